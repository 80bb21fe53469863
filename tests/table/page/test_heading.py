"""The heading of a sheet: its player and points, readable in every size, unmistakable for somebody else's sheet."""

from dataclasses import replace

import pytest

from futé_tui.table.page.drawing.colour import READABLE, contrast
from futé_tui.table.page.drawing.faces import EMBLEM, emblem
from futé_tui.table.page.drawing.glyphs import LEADS
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.heading import draw_heading, standing_text
from futé_tui.table.page.page import draw_page
from futé_tui.table.view import TableView

from ...cases import for_each
from .pages import moment, page_of, text, view_of

SIZES = ((80, 24), (116, 34), (116, 36), (120, 40), (160, 50), (200, 60))


def table() -> TableView:
    return view_of(moment("tres-fute-3", 0.5))


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_has_its_owners_name_in_every_size(size: tuple[int, int]) -> None:
    page = page_of(moment("tres-fute-3", 0.5))
    for seat in range(3):
        shown = replace(page, table=replace(page.table, shown=seat))
        name = page.table.seats[seat].name
        rows = text(draw_page(shown, *size, DARK)).splitlines()
        assert any(name in row for row in rows[1:]), "not only in the header"


@for_each(SIZES, [DARK, LIGHT])
def test_somebody_elses_sheet_has_a_band_across_the_page(size: tuple[int, int], palette: object) -> None:
    colours = DARK if palette is DARK else LIGHT
    page = page_of(moment("tres-fute-3", 0.5))
    own = page.table.deciding or 0
    other = replace(page, table=replace(page.table, shown=(own + 1) % 3))
    bands = [row for row in draw_page(other, *size, colours) if any(run.look.bg == colours.text for run in row)]
    assert len(bands) == 1
    assert not [row for row in draw_page(page, *size, colours) if any(run.look.bg == colours.text for run in row)]
    assert contrast(colours.text, colours.table) > READABLE


def test_the_way_back_from_somebody_elses_sheet_is_never_cut() -> None:
    view = table()
    own = view.deciding or 0
    name = view.seats[own].name
    for width in (60, 80):
        band = text((draw_heading(replace(view, shown=(own + 1) % 3), width, DARK),))
        assert f"{name} decides; any key goes back." in band


def test_the_points_of_a_player_are_shown_against_the_best_of_the_others() -> None:
    view = table()
    totals = [seat.score.total for seat in view.seats]
    for seat, total in enumerate(totals):
        standing = standing_text(replace(view, shown=seat))
        best = max(points for other, points in enumerate(totals) if other != seat)
        assert standing.startswith(f"{total} point")
        word = "ahead of" if total > best else "behind" if total < best else "level with"
        assert word in standing


def test_the_leader_has_a_crown_in_the_header() -> None:
    page = page_of(moment("tres-fute-3", 0.5))
    totals = [seat.score.total for seat in page.table.seats]
    header = text(draw_page(page, 120, 40, DARK)).splitlines()[0]
    assert header.count(LEADS) == (1 if totals.count(max(totals)) == 1 else 0)


def test_the_heading_never_takes_more_than_its_width() -> None:
    for width in (20, 40, 76):
        for shown in (0, 1, 2):
            row = draw_heading(replace(table(), shown=shown), width, DARK)
            assert sum(len(run.text) for run in row) == width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bot", ["chick", "crow", "stork", "renard"])
def test_bots_have_their_emblem_at_their_names(size: tuple[int, int], bot: str) -> None:
    page = page_of(moment("tres-fute-3", 0.5))
    people = page.table.seats
    seats = tuple(replace(seat, bot=bot if number == 1 else "") for number, seat in enumerate(people))
    drawn = draw_page(replace(page, table=replace(page.table, seats=seats)), *size, DARK)
    face = [*emblem(bot, DARK, DARK.header)]
    header = [run._replace(target=None) for run in drawn[0]]
    assert len(face) == EMBLEM
    assert any(header[at : at + EMBLEM] == face for at in range(len(header)))
    assert [run.text for run in drawn[0]] != [run.text for run in draw_page(page, *size, DARK)[0]]
