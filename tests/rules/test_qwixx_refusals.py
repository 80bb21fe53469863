"""Why something cannot be done in Qwixx, and the sentence for it."""

import pytest

from futé_tui.engine import refusals as r
from futé_tui.engine import zone_refusals as z
from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.text.refusals import describe_refusal

from ..cases import for_cases
from ..helpers import play
from ..qwixx_sheets import RULES, roll, sheet, table


def first_action() -> Game:
    """White 4 and 5 make 9; red has 2, 3 and 10, yellow is locked."""
    game = table([roll(4, 5, red=2, yellow=0, blue=3)], sheet(red="2 3 10"), sheet(), locked="yellow")
    play(game, "roll")
    return game


@for_cases(
    [
        ("white>red.9", z.BoxGone("red", "9", "10")),
        ("white>red.3", z.AlreadyMarked("red", "3")),
        ("white>red.12", z.LastBoxTooEarly("red", "12", 5, 3)),
        ("white>red.11", z.NotTheSum("red", "11", (9,))),
        ("white>red.lock", z.LockComesWithTheLast("red", "12")),
        ("white>red.13", z.NoSuchBox("red", "13")),
        ("white>yellow.9", z.RowIsLocked("yellow")),
        ("white>green.9=9", z.JustACross("green", "9")),
        ("white>green.9:half", z.NoSuchWay("green", "9", "half")),
        ("white-two>green.9", r.SpelledOtherwise("white>green.9")),
        ("white>pink.9", z.NoSuchZone("pink")),
        ("pink>9", r.NoSuchDie("pink")),
        ("blue>green.7", z.WrongZone("blue", "green")),
        ("blue>7", r.WhiteSumFirst("blue")),
        ("penalty", r.NotInThisPhase(Phase.WHITE_SUM)),
        ("roll", r.NotInThisPhase(Phase.WHITE_SUM)),
        ("pass", r.NotInThisGame("pass")),
        ("decline", r.NotInThisGame("decline")),
        ("miss", r.NotInThisGame("miss")),
        ("extra blue>7", r.NotInThisGame("extra blue>7")),
        ("blue+1>7", r.NotInThisGame("blue+1>7")),
    ]
)
def test_the_first_action(move: str, refusal: r.Refusal) -> None:
    assert first_action().why_not(move) == refusal


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("white>green.9", r.WhiteSumIsOver()),
        ("blue>9", z.NotTheSum("blue", "9", (7, 8))),
        ("yellow>5", r.DieOutOfTheGame("yellow")),
        ("skip", r.SpelledOtherwise("penalty")),
        ("red>6", z.BoxGone("red", "6", "10")),
    ],
)
def test_the_second_action(move: str, refusal: r.Refusal) -> None:
    game = first_action()
    play(game, "skip", "skip")
    assert game.why_not(move) == refusal


def test_coloured_dice_are_not_for_the_others() -> None:
    game = first_action()
    play(game, "skip")
    assert game.why_not("blue>7") == r.NotYourColours("blue")


def test_there_is_no_penalty_for_who_has_crossed_something() -> None:
    game = first_action()
    play(game, "white>green.9", "skip")
    assert game.why_not("penalty") == r.NoPenaltyDue()
    assert RULES.explain_track(game.position, "penalties") == r.NoPenaltyDue()


def test_before_the_roll_and_after_the_end() -> None:
    game = table([roll(4, 1)], sheet(misses=3))
    assert game.why_not("white>red.5") == r.NotInThisPhase(Phase.BEFORE_ROLL)
    assert game.why_not("roll red") == r.SpelledOtherwise("roll")
    play(game, "roll", "skip", "penalty")
    assert game.why_not("roll") == r.GameIsOver()


@for_cases(
    [
        (z.BoxGone("red", "9", "10"), "You have skipped this box. Crosses go to the right of box 10."),
        (z.AlreadyMarked("red", "3"), "This box is already marked."),
        (z.RowIsLocked("yellow"), "The yellow row is locked."),
        (z.OtherWhiteDie("red", "11"), "Red 11 goes with the other white die."),
        (z.LastBoxTooEarly("red", "12", 5, 3), "The 12 needs 5 crosses in red first; so far you have 3."),
        (z.NotTheSum("blue", "9", (4, 7)), "This box needs 9; the dice make 4 or 7."),
        (r.NotYourColours("blue"), "Only the player who rolled may use coloured dice."),
        (r.DieOutOfTheGame("red"), "You can't use the red die any more: its row is locked."),
        (z.LockComesWithTheLast("red", "12"), "You cross the lock together with the 12, never on its own."),
    ]
)
def test_the_sentences(refusal: r.Refusal, sentence: str) -> None:
    assert describe_refusal(refusal) == sentence
