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

    def show(self, view: TableView) -> None:
        width = max(_NARROWEST, min(_WIDEST, _ROOM // len(view.seats) - 1))
        rows = [[Segment(" " * _LABEL)]]
        for seat in view.seats:
            name = shown_name(seat.name, width)
            style = Style(bold=True, reverse=seat.deciding)
            rows[0] += [Segment(" " * (width - cell_len(name))), Segment(name, style), Segment(" ")]
        scores = [seat.score for seat in view.seats]
        for zone in scores[0].zones:
            rows.append(self._row(zone, [str(score.zones[zone]) for score in scores], width))
        if view.has_foxes:
            rows.append(self._row("fox", [f"{score.foxes}:{score.fox_points}" for score in scores], width))
        rows.append(self._row("total", [str(score.total) for score in scores], width))
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
