"""How many boxes each open bonus of a sheet still needs, to be shown beside its sign."""

from collections.abc import Mapping

from ..engine.rules import SheetView
from ..engine.zones import ZoneView
from ..hints.missing import Missing, missing

MissingCounts = Mapping[str, Mapping[str, int]]  # by zone, then by line, or by the box of a bonus


def missing_counts(sheet: SheetView) -> MissingCounts:
    """The open bonuses of all zones and tracks."""
    return {part.name: _of_part(sheet, part) for part in (*sheet.zones, *sheet.tracks)}


def _of_part(sheet: SheetView, part: ZoneView) -> Mapping[str, int]:
    return {_key(each): each.to_go for each in missing(sheet, part.name)}


def _key(each: Missing) -> str:
    """A line by its name, a bonus along a track by its box."""
    return each.line or each.boxes[-1][1]
