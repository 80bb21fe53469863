"""Rulesets with mistakes: refused with sentences that name the file, or playable to the end of a game."""

import json
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.sheets.loader import RulesetError, rulesets_folder
from futé_tui.sheets.ruleset import Ruleset
from futé_tui.text.rule_pages import rule_page
from futé_tui.text.sheet import draw_sheet

from .changing import changed_data, changed_text

RULESETS = 40
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def original(sheet: str) -> str:
    text = (rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8")
    return text.replace(f'id = "{sheet}"', f'id = "own-{sheet}"', 1)


def play(ruleset: Ruleset, random: Random) -> None:
    """Look at the sheet and the rules, and play a game to its end."""
    assert rule_page(ruleset)
    count = random.choice(ruleset.player_counts)
    game = new_game(ruleset, [f"P{number}" for number in range(count)], seed=1)
    assert list(draw_sheet(game.rules.view(game.position, 0), game.scores()[0]))
    while game.to_move is not None and len(game.steps) < 400:
        game.play(random.choice(game.moves()))
    assert len(game.scores()) == count


@pytest.mark.parametrize("kind", ["text", "data"])
@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_ruleset_with_mistakes_is_refused_or_playable(tmp_path: Path, sheet: str, kind: str) -> None:
    file = tmp_path / "own.toml"
    text = original(sheet)
    data = tomllib.loads(text)
    problems: list[str] = []
    for seed in range(RULESETS):
        random = Random(seed)
        if kind == "text":
            file.write_text(changed_text(text, random), encoding="utf-8", errors="replace")
        else:
            file.write_text(as_toml(changed_data(data, random)), encoding="utf-8")
        try:
            play(load_ruleset(file), random)
        except RulesetError as error:
            problems += error.problems
    assert len(problems) > RULESETS / 5
    assert all(problem.startswith(str(file)) for problem in problems)


def as_toml(data: dict[str, Any], path: str = "") -> str:
    """A file with this data, which is changed too much for a library to be quick. TOML has no word for nothing."""
    values, tables = "", ""
    for key, value in data.items():
        name = key if _BARE.fullmatch(key) else json.dumps(key)
        if isinstance(value, dict):
            tables += f"[{path}{name}]\n{as_toml(value, f'{path}{name}.')}"
        elif isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            tables += "".join(f"[[{path}{name}]]\n{as_toml(each, f'{path}{name}.')}" for each in value)
        elif value is not None:
            values += f"{name} = {_written(value)}\n"
    return values + tables


def _written(value: Any) -> str:
    if isinstance(value, dict):
        inside = (f"{json.dumps(key)} = {_written(each)}" for key, each in value.items() if each is not None)
        return f"{{{', '.join(inside)}}}"
    if isinstance(value, list):
        return f"[{', '.join(_written(each) for each in value if each is not None)}]"
    return json.dumps(value, ensure_ascii=False)


def test_what_is_written_is_read_again() -> None:
    for sheet in ruleset_ids():
        data = tomllib.loads(original(sheet))
        assert tomllib.loads(as_toml(data)) == data
