"""Why something cannot be done in Qwixx, and the sentence for it."""

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import (
    DieOutOfTheGame,
    GameIsOver,
    NoPenaltyDue,
    NoSuchDie,
    NotInThisGame,
    NotInThisPhase,
    NotYourColours,
    Refusal,
    SpelledOtherwise,
    WhiteSumFirst,
    WhiteSumIsOver,
)
from futé_tui.engine.zone_refusals import (
    AlreadyMarked,
    BoxGone,
    JustACross,
    LastBoxTooEarly,
    LockComesWithTheLast,
    NoSuchBox,
    NoSuchWay,
    NoSuchZone,
    NotTheSum,
    RowIsLocked,
    WrongZone,
)
from futé_tui.text.refusals import describe_refusal

from ..helpers import play
from ..qwixx_sheets import RULES, roll, sheet, table


def first_action() -> Game:
    """White 4 and 5 make 9; red has 2, 3 and 10, yellow is locked."""
    game = table([roll(4, 5, red=2, yellow=0, blue=3)], sheet(red="2 3 10"), sheet(), locked="yellow")
    play(game, "roll")
    return game


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("white>red.9", BoxGone("red", "9", "10")),
        ("white>red.3", AlreadyMarked("red", "3")),
        ("white>red.12", LastBoxTooEarly("red", "12", 5, 3)),
        ("white>red.11", NotTheSum("red", "11", (9,))),
        ("white>red.lock", LockComesWithTheLast("red", "12")),
        ("white>red.13", NoSuchBox("red", "13")),
        ("white>yellow.9", RowIsLocked("yellow")),
        ("white>green.9=9", JustACross("green", "9")),
        ("white>green.9:half", NoSuchWay("green", "9", "half")),
        ("white-two>green.9", SpelledOtherwise("white>green.9")),
        ("white>pink.9", NoSuchZone("pink")),
        ("pink>9", NoSuchDie("pink")),
        ("blue>green.7", WrongZone("blue", "green")),
        ("blue>7", WhiteSumFirst("blue")),
        ("penalty", NotInThisPhase(Phase.WHITE_SUM)),
        ("roll", NotInThisPhase(Phase.WHITE_SUM)),
        ("pass", NotInThisGame("pass")),
        ("decline", NotInThisGame("decline")),
        ("miss", NotInThisGame("miss")),
        ("extra blue>7", NotInThisGame("extra blue>7")),
        ("blue+1>7", NotInThisGame("blue+1>7")),
    ],
)
def test_the_first_action(move: str, refusal: Refusal) -> None:
    assert first_action().why_not(move) == refusal


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("white>green.9", WhiteSumIsOver()),
        ("blue>9", NotTheSum("blue", "9", (7, 8))),
        ("yellow>5", DieOutOfTheGame("yellow")),
        ("skip", SpelledOtherwise("penalty")),
        ("red>6", BoxGone("red", "6", "10")),
    ],
)
def test_the_second_action(move: str, refusal: Refusal) -> None:
    game = first_action()
    play(game, "skip", "skip")
    assert game.why_not(move) == refusal


def test_coloured_dice_are_not_for_the_others() -> None:
    game = first_action()
    play(game, "skip")
    assert game.why_not("blue>7") == NotYourColours("blue")


def test_there_is_no_penalty_for_who_has_crossed_something() -> None:
    game = first_action()
    play(game, "white>green.9", "skip")
    assert game.why_not("penalty") == NoPenaltyDue()
    assert RULES.explain_track(game.position, "penalties") == NoPenaltyDue()


def test_before_the_roll_and_after_the_end() -> None:
    game = table([roll(4, 1)], sheet(misses=3))
    assert game.why_not("white>red.5") == NotInThisPhase(Phase.BEFORE_ROLL)
    assert game.why_not("roll red") == SpelledOtherwise("roll")
    play(game, "roll", "skip", "penalty")
    assert game.why_not("roll") == GameIsOver()


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (BoxGone("red", "9", "10"), "You have skipped this box. Crosses go to the right of box 10."),
        (AlreadyMarked("red", "3"), "This box is already marked."),
        (RowIsLocked("yellow"), "The yellow row is locked."),
        (LastBoxTooEarly("red", "12", 5, 3), "The 12 needs 5 crosses in red first; so far there are 3."),
        (NotTheSum("blue", "9", (4, 7)), "This box needs 9; the dice make 4 or 7."),
        (NotYourColours("blue"), "Only the player who rolled may use coloured dice."),
        (DieOutOfTheGame("red"), "You can't use the red die any more: its row is locked."),
        (LockComesWithTheLast("red", "12"), "You cross the lock together with the 12, never on its own."),
    ],
)
def test_the_sentences(refusal: Refusal, sentence: str) -> None:
    assert describe_refusal(refusal) == sentence
