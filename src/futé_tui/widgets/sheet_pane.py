"""One player's sheet: its zones and tracks."""

from textual.app import ComposeResult

from ..engine.rules import SheetView
from ..language import _
from ..table.picking import BoxKey
from ..table.view import TableView
from ..table.zone_layout import Picks, is_crowded, shelves
from ..text.names import points
from .frames import Row, Scroll
from .strips import TextLine
from .tracks import TrackPicks, Tracks
from .zone import ZoneBoard


class SheetPane(Scroll):
    """Shows a sheet; grids side by side, tracks below each other."""

    DEFAULT_CSS = """
    SheetPane { width: 1fr; height: 1fr; }
    SheetPane .grids { height: auto; width: auto; }
    SheetPane TextLine { text-style: bold; }
    SheetPane.-airy ZoneBoard { margin: 0 1 1 0; }
    SheetPane.-airy Tracks { margin: 0 0 1 0; }
    """

    def __init__(self, sheet: SheetView, *, named: bool) -> None:
        super().__init__()
        self._named = named
        close = is_crowded(sheet.zones)
        self._shelves = [[ZoneBoard(zone.name, close=close) for zone in shelf] for shelf in shelves(sheet.zones)]
        self._grids = [board for shelf in self._shelves for board in shelf]
        self._lines = [ZoneBoard(zone.name) for zone in sheet.zones if len(zone.rows) == 1]
        self._tracks = Tracks()

    def compose(self) -> ComposeResult:
        if self._named:
            yield TextLine()
        for shelf in self._shelves:
            with Row(classes="grids"):
                yield from shelf
        yield from self._lines
        yield self._tracks

    @property
    def rows(self) -> int:
        """How many rows the sheet has."""
        return self.close_rows + (self._gaps if self.has_class("-airy") else 0)

    @property
    def airy_rows(self) -> int:
        """How many rows the sheet has with a gap below every zone and the tracks."""
        return self.close_rows + self._gaps

    @property
    def close_rows(self) -> int:
        """How many rows the sheet has without gaps."""
        grids = sum(max(board.rows for board in shelf) for shelf in self._shelves)
        return int(self._named) + grids + sum(board.rows for board in self._lines) + self._tracks.rows

    @property
    def _gaps(self) -> int:
        return len(self._shelves) + len(self._lines) + bool(self._tracks.rows)

    def spread(self, *, airy: bool) -> None:
        """Put a gap below every zone and the tracks, or close the gaps."""
        self.set_class(airy, "-airy")

    def show(self, view: TableView, number: int) -> None:
        """Show the sheet of a seat; what can be picked is marked on the sheet that is shown."""
        seat, is_open = view.seats[number], number == view.shown
        if self._named:
            self.query_one(TextLine).show(
                _("{player}: {points}").format(player=seat.name, points=points(seat.score.total))
            )
        zones = {zone.name: zone for zone in seat.sheet.zones}
        for board in (*self._grids, *self._lines):
            zone = zones[board.zone]
            shown = seat.points_text(seat.score.zones.get(zone.name, 0))
            board.show(zone, shown, _picks(view, zone.name) if is_open else Picks(), view.letters)
        self._tracks.show(seat.sheet.tracks, _track_picks(view) if is_open else TrackPicks(), view.letters)


def _track_picks(view: TableView) -> TrackPicks:
    """Which track a bonus may choose."""
    labels = {track: label for (track, box), label in view.labels.items() if not box}
    cursor = view.cursor_box[0] if view.cursor_box and not view.cursor_box[1] else ""
    return TrackPicks(labels, cursor, view.missing)


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
        view.missing.get(zone, {}),
        frozenset(box for name, box in view.costly if name == zone),
        {box: behind for (name, box), behind in view.behind.items() if name == zone},
    )
