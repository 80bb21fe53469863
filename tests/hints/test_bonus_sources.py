"""Where waiting bonuses come from."""

from futé_tui.hints.bonus_sources import waiting_sources
from futé_tui.text.now import describe_sources

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_zones

_ROLL = "white5 yellow6 blue2 green6 orange5 purple3"


def test_every_waiting_bonus_has_its_source() -> None:
    for sheet in SHEETS:
        for game in walk(Subject(sheet, 2).new_game(8), 8):
            waiting = game.moment.waiting
            found = waiting_sources(game) if waiting else ()
            assert sorted(source.bonus for source in found) == sorted(waiting)
            assert all(source.zone or source.round for source in found)


def test_a_line_a_box_and_a_round_are_named() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL]), yellow=["r1c1", "r1c3"], purple=["1=1", "2=2", "3=2"])
    play(game, "roll", "yellow>r1c2")
    assert describe_sources(waiting_sources(game)) == ["Blue ?, from yellow, row 1."]
    game.undo()
    play(game, "purple>4=3")
    assert describe_sources(waiting_sources(game)) == ["Blue ?, from purple, box 4."]
