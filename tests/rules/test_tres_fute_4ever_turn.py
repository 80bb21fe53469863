"""Très futé 4ever at the table: two dice that say a box, polish on either of them, regions, numbers with effects."""

import pytest

from futé_tui.engine.events import ActionUsed, BonusGained
from futé_tui.engine.game import Game
from futé_tui.engine.refusals import DoneWithLess, NoActionLeft, NotPolishable, SpelledOtherwise
from futé_tui.engine.zone_refusals import AlreadyMarked, RegionTooLarge, WrongCoordinates, WrongZone

from ..helpers import marked, play, scripted, texts, with_position, with_zones
from ..tables import lay, passive, platter, unlocked, with_actions

SHEET = "tres-fute-4ever"


def game(*rolls: str, players: int = 1, **options: str) -> Game:
    return scripted(SHEET, rolls, players, **options)


def of(table: Game, start: str) -> list[str]:
    return [text for text in texts(table) if text.startswith(start)]


def grey_regions(table: Game) -> tuple[tuple[str, ...], ...]:
    (view,) = [view for view in table.rules.view(table.position, 0).zones if view.name == "grey"]
    return view.regions


# Blue


def test_either_of_the_two_dice_crosses_the_same_box_wherever_the_other_is() -> None:
    table = game("white4 yellow1 blue3 grey2 green5 pink6", "white2 green6 pink5")
    play(table, "roll")
    assert of(table, "blue") == ["blue>r3c4"]
    assert of(table, "white>blue") == ["white>blue.r3c4"]
    play(table, "blue>r3c4", "roll")
    assert platter(table) == {"yellow", "grey"}
    assert of(table, "white>blue") == ["white>blue.r3c2"], "blue lies in its slot and still says the row"


def test_by_option_white_is_never_used_as_blue() -> None:
    table = game("white4 yellow1 blue3 grey2 green5 pink6", blue_white="no")
    play(table, "roll")
    assert of(table, "blue") == ["blue>r3c4"]
    assert of(table, "white>blue") == []
    assert table.why_not("white>blue.r3c4") == WrongZone("white", "blue")
    assert "blue" not in table.rules.zones_for("white")


def test_polish_moves_either_die_that_is_on_the_platter() -> None:
    table = passive(SHEET, "yellow6 green6 pink6", "white1 blue3 grey2", polish=2)
    assert of(table, "blue+1") == ["blue+1>r2c1", "blue+1>r3c2", "blue+1>r4c1"]
    assert of(table, "blue+2") == ["blue+2>r1c1", "blue+2>r2c2", "blue+2>r3c3", "blue+2>r4c2", "blue+2>r5c1"]
    events = play(table, "blue+2>r2c2")
    assert [event for event in events if isinstance(event, ActionUsed)] == [
        ActionUsed(1, "polish", 1),
        ActionUsed(1, "polish", 2),
    ]
    assert marked(table, "blue", seat=1) == {"r2c2": "x"}
    assert unlocked(table, "polish", seat=1) == 0


def test_a_die_that_is_not_on_the_platter_keeps_its_face() -> None:
    table = with_actions(game("white1 yellow2 blue3 grey2 green5 pink2", "yellow2 blue3 green5 pink2"), polish=0)
    play(table, "roll", "grey>r1c1", "roll")
    assert "white" in platter(table)
    assert of(table, "blue") == ["blue+1>r3c2", "blue>r3c1"]
    assert table.why_not("blue+1>r4c1") == WrongCoordinates("blue", "r4c1", 3, 2, "r3c2")


def test_a_die_in_a_slot_keeps_its_face_and_the_other_one_is_polished_on_the_platter() -> None:
    """Nothing on the platter fits as it is: blue has the box of the two dice, all other zones are full."""
    table = passive(SHEET, "yellow6 green6 blue3", "white1 pink2 grey2", polish=1)
    with_zones(
        table,
        seat=1,
        yellow=[f"r{row}c{column}={column}" for row in (1, 2, 3) for column in range(1, 6)],
        blue=["r3c1"],
        grey=[region[0] for region in grey_regions(table)],
        green=[f"r{row}c{column}=1" for row in (1, 2) for column in range(1, 12)],
        pink=[f"{box}=1" for box in range(1, 13)],
    )
    assert texts(table) == ["blue+1>r3c2", "white+1>blue.r3c2", "decline"]
    assert table.why_not("blue+1>r4c1") == WrongCoordinates("blue", "r4c1", 3, 2, "r3c2")


def test_polish_for_blue_is_refused_with_the_reason() -> None:
    table = passive(SHEET, "yellow6 green6 pink6", "white1 blue3 grey2", polish=1)
    assert table.why_not("blue+2>r2c2") == NoActionLeft("polish")
    assert table.why_not("blue-1>r2c1") == SpelledOtherwise("blue+1>r2c1")
    assert table.why_not("blue+1>r6c6") == WrongCoordinates("blue", "r6c6", 2, 1, "r2c1")
    with_zones(table, seat=1, blue=["r2c1", "r3c1"])
    assert table.why_not("blue+1>r2c1") == AlreadyMarked("blue", "r2c1")
    active = with_actions(game("white1 yellow1 blue3 grey2 green5 pink2"), polish=1)
    play(active, "roll")
    assert active.why_not("blue+1>r3c2") == NotPolishable("blue", 0, 0)


