"""The pieces that pages are drawn with, painted and in letters."""

from collections import Counter

import pytest

from futé_tui.pages.bars import Column, Part, Scale, draw_bar, draw_columns, draw_stacked, scale_of
from futé_tui.pages.caps import Button, button_rows, draw_buttons, draw_chip, draw_main_button
from futé_tui.pages.pen import Pen, broken
from futé_tui.pages.sheet_picture import draw_sheet, sheet_picture, sheet_picture_rows, sheet_zones
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette, card_colours, tone_colour
from futé_tui.table.page.drawing.runs import Target, row_width
from futé_tui.text.signs import ASCII, UNICODE, Signs

from ..cases import for_each

A_CLICK = Target("command", "again")


def text_of(pen: Pen) -> str:
    return "\n".join("".join(run.text for run in row).rstrip() for row in pen.rows())


def draw_everything(pen: Pen) -> None:
    pen.header("New game", "aside")
    pen.panel(2, 2, 30, 10, "Très futé !")
    draw_sheet(pen, 4, 4, 24, 7, "tres-fute")
    draw_bar(pen, 40, 2, 20, 0.5, pen.palette.gold, mark=0.7, track=pen.palette.panel)
    draw_stacked(pen, 40, 4, 20, [Part(10, "#ffffff"), Part(-5, "#000000"), Part(10, "#222222")], Scale(5, 35))
    draw_columns(pen, 40, 6, 4, [Column(142, pen.palette.gold), Column(246, pen.palette.gold, strong=True)])
    draw_buttons(pen, 2, 14, 70, [Button("a", "Again", A_CLICK), Button("s", "Same dice", A_CLICK, enabled=False)])
    draw_chip(pen, 2, 16, "rolled", A_CLICK, chosen=True)
    draw_main_button(pen, 2, 18, "Enter", "Start", A_CLICK)
    pen.big(40, 14, "246", pen.palette.gold)
    pen.cursor(0, 20, 40)


@for_each([DARK, LIGHT], [UNICODE, ASCII], [True, False])
def test_every_row_fills_the_page(palette: Palette, signs: Signs, painted: bool) -> None:
    pen = Pen(80, 23, palette, painted=painted, signs=signs)
    draw_everything(pen)
    assert [row_width(row) for row in pen.rows()] == [80] * 23
    for words in ("New game", "142 246", "Again", "rolled", "Start"):
        assert words in text_of(pen)


def test_in_ascii_every_sign_is_ascii_and_what_is_chosen_is_in_brackets() -> None:
    pen = Pen(80, 23, DARK, painted=False, signs=ASCII)
    draw_everything(pen)
    drawn = text_of(pen).replace("Très futé", "")
    assert drawn.isascii()
    for words in ("[a] Again", " s  Same dice", "[rolled]", "246", "yellow     ........."):
        assert words in drawn


def test_buttons_go_on_in_the_next_row_and_are_never_cut() -> None:
    buttons = [Button(key, "Something to do", A_CLICK) for key in "abcdef"]
    for room in (20, 40, 78):
        pen = Pen(room, 12, DARK)
        rows = draw_buttons(pen, 0, 0, room, buttons)
        assert rows == button_rows(room, buttons)
        assert text_of(pen).count("Something to do") == len(buttons)


