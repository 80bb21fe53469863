"""Writing files that people name."""

import os
from pathlib import Path

import pytest

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


def test_nobody_waits_for_a_reader_of_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="No such device or address"):
        replace_bytes(pipe, b"{}")
    assert pipe.is_fifo()


def test_a_link_to_itself_stays_and_is_an_error_like_others(tmp_path: Path) -> None:
    link = tmp_path / "settings.json"
    link.symlink_to(link)
    with pytest.raises(OSError, match="symbolic links"):
        replace_bytes(link, b"{}")
    assert list(tmp_path.iterdir()) == [link]
    assert link.is_symlink()


def test_what_the_shell_opened_for_us_is_written_to(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    try:
        replace_bytes(Path(f"/dev/fd/{writer}"), b"{}")
        assert os.read(reader, 10) == b"{}"
    finally:
        os.close(reader)
        os.close(writer)
