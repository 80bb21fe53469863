"""Every glyph on the page is one cell wide."""

from unicodedata import east_asian_width

import pytest
from rich.cells import cell_len

from futé_tui.table.page.drawing import glyphs

from .pages import RECORDS, SIZES, draw, moment, text

OUTSIDE_THE_GRID = set("╭─╮│╰╯▌█→")  # frames and bars, and an arrow in these tests' own hint


def all_glyphs() -> str:
    words = [value for name, value in vars(glyphs).items() if name.isupper() and isinstance(value, str)]
    return "".join([*words, *glyphs.ACTIONS.values(), *glyphs.JOINTS.values()])


def test_glyphs_are_one_cell_wide() -> None:
    assert all(cell_len(sign) == 1 for sign in all_glyphs())
    assert all(len(sign) <= 2 for sign in glyphs.ACTIONS.values())


def test_ambiguous_glyphs_are_listed() -> None:
    ambiguous = {sign for sign in all_glyphs() if east_asian_width(sign) == "A"}
    assert ambiguous <= glyphs.AMBIGUOUS


@pytest.mark.parametrize("name", RECORDS)
def test_the_page_has_no_other_glyphs_of_uncertain_width(name: str) -> None:
    for width, height in SIZES:
        letters = set(text(draw(moment(name, 0.6), width, height)))
        uncertain = {letter for letter in letters if east_asian_width(letter) in "AFW" and not letter.isalpha()}
        assert uncertain <= glyphs.AMBIGUOUS | OUTSIDE_THE_GRID
