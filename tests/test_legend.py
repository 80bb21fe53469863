"""The legend of a sheet: every sign of a bonus on it is explained, and nothing that is not on it."""

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.table.badges import badge
from futé_tui.table.letters import die_letters
from futé_tui.text.legend import Legend, legend_of


def legend(sheet: str) -> Legend:
    game: Game = new_game(sheet, ["Lia"], seed=1)
    letters = die_letters(game.ruleset.dice)
    view = game.rules.view(game.position, 0)
    return legend_of(view, game.rules.round_track(1), lambda word: badge(word, letters))


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_sign_is_told_once(sheet: str) -> None:
    signs = [sign for sign, _ in legend(sheet)]
    assert len(signs) == len(set(signs))
    assert all(meaning for _, meaning in legend(sheet))


def test_a_sheet_tells_its_own_signs_only() -> None:
    assert dict(legend("tres-fute"))["?b"] == "Mark blue with a number of your choice"
    assert "mx" not in dict(legend("tres-fute"))
    assert "mx" in dict(legend("melange"))
    assert not {"??", "fox"} & dict(legend("qwinto")).keys()
