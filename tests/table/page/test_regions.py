"""Regions of grey boxes."""

from itertools import pairwise

from futé_tui.engine.zones import Box, ZoneView
from futé_tui.table.page.cards.boxes import regions_of

from .pages import moment, sheet_of


def test_the_label_of_a_region_is_beside_no_chip() -> None:
    row = tuple(Box(str(n), bonus=bonus) for n, bonus in enumerate(("polish", "", "", "reroll"), 1))
    regions = regions_of(ZoneView("grey", (row,), regions=(("1",), ("2", "3"), ("4",))))
    assert [regions[label].first for label in "1234"] == ["1", "2", "2", "4"]
    assert [regions[label].labelled for label in "1234"] == ["1", "3", "3", "4"]


def test_on_the_sheet_no_label_follows_a_chip() -> None:
    (grey,) = (zone for zone in sheet_of(moment("tres-fute-4ever-2", 0)).zones if zone.regions)
    labelled = {region.labelled for region in regions_of(grey).values()}
    for row in grey.rows:
        for before, box in pairwise(row):
            assert not (before and box and before.bonus and box.label in labelled), box
