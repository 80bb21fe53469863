"""Mistakes in a sheet are named with their line, and the real one first."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from futé_tui import RulesetError, load_ruleset, ruleset_ids
from futé_tui.sheets.loader import rulesets_folder
from futé_tui.sheets.toml_lines import LineFinder


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_key_and_every_entry_is_found_on_its_line(sheet: str) -> None:
    text = (rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8")
    finder, lines = LineFinder(text), text.split("\n")

    def look(value: Any, *keys: str | int) -> None:
        line = lines[finder.find(keys) - 1]
        if keys and isinstance(keys[-1], str) and not isinstance(value, dict | list):
            assert keys[-1] in line
        if isinstance(value, int) and not isinstance(value, bool):
            assert str(value) in line, (keys, line)
        inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, each in inner:
            look(each, *keys, key)

    look(tomllib.loads(text))


def test_strings_comments_and_dotted_keys_confuse_nobody() -> None:
    text = '# [no]\na = """\n[x]\ny = 1"""\nb.c = "]" # ]\n["q x"]\nd = { e = [1,\n 2], f = \'#\' }\n'
    finder = LineFinder(text)
    found = [finder.find(keys) for keys in (("a",), ("b", "c"), ("q x", "d", "e", 1), ("q x", "d", "f"), ("gone",))]
    assert found == [2, 5, 8, 8, 0]


MISTAKES = {
    "a list that is too short, before its marks": (
        "factors = [2, 3, 2,",
        "factors = [2, 3,",
        "zones.green: factors has 11",
    ),
    "points for too few columns": ("column_points = [10,", "column_points = [", "zones.yellow: column_points has 5"),
    "letters that are too few": (
        'column_points = "KKKXXX"',
        'column_points = "KKKXX"',
        "provenance.column_points: 5 letters",
    ),
    "a bonus to nowhere": (
        'row_bonuses = ["mix", "?yellow"',
        'row_bonuses = ["mix", "?pink"',
        "zones.blue: the bonus '?pink' names",
    ),
    "a row that is too short": ('[7, "x", 8, 9]', '[7, "x", 8]', "zones.blue: boxes, row 3 has 3 entries"),
    "a word that is no bonus": ('round_bonuses = ["reroll"', 'round_bonuses = ["rerol"', "round_bonuses.1: 'rerol' is"),
    "a kind that does not exist": ('kind = "block-track"', 'kind = "blok"', "zones.green.kind: there is no 'blok'"),
    "an id that is taken": ('id = "mine"', 'id = "qwinto"', "id: 'qwinto' belongs to a sheet that comes with the game"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_the_first_sentence_names_the_line_of_the_real_mistake(tmp_path: Path, name: str) -> None:
    old, new, reason = MISTAKES[name]
    text = (rulesets_folder() / "melange.toml").read_text(encoding="utf-8").replace('id = "melange"', 'id = "mine"')
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(RulesetError) as caught:
        load_ruleset(file)
    assert caught.value.problems[0].startswith(f"{file}: line {line}: ")
    assert reason in caught.value.problems[0]
