"""The whole table, in every size, for every sheet and number of players."""

from collections import Counter
from dataclasses import replace
from itertools import chain, product

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.language import speak
from futé_tui.table.page.dice import has_room_for_status
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import Rows, Target, row_width, width_of
from futé_tui.table.page.page import draw_page
from futé_tui.table.page.plan import AIRY, VAST
from futé_tui.table.picking import Picker

from ...cases import for_each
from .pages import RECORDS, SHEETS, SIZES, box_targets, draw, game_of, moment, page_of, record, targets, text

NAMES = ("Lia", "Tom", "Ada", "Zoé", "Max", "Maximilian the Second")


@pytest.mark.parametrize("name", SHEETS)
def test_the_page_fills_the_terminal_exactly(name: str) -> None:
    game = game_of(name)
    for (width, height), palette in product(SIZES, (DARK, LIGHT)):
        rows = draw(game, width, height, palette)
        assert len(rows) == height - 1, (width, height)
        assert {row_width(row) for row in rows} == {width}, (width, height)


@for_each(RECORDS, SIZES)
def test_everything_can_be_clicked(name: str, size: tuple[int, int]) -> None:
    game = moment(name, 0.5)
    page = page_of(game)
    found = targets(draw_page(page, *size, DARK))
    table = page.table
    assert {Target("die", die.name) for die in table.dice} <= found
    assert {Target("seat", str(seat)) for seat in range(len(table.seats))} <= found
    sheet = table.seats[table.shown].sheet
    assert {Target("track", track.name) for track in sheet.tracks} <= found
    for zone in sheet.zones:
        assert box_targets(zone) <= found


@for_each(RECORDS, SIZES)
def test_the_hints_have_their_three_rows(name: str, size: tuple[int, int]) -> None:
    rows = draw(moment(name, 0.5), *size)
    hint = next(y for y, row in enumerate(rows) if any(run.text == "White 1" for run in row))
    assert len(rows) - hint >= 3


@for_each(ruleset_ids(), [VAST, (200, 60)])
def test_boxes_are_more_than_a_row_high_in_a_vast_terminal(sheet: str, size: tuple[int, int]) -> None:
    rows = draw(new_game(sheet, NAMES[:2], seed=3), *size)
    heights = Counter(chain.from_iterable({run.target for run in row if run.target} for row in rows))
    assert min(height for target, height in heights.items() if target.kind == "box") > 1


@for_each(range(1, 5), SIZES)
def test_the_table_has_room_for_all_players(players: int, size: tuple[int, int]) -> None:
    game = new_game("tres-fute", NAMES[:players], seed=3)
    rows = draw(game, *size)
    assert len(rows) == size[1] - 1
    assert {row_width(row) for row in rows} == {size[0]}
    if size >= VAST:
        assert all(text(rows).count(name) >= 2 for name in NAMES[:players])


@for_each(SIZES)
def test_six_people_play_qwinto(size: tuple[int, int]) -> None:
    rows = draw(new_game("qwinto", NAMES, seed=3), *size)
    assert len(rows) == size[1] - 1
    assert {row_width(row) for row in rows} == {size[0]}


@for_each(SIZES)
def test_the_sheet_carries_its_owners_name(size: tuple[int, int]) -> None:
    rows = draw(moment("tres-fute-3", 0.5), *size)
    page = page_of(moment("tres-fute-3", 0.5))
    owner = page.table.seats[page.table.shown].name
    tags = [run.text for row in rows[5:] for run in row if run.look.bg == DARK.gold]
    assert f" {owner} " in tags


def test_larger_terminals_show_more() -> None:
    small, airy, vast = (text(draw(moment("tres-fute-3", 0.5), *size)) for size in ((80, 24), AIRY, VAST))
    assert "Tom's turn" not in small
    assert "Tom's turn" in airy
    assert "+1 " in vast
    assert vast.count("▀") > airy.count("▀") > small.count("▀")


@pytest.mark.parametrize("players", range(2, 7))
def test_other_sheets_are_below_a_sheet_that_is_low(players: int) -> None:
    page = page_of(new_game("qwinto", NAMES[:players], seed=3))
    rows = draw_page(page, 200, 60, DARK)
    own = max(y for y, row in enumerate(rows) for run in row if run.target and run.target.kind == "box")
    below = {run.target.name for row in rows[own + 3 :] for run in row[:60] if run.target}
    assert below >= {str(seat) for seat in range(players) if seat != page.table.shown}


