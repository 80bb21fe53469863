"""Sheets in small."""

from itertools import pairwise

import pytest

from futé_tui.table.page.cards.small_sheet import SmallSize, roomiest_size, sizes_for, small_sheet, small_sheet_rows
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import row_width

from ...cases import for_each
from .pages import SHEETS, cells_on, game_of, moment, sheet_of, text
from .test_contrast import hard_to_read


@for_each(SHEETS, [28, 41, 60], SmallSize)
def test_a_small_sheet_has_the_colours_of_the_large_one(name: str, width: int, size: SmallSize) -> None:
    game = game_of(name)
    zones = sheet_of(game).zones
    rows = small_sheet(zones, width, DARK, DARK.panel, size)
    assert {row_width(row) for row in rows} == {width}
    assert len(rows) == small_sheet_rows(zones, width, size)
    for zone in zones:
        assert cells_on(rows, DARK.colour(zone.name)) >= 1, zone.name


@pytest.mark.parametrize("name", SHEETS)
def test_a_small_sheet_is_as_roomy_as_there_is_space_for(name: str) -> None:
    game = game_of(name)
    zones = sheet_of(game).zones
    rows = [small_sheet_rows(zones, 60, size) for size in (SmallSize.DENSE, *reversed(sizes_for(zones, 60)))]
    assert rows == sorted(rows)
    assert roomiest_size(zones, 60, 40) is sizes_for(zones, 60)[0]
    assert roomiest_size(zones, 60, small_sheet_rows(zones, 60) - 1) is None


def test_marks_in_half_rows_are_dark() -> None:
    zones = sheet_of(moment("tres-fute-3", 0.9)).zones
    marks = sum(box.is_marked for zone in zones[:2] for row in zone.rows for box in row if box)
    drawn = small_sheet(zones, 41, DARK, DARK.panel, SmallSize.DENSE)
    dark = [run for row in drawn[:2] for run in row if DARK.ink in (run.look.bg, run.look.fg)]
    assert len(drawn) == 5
    assert 0 < len(dark) <= marks


def test_what_was_written_is_seen_in_small() -> None:
    zones = sheet_of(moment("tres-fute-3", 0.9)).zones
    drawn = text(small_sheet(zones, 41, DARK, DARK.panel))
    written = [box.mark for zone in zones for row in zone.rows for box in row if box and box.mark.isdigit()]
    assert written
    assert all(mark in drawn for mark in written)


def test_boxes_that_touch_still_show_what_was_written_and_take_turns_in_tint() -> None:
    zones = sheet_of(moment("tres-fute-3", 0.9)).zones
    for size in (SmallSize.FLAT, SmallSize.RAISED):
        rows = small_sheet(zones, 28, DARK, DARK.panel, size)
        written = [box.mark for zone in zones for row in zone.rows for box in row if box and box.mark.isdigit()]
        assert all(mark in text(rows) for mark in written)
        orange = [run.look.bg for run in rows[-2 if size is SmallSize.FLAT else -3] if run.text.strip()]
        assert all(first != second for first, second in pairwise(orange))
        assert not hard_to_read(rows)
