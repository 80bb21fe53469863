"""Afterstates: what is done, what is still open, and which faces are hidden."""

from typing import Any

import pytest

from futé_tui.engine.dice import Throw
from futé_tui.engine.fute import listing
from futé_tui.engine.fute.position import NO_SLOTS, FollowUp, Position, Stage
from futé_tui.engine.game import Game
from futé_tui.engine.notation import parse
from futé_tui.engine.playout import Playout

from ..helpers import play, scripted, with_position, with_zones
from ..qwinto_sheets import sheet, table
from ..tables import atelier, lay, with_actions

ROLLED = "white5 yellow4 blue2 green6 orange5 purple3"


def chosen(game: Game, **changes: Any) -> Game:
    """The first roll of a turn has fallen."""
    return lay(game, pool=ROLLED, stage=Stage.CHOOSE, roll=1, **changes)


def after(game: Game, move: str) -> Any:
    assert game.why_not(move) is None
    return game.rules.afterstate(game.position, parse(move))


def faces(game: Game, position: Position) -> dict[str, int]:
    return dict(zip(game.ruleset.dice, position.faces, strict=True))


def test_a_reroll_is_spent_before_the_dice_fall_and_their_faces_are_gone() -> None:
    game = with_actions(chosen(scripted("tres-fute", [])), reroll=2)
    position = after(game, "reroll")
    assert position.sheets[0].tracks[0] == (2, 1)
    assert (position.stage, position.roll, position.rerolls) == (Stage.CHOOSE, 1, 1)
    assert set(position.faces) == {0}
    assert game.rules.in_hand(position)


def test_behind_a_chosen_die_the_rest_of_the_pool_is_in_hand_for_the_next_roll() -> None:
    game = chosen(scripted("tres-fute", []))
    position = after(game, "yellow>r3c4")
    assert (position.stage, position.roll) == (Stage.CHOOSE, 2)
    assert faces(game, position) == {"white": 0, "yellow": 4, "blue": 2, "green": 0, "orange": 0, "purple": 3}
    assert game.rules.throw_in_hand(position) == Throw(1, 0, 2, 0, ("white", "green", "orange"))


def test_a_bonus_that_waits_is_still_open_and_the_faces_can_be_seen() -> None:
    game = chosen(with_zones(scripted("tres-fute", []), yellow=["r3c1", "r3c3"]))
    position = after(game, "yellow>r3c4")
    assert position.waiting == ("?green",)
    assert faces(game, position) == faces(game, game.position)
    assert not game.rules.in_hand(position)


def test_a_bonus_with_one_use_or_none_waits_too_until_the_game_is_settled() -> None:
    orange_is_full = [f"{box}=6" for box in range(1, 12)]
    game = chosen(with_zones(scripted("tres-fute", []), yellow=["r2c1", "r2c2"], orange=orange_is_full))
    position = after(game, "white>yellow.r2c4")
    assert position.waiting == ("orange=4",)
    assert game.rules.settle(position).position.waiting == ()


def test_extra_dice_that_can_be_paid_for_are_still_open() -> None:
    game = lay(scripted("tres-fute", []), slots="white5 yellow4", pool="green6 orange5", platter="blue2 purple3")
    with_actions(with_position(game, stage=Stage.CHOOSE, roll=3), extra=1)
    assert after(game, "green>1").stage is Stage.EXTRA
    assert not game.rules.in_hand(after(game, "green>1"))


def test_behind_the_last_die_of_a_solo_turn_all_dice_are_in_hand_for_the_passive_roll() -> None:
    game = lay(scripted("tres-fute", []), slots="white5 yellow4", pool="green6 orange5", platter="blue2 purple3")
    with_actions(with_position(game, stage=Stage.CHOOSE, roll=3), extra=0)
    position = after(game, "green>1")
    assert (position.stage, position.slots, position.platter) == (Stage.SOLO_ROLL, NO_SLOTS, 0)
    assert set(position.faces) == {0}
    assert game.rules.throw_in_hand(position).laid_out


def test_the_others_picks_are_still_open_and_their_dice_can_be_seen() -> None:
    game = lay(scripted("tres-fute", [], 2), slots="white5 yellow4", pool="green6 orange5", platter="blue2 purple3")
    position = after(with_actions(with_position(game, stage=Stage.CHOOSE, roll=3), extra=0), "green>1")
    assert (position.stage, position.seat) == (Stage.PASSIVE, 1)
    assert 0 not in position.faces


def test_the_end_of_a_round_starts_the_next_one_with_its_bonus() -> None:
    game = lay(scripted("tres-fute", []), slots="white5 yellow4 green6", platter="blue2 purple3 orange5")
    position = after(with_actions(with_position(game, stage=Stage.PASSIVE), extra=0), "decline")
    assert (position.round, position.stage, position.roll) == (2, Stage.CHOOSE, 1)
    assert game.rules.in_hand(position)
    assert position.sheets[0].tracks != game.position.sheets[0].tracks


def test_a_die_that_may_be_taken_back_is_a_choice_but_the_pool_shows_nothing_any_more() -> None:
    game = chosen(atelier(returns=1))
    position = after(game, "yellow>r2c1")
    assert position.stage is Stage.BEFORE_ROLL
    assert not game.rules.in_hand(position)
    assert faces(game, position) == {"white": 0, "yellow": 4, "blue": 2, "green": 0, "orange": 0, "purple": 3}


def test_follow_up_crosses_are_still_open() -> None:
    game = lay(scripted("vraiment-tres-fute", []), pool="white5 yellow4 blue2 green6 silver5 pink3")
    position = after(with_position(game, stage=Stage.CHOOSE, roll=1), "silver>r1c5")
    assert isinstance(position.follow, FollowUp)
    assert not game.rules.in_hand(position)


def test_in_qwinto_the_picked_dice_are_in_hand() -> None:
    game = table([], sheet())
    position = after(game, "roll orange purple")
    assert game.rules.in_hand(position)
    assert game.rules.throw_in_hand(position) == Throw(1, 0, 1, 0, ("orange", "purple"))


def test_in_qwinto_a_reroll_is_the_only_one_of_the_turn() -> None:
    game = table(["orange3 purple4"], sheet())
    play(game, "roll orange purple")
    position = after(game, "reroll")
    assert (position.rerolled, position.faces) == (True, (0, 0, 0))
    assert game.rules.throw_in_hand(position) == Throw(1, 0, 1, 1, ("orange", "purple"))


def test_in_qwinto_picking_dice_is_a_choice() -> None:
    game = table(["orange3"], sheet())
    play(game, "roll orange")
    position = after(game, "orange>3=3")
    assert not game.rules.in_hand(position)
    assert game.rules.settle(position).moves[0].throws


def test_no_zone_is_asked_what_it_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = chosen(with_zones(scripted("tres-fute", [], 2), yellow=["r3c1", "r3c3"]))
    moves = game.moves()

    def asked(*arguments: object) -> None:
        raise AssertionError("an afterstate needs no list")

    for lists in ("list_uses", "plain_uses", "_claims", "_follow_ups"):
        monkeypatch.setattr(listing, lists, asked)
    assert len({game.rules.afterstate(game.position, move) for move in moves}) == len(moves)


def test_a_playout_goes_on_from_dice_in_hand() -> None:
    game = chosen(scripted("tres-fute", ["white1 green2 orange3"]))
    playout = Playout(game.rules, after(game, "yellow>r3c4"), game.dice)
    assert faces(game, playout.position)["orange"] == 3
