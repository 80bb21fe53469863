"""A sheet as a page of cards, drawn from its data alone."""

import re
from dataclasses import replace
from itertools import chain, groupby, product

import pytest

from futé_tui.engine.game import Game
from futé_tui.engine.zones import Box, Line, LineKind, LineName, ZoneView
from futé_tui.table.page.cards.outline import Height
from futé_tui.table.page.cards.picks import Picks
from futé_tui.table.page.cards.sheet import SheetPlan, draw_sheet, plan_sheet, unmarked
from futé_tui.table.page.cards.style import STYLES, Title
from futé_tui.table.page.drawing.glyphs import bonus_sign
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Rows, Target, row_width
from futé_tui.table.page.page import draw_page, titles_of

from ...cases import for_each
from .pages import (
    RECORDS,
    SHEETS,
    SIZES,
    box_targets,
    cells_of,
    cells_on,
    game_of,
    games,
    moment,
    page_of,
    record,
    sheet_of,
    targets,
    text,
    view_of,
)

WIDTHS = (80, 96, 112, 149)
HEIGHTS = (14, 20, 26, 37, 50)


def laid_out(game: Game, width: int, height: int) -> tuple[SheetPlan, Rows]:
    seat = view_of(game).seats[0]
    titles = titles_of(seat, {"blue": "+white"}, DARK)
    plan = plan_sheet(seat.sheet.zones, titles, width, height)
    return plan, draw_sheet(seat.sheet.zones, titles, {}, plan, DARK)


def one_zone(zone: ZoneView, picks: Picks | None = None) -> Rows:
    titles = (Title(zone.name.upper(), "0"),)
    plan = plan_sheet((zone,), titles, 80, 14)
    return draw_sheet((zone,), titles, {zone.name: picks} if picks else {}, plan, DARK)


@pytest.mark.parametrize("name", SHEETS)
def test_every_box_and_bonus_is_drawn_in_any_room(name: str) -> None:
    game = game_of(name)
    zones = sheet_of(game).zones
    bonuses = {box.bonus for zone in zones for row in zone.rows for box in row if box}
    bonuses |= {line.bonus for zone in zones for line in zone.lines}
    there = {target for zone in zones for target in box_targets(zone)}
    there |= {Target("bonus", bonus) for bonus in bonuses if bonus}
    regions = {Target("box", zone.name, region[0]): len(region) for zone in zones for region in zone.regions}
    for width, height in product(WIDTHS, HEIGHTS):
        plan, rows = laid_out(game, width, height)
        assert {row_width(row) for row in rows} == {width}, (width, height)
        assert len(rows) == plan.rows <= height, (width, height)
        assert there <= targets(rows), (width, height)
        for target, runs in groupby(chain.from_iterable(rows), key=lambda run: run.target):
            if target and target.kind == "bonus":
                assert bonus_sign(target.name) in "".join(run.text for run in runs), (width, height)
        for region, boxes in regions.items():
            assert cells_of(rows, region) >= 2 * boxes, (width, height, region)


@pytest.mark.parametrize("name", SHEETS)
def test_every_zone_has_its_colour_and_its_name(name: str) -> None:
    game = game_of(name)
    for width in WIDTHS:
        _, rows = laid_out(game, width, 40)
        for zone in sheet_of(game).zones:
            assert cells_on(rows, DARK.colour(zone.name)) >= width // 3 or zone.name == "bonus"
            assert {"bonus": "COLUMNS"}.get(zone.name, zone.name.upper()) in text(rows)


@pytest.mark.parametrize("name", RECORDS)
def test_more_room_makes_higher_boxes(name: str) -> None:
    heights = [laid_out(moment(name, 0.5), 149, rows)[0].style.strip.rows for rows in HEIGHTS]
    assert heights == sorted(heights)
    assert heights[-1] > Height.FLAT.rows


def test_styles_go_from_the_roomiest_to_the_tightest() -> None:
    for game in games():
        seat = view_of(game).seats[0]
        titles = titles_of(seat, {}, DARK)
        rows = [plan_sheet(seat.sheet.zones, titles, 112, height).rows for height in range(60, 13, -1)]
        assert rows == sorted(rows, reverse=True)
    assert len(set(STYLES)) == len(STYLES)


