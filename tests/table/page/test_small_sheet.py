"""Sheets in small."""

import pytest

from futé_tui.engine.game import Game
from futé_tui.table.page.cards.small_sheet import small_sheet, small_sheet_rows
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import row_width

from .pages import cells_on, games, moment, sheet_of, text

SHEETS = [pytest.param(game, id=game.ruleset.id) for game in games()]


@pytest.mark.parametrize("game", SHEETS)
@pytest.mark.parametrize("width", [28, 41, 60])
@pytest.mark.parametrize("raised", [False, True])
def test_a_small_sheet_has_the_colours_of_the_large_one(game: Game, width: int, raised: bool) -> None:
    zones = sheet_of(game).zones
    rows = small_sheet(zones, width, DARK, DARK.panel, raised=raised)
    assert {row_width(row) for row in rows} == {width}
    assert len(rows) == small_sheet_rows(zones, width, raised=raised)
    for zone in zones:
        assert cells_on(rows, DARK.colour(zone.name)) >= 3


def test_what_was_written_is_seen_in_small() -> None:
    zones = sheet_of(moment("tres-fute-3", 0.9)).zones
    drawn = text(small_sheet(zones, 41, DARK, DARK.panel))
    written = [box.mark for zone in zones for row in zone.rows for box in row if box and box.mark.isdigit()]
    assert written
    assert all(mark in drawn for mark in written)


def test_the_newest_marks_glow_in_small_too() -> None:
    zones = sheet_of(moment("tres-fute-3", 0.9)).zones
    marked = next(box for box in zones[3].rows[0] if box and box.mark)
    fresh = frozenset({(zones[3].name, marked.label)})
    assert cells_on(small_sheet(zones, 41, DARK, DARK.panel, fresh), DARK.fresh) == 2
    assert cells_on(small_sheet(zones, 41, DARK, DARK.panel), DARK.fresh) == 0