@for_each(ruleset_ids(), [VAST, (200, 60)])
def test_four_players_have_a_log_and_no_sheet_is_cut(sheet: str, size: tuple[int, int]) -> None:
    page = page_of(new_game(sheet, NAMES[:4], seed=3))
    rows = draw_page(page, *size, DARK)
    assert "took blue 5" in text(rows)
    ends = [row for row in rows if any(run.target and run.target.kind == "seat" for run in row)]
    below = rows[rows.index(ends[-1]) + 1]
    assert any(run.look.fg == DARK.panel and "▀" in run.text for run in below), "the edge of the last panel is there"
    assert len(shown_sheets(rows)) == (2 if (sheet, size) == ("tres-fute-4ever", VAST) else 3)


def shown_sheets(rows: Rows) -> set[str]:
    """The players whose sheets are shown in small."""
    return {
        run.target.name
        for row in rows[1:]
        for run in row
        if run.target and run.target.kind == "seat" and not run.text.strip(" ▀▄") and run.look.bg != DARK.panel
    }


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_in_a_wide_terminal_the_one_other_sheet_is_large(sheet: str) -> None:
    page = page_of(new_game(sheet, NAMES[:2], seed=3))
    widths = []
    for size in (VAST, (200, 60)):
        rows = draw_page(page, *size, DARK)
        seats = [[run for run in row if run.target and run.target.kind == "seat"] for row in rows[12:]]
        widths.append(max(sum(width_of(run.text) for run in row) for row in seats))
    assert widths[1] > widths[0]


def grounds_of(rows: Rows) -> dict[Target, set[str]]:
    """The colours on which everything that means something is drawn."""
    found: dict[Target, set[str]] = {}
    for run in chain.from_iterable(rows):
        if run.target:
            found.setdefault(run.target.picked, set()).add(run.look.bg)
    return found


def test_a_box_that_can_be_picked_looks_different_in_every_size() -> None:
    for name in RECORDS:
        game = record(name)
        for step in range(3, len(game.steps), 11):
            page = page_of(game.until(step))
            nothing = replace(page.table, offered=frozenset(), costly=frozenset(), labels={})
            zones = {zone.name for zone in page.table.seats[page.table.shown].sheet.zones}
            offered = {Target("box", *box) for box in page.table.offered if box[0] in zones}
            for size in ((80, 24), VAST):
                plain = grounds_of(draw_page(replace(page, table=nothing), *size, DARK))
                drawn = grounds_of(draw_page(page, *size, DARK))
                assert all(drawn[box] - plain[box] for box in offered), (name, step, size)


@for_each(["en", "fr", "de"], RECORDS)
def test_the_page_fits_in_every_language(language: str, name: str) -> None:
    speak(language)
    for width, height in SIZES:
        rows = draw(moment(name, 0.5), width, height)
        assert len(rows) == height - 1
        assert {row_width(row) for row in rows} == {width}


def test_what_bonuses_lack_is_shown_on_request() -> None:
    game = moment("tres-fute-3", 0.5)
    assert draw_page(page_of(game), 120, 40, DARK) != draw_page(page_of(game, missing=True), 120, 40, DARK)


def test_rows_that_do_not_change_stay_the_same_objects() -> None:
    game = moment("tres-fute-3", 0.5)
    die = Picker.of(game.moves()).dice[0]
    before, after = (draw_page(page_of(game, picked), 80, 24, DARK) for picked in ("", die))
    assert before != after
    cards = [y for y, (old, new) in enumerate(zip(before, after, strict=True)) if old == new]
    assert len(cards) > 8


def test_the_word_about_the_moment_is_there_once() -> None:
    for game in (moment("tres-fute-3", share / 20) for share in range(1, 20)):
        page = page_of(game)
        page = replace(page, table=replace(page.table, status="Lia, bonus"))
        for width, height in SIZES:
            times = text(draw_page(page, width, height, DARK)).count(page.table.status)
            cramped = (width, height) == SIZES[0] and not has_room_for_status(page.table.dice)
            assert times in ((0, 1) if cramped else (1,)), "only the smallest header may have no room"
