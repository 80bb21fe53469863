"""How every sheet looks in letters, in ASCII and as a page with its colours: start, mid-game in three sizes, a bonus
waiting, end. Terminals with 16 colours and with none get the same letters; both themes have the same page."""

import pytest

from futé_tui import ruleset_ids

from ..driving import in_app
from .golden.screens import MEDIUM, NUMBER, in_both_themes, in_the_middle, screens_of, stored


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_screens_look_as_they_are_kept(sheet: str) -> None:
    kept = stored(sheet)
    assert len(kept) == NUMBER
    assert screens_of(sheet) == kept, "if this is meant: python -m tests.screens.table.golden.regenerate"


@pytest.mark.parametrize("sheet", ruleset_ids())
async def test_the_light_theme_has_the_page_of_the_dark_one(sheet: str) -> None:
    async with in_app(painted=True, size=MEDIUM) as table:
        dark, light = await in_both_themes(table, in_the_middle(sheet))
        assert light == dark
