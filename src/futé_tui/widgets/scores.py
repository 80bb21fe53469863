"""Points by player and zone."""

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style

from ..table.view import TableView
from .palette import text_colour
from .strips import StripWidget

_LABEL = 11
_WIDEST = 10


class Scores(StripWidget):
    """Shows the running totals: a row for each zone, a column for each player."""

    def show(self, view: TableView) -> None:
        widths = [min(max(cell_len(seat.name), 4), _WIDEST) for seat in view.seats]
        rows = [[Segment(" " * _LABEL)]]
        for seat, width in zip(view.seats, widths, strict=True):
            style = Style(bold=True, reverse=seat.deciding)
            rows[0] += [Segment(set_cell_size(seat.name, width), style), Segment(" ")]
        scores = [seat.score for seat in view.seats]
        for zone in scores[0].zones:
            rows.append(self._row(zone, [str(score.zones[zone]) for score in scores], widths))
        if view.has_foxes:
            rows.append(self._row("fox", [f"{score.foxes}:{score.fox_points}" for score in scores], widths))
        rows.append(self._row("total", [str(score.total) for score in scores], widths))
        if view.level:
            rows.append([Segment(view.level.title)])
        self.paint(rows)

    def _row(self, name: str, cells: list[str], widths: list[int]) -> list[Segment]:
        colour = text_colour(name, dark=self.app.current_theme.dark)
        bold = Style(bold=name == "total")
        row = [Segment(f"{name:<{_LABEL}}", Style(color=colour, bold=name == "total"))]
        for cell, width in zip(cells, widths, strict=True):
            row.append(Segment(f"{cell:>{width}} ", bold))
        return row
