"""Why something cannot be done in Qwinto."""

import pytest

from futé_tui import IllegalMove
from futé_tui.engine import refusals as r
from futé_tui.engine import zone_refusals as z
from futé_tui.engine.phases import Phase

from ..cases import for_cases
from ..helpers import play
from ..qwinto_sheets import sheet, table


@for_cases(
    [
        ("yellow>7=9", z.NoSuchBox("yellow", "7")),
        ("yellow>13=9", z.NoSuchBox("yellow", "13")),
        ("yellow>4=8", z.CountsAs(8, 9)),
        ("yellow>4=9:half", z.NoSuchWay("yellow", "4", "half")),
        ("yellow>5=9", z.AlreadyMarked("yellow", "5")),
        ("yellow>4=9", z.TooHigh("yellow", "4", 5, 9)),
        ("yellow>4", z.TooHigh("yellow", "4", 5, 9)),
        ("purple>4=9", z.TooLow("purple", "4", 12, 9)),
        ("purple>2=9", z.NothingFits("purple", "2", 10, 11)),
        ("yellow>11=9", z.AlreadyInColumn("yellow", "11", 9, "orange")),
        ("orange>3=9", r.ColourNotRolled("orange", ("yellow", "purple"))),
        ("yellow>purple.4=9", z.WrongZone("yellow", "purple")),
        ("yellow>green.4=9", z.NoSuchZone("green")),
        ("green>4=9", r.NoSuchDie("green")),
        ("yellow~4>4=9", r.NotInThisGame("yellow~4>4=9")),
        ("yellow+1>4=9", r.NotInThisGame("yellow+1>4=9")),
        ("extra yellow>4=9", r.NotInThisGame("extra yellow>4=9")),
        ("pass", r.NotInThisGame("pass")),
        ("done", r.NotInThisGame("done")),
        ("?any>yellow.4=9", r.NotInThisGame("?any>yellow.4=9")),
        ("decline", r.NotInThisPhase(Phase.WRITE)),
        ("roll yellow", r.NotInThisPhase(Phase.WRITE)),
        ("write 9", r.NotAMove("write 9")),
    ]
)
def test_why_a_sum_cannot_be_written(move: str, refusal: r.Refusal) -> None:
    game = table(["yellow4 purple5"], sheet(yellow="5:6", purple="1:10 3:11", orange="11:9"))
    game.play("roll yellow purple")
    assert game.why_not(move) == refusal


@pytest.mark.parametrize(
    ("orange", "left", "right", "box"), [("4:1", 0, 1, "3"), ("11:18", 18, 0, "12"), ("4:6 7:7", 6, 7, "5")]
)
def test_a_box_without_room_is_shown_with_its_neighbours(orange: str, left: int, right: int, box: str) -> None:
    game = table(["orange3"], sheet(orange=orange))
    game.play("roll orange")
    assert game.why_not(f"orange>{box}=3") == z.NothingFits("orange", box, left, right)


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("roll", r.ChooseDice()),
        ("roll white", r.NoSuchDie("white")),
        ("roll yellow orange", r.SpelledOtherwise("roll orange yellow")),
        ("roll orange orange", r.SpelledOtherwise("roll orange")),
        ("reroll", r.NotInThisPhase(Phase.BEFORE_ROLL)),
        ("yellow>5=9", r.NotInThisPhase(Phase.BEFORE_ROLL)),
        ("miss", r.NotInThisPhase(Phase.BEFORE_ROLL)),
    ],
)
def test_why_a_turn_does_not_start_so(move: str, refusal: r.Refusal) -> None:
    assert table([], sheet()).why_not(move) == refusal


def test_why_another_player_cannot_act_like_the_active_one() -> None:
    game = table(["orange2"], sheet(), sheet())
    play(game, "roll orange", "orange>3=2")
    for move in ("miss", "reroll", "roll orange"):
        assert game.why_not(move) == r.NotInThisPhase(Phase.WRITE_ALONG)


def test_nothing_is_played_after_the_end() -> None:
    game = table(["purple4"], sheet(misses=3))
    play(game, "roll purple", "miss")
    for move in ("roll purple", "miss", "purple>1=4"):
        assert game.why_not(move) == r.GameIsOver()
    with pytest.raises(IllegalMove):
        game.play("roll purple")
