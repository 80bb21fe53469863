"""The pieces that pages are drawn with, painted and in letters."""

from collections import Counter

import pytest

from futé_tui.pages.bars import Column, Part, draw_bar, draw_columns, draw_stacked
from futé_tui.pages.caps import Button, button_rows, draw_buttons, draw_chip, draw_main_button
from futé_tui.pages.pen import Pen, broken
from futé_tui.pages.sheet_picture import draw_sheet, sheet_picture, sheet_picture_rows, sheet_zones
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.table.page.cards.tones import tone_colour
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette, card_colours
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
    draw_stacked(pen, 40, 4, 20, [Part(10, "#ffffff"), Part(-5, "#000000"), Part(10, "#222222")], 40)
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
    assert {DARK.colour(zone.name) for zone in zones} <= set(halves)
    cards = [card_colours(zone.name, DARK) for zone in zones]
    tones = {tone_colour(tone, card, DARK) for card in cards for tone in ("light", "dark")}
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
        assert any("\u2580" in run.text for run in beside), zone.name
