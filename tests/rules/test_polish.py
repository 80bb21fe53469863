"""Polish: a die on the platter counts as more or less while it is used."""

import pytest

from futé_tui.engine.events import ActionUsed, BoxMarked
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark
from futé_tui.engine.refusals import NoActionLeft, NotPolishable, SpentForNothing

from ..helpers import play, texts, with_position, with_zones
from ..tables import atelier, lay, unlocked


def passive(platter: str, slots: str, **circled: int) -> Game:
    """Seat 2, with these actions, may use a die."""
    return lay(atelier((), 2, **circled), slots=slots, platter=platter, stage=Stage.PASSIVE, seat=1)


def uses(game: Game, die: str) -> list[str]:
    """How a die may count: as rolled, or with joker and polish."""
    found = [move.removeprefix("extra ").partition(">")[0] for move in texts(game)]
    return sorted({spelling for spelling in found if spelling.startswith(die)})


def test_a_platter_die_is_shifted_up_or_down_while_it_is_used() -> None:
    game = passive("white1 yellow2 blue3 orange5 purple6", "green4", polish=1)
    assert uses(game, "orange") == ["orange", "orange+1", "orange-1"]
    events = play(game, "orange+1>1=6")
    assert ActionUsed(1, "polish", 1) in events
    assert BoxMarked(1, "orange", Mark("1", 6)) in events


def test_several_at_once_shift_by_more() -> None:
    game = passive("white1 yellow2 blue3 orange3 purple6", "green4", polish=3)
    play(game, "orange+3>1=6")
    assert unlocked(game, "polish", seat=1) == 0
    assert game.scores()[1].zones["orange"] == 6


def test_no_die_goes_past_1_or_6() -> None:
    game = passive("white1 yellow2 blue3 orange5 purple6", "green4", polish=3)
    assert uses(game, "purple") == ["purple", "purple-1", "purple-2", "purple-3"]
    assert uses(game, "orange") == ["orange", "orange+1", "orange-1", "orange-2", "orange-3"]
    assert game.why_not("orange+2>1=7") == NotPolishable("orange", -3, 1)
    assert game.why_not("yellow-2>r1c1") == NotPolishable("yellow", -1, 3)


def test_no_more_than_is_unlocked() -> None:
    game = passive("white1 yellow2 blue3 orange3 purple6", "green4", polish=1)
    assert game.why_not("orange+2>1=5") == NoActionLeft("polish")


def test_dice_in_the_pool_are_not_polished() -> None:
    game = lay(atelier(polish=3), pool="white1 yellow2 blue3 green4 orange5 purple6", stage=Stage.CHOOSE, roll=1)
    assert uses(game, "orange") == ["orange"]
    assert game.why_not("orange+1>1=6") == NotPolishable("orange", 0, 0)


def test_slotted_dice_are_not_polished_not_even_when_they_open_to_a_passive_player() -> None:
    game = passive("yellow2 white1 blue1", "green4 orange5 purple6", polish=3)
    full = [f"{box}=6" for box in range(1, 7)]
    with_zones(game, seat=1, yellow=["r1c1", "r1c2"], blue=["r1c2"], green=["1", "2", "3"], orange=full, purple=["1=4"])
    assert uses(game, "green") == ["green"]
    assert uses(game, "purple") == ["purple"]
    assert uses(game, "yellow") == ["yellow+1", "yellow+2", "yellow+3"]
    assert game.why_not("green+1>4") == NotPolishable("green", 0, 0)


def test_an_extra_die_is_polished_only_if_it_is_on_the_platter() -> None:
    game = lay(atelier(polish=1, extra=1), slots="green4 purple3", platter="white1 yellow2 blue3 orange5")
    with_position(game, stage=Stage.EXTRA)
    assert uses(game, "orange") == ["orange", "orange+1", "orange-1"]
    assert uses(game, "purple") == ["purple"]
    play(game, "extra orange-1>1=4")
    assert unlocked(game, "polish") == 0


@pytest.mark.parametrize(
    ("pool", "platter", "taken", "sums"),
    [
        ("blue3 white2", "", "blue", [5]),
        ("blue3", "white2", "blue", [4, 5, 6, 7, 8]),
        ("white2", "blue3", "white", [3, 4, 5, 6, 7, 8]),
    ],
)
def test_an_active_player_polishes_whichever_of_blue_and_white_is_on_the_platter(
    pool: str, platter: str, taken: str, sums: list[int]
) -> None:
    game = lay(atelier(polish=3), pool=f"{pool} yellow1 green1 orange1 purple1", platter=platter, stage=Stage.CHOOSE)
    assert sums_written(game, taken) == sums


@pytest.mark.parametrize(
    ("slots", "platter", "sums"),
    [
        ("green1", "blue5 white2", [4, 5, 6, 7, 8, 9, 10]),
        ("green1", "blue6 white6", [9, 10, 11, 12]),
        ("green1", "blue1 white1", [2, 3, 4, 5]),
        ("white2", "blue5", [4, 5, 6, 7, 8]),
    ],
)
def test_a_passive_player_polishes_blue_or_white_or_both(slots: str, platter: str, sums: list[int]) -> None:
    rest = "yellow1 orange1 purple1" if "green" in slots else "yellow1 green1 orange1 purple1"
    assert sums_written(passive(f"{platter} {rest}", slots, polish=3), "blue") == sums


def sums_written(game: Game, die: str) -> list[int]:
    """The sums that a die may cross in an empty blue zone."""
    boxes = {move.partition("r")[2] for move in texts(game) if move.startswith(die) and ">blue." in _full(move)}
    numbers = {f"{row}c{column}": 4 * (row - 1) + column for row in (1, 2, 3) for column in (1, 2, 3, 4)}
    return sorted(numbers[box] for box in boxes)


def _full(move: str) -> str:
    return move if "." in move or not move.startswith("blue") else move.replace(">", ">blue.")


def test_the_joker_comes_first_and_polish_shifts_its_number() -> None:
    game = passive("white1 yellow2 blue3 orange3 purple6", "green4", polish=1, joker=3)
    events = play(game, "orange~6-1>1=5")
    assert ActionUsed(1, "joker", 3) in events
    assert ActionUsed(1, "polish", 1) in events
    assert BoxMarked(1, "orange", Mark("1", 5)) in events


def test_a_polished_joker_stays_within_1_and_6() -> None:
    game = passive("white1 yellow2 blue3 orange3 purple6", "green4", polish=3, joker=3)
    assert game.why_not("orange~6+1>1=7") == NotPolishable("orange", -3, 0)


def test_a_joker_and_polish_that_undo_each_other_are_spent_for_nothing() -> None:
    game = passive("white1 yellow2 blue3 orange5 purple4", "green4", polish=3, joker=3)
    assert game.why_not("orange~6-1>1=5") == SpentForNothing(5)


def test_a_joker_that_shows_the_face_is_spent_for_nothing_even_before_polish() -> None:
    game = passive("white1 yellow2 blue3 orange5 purple6", "green4", polish=3, joker=3)
    assert game.why_not("purple~6-1>1=5") == SpentForNothing(6)
    assert not [move for move in texts(game) if move.startswith(("purple~6", "purple~?6"))]


def test_nobody_else_sees_the_polish() -> None:
    game = atelier(players=3, polish=1)
    lay(game, slots="green4", platter="white1 yellow2 blue3 orange5 purple6", stage=Stage.PASSIVE, seat=1)
    play(game, "orange+1>1=6")
    assert game.to_move == 2
    assert "orange>1=5" in texts(game)