def test_the_fullest_sheet_leaves_ten_rows_of_the_smallest_terminal() -> None:
    assert laid_out(moment("puissance-3-2", 0.5), 80, 14)[0].rows == 14


def test_marks_do_not_change_the_plan() -> None:
    for name in RECORDS:
        shapes = {tuple(map(unmarked, sheet_of(record(name).until(step)).zones)) for step in range(0, 60, 9)}
        assert len(shapes) == 1


def test_an_unknown_zone_of_a_known_kind_is_drawn_on_a_neutral_card() -> None:
    zone = ZoneView("plum", ((Box("1", "≥2", points="3", bonus="reroll"), Box("2", "x2")),))
    rows = one_zone(zone)
    assert cells_on(rows, DARK.card) > 80
    assert "PLUM" in text(rows)
    assert "≥2" in text(rows)


def test_joints_are_drawn_between_boxes() -> None:
    row = tuple(Box(str(n), mark=str(n)) for n in range(1, 4))
    assert text(one_zone(replace(ZoneView("purple", (row,)), joint="<"))).count("<") == 2


def test_a_sign_between_boxes_gives_way_to_a_key_cap() -> None:
    row = tuple(Box(str(number), str(number)) for number in (1, 2, 3))
    zone = replace(ZoneView("purple", (row,)), joint="<")
    picks = Picks(offered=frozenset("2"), labels={"2": "1"})
    assert text(one_zone(zone, picks)).count("<") == 1, "a cap after the sign would read as <1"


def test_pairs_are_joined_by_a_minus_and_show_their_result() -> None:
    row = (Box("1", "x2", mark="12"), Box("2", "-x2", mark="4"), Box("3", "x3"), Box("4", "-"))
    drawn = text(one_zone(ZoneView("green", (row,))))
    assert drawn.count("−") == 2
    assert "★ 8" in drawn
    assert drawn.count("★") == 2


def test_rows_named_after_a_colour_are_bands_in_it() -> None:
    boxes = tuple(tuple(Box(f"r{r}c{c}", str(c)) for c in range(1, 7)) for r in (1, 2))
    rows = one_zone(ZoneView("silver", boxes, row_names=("yellow", "pink")))
    assert min(cells_on(rows, DARK.colours[colour]) for colour in ("silver", "yellow", "pink")) > 10


def test_reached_points_are_lit() -> None:
    row = tuple(Box(str(n), points=str(n * n), mark="x" if n < 3 else "") for n in range(1, 6))
    rows = one_zone(ZoneView("green", (row,)))
    lit = [run.text.strip() for line in rows for run in line if run.look.bg == DARK.paper and not run.target]
    assert lit == ["★ 4"]


def test_what_a_bonus_lacks_is_written_behind_it() -> None:
    boxes = tuple(tuple(Box(f"r{r}c{c}") for c in (1, 2)) for r in (1, 2))
    zone = ZoneView("blue", boxes, (Line(LineName(LineKind.ROW, 1), ("r1c1", "r1c2"), "fox", 0, False),))
    assert "fox 2" in text(one_zone(zone, picks=Picks(missing={"row 1": 2})))
    assert "fox 2" not in text(one_zone(zone))


@for_each(RECORDS, SIZES)
def test_what_a_bonus_lacks_is_never_read_as_one_number_with_its_sign(name: str, size: tuple[int, int]) -> None:
    shown = text(draw_page(page_of(moment(name, 0.4), missing=True), *size, DARK))
    assert not re.search(r"(fox|\?|\+1)(\d|▸)", shown)
    assert not re.search(r"\d[≥≤]", shown), "nor with the points after it"


def test_bands_are_shifted_and_have_holes() -> None:
    _, rows = laid_out(moment("qwinto-3", 0.5), 80, 14)
    starts = []
    for colour in ("orange", "yellow", "purple"):
        band = next(row for row in rows if any(run.look.bg == DARK.colours[colour] for run in row))
        before = 0
        for run in band:
            if run.look.bg == DARK.colours[colour]:
                break
            before += len(run.text)
        starts.append(before)
    assert starts == [starts[2] + 10, starts[2] + 5, starts[2]]
