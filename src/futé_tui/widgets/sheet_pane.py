"""One player's sheet: its zones and tracks."""

from textual.app import ComposeResult

from ..engine.rules import SheetView
from ..language import _
from ..table.page.cards.picks import NO_PICKS
from ..table.page.page import track_picks, zone_picks
from ..table.page.tracks import NO_TRACK_PICKS
from ..table.view import TableView
from ..table.zone_layout import is_crowded, shelves
from ..text.names import points
from .frames import Row, Scroll
from .strips import TextLine
from .tracks import Tracks
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
        self._named, self.seat = named, 0
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
        self.seat, seat, is_open = number, view.seats[number], number == view.shown
        if self._named:
            self.query_one(TextLine).show(
                _("{player}: {points}").format(player=seat.name, points=points(seat.score.total))
            )
        zones = {zone.name: zone for zone in seat.sheet.zones}
        picks = zone_picks(view) if is_open else {}
        for board in (*self._grids, *self._lines):
            zone = zones[board.zone]
            shown = seat.points_text(seat.score.zones.get(zone.name, 0))
            board.show(zone, shown, picks.get(zone.name, NO_PICKS), view.letters)
        self._tracks.show(seat.sheet.tracks, track_picks(view) if is_open else NO_TRACK_PICKS, view.letters)
