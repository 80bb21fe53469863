"""Where waiting bonuses come from."""

from futé_tui.hints.links import waiting_sources
from futé_tui.text.now import describe_sources, waiting_text

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_zones

_ROLL = "white5 yellow6 blue2 green6 orange5 purple3"


def test_every_waiting_bonus_has_its_source() -> None:
    for sheet in SHEETS:
        for game in walk(Subject(sheet, 2).new_game(8), 8):
            waiting = game.moment.waiting
            found = waiting_sources(game) if waiting else ()
            assert sorted(source.bonus for source in found) == sorted(waiting)
            assert all(each.source for each in found)


def test_a_line_a_box_and_a_round_are_named() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL]), yellow=["r1c1", "r1c3"], purple=["1=1", "2=2", "3=2"])
    play(game, "roll", "yellow>r1c2")
    assert describe_sources(waiting_sources(game)) == ["Blue ?, from yellow, row 1."]
    game.undo()
    play(game, "purple>4=3")
    assert describe_sources(waiting_sources(game)) == ["Blue ?, from purple, box 4."]


def test_the_line_that_is_complete_is_named_also_where_another_one_gives_the_same_bonus() -> None:
    roll = "white1 yellow1 turquoise1 blue1 brown1 pink1"
    column, row = ["r1c1", "r2c1", "r4c1", "r5c1"], ["r3c2", "r3c3"]
    game = with_zones(scripted("puissance-3", [roll]), turquoise=column)
    play(game, "roll", "turquoise>r3c1")
    assert waiting_text(waiting_sources(game)) == "brown ? (turquoise, column 1)"
    game = with_zones(scripted("puissance-3", [roll]), turquoise=[*column, *row])
    play(game, "roll", "turquoise>r3c1")
    assert waiting_text(waiting_sources(game)) == "brown ? (turquoise, column 1) and brown ? (turquoise, row 3)"
