"""The page in letters: the same page, and letters, shapes and brackets say what colours say otherwise."""

from dataclasses import replace

import pytest
from rich.color import Color, ColorSystem

from futé_tui.engine.zones import Box
from futé_tui.language import LANGUAGES, speak
from futé_tui.table.lettered import lettered
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.lettered_box import box_letters, write_box
from futé_tui.table.page.cards.picks import BoxPick
from futé_tui.table.page.drawing.canvas import Canvas
from futé_tui.table.page.drawing.colour import contrast
from futé_tui.table.page.drawing.in_letters import stands_out
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette
from futé_tui.table.page.drawing.runs import Rows, Target, row_width
from futé_tui.table.page.page import PageView, draw_page
from futé_tui.table.view import TableView
from futé_tui.text.signs import ASCII, UNICODE, Signs

from ...cases import for_cases, for_each
from .pages import SHEETS, SIZES, box_targets, game_of, record, sheet_of, targets, text, view_of

THEMES = (DARK, LIGHT)


def palette_for(view: TableView, signs: Signs = ASCII, theme: Palette = DARK) -> Palette:
    return lettered(theme, signs, view.letters)


def drawn(view: TableView, width: int = 80, height: int = 24, signs: Signs = ASCII) -> Rows:
    return draw_page(PageView(view), width, height, palette_for(view, signs))


@pytest.mark.parametrize("name", SHEETS)
def test_everything_has_its_place_at_every_size(name: str) -> None:
    for language in LANGUAGES:
        speak(language)
        view = view_of(game_of(name))
        view = replace(view, letters=die_letters(game_of(name).ruleset.dice))
        boxes = {target for zone in sheet_of(game_of(name)).zones for target in box_targets(zone)}
        for width, height in SIZES:
            rows = drawn(view, width, height)
            assert {row_width(row) for row in rows} == {width}
            assert len(rows) == height - 1
            assert boxes <= targets(rows)
            assert {sign for sign in text(rows) if not sign.isascii() and not sign.isalpha()} == set()


def meanings(rows: Rows) -> set[Target]:
    return {run.target.picked for row in rows for run in row if run.target}


@pytest.mark.parametrize("name", SHEETS)
def test_whatever_can_be_clicked_on_the_painted_page_can_be_in_letters(name: str) -> None:
    view = view_of(game_of(name), missing=True)
    for width, height in SIZES:
        assert meanings(draw_page(PageView(view), width, height, DARK)) <= meanings(drawn(view, width, height))


def test_no_half_blocks_are_left() -> None:
    for name in SHEETS:
        for width, height in SIZES:
            assert not set("▀▄▌█") & set(text(drawn(view_of(game_of(name)), width, height, UNICODE)))


@for_cases(
    [
        (Box("1", "4"), "4", "4"),
        (Box("1", "≥4"), "≥4", "4+"),
        (Box("1", "x2"), "×2", "x2"),
        (Box("1", ""), "", "."),
        (Box("1", "4", shaded=True), "4", "4'"),
        (Box("1", "4", mark="x"), "4", "✗"),
        (Box("1", mark="x", shaded=True), "", "x"),
        (Box("1", mark="12"), "", "12"),
        (Box("1", "4", mark="o"), "4", "(4)"),
        (Box("1", "4", lost=True), "4", "-"),
        (Box("1", "lock", implied=True), "∩", "lock"),
    ]
)
def test_every_state_of_a_box_has_its_letters(box: Box, printed: str, shown: str) -> None:
    lettering = lettered(DARK, ASCII, {}).lettering
    assert lettering
    assert box_letters(box, printed, lettering) == shown


def written(text_: str, pick: BoxPick, width: int) -> str:
    canvas = Canvas(width + 1, 1, DARK.table)
    write_box(canvas, 0, 0, width, text_, pick, DARK.text, bold=False, target=Target("box", "blue", "1"))
    return text(canvas.rows()).rstrip()


def test_labels_and_numbers_never_run_into_each_other() -> None:
    offered, costly = BoxPick(offered=True, label="4"), BoxPick(offered=True, label="4", costly=True)
    assert [written("3", offered, width) for width in (2, 3, 4)] == ["4:", "4:3", "4:3"]
    assert [written("12", offered, width) for width in (3, 4)] == ["4:12", "4:12"]
    assert written("−1", offered, 3) == "4:−1"
    assert written("?b", offered, 3) == "4?b"
    assert written("3", costly, 3) == "4~3"
    assert written("3", BoxPick(picked=True), 4) == "[3 ]"
    assert [written("3", BoxPick(cursor=True), width) for width in (2, 3)] == [">3", ">3<"]


def test_what_can_be_picked_is_picked_or_has_the_cursor_is_told_by_signs() -> None:
    view = view_of(record("tres-fute-3").until(1), "yellow")
    key, label = next((key, label) for key, label in view.labels.items() if key[0] == "yellow")
    assert f"{label}:" in text(drawn(view))
    die = next(die for die in view.dice if die.name == "yellow")
    assert f"[{die.letter} {die.face}]" in text(drawn(view))
    pointed = [
        run.text for row in drawn(replace(view, cursor_box=key)) for run in row if run.target == Target("box", *key)
    ]
    assert "".join(pointed).strip().startswith(">")
    assert "".join(pointed).strip().endswith("<")
    assert f"[{view.round}" in text(drawn(view)), "the present round"


@for_each(THEMES)
def test_names_of_zones_can_be_read_on_the_ground_of_both_themes(theme: Palette) -> None:
    palette = lettered(theme, UNICODE, {})
    assert palette.lettering
    for name, ink in palette.lettering.inks.items():
        assert contrast(ink, palette.table) >= 4.5, name


def in_16(colour: str) -> int | None:
    return Color.parse(colour).downgrade(ColorSystem.STANDARD).number


@for_each(THEMES)
def test_in_16_colours_boxes_dice_and_offers_stand_out(theme: Palette) -> None:
    palette = lettered(theme, UNICODE, {})
    ground = in_16(palette.table)
    for colour in (palette.paper, palette.shaded, palette.fresh, palette.offered, palette.costly, palette.gold):
        assert in_16(colour) != ground
    for colours in (("yellow", "blue", "green", "orange", "purple"), ("red", "yellow", "green", "blue")):
        assert len({in_16(palette.colour(name)) for name in colours}) == len(colours)


@for_each(THEMES)
def test_without_colours_dice_and_offers_stand_out_and_paper_does_not(theme: Palette) -> None:
    palette = lettered(theme, UNICODE, {})
    assert all(stands_out(palette.colour(name)) for name in ("white", "yellow", "silver"))
    assert all(map(stands_out, (palette.gold, palette.fresh, palette.offered, palette.costly)))
    assert not any(map(stands_out, (palette.table, palette.paper, palette.shaded)))
