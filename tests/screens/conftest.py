"""Every test of the app has its own folder for files, and is not the first start."""

from pathlib import Path

import pytest

from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    LessonProgress(lessons_file()).note_offer()


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Textual paint every 3 ms and Pilot look every 6 ms whether it is idle: most of a test would be waiting."""
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 0.003)
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.006)
