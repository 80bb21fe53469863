"""One player's sheet: its zones and tracks."""

from collections.abc import Mapping

from textual.app import ComposeResult

from ..language import _
from ..table.picking import BoxKey
from ..table.view import SeatShow, TableView
from ..table.zone_layout import Picks
from ..text.names import points
from .frames import Row, Scroll
from .strips import TextLine
from .tracks import Tracks
from .zone import ZoneBoard

_NOTHING = Picks()


class SheetPane(Scroll):
    """Shows a sheet; grids side by side, tracks below each other."""

    DEFAULT_CSS = """
    SheetPane { width: 1fr; height: 1fr; }
    SheetPane .grids { height: auto; width: auto; }
    SheetPane TextLine { text-style: bold; }
    SheetPane.-airy ZoneBoard { margin: 0 1 1 0; }
    SheetPane.-airy Tracks { margin: 0 0 1 0; }
    """

    def __init__(self, seat: SeatShow, letters: Mapping[str, str], *, ascii_only: bool, named: bool) -> None:
        super().__init__()
        self._letters, self._ascii, self._named = letters, ascii_only, named
        zones = seat.sheet.zones
        self._grids = [self._board(zone.name) for zone in zones if len(zone.rows) > 1]
        self._lines = [self._board(zone.name) for zone in zones if len(zone.rows) == 1]
        self._tracks = Tracks(letters, ascii_only=ascii_only)

    def _board(self, zone: str) -> ZoneBoard:
        return ZoneBoard(zone, self._letters, ascii_only=self._ascii)

    def compose(self) -> ComposeResult:
        if self._named:
            yield TextLine()
        if self._grids:
            with Row(classes="grids"):
                yield from self._grids
        yield from self._lines
        yield self._tracks

    @property
    def rows(self) -> int:
        """How many rows the sheet has."""
        return self._close_rows + (self._gaps if self.has_class("-airy") else 0)

    @property
    def airy_rows(self) -> int:
        """How many rows the sheet has with a gap below every zone and the tracks."""
        return self._close_rows + self._gaps

    @property
    def _close_rows(self) -> int:
        grids = max((board.rows for board in self._grids), default=0)
        return int(self._named) + grids + sum(board.rows for board in self._lines) + self._tracks.rows

    @property
    def _gaps(self) -> int:
        return bool(self._grids) + len(self._lines) + bool(self._tracks.rows)

    def spread(self, *, airy: bool) -> None:
        """Put a gap below every zone and the tracks, or close the gaps."""
        self.set_class(airy, "-airy")

    def show(self, seat: SeatShow, view: TableView | None = None) -> None:
        """Show a player's sheet; with `view`, also what can be picked on it."""
        if self._named:
            self.query_one(TextLine).show(
                _("{player}: {points}").format(player=seat.name, points=points(seat.score.total))
            )
        zones = {zone.name: zone for zone in seat.sheet.zones}
        for board in (*self._grids, *self._lines):
            zone = zones[board.zone]
            board.show(
                zone, seat.told(seat.score.zones.get(zone.name, 0)), _picks(view, zone.name) if view else _NOTHING
            )
        offered = {track: label for (track, box), label in view.labels.items() if not box} if view else {}
        lacking = view.lacking if view else {}
        cursor = view.cursor_box[0] if view and view.cursor_box and not view.cursor_box[1] else ""
        self._tracks.show(seat.sheet.tracks, offered, cursor, lacking)


def _picks(view: TableView, zone: str) -> Picks:
    """What can be picked in one zone."""

    def here(key: BoxKey | None) -> str:
        return key[1] if key and key[0] == zone else ""

    return Picks(
        {box: label for (name, box), label in view.labels.items() if name == zone},
        frozenset(box for name, box in view.offered if name == zone),
        here(view.picked_box),
        here(view.cursor_box),
        frozenset(box for name, box in view.fresh if name == zone),
        view.lacking.get(zone, {}),
        frozenset(box for name, box in view.costly if name == zone),
    )
