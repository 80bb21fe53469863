"""The card for a terminal that is too small, in terminals of any size."""

from futé_tui.pages.pen import Pen
from futé_tui.pages.too_small import draw_too_small
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.text.signs import ASCII

from ..table.page.pages import text
from ..table.page.test_contrast import hard_to_read


def test_the_card_says_what_is_needed_and_what_there_is() -> None:
    for palette in (DARK, LIGHT):
        pen = Pen(60, 20, palette)
        draw_too_small(pen, (80, 24), [("q", "Leave the table; the game can be continued")])
        drawn = text(pen.rows())
        assert all(part in drawn for part in ("80 x 24", "60 x 20", "60/80", "20/24", "the game waits", " q "))
        assert not hard_to_read(pen.rows())


def test_no_size_is_too_small_for_the_card() -> None:
    for width in (1, 2, 5, 20, 79, 200):
        for height in (1, 2, 5, 23):
            for painted in (True, False):
                pen = Pen(width, height, DARK, painted=painted, signs=ASCII)
                draw_too_small(pen, (80, 24), [("q", "Leave the table")])
                assert len(pen.rows()) == height
