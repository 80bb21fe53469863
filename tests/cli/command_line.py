"""The command line in this process, with separate files."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from futé_tui.cli import main

Fute = Callable[..., str]


@pytest.fixture
def fute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Fute:
    """Run the command line with separate files; its output, if its status is right."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))

    def run(*arguments: str, typed: str = "", status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            ended: object = main(arguments)
        except SystemExit as error:  # from argparse
            ended = error.code
        assert ended == status
        out, err = capsys.readouterr()
        return str(out + err)

    return run
