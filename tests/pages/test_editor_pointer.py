"""The cursor of the editor: gold exactly where the paper was, between one pair of signs."""

from futé_tui.pages.editor.pointer import pointed_at
from futé_tui.table.page.drawing.canvas import Canvas
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Rows, Run, Target

_CARD = "#2a6bd0"
_BOX = Target("print", "blue", "box 1")


def a_tall_box() -> Rows:
    """A box from the middle of the first row to the middle of the third, with its text in the second."""
    canvas = Canvas(9, 3, _CARD)
    canvas.area(2, 1, 5, 4, DARK.paper, _BOX)
    canvas.centre(2, 1, 5, "7", DARK.print, target=_BOX)
    return canvas.rows()


def cells(rows: Rows) -> list[list[tuple[str, Run]]]:
    return [[(letter, run) for run in row for letter in run.text] for row in rows]


def test_a_box_from_half_blocks_keeps_its_card_and_gets_gold_paper() -> None:
    first, second, third = cells(pointed_at(a_tall_box(), _BOX, DARK, painted=True))

    assert [(run.look.fg, run.look.bg) for _letter, run in first[2:7]] == [(_CARD, DARK.gold)] * 5
    assert [run.look.bg for _letter, run in second[2:7]] == [DARK.gold] * 5
    assert [(run.look.fg, run.look.bg) for _letter, run in third[2:7]] == [(DARK.gold, _CARD)] * 5


def test_the_signs_are_beside_the_text_only_and_on_the_colour_of_the_card() -> None:
    rows = pointed_at(a_tall_box(), _BOX, DARK, painted=True)

    texts = ["".join(run.text for run in row) for row in rows]
    assert [text.count("▸") + text.count("◂") for text in texts] == [0, 2, 0]
    assert texts[1][1] + texts[1][7] == "▸◂"
    assert all(run.look.bg == _CARD for letter, run in cells(rows)[1] if letter in "▸◂")


def test_an_empty_tall_box_has_the_signs_in_its_middle() -> None:
    canvas = Canvas(9, 3, _CARD)
    canvas.area(2, 0, 5, 6, DARK.paper, _BOX)

    rows = pointed_at(canvas.rows(), _BOX, DARK, painted=True)

    assert ["▸" in "".join(run.text for run in row) for row in rows] == [False, True, False]
