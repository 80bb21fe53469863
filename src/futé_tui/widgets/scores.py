"""Points by player and zone."""

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from ..language import _
from ..table.names import shown_name
from ..table.view import TableView
from ..text.names import name as name_of
from .palette import text_colour
from .strips import StripWidget

_LABEL = 10
_ROOM = 24  # for all columns together, unless there are very many players
_WIDEST = 10
_NARROWEST = 4


class Scores(StripWidget):
    """Shows the running totals: a row for each zone, a column for each player."""

    _shown: object = None

    def show(self, view: TableView) -> None:
        shown = view.seats, view.level, self.app.current_theme.dark
        if shown == self._shown:
            return
        self._shown = shown
        width = max(_NARROWEST, min(_WIDEST, _ROOM // len(view.seats) - 1))
        rows = [[Segment(" " * _LABEL)]]
        for seat in view.seats:
            name = shown_name(seat.name, width)
            style = Style(bold=True, reverse=seat.deciding)
            rows[0] += [Segment(" " * (width - cell_len(name))), Segment(name, style), Segment(" ")]
        seats = view.seats
        for zone in seats[0].score.zones:
            rows.append(self._row(zone, [seat.told(seat.score.zones[zone]) for seat in seats], width))
        if view.has_foxes:
            rows.append(
                self._row("fox", [f"{seat.score.foxes}:{seat.told(seat.score.fox_points)}" for seat in seats], width)
            )
        rows.append(self._row("total", [seat.told(seat.score.total) for seat in seats], width))
        if view.level:
            rows.append([Segment(view.level.title)])
        self.paint(rows)

    def _row(self, name: str, cells: list[str], width: int) -> list[Segment]:
        colour = text_colour(name, dark=self.app.current_theme.dark)
        bold = Style(bold=name == "total")
        row = [Segment(f"{_title(name):<{_LABEL}}", Style(color=colour, bold=name == "total"))]
        for cell in cells:
            row.append(Segment(f"{cell:>{width}} ", bold))
        return row


def _title(name: str) -> str:
    return _("total") if name == "total" else name_of(name)
