"""Every test of the app has its own folder for files, and is not the first start."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file

from .driving import in_letters


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    LessonProgress(lessons_file()).note_offer()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder in which a set-up is remembered."""
    (tmp_path / "fute").mkdir()
    (tmp_path / "fute" / "last-set-up.json").write_text('{"sheet": "tres-fute", "players": ["Lia", "Tom"]}', "utf-8")
    return tmp_path


@pytest.fixture
def letters() -> Iterator[None]:
    """A terminal without colours, where everything is drawn in letters."""
    with in_letters():
        yield


@pytest.fixture(autouse=True, scope="session")
def _short_pauses() -> Iterator[None]:
    """Let Textual paint every 3 ms and Pilot look every 6 ms whether it is idle: most of a test would be waiting."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("textual.screen.UPDATE_PERIOD", 0.003)
        patch.setattr("textual._wait.SLEEP_GRANULARITY", 0.006)
        yield


@pytest.fixture(autouse=True, scope="session")
def _cleared_away_at_the_end() -> Iterator[None]:
    """A table that was left is cleared away by looking through all objects, of which a test run has many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("futé_tui.screens.table.board.CLEARING", 3600.0)
        yield


@pytest.fixture(autouse=True, scope="session")
def _style_sheets_read_once() -> Iterator[None]:
    """Hundreds of apps have the same style sheets; each would begin by reading them again."""
    read: dict[tuple[object, ...], list[RuleSet]] = {}
    parse = Stylesheet._parse_rules

    def parse_once(sheet: Stylesheet, css: str, *about: Any, **more: Any) -> list[RuleSet]:
        key = (css, about, frozenset(more.items()), *sheet._variables.values())
        if key not in read:
            read[key] = parse(sheet, css, *about, **more)
        return read[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", parse_once)
        yield
