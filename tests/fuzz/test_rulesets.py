"""Rulesets with mistakes: refused with sentences that name the file, or playable to the end of a game."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tomlkit

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.sheets.loader import RulesetError, rulesets_folder
from futé_tui.sheets.ruleset import Ruleset
from futé_tui.text.rule_pages import rule_page
from futé_tui.text.sheet import draw_sheet

from .changing import changed_data, changed_text

RULESETS = 40


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
            file.write_text(tomlkit.dumps(_without_none(changed_data(data, random))), encoding="utf-8")
        try:
            play(load_ruleset(file), random)
        except RulesetError as error:
            problems += error.problems
    assert len(problems) > RULESETS / 5
    assert all(problem.startswith(str(file)) for problem in problems)


def _without_none(data: Any) -> Any:
    """TOML has no word for nothing."""
    if isinstance(data, dict):
        return {key: _without_none(value) for key, value in data.items() if value is not None}
    if isinstance(data, list):
        return [_without_none(value) for value in data if value is not None]
    return data
