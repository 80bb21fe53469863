"""The sheets that come with the game say their texts in every language."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.language import LANGUAGES, speak
from futé_tui.sheets.loader import rulesets_folder


def texts(part: Any) -> Iterator[dict[str, str]]:
    """Every text of a file that is given in languages."""
    if isinstance(part, dict) and set(part) == set(LANGUAGES):
        yield part
    elif isinstance(part, dict):
        for each in part.values():
            yield from texts(each)
    elif isinstance(part, list):
        for each in part:
            yield from texts(each)


def texts_of(path: Path) -> Iterator[dict[str, str]]:
    """Every text of a ruleset file that is given in languages."""
    yield from texts(tomllib.loads(path.read_text(encoding="utf-8")))


@pytest.fixture(params=ruleset_ids())
def sheet(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_rating_levels_and_notes_follow_the_language(sheet: str) -> None:
    said = []
    for language in LANGUAGES:
        speak(language)
        ruleset = load_ruleset(sheet)
        said.append((ruleset.note, *(level.title for level in ruleset.ratings)))
    for translations in zip(*said, strict=True):
        assert len(set(translations)) > 1 or not any(translations) or translations[0] == "Respect²", translations


def test_everything_but_the_name_of_a_sheet_is_there_in_every_language(sheet: str) -> None:
    data = tomllib.loads((rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8"))
    written = [part for level in data.get("ratings", []) for part in (level["title"],)]
    written += [option["about"] for option in data.get("options", {}).values()]
    written += [data["note"]] if "note" in data else []
    assert all(isinstance(text, dict) for text in written)


def test_french_signs_stand_behind_a_space_that_does_not_break(sheet: str) -> None:
    for text in texts_of(rulesets_folder() / f"{sheet}.toml"):
        assert not re.search(r" [!?;:»]|« |[a-zà-ÿ][!?;:](?= |$)", text["fr"]), text["fr"]


def test_where_a_sheet_has_several_disputed_rules_each_fits_one_line_of_the_set_up(sheet: str) -> None:
    data = tomllib.loads((rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8"))
    options = data.get("options", {}).values()
    if len(options) > 1:
        assert [text for option in options for text in option["about"].values() if len(text) > 64] == []
