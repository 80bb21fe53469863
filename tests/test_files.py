"""Writing files that people name."""

import os
from pathlib import Path

from futé_tui.files import replace_bytes


def test_what_is_no_ordinary_file_is_written_to_and_never_replaced_even_behind_a_link(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "settings.json"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        replace_bytes(link, b"{}")
        assert os.read(reader, 10) == b"{}"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert link.is_symlink()
