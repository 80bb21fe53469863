"""How every sheet looks in letters, in ASCII and as a page: start, mid-game in three sizes, a bonus waiting, end."""

import pytest

from futé_tui import ruleset_ids

from .golden.screens import screens_of, stored


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_screens_look_as_they_are_kept(sheet: str) -> None:
    kept = stored(sheet)
    assert len(kept) == 11
    assert screens_of(sheet) == kept, "if this is meant: python -m tests.screens.table.golden.regenerate"