def test_text_is_broken_between_words() -> None:
    assert broken("one two three", 7) == ["one two", "three"]
    assert broken("incomprehensibilities", 10) == ["incompreh~"]
    assert broken("", 10) == []
    assert broken("1 joker, 2 × fox", 12) == ["1 joker,", "2 × fox"]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_picture_of_a_sheet_has_the_colour_of_every_zone_and_a_dot_for_every_box(sheet: str) -> None:
    zones = sheet_zones(sheet)
    wide = 2 * sum(sorted(max(len(row) for row in zone.rows) for zone in zones)[-2:])
    pen = Pen(wide, sheet_picture_rows(sheet), DARK)
    draw_sheet(pen, 0, 0, pen.width, pen.height, sheet)
    halves = Counter[str]()
    for run in (run for row in pen.rows() for run in row):
        upper = run.text.count("▀")
        halves[run.look.fg] += upper
        halves[run.look.bg] += 2 * len(run.text) - upper
    plain = [zone for zone in zones if not set(zone.row_names) & set(DARK.colours)]
    assert {DARK.colour(zone.name) for zone in plain} <= set(halves)
    cards = [card_colours(zone.name, DARK) for zone in zones]
    tones = {tone_colour(tone, card) for card in cards for tone in ("light", "dark")}
    papers = {DARK.paper, *(card.tinted for card in cards), *tones}
    boxes = sum(box is not None for zone in zones for row in zone.rows for box in row)
    assert sum(halves[paper] for paper in papers) == boxes


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_in_little_room_every_zone_of_a_sheet_still_has_boxes(sheet: str) -> None:
    rows = sheet_picture(sheet, 14, 5, DARK, DARK.table)
    assert len(rows) == 5
    for zone in sheet_zones(sheet):
        if zone.row_names:
            continue  # its boxes are on rows of other colours
        colour = DARK.colour(zone.name)
        beside = [run for row in rows for run in row if colour in (run.look.bg, run.look.fg)]
        assert any(set(run.text) & set("▀▘▝▖▗") for run in beside), zone.name


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_in_little_room_boxes_of_a_zone_do_not_touch_those_below(sheet: str) -> None:
    cards = [card_colours(zone.name, DARK) for zone in sheet_zones(sheet)]
    papers = {DARK.paper, *(card.tinted for card in cards)}
    above = [False] * 14
    for row in sheet_picture(sheet, 14, 5, DARK, DARK.table):
        cells = [(sign, run.look) for run in row for sign in run.text]
        upper = [(look.fg if sign in "▀▘▝" else look.bg) in papers for sign, look in cells]
        lower = [(look.fg if sign in "▖▗" else look.bg) in papers for sign, look in cells]
        assert not any(one and other for one, other in zip(above, upper, strict=True))
        assert not any(one and other for one, other in zip(upper, lower, strict=True))
        above = lower


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_strips_of_a_picture_are_equally_high_and_none_of_their_boxes_is_missing(sheet: str) -> None:
    strips = [zone for zone in sheet_zones(sheet) if len(zone.rows) == 1]
    for width, height in ((14, 6), (15, 8), (19, 11), (25, 10), (32, 9)):
        rows = sheet_picture(sheet, width, height, DARK, DARK.table)
        high = []
        for zone in strips:
            colour = DARK.colour(zone.name)
            papers = {DARK.paper, card_colours(zone.name, DARK).tinted}
            own = [row for row in rows if {run.look.bg for run in row} - {DARK.table, *papers} == {colour}]
            high.append(len(own))
            dots = sum(
                len(run.text) if run.look.bg in papers else len(run.text.replace(" ", "")) for row in own for run in row
            )
            assert dots == sum(box is not None for box in zone.rows[0]), (width, zone.name)
        assert len(set(high)) == 1, (width, height)


def cells_of(pen: Pen, y: int) -> list[tuple[str, str, str]]:
    """The letters of a row with the colours they and the cells have."""
    return [(letter, run.look.fg, run.look.bg) for run in pen.rows()[y] for letter in run.text]


def test_negative_parts_go_left_from_zero_so_that_bars_end_where_their_points_do() -> None:
    orange, grey = DARK.colour("orange"), DARK.colour("silver")
    bars = [[Part(10, orange), Part(15, grey), Part(-15, grey)], [Part(12, orange), Part(-20, grey)]]
    scale = scale_of(bars)
    assert scale == (20, 25)
    pen = Pen(45, 2, DARK)
    for y, parts in enumerate(bars):
        draw_stacked(pen, 0, y, 45, parts, scale)
    for y, (lost, won) in enumerate(((15, 25), (20, 12))):
        grounds = [ground for _letter, _ink, ground in cells_of(pen, y)]
        assert DARK.table not in grounds[20 - lost : 20 + won]
        assert set(grounds[: 20 - lost] + grounds[20 + won :]) <= {DARK.table}
        assert not {orange, grey} & set(grounds[:20])


def test_a_bar_that_ends_in_the_cell_of_its_mark_is_still_seen() -> None:
    orange = DARK.colour("orange")
    for share in (0.01, 0.03, 0.05):
        pen = Pen(20, 1, DARK)
        draw_bar(pen, 0, 0, 20, share, orange, mark=0.0)
        assert cells_of(pen, 0)[0][2] == orange, share


def test_one_game_alone_does_not_fill_its_chart_and_a_negative_one_is_red() -> None:
    for value, colour in ((177, DARK.gold), (-3, DARK.bad)):
        pen = Pen(10, 9, DARK)
        draw_columns(pen, 0, 0, 8, [Column(value, DARK.gold, strong=True)])
        column = [cells_of(pen, y)[0][2] for y in range(8)]
        assert column == [DARK.table] * 4 + [colour] * 4
