"""Why something cannot be done in Qwinto."""

import pytest

from futé_tui import IllegalMove
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import (
    ChooseDice,
    ColourNotRolled,
    GameIsOver,
    NoSuchDie,
    NotAMove,
    NotInThisGame,
    NotInThisPhase,
    Refusal,
    SpelledOtherwise,
)
from futé_tui.engine.zone_refusals import (
    AlreadyInColumn,
    AlreadyMarked,
    CountsAs,
    NoSuchBox,
    NoSuchWay,
    NoSuchZone,
    NothingFits,
    TooHigh,
    TooLow,
    WrongZone,
)

from ..helpers import play
from ..qwinto_sheets import sheet, table


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("yellow>7=9", NoSuchBox("yellow", "7")),
        ("yellow>13=9", NoSuchBox("yellow", "13")),
        ("yellow>4=8", CountsAs(8, 9)),
        ("yellow>4=9:half", NoSuchWay("yellow", "4", "half")),
        ("yellow>5=9", AlreadyMarked("yellow", "5")),
        ("yellow>4=9", TooHigh("yellow", "4", 5, 9)),
        ("yellow>4", TooHigh("yellow", "4", 5, 9)),
        ("purple>4=9", TooLow("purple", "4", 12, 9)),
        ("purple>2=9", NothingFits("purple", "2", 10, 11)),
        ("yellow>11=9", AlreadyInColumn("yellow", "11", 9, "orange")),
        ("orange>3=9", ColourNotRolled("orange", "yellow purple")),
        ("yellow>purple.4=9", WrongZone("yellow", "purple")),
        ("yellow>green.4=9", NoSuchZone("green")),
        ("green>4=9", NoSuchDie("green")),
        ("yellow~4>4=9", NotInThisGame("yellow~4>4=9")),
        ("yellow+1>4=9", NotInThisGame("yellow+1>4=9")),
        ("extra yellow>4=9", NotInThisGame("extra yellow>4=9")),
        ("pass", NotInThisGame("pass")),
        ("done", NotInThisGame("done")),
        ("?any>yellow.4=9", NotInThisGame("?any>yellow.4=9")),
        ("decline", NotInThisPhase(Phase.WRITE)),
        ("roll yellow", NotInThisPhase(Phase.WRITE)),
        ("write 9", NotAMove("write 9")),
    ],
)
def test_why_a_sum_cannot_be_written(move: str, refusal: Refusal) -> None:
    game = table(["yellow4 purple5"], sheet(yellow="5:6", purple="1:10 3:11", orange="11:9"))
    game.play("roll yellow purple")
    assert game.why_not(move) == refusal


@pytest.mark.parametrize(
    ("orange", "left", "right", "box"), [("4:1", 0, 1, "3"), ("11:18", 18, 0, "12"), ("4:6 7:7", 6, 7, "5")]
)
def test_a_box_without_room_is_shown_with_its_neighbours(orange: str, left: int, right: int, box: str) -> None:
    game = table(["orange3"], sheet(orange=orange))
    game.play("roll orange")
    assert game.why_not(f"orange>{box}=3") == NothingFits("orange", box, left, right)


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("roll", ChooseDice()),
        ("roll white", NoSuchDie("white")),
        ("roll yellow orange", SpelledOtherwise("roll orange yellow")),
        ("roll orange orange", SpelledOtherwise("roll orange")),
        ("reroll", NotInThisPhase(Phase.BEFORE_ROLL)),
        ("yellow>5=9", NotInThisPhase(Phase.BEFORE_ROLL)),
        ("miss", NotInThisPhase(Phase.BEFORE_ROLL)),
    ],
)
def test_why_a_turn_does_not_start_so(move: str, refusal: Refusal) -> None:
    assert table([], sheet()).why_not(move) == refusal


def test_why_another_player_cannot_act_like_the_active_one() -> None:
    game = table(["orange2"], sheet(), sheet())
    play(game, "roll orange", "orange>3=2")
    for move in ("miss", "reroll", "roll orange"):
        assert game.why_not(move) == NotInThisPhase(Phase.WRITE_ALONG)


def test_nothing_is_played_after_the_end() -> None:
    game = table(["purple4"], sheet(misses=3))
    play(game, "roll purple", "miss")
    for move in ("roll purple", "miss", "purple>1=4"):
        assert game.why_not(move) == GameIsOver()
    with pytest.raises(IllegalMove):
        game.play("roll purple")
