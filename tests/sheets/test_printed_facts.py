"""What is printed in a box is text; what it means is said by the zone, and the two agree."""

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.engine.zones import Box, LineKind, ZoneView

_SUBTRACTING = {"pair-track", "block-track", "three-rows", "three-rows-rising"}


def zones_of(sheet: str) -> list[tuple[str, ZoneView]]:
    """The empty zones of a sheet, with their kinds."""
    ruleset = load_ruleset(sheet)
    views = ruleset.rules.view(ruleset.rules.start(1).position, 0).zones
    return [(ruleset.zone_kind(view.name).name, view) for view in views]


def boxes_of(sheet: str) -> list[tuple[str, Box]]:
    return [(kind, box) for kind, view in zones_of(sheet) for row in view.rows for box in row if box]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_box_means_what_is_printed_in_it(sheet: str) -> None:
    for kind, box in boxes_of(sheet):
        if kind == "middle-chain":
            given = (box.number, box.least, box.factor, box.subtracted)
            assert not any(given), "numbers follow from the neighbours"
            continue
        printed = box.printed
        assert (int(printed) if printed.isdecimal() else 0) == box.number
        assert printed.startswith(f"≥{box.least}") if box.least else "≥" not in printed
        assert printed.endswith(f"x{box.factor}") if box.factor > 1 else printed in ("x1", printed.replace("x", ""))
        assert printed.startswith("-") == box.subtracted
        assert kind in _SUBTRACTING or not box.subtracted
        assert (printed == "lock") == box.implied


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_lines_have_names_of_their_own_and_rows_have_one_row(sheet: str) -> None:
    for _kind, view in zones_of(sheet):
        assert len({line.name.label for line in view.lines}) == len(view.lines)
        rows = [{box.label for box in row if box} for row in view.rows]
        for line in view.lines:
            if line.kind is LineKind.ROW:
                assert set(line.boxes) <= rows[line.name.number - 1]
            if line.kind is LineKind.PAIR:
                assert len(line.boxes) == 2
