"""The curve of a review: an axis that fits its values, and numbers that do not run together."""

import pytest

from futé_tui.pages.pen import Area, Pen
from futé_tui.pages.review.curve import draw_expected
from futé_tui.pages.review.view import GameReviewView, SeatReviewView
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.review_lines import ReviewLine

from ..table.page.pages import text


def drawn(values: tuple[float, ...], costly: tuple[int, ...], size: tuple[int, int]) -> list[str]:
    lines = tuple(ReviewLine(moment, 1, "", "", -5.0, 0.0) for moment in costly)
    curve = tuple(enumerate(values))
    seat = SeatReviewView("Lia", values[0], 0, values[-1], curve, (), lines, (), (), (), ())
    game = GameReviewView("Très futé !", "", True, len(values) - 1, ((0, 1),), (seat,))
    pen = Pen(*size, DARK)
    draw_expected(pen, Area(0, 0, *size), game, seat, -1)
    return text(pen.rows()).splitlines()


@pytest.mark.parametrize("height", [8, 12, 20, 32, 45])
def test_the_axis_ends_soon_above_the_highest_value(height: int) -> None:
    values = (285.0, 240.0, 190.0, 127.0)
    rows = drawn(values, (), (100, height))
    numbers = [int(row[:4]) for row in rows[1:] if row[:4].strip().isdigit()]
    assert all(number % 5 == 0 for number in numbers)
    assert len(numbers) >= 3
    assert max(numbers) <= 320


def test_the_numbers_of_neighbouring_decisions_do_not_read_as_one() -> None:
    values = tuple(float(200 - moment // 10) for moment in range(61))
    rows = drawn(values, (40, 30, 31), (67, 20))
    assert not any(pair in row[6:] for row in rows for pair in ("23", "32", "12", "21"))
    assert all(sum(number in row[6:] for row in rows[1:-2]) == 1 for number in "123")


@pytest.mark.parametrize("height", [7, 12, 20])
def test_a_value_is_drawn_in_the_row_that_has_its_number(height: int) -> None:
    for final in (120.0, 150.0, 180.0):
        rows = drawn((285.0, 200.0, final), (), (100, height))
        numbers = {row[:4].strip(): row for row in rows[1:]}
        if row := numbers.get(str(round(final))):
            assert row.rstrip().endswith("▀"), "the curve ends beside the number of the final score"
            assert len(row.rstrip()) == 100
