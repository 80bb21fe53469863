"""Reading the sheet: any box, bonus, track, zone or score says what it is."""

from futé_tui.hints.facts import (
    box_facts,
    left_on,
    track_of,
    zone_facts,
)
from futé_tui.text.facts import describe_whole_track

from ..conformance.subjects import Subject, every_subject, walk
from ..helpers import play, scripted, with_zones
from ..tables import with_actions


@every_subject
def test_every_box_and_track_can_be_read_and_a_free_box_that_is_next_takes_a_number(subject: Subject) -> None:
    for game in walk(subject.new_game(5), 5):
        if len(game.steps) % 23:
            continue
        sheet = game.rules.view(game.position, 0)
        for view in sheet.zones:
            zone = zone_facts(game, 0, view.name)
            assert zone is not None
            assert zone.kind
            readings = [box_facts(game, 0, view.name, box.label) for row in view.rows for box in row if box]
            assert all(reading is not None for reading in readings)
            crossed = [each for each in readings if each and each.box.mark == "x"]
            assert not any(each.takes for each in crossed)
        for track in sheet.tracks:
            assert track_of(game, 0, track.name) is not None


def test_a_box_shows_the_numbers_it_takes_and_its_lines() -> None:
    game = with_zones(scripted("tres-fute", []), green=["1", "2", "3"], yellow=["r1c2"])
    green = box_facts(game, 0, "green", "4")
    assert green is not None
    assert (green.takes, green.box.bonus) == ((4, 5, 6), "extra")
    yellow = box_facts(game, 0, "yellow", "r1c1")
    assert yellow is not None
    assert yellow.takes == (3,)
    assert [each.line.name.label for each in yellow.lines] == ["row 1", "column 1", "diagonal"]
    row = yellow.lines[0]
    assert (row.line.bonus, row.line.complete, row.gone, row.to_go) == ("?blue", False, False, 2)


def test_a_qwinto_box_takes_what_fits_between_its_neighbours() -> None:
    game = scripted("qwinto", ["orange5 yellow5"])
    play(game, "roll orange yellow", "orange>5=10")
    before = box_facts(game, 0, "orange", "4")
    assert before is not None
    assert before.takes == tuple(range(1, 10))
    below = box_facts(game, 0, "yellow", "5")
    assert below is not None
    assert 10 not in below.takes


def test_there_is_no_reading_of_what_is_not_there() -> None:
    game = scripted("tres-fute", [])
    assert box_facts(game, 0, "green", "99") is None
    assert box_facts(game, 0, "pink", "1") is None
    assert zone_facts(game, 0, "pink") is None
    assert track_of(game, 0, "joker") is None


def test_a_track_shows_what_is_left_and_what_its_end_gives() -> None:
    game = with_actions(scripted("puissance-3", []), joker=2)
    joker = track_of(game, 0, "joker")
    assert joker is not None
    assert left_on(joker) == 2
    assert describe_whole_track(joker)[1:] == [
        "2 left, 2 of 7 unlocked",
        "Unlocked: 3, 4",
        "Bonus for the last box: a pink ?",
        "The boxes in order: 3, 4, 5, 6, any number, any number, any number",
    ]
