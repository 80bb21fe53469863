"""The hint panel in letters: what there is to choose between, in full if there are rows for it, else in few words."""

from futé_tui import ruleset_ids
from futé_tui.table.hint_view import HintItem
from futé_tui.widgets.hints import HintPanel, item_rows

from ..screens.driving import in_app
from ..screens.table.golden.screens import in_the_middle

ITEMS = tuple(HintItem((key,), (f"blue {key}; +2 points", f"blue {key}"), (f"blue {key} +2",)) for key in "789")


def test_choices_have_a_row_each_or_share_rows_in_few_words() -> None:
    assert item_rows(ITEMS, 60, 3) == [f"{key}  blue {key}; +2 points" for key in "789"]
    assert item_rows(ITEMS, 35, 2) == ["7  blue 7 +2    8  blue 8 +2", "9  blue 9 +2"]
    assert item_rows(ITEMS, 35, 1) == ["7  blue 7 +2    8  blue 8 +2    9"], "keys without words, but all of them"
    assert item_rows(ITEMS, 35, 1, [HintItem(("7", "8", "9"), (), ("blue +2",))]) == ["7 8 9  blue +2"], "zone by zone"
    assert item_rows(ITEMS, 60, 0) == []


async def test_every_sheet_has_rows_for_hints_in_the_smallest_terminal() -> None:
    async with in_app(painted=False) as table:
        for sheet in ruleset_ids():
            table.app.sit_down(in_the_middle(sheet))
            await table.pilot.pause()
            assert table.screen.query_one(HintPanel).has_room, sheet
