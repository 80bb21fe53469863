"""A Futé sheet that is set up by hand."""

from ..laying import CannotLay, LaidSheet
from .position import Sheet, TrackState
from .sheet_tables import SheetTables


def lay_sheet(tables: SheetTables, sheet: Sheet, laid: LaidSheet) -> Sheet:
    """The sheet with these marks and circled actions; bonuses of the marks are not given."""
    zones, tracks = list(sheet.zones), list(sheet.tracks)
    for name, marks in laid.marks.items():
        zone = tables.zone_index.get(name)
        if zone is None:
            raise CannotLay(f"there is no zone {name!r}")
        for mark in marks:
            zones[zone], _ = tables.zones[zone].mark(zones[zone], mark)
    for track, circled in laid.tracks.items():
        if track not in tables.track_index:
            raise CannotLay(f"there is no track {track!r}")
        tracks[tables.track_index[track]] = TrackState(circled)
    return Sheet(tuple(zones), tuple(tracks))
