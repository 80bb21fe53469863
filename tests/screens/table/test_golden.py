"""How every sheet looks: start, mid-game, a bonus waiting, end. Mid-game in three sizes in letters, with 16 colours,
with none, in ASCII, and as a page in both themes."""

import pytest

from futé_tui import ruleset_ids

from .golden.screens import NUMBER, PALETTES, palettes, screens_of, stored


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_screens_look_as_they_are_kept(sheet: str) -> None:
    kept = stored(sheet)
    assert len(kept) == NUMBER
    assert screens_of(sheet) == kept, "if this is meant: python -m tests.screens.table.golden.regenerate"


def test_both_themes_have_the_colours_that_are_kept() -> None:
    assert palettes() == PALETTES.read_text(encoding="utf-8")
