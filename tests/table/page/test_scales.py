"""Points say where you are."""

import re

import pytest

from futé_tui.engine.zones import Box, Tier, ZoneView
from futé_tui.language import speak
from futé_tui.table.page.cards.scales import next_step, reached_boxes, reached_steps, tier_texts
from futé_tui.table.page.drawing.palette import DARK

from .pages import RECORDS, SIZES, draw, moment, sheet_of


@pytest.mark.parametrize("name", RECORDS)
def test_no_scale_is_cut_where_cards_have_air(name: str) -> None:
    game = moment(name, 0)
    scales = [" ".join(map(str, zone.scale[1:])) for zone in sheet_of(game).zones if zone.scale and len(zone.rows) > 1]
    for width, height in SIZES:
        drawn = [" ".join("".join(run.text for run in row).split()) for row in draw(game, width, height, DARK)]
        assert all(any(scale in row for row in drawn) for scale in scales), (width, height)


@pytest.mark.parametrize(("width", "height"), [(120, 40), (160, 50)])
def test_a_scale_with_as_many_steps_as_columns_has_one_below_each(width: int, height: int) -> None:
    texts = ["".join(run.text for run in row) for row in draw(moment("puissance-3-2", 0), width, height, DARK)]
    boxes, steps = (next(text for text in texts if word in text) for word in ("BROWN", "77   "))
    numbers, points = ([found.start() for found in re.finditer(r"\d+", text)][:12] for text in (boxes, steps))
    assert all(abs(one - other) <= 1 for one, other in zip(numbers, points, strict=True))


def boxes(*texts: str) -> tuple[Box, ...]:
    """Boxes with points, marked where there is an x behind them."""
    return tuple(Box(str(n), points=text.rstrip("x"), mark="x" if "x" in text else "") for n, text in enumerate(texts))


def test_the_last_box_of_a_track_that_is_filled_counts() -> None:
    assert reached_boxes(boxes("1x", "3x", "6", "10")) == {"1"}


def test_both_ends_of_a_chain_from_the_middle_count() -> None:
    assert reached_boxes(boxes("9", "6x", "3x", "x", "3x", "6", "9")) == {"1", "4"}


def test_nothing_counts_before_the_first_mark() -> None:
    assert not reached_boxes(boxes("1", "3"))
    assert not reached_steps(ZoneView("blue", (boxes("", ""),), scale=(0, 1, 2)))


def test_a_scale_counts_the_marks_of_the_zone_without_circles() -> None:
    row = (Box("1", mark="x"), Box("2", mark="o"), Box("3", mark="x"), Box("4", mark="x", shaded=True))
    assert reached_steps(ZoneView("yellow", (row,), scale=(0, 3, 10, 21, 36))) == {2}


def test_a_scale_by_row_has_a_step_for_each_row() -> None:
    rows = (boxes("x", "x", ""), boxes("x", "", ""), boxes("", "", ""))
    assert reached_steps(ZoneView("silver", rows, scale=(0, 2, 4, 7), scale_by_row=True)) == {1, 2}


def test_the_next_step_is_named_until_the_last_is_reached() -> None:
    speak("en")
    assert next_step(ZoneView("brown", (boxes("x", ""),), scale=(0, 2, 5))) == "next +3"
    assert next_step(ZoneView("brown", (boxes("", ""),), scale=(0, 2, 5))) == "next +2"
    assert next_step(ZoneView("brown", (boxes("x", "x"),), scale=(0, 2, 5))) == ""


def test_points_for_single_numbers_are_written_behind_them() -> None:
    assert tier_texts(ZoneView("purple", (boxes(""),), tiers=(Tier("≥", 5, 1), Tier("≥", 10, 2)))) == ["≥5+1", "≥10+2"]
