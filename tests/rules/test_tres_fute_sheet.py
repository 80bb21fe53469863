"""Très futé: the printed sheet, its bonuses and a rating."""

import pytest

from futé_tui import load_ruleset
from futé_tui.sheets.ruleset import FuteRuleset

from ..helpers import allows, filled, scripted, with_zones, zone_of

SHEET = "tres-fute"


def test_a_game_gives_its_players_rating() -> None:
    game = with_zones(scripted(SHEET, []), orange=["1=6", "2=6"])
    assert game.scores()[0].total == 12
    level = game.rating(0)
    assert level is not None
    assert level.title == "There is room for improvement!"


@pytest.mark.parametrize("action", ["reroll", "extra"])
def test_each_track_has_exactly_as_many_sources_as_boxes(action: str) -> None:
    ruleset = load_ruleset(SHEET)
    assert isinstance(ruleset, FuteRuleset)
    sheet = ruleset.sheet
    sources = [*sheet.round_bonuses, *(word for zone in sheet.zones for word in zone.bonuses())]
    assert sources.count(action) == 7
    assert [len(track.boxes) for track in sheet.tracks if track.action == action] == [7]
    assert not any(track.end for track in sheet.tracks)


@pytest.mark.parametrize("number", range(1, 7))
def test_every_number_is_printed_twice_in_yellow(number: int) -> None:
    yellow = zone_of(SHEET, "yellow")
    assert len(allows(yellow, yellow.start, number)) == 2


def test_there_is_one_fox_in_every_zone() -> None:
    sheet = load_ruleset(SHEET)
    assert {zone.name: zone.bonuses().count("fox") for zone in sheet.zones} == dict.fromkeys(
        ["yellow", "blue", "green", "orange", "purple"], 1
    )


def test_the_yellow_diagonal_gives_an_extra_die() -> None:
    yellow = zone_of(SHEET, "yellow")
    state, gained = filled(yellow, "r1c1", "r2c2", "r3c3")
    assert gained == []
    assert yellow.mark(state, yellow.marks(state, 6, 0)[1]) == (state | 1 << 15, ("extra",))


def test_each_yellow_row_gives_its_bonus() -> None:
    yellow = zone_of(SHEET, "yellow")
    rows = [["r1c1", "r1c2", "r1c3"], ["r2c1", "r2c2", "r2c4"], ["r3c1", "r3c3", "r3c4"], ["r4c2", "r4c3", "r4c4"]]
    assert [filled(yellow, *row)[1] for row in rows] == [["?blue"], ["orange=4"], ["?green"], ["fox"]]


def test_each_blue_row_and_column_gives_its_bonus() -> None:
    blue = zone_of(SHEET, "blue")
    rows = [["r1c2", "r1c3", "r1c4"], [f"r2c{c}" for c in (1, 2, 3, 4)], [f"r3c{c}" for c in (1, 2, 3, 4)]]
    columns = [["r2c1", "r3c1"], *([f"r{row}c{column}" for row in (1, 2, 3)] for column in (2, 3, 4))]
    assert [filled(blue, *row)[1] for row in rows] == [["orange=5"], ["?yellow"], ["fox"]]
    assert [filled(blue, *column)[1] for column in columns] == [["reroll"], ["?green"], ["?purple"], ["extra"]]


@pytest.mark.parametrize(
    ("zone", "bonuses"),
    [
        ("green", "- - - extra - ?blue fox - ?purple reroll -"),
        ("orange", "- - reroll - ?yellow extra - fox - ?purple -"),
        ("purple", "- - reroll ?blue extra ?yellow fox reroll ?green orange=6 extra"),
    ],
)
def test_each_track_box_gives_its_bonus(zone: str, bonuses: str) -> None:
    track = zone_of(SHEET, zone)
    state = track.start
    found = []
    for _ in range(11):
        state, gained = track.mark(state, track.marks(state, 6, 0)[0])
        found.append(gained[0] if gained else "-")
    assert " ".join(found) == bonuses
    assert track.marks(state, 6, 0) == ()
