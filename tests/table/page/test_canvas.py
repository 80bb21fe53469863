"""The canvas: areas in half rows, text in whole ones, runs that are as long as they can be."""

from futé_tui.table.page.drawing.canvas import Canvas
from futé_tui.table.page.drawing.runs import Look, Run, Target

TABLE, CARD, INK = "#000000", "#112233", "#ffffff"


def test_an_empty_canvas_is_one_run_a_row() -> None:
    assert Canvas(3, 2, TABLE).rows() == ((Run("   ", Look(TABLE, TABLE)),),) * 2


def test_an_area_of_an_odd_number_of_half_rows_ends_in_half_blocks() -> None:
    canvas = Canvas(2, 2, TABLE)
    canvas.area(0, 1, 2, 3, CARD)
    assert canvas.rows() == ((Run("▀▀", Look(TABLE, CARD)),), (Run("  ", Look(CARD, CARD)),))


def test_two_areas_share_a_row() -> None:
    canvas = Canvas(1, 1, TABLE)
    canvas.area(0, 0, 1, 1, CARD)
    canvas.area(0, 1, 1, 1, INK)
    assert canvas.rows() == ((Run("▀", Look(CARD, INK)),),)


def test_blanks_join_the_text_beside_them() -> None:
    canvas = Canvas(6, 1, TABLE)
    canvas.write(1, 0, "ab", INK, bold=True)
    canvas.write(4, 0, "c", INK, bold=True)
    assert canvas.rows() == ((Run(" ab c ", Look(INK, TABLE, bold=True)),),)


def test_what_means_something_else_is_a_run_of_its_own() -> None:
    canvas, die = Canvas(4, 1, TABLE), Target("die", "white")
    canvas.write(1, 0, "ab", INK, target=die)
    assert [run.target for run in canvas.rows()[0]] == [None, die, None]


def test_text_takes_the_meaning_of_what_it_is_written_on() -> None:
    canvas, box = Canvas(3, 1, TABLE), Target("box", "blue", "r1c2")
    canvas.fill(0, 0, 3, 1, CARD, box)
    canvas.write(1, 0, "5", INK)
    assert canvas.rows() == ((Run(" 5 ", Look(INK, CARD), box),),)


def test_what_is_outside_is_cut() -> None:
    canvas = Canvas(3, 1, TABLE)
    canvas.area(-1, -2, 9, 9, CARD)
    assert canvas.write(2, 0, "abc", INK) == 5
    canvas.write(0, 4, "x", INK)
    assert canvas.rows() == ((Run("  a", Look(INK, CARD)),),)


def test_a_wide_letter_takes_two_cells_or_none() -> None:
    canvas = Canvas(3, 1, TABLE)
    canvas.write(0, 0, "雨雨", INK)
    assert canvas.rows()[0][0].text == "雨 "
