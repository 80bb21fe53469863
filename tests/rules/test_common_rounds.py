"""Rounds: how many, in which order, and their bonuses."""

import pytest

from futé_tui import new_game
from futé_tui.engine.events import (
    ActionUnlocked,
    RoundStarted,
    TurnStarted,
)

from ..helpers import play, texts, with_zones
from ..tables import idle, unlocked

SHEET = "tres-fute"
NAMES = ["Lia", "Tom", "Ada", "Max"]


@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_in_every_round_each_player_is_active_once_in_seat_order(players: int, rounds: int) -> None:
    game = idle(new_game(SHEET, NAMES[:players], seed=1))
    events = [event for event in game.events() if isinstance(event, RoundStarted | TurnStarted)]
    expected: list[object] = []
    for number in range(1, rounds + 1):
        expected += [RoundStarted(0, number), *(TurnStarted(seat) for seat in range(players))]
    assert events == expected


def test_every_player_gets_the_round_bonus_when_the_round_starts() -> None:
    game = new_game(SHEET, NAMES[:3], seed=1)
    assert [event for event in game.opening if isinstance(event, ActionUnlocked)] == [
        ActionUnlocked(seat, "reroll", 1) for seat in range(3)
    ]
    idle(game, until_round=2)
    assert [unlocked(game, "extra", seat) for seat in range(3)] == [1, 1, 1]
    assert [unlocked(game, "reroll", seat) for seat in range(3)] == [1, 1, 1]


def test_the_round_4_choice_is_resolved_in_seat_order_cascade_included_before_the_first_roll() -> None:
    game = idle(new_game(SHEET, NAMES[:2], seed=1), until_round=4)
    with_zones(game, seat=0, orange=["1=1", "2=1", "3=1", "4=1"])
    assert (game.to_move, game.phase) == (0, "bonus")
    assert {move.partition(">")[0] for move in texts(game)} == {"?any"}
    play(game, "?any>orange.5=6")
    assert (game.to_move, game.phase) == (0, "bonus")
    assert {move.partition(">")[0] for move in texts(game)} == {"?yellow"}
    play(game, "?yellow>r1c1")
    assert (game.to_move, game.phase) == (1, "bonus")
    play(game, "?any>purple.1=6")
    assert (game.to_move, game.phase) == (0, "before_roll")
    assert texts(game) == ["roll"]


def test_rounds_5_and_6_bring_no_bonus() -> None:
    game = idle(new_game(SHEET, NAMES[:1], seed=1), until_round=5)
    before = game.position.sheets
    idle(game)
    assert game.position.sheets == before
