"""Whole Qwixx games, and what bots may know: nothing of what others do with the white sum on the table."""

from random import Random

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.dice import SeededDice
from futé_tui.engine.moves import Mark
from futé_tui.engine.observing import Row
from futé_tui.engine.playout import Playout
from futé_tui.engine.refusals import NotYourMove
from futé_tui.engine.rules import LaidSheet
from futé_tui.expert.simple import greedy_bot, random_bot

from ..cases import for_each
from ..helpers import play
from ..qwixx_sheets import RULES, roll, sheet, table


def test_a_decision_on_the_white_sum_is_undone_until_the_next_player_decides() -> None:
    game = table([roll(4, 1)], sheet(), sheet())
    play(game, "roll", "white>red.5")
    assert game.why_not_undo() == NotYourMove()


def test_alone_the_white_sum_is_taken_back() -> None:
    game = table([roll(4, 1)], sheet())
    play(game, "roll")
    before = game.position
    play(game, "white>red.5")
    game.undo()
    assert game.position == before


@pytest.mark.parametrize("first", ["skip", "white>red.12"])
def test_what_others_do_with_the_white_sum_is_not_seen(first: str) -> None:
    seen = []
    for choice in ("skip", first):
        game = table([roll(6, 6)], sheet(red="2 3 4 5 6"), sheet(), sheet())
        play(game, "roll", choice, "skip")
        rows: Row = []
        observer = RULES.observer()
        for move in game.moves():
            turn = RULES.open(game.position)
            turn.settle_before_dice(move)
            observer.observe(turn, 2, rows)
        seen.append(b"".join(rows))
    assert seen[0] == seen[1]


@for_each(range(1, 6), [random_bot, greedy_bot])
def test_bots_play_to_an_end_that_the_rules_know(players: int, bot: object) -> None:
    rules = load_ruleset("qwixx").rules
    assert callable(bot)
    playout = Playout.start(rules, players, SeededDice(players))
    random = Random(players)
    while playout.moves:
        playout.play(bot(rules, playout, random))
    position = playout.position
    assert position.locked.bit_count() >= 2 or max(sheet.misses for sheet in position.sheets) == 4


def test_a_laid_position_is_locked_where_a_lock_is_crossed() -> None:
    laid = LaidSheet({"red": [Mark("12"), Mark("lock")]}, {"penalties": 2})
    position = RULES.lay([laid, LaidSheet({}, {})], 3, 1)
    assert position.locked == 1
    assert position.sheets[0].misses == 2
