"""The way of a game: positions that nobody asked for are found when somebody does."""

from random import Random

import pytest

from futé_tui import SeededDice, new_game
from futé_tui.engine.dice import DiceError, Outcome, Throw
from futé_tui.engine.game import Game

from ..helpers import scripted


def played(sheet: str, *, looking: bool) -> Game:
    """A random game; somebody looks at every position on the way, or nobody does."""
    game, player = new_game(sheet, ["Lia", "Tom"], seed=4), Random(4)
    while moves := game.moves():
        if looking:
            assert game.position
        game.play(player.choice(moves))
    return game


@pytest.mark.parametrize("sheet", ["tres-fute", "qwinto"])
def test_positions_are_the_same_whether_somebody_looked_on_the_way_or_not(sheet: str) -> None:
    seen, unseen = played(sheet, looking=True), played(sheet, looking=False)
    assert unseen.steps[10].before.position == seen.steps[10].before.position
    assert [step.before.position for step in unseen.steps] == [step.before.position for step in seen.steps]
    assert unseen.position == seen.position
    assert unseen.events() == seen.events()
    assert unseen.record() == seen.record()


def test_a_game_goes_on_from_an_earlier_step_that_nobody_looked_at() -> None:
    whole = played("tres-fute", looking=False)
    earlier = whole.until(20)
    assert earlier.moves() == whole.steps[20].before.moves
    rolled = iter([step.outcome for step in whole.steps[20:] if step.outcome])
    for step in whole.steps[20:]:
        earlier.replay(step.move, lambda throw: next(rolled))
    assert earlier.position == whole.position


def test_two_games_go_on_from_the_same_moment() -> None:
    game = new_game("tres-fute", ["Lia"], seed=1)
    game.play("roll")
    other = game.until(1)
    first, second, *_ = game.moves()
    game.play(first)
    other.play(second)
    assert (game.steps[-1].move, other.steps[-1].move) == (first, second)
    assert game.steps[-1].before.position == other.steps[-1].before.position
    assert game.position != other.position


def test_a_step_taken_back_leads_to_the_position_before_it() -> None:
    game = scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"])
    game.play("roll")
    before = game.until(1).position
    game.play("yellow>r3c4")
    game.undo()
    assert game.position == before


class CrookedDice:
    """Somebody else's dice, which do not answer what they are asked."""

    name = "crooked"

    def throw(self, throw: Throw) -> Outcome:
        return Outcome((7,) * len(throw.dice))


def test_other_peoples_dice_are_checked_and_the_game_waits() -> None:
    game = new_game("tres-fute", ["Lia"], dice=CrookedDice())
    before = game.position
    with pytest.raises(DiceError, match="1 to 6"):
        game.play("roll")
    assert (game.position, game.steps) == (before, [])
    game.dice = SeededDice(1)
    game.play("roll")
    assert len(game.steps) == 1
