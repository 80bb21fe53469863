"""The README keeps up with the app: its pictures, its keys and its settings."""

import re
from pathlib import Path
from xml.etree import ElementTree

from futé_tui import ruleset_ids
from futé_tui.screens.commands import TABLE
from futé_tui.screens.settings.keys import with_valid_keys
from futé_tui.store.resolve_settings import resolve_settings
from futé_tui.store.settings import NAMES

from ..cases import for_each
from .pages import DOCS, ROOT, blocks

README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"!\[[^]]+\]\(([^)]+\.svg)\)", README)
PICTURES = sorted((DOCS / "pictures").glob("*.svg"))
TURN = DOCS / "pictures" / "turn" / "turn.svg"
MOST_BYTES = 300_000
AROUND = {"home", "set-up", "result", "records", "games", "rules"}  # the screens around the table


def test_the_readme_shows_a_turn_and_then_pictures_that_exist() -> None:
    first, *others = (ROOT / name for name in SHOWN)
    assert first == TURN
    assert set(others) <= set(PICTURES)
    assert {path.stem for path in others} >= AROUND


def test_the_picture_of_a_turn_moves_and_is_small() -> None:
    text = TURN.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert "@keyframes" in text
    for words in ("Yellow row complete → blue ?", "Orange box → fox", "×3", "+5"):
        assert words in text


def test_every_sheet_and_the_screens_around_it_have_a_picture() -> None:
    assert {path.stem for path in PICTURES} == {*ruleset_ids(), *AROUND}


@for_each([*PICTURES, TURN])
def test_a_picture_shows_a_screen_and_needs_nothing_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    assert "url(http" not in text
    assert str(ROOT) not in text
    assert "Help" in text


def test_the_makefile_takes_the_pictures_with_scripts_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    modules = re.findall(r"python -m (docs\.pictures\.\w+)$", makefile, flags=re.MULTILINE)
    assert [(ROOT / module.replace(".", "/")).with_suffix(".py").is_file() for module in modules] == [True, True]
    assert "make pictures" in README


def test_the_readme_shows_the_keys_of_every_command_of_the_table() -> None:
    _, _, rest = README.partition("| key | command | what it does |\n|---|---|---|\n")
    rows = [row.split("|") for row in rest.partition("\n\n")[0].splitlines()]
    keys = {name: row[1].lower() for row in rows for name in re.findall(r"`([a-z_]+)`", row[2])}
    assert set(keys) == {command.id for command in TABLE}
    for command in TABLE:
        assert {"plus": "+"}.get(command.key, command.key.split(",")[-1]) in keys[command.id]


def test_the_settings_that_the_readme_shows_are_read_without_complaint(tmp_path: Path) -> None:
    [example] = blocks(README, "toml")
    path = tmp_path / "settings.toml"
    path.write_text(example, encoding="utf-8")
    settings = with_valid_keys(resolve_settings(path, {}, {}))
    assert settings.problems == ()
    assert settings.theme == "fute-light"
    assert settings.keys == {"undo": "backspace", "brown": "k"}
    assert {*NAMES, "keys.undo"} <= settings.sources.keys()
