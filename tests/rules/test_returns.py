"""Returning dice: before a roll, off the platter, back into the pool."""

import pytest

from futé_tui import IllegalMove
from futé_tui.engine.events import ActionUsed, DieReturned
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import DieLiesElsewhere, NoActionLeft, NoDiceToRoll, NoSuchDie, NotInThisPhase

from ..helpers import play, texts
from ..tables import atelier, platter, pool, slots, unlocked

FIRST = "white4 yellow1 blue2 green5 orange6 purple3"
SWEEP = "white1 yellow2 blue3 green6 orange4 purple5"


def test_before_roll_1_the_platter_is_empty_and_nothing_returns() -> None:
    game = atelier([], returns=2)
    assert texts(game) == ["roll"]
    assert game.why_not("return white") == DieLiesElsewhere("white", "pool")


def test_a_die_returns_from_the_platter_before_a_roll_and_is_rolled() -> None:
    game = atelier([FIRST, "white1 blue5 green1 orange1"], returns=1)
    play(game, "roll", "purple>1=3")
    assert platter(game) == {"yellow", "blue"}
    assert texts(game) == ["return blue", "return yellow", "roll"]
    events = play(game, "return blue")
    assert events == [ActionUsed(0, "return", 1), DieReturned(0, "blue")]
    assert pool(game) == {"white", "blue", "green", "orange"}
    assert platter(game) == {"yellow"}
    play(game, "roll")
    assert "blue>r2c2" in texts(game)


def test_several_dice_may_return_before_one_roll() -> None:
    game = atelier([FIRST, "white1 yellow1 blue5 green1 orange1"], returns=3)
    play(game, "roll", "purple>1=3", "return yellow", "return blue")
    assert texts(game) == ["roll"]
    assert unlocked(game, "return") == 1
    play(game, "roll")
    assert game.position.roll == 2


def test_without_an_unlocked_action_nothing_returns() -> None:
    game = atelier([FIRST])
    play(game, "roll", "purple>1=3")
    assert texts(game) == ["roll"]
    assert game.why_not("return blue") == NoActionLeft("return")


def test_only_dice_on_the_platter_return() -> None:
    game = atelier([FIRST], returns=1)
    play(game, "roll", "purple>1=3")
    assert game.why_not("return purple") == DieLiesElsewhere("purple", "slot 1")
    assert game.why_not("return white") == DieLiesElsewhere("white", "pool")
    assert game.why_not("return red") == NoSuchDie("red")


def test_an_empty_pool_can_be_refilled_while_a_roll_is_left() -> None:
    game = atelier([SWEEP, "white6 blue6", "white5"], players=2, returns=3)
    play(game, "roll", "green>1")
    assert pool(game) == set()
    assert texts(game)[-1] == "done"
    assert game.why_not("roll") == NoDiceToRoll()
    play(game, "return white", "return blue")
    assert texts(game) == ["return orange", "return purple", "return yellow", "roll"]
    play(game, "roll", "blue>r3c4", "roll", "white>orange.1=5")
    assert slots(game) == ["green", "blue", "white"]
    assert (game.to_move, game.phase) == (1, "passive")


def test_with_an_empty_pool_done_ends_the_rolls_instead() -> None:
    game = atelier([SWEEP], players=2, returns=1)
    play(game, "roll", "green>1", "done")
    assert (game.to_move, game.phase) == (1, "passive")
    assert unlocked(game, "return") == 1


def test_an_empty_pool_ends_the_rolls_by_itself_when_nothing_can_return() -> None:
    game = atelier([SWEEP], players=2)
    play(game, "roll", "green>1")
    assert (game.to_move, game.phase) == (1, "passive")


def test_after_the_third_roll_nothing_returns() -> None:
    game = atelier([FIRST, "white4 green5 orange6", "green5 orange6"], players=2, returns=3)
    play(game, "roll", "purple>1=3", "roll", "white>orange.1=4", "roll", "green>1")
    assert (game.to_move, game.phase) == (1, "passive")
    assert unlocked(game, "return") == 4 - 1


def test_nothing_returns_between_a_roll_and_the_choice_so_never_before_a_reroll() -> None:
    game = atelier([FIRST, "white4 green5 orange6", "white1 green1 orange1"], returns=1, reroll=1)
    play(game, "roll", "purple>1=3", "roll")
    assert game.why_not("return blue") == NotInThisPhase(Phase.CHOOSE)
    play(game, "reroll")
    with pytest.raises(IllegalMove):
        play(game, "return blue")
    assert platter(game) == {"yellow", "blue"}


def test_a_return_after_a_pass_brings_back_what_an_earlier_roll_swept() -> None:
    game = atelier([FIRST, "white4 green5 orange6"], returns=1)
    play(game, "roll", "purple>1=3", "roll", "pass", "return yellow")
    assert pool(game) == {"white", "green", "orange", "yellow"}
    assert slots(game) == ["purple", "-", "-"]