def test_a_blue_question_mark_needs_no_dice() -> None:
    table = with_position(game(), waiting=("?blue",))
    assert len(of(table, "?blue")) == 36


# Grey, green, pink


def test_a_grey_die_crosses_a_region_and_gives_what_is_printed_in_it() -> None:
    table = game("white4 yellow1 blue3 grey4 green5 pink6")
    play(table, "roll")
    assert of(table, "grey") == ["grey>r1c1", "grey>r2c1"]
    events = play(table, "grey>r2c1")
    assert [event.bonus for event in events if isinstance(event, BonusGained)] == ["reroll"]
    assert len(marked(table, "grey")) == 4


def test_polish_lets_a_platter_die_cross_a_larger_region() -> None:
    table = passive(SHEET, "yellow6 green6 pink6", "white1 blue3 grey3", polish=1)
    assert of(table, "grey") == ["grey+1>r2c1", "grey>r1c1"]


def test_polish_is_spent_on_a_region_only_as_far_as_it_needs_it() -> None:
    """The region at row 2, column 1 has four boxes, that at row 1, column 2 has five."""
    table = passive(SHEET, "yellow6 green6 pink6", "white1 blue3 grey2", polish=4)
    assert of(table, "grey") == ["grey+2>r2c1", "grey>r1c1"]
    assert table.why_not("grey+3>r2c1") == DoneWithLess("grey+2>r2c1")
    assert table.why_not("grey+4>r2c1") == DoneWithLess("grey+2>r2c1")
    assert table.why_not("grey+1>r1c1") == DoneWithLess("grey>r1c1")
    assert table.why_not("grey-1>r1c1") == DoneWithLess("grey>r1c1")
    assert table.why_not("grey+1>r2c1") == RegionTooLarge("grey", "r2c1", 4, 3)
    with_zones(table, seat=1, grey=["r1c1", "r2c1"])
    assert of(table, "grey") == ["grey+3>r1c2", "grey>r4c2"]


def test_where_regions_have_exactly_the_number_polish_goes_both_ways() -> None:
    table = game(players=2, grey_regions="exactly")
    table = with_actions(lay(table, slots="yellow6 green6 pink6", platter="white2 blue3 grey2", roll=3), 1, polish=2)
    play(table, "done")
    assert of(table, "grey") == ["grey+2>r2c1", "grey-1>r1c1"]


def test_a_pink_question_mark_with_a_3_writes_twice_and_with_a_5_gives_the_bonus() -> None:
    table = with_position(game(), waiting=("?pink",))
    play(table, "?pink>1=3")
    assert marked(table, "pink") == {"1": "3", "2": "3"}
    table = with_position(game(), waiting=("?pink",))
    events = play(table, "?pink>1=5")
    assert [event.bonus for event in events if isinstance(event, BonusGained)] == ["polish"]


@pytest.mark.parametrize(("die", "zone"), [("green", "green"), ("white", "green.")])
def test_a_green_die_may_choose_its_triangle(die: str, zone: str) -> None:
    table = game("white5 yellow1 blue3 grey4 green5 pink6")
    play(table, "roll")
    start = f"{die}>{zone}" if die == "white" else "green>"
    assert of(table, start) == [f"{start}r1c1=5", f"{start}r2c1=5"]


def test_a_chain_reaction_across_the_sheet() -> None:
    """The second cross of row 1 gives green; its lower triangle gives blue; that cross gives pink; a 5 gives polish."""
    table = game("white2 yellow1 blue1 grey4 green5 pink6")
    with_zones(table, blue=["r1c6", "r2c6"], green=["r2c1=3"])
    play(table, "roll", "blue>r1c2", "?green>r2c2=6", "?blue>r2c1", "?pink>1=5")
    assert unlocked(table, "polish") == 1
    assert marked(table, "pink") == {"1": "5"}


def test_the_end_of_the_reroll_track_gives_pink() -> None:
    table = with_actions(game("white5 yellow1 blue3 grey4 green5 pink6"), reroll=6)
    play(table, "roll", "green>r2c1=5")
    assert table.position.waiting == ("?pink",)


def test_the_wild_question_mark_of_round_4_works_in_every_zone() -> None:
    table = with_position(game(), waiting=("?any",))
    offered = {text.partition(">")[2].partition(".")[0] for text in texts(table)}
    assert offered == {"yellow", "blue", "grey", "green", "pink"}
    assert of(table, "?any>grey") == ["?any>grey.r1c1", "?any>grey.r2c1"]


def test_a_fox_costs_points_where_yellow_is_the_lowest_zone_and_negative() -> None:
    table = with_zones(game(), yellow=["r2c1=6"], blue=["r6c1", "r6c2"])
    score = table.scores()[0]
    assert (score.foxes, score.fox_points, score.total) == (1, -6, -12)
