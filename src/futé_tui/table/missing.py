"""How many boxes each open bonus of a sheet still needs, to be shown beside its sign."""

from collections.abc import Mapping

from ..engine.rules import SheetView
from ..hints.missing import Missing, missing

MissingCounts = Mapping[str, Mapping[str, int]]  # by zone, then by line, or by the box of a bonus


def missing_counts(sheet: SheetView) -> MissingCounts:
    """The open bonuses of all zones and tracks; not what only scores points, which has no sign."""
    return {
        part.name: {_place_of(each): each.to_go for each in missing(sheet, part.name) if each.bonus}
        for part in (*sheet.zones, *sheet.tracks)
    }


def _place_of(each: Missing) -> str:
    return each.line.label if each.line else each.boxes[-1].box
