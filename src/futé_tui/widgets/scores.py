"""Points by player and zone."""

from functools import cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from ..language import _
from ..table.page.drawing.faces import emblem_in_letters
from ..table.page.drawing.runs import Target
from ..table.view import TableView
from ..text.names import label_of
from ..text.player_names import shown_name
from .mouse import TargetWidget
from .zone_styles import text_colour

_LABEL = 10
_ROOM = 24  # for all columns together, unless there are very many players
_WIDEST = 10
_NARROWEST = 4


@cache
def _style(seat: int, *, bold: bool) -> Style:
    """The look of a number, with whose it is for the mouse."""
    return Style(bold=bold, meta={"target": Target("seat", str(seat))})


class Scores(TargetWidget):
    """Shows the running totals: a row for each zone, a column for each player, which can be clicked."""

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
            face = emblem_in_letters(seat.bot)
            before = f"{face} " if face and cell_len(f"{face} {name}") <= width else ""
            rows[0] += [Segment(f"{before:>{width - cell_len(name)}}"), Segment(name, style), Segment(" ")]
        seats = view.seats
        for zone in seats[0].score.zones:
            rows.append(self._row(zone, [seat.points_text(seat.score.zones[zone]) for seat in seats], width))
        if view.has_foxes:
            foxes = [f"{seat.score.foxes}:{seat.points_text(seat.score.fox_points)}" for seat in seats]
            rows.append(self._row("fox", foxes, width))
        rows.append(self._row("total", [seat.points_text(seat.score.total) for seat in seats], width))
        if view.level:
            rows.append([Segment(view.level.title)])
        self.paint(rows)

    def _row(self, name: str, cells: list[str], width: int) -> list[Segment]:
        colour = text_colour(name, dark=self.app.current_theme.dark)
        row = [Segment(f"{_title(name):<{_LABEL}}", Style(color=colour, bold=name == "total"))]
        for seat, cell in enumerate(cells):
            row.append(Segment(f"{cell:>{width}} ", _style(seat, bold=name == "total")))
        return row


def _title(name: str) -> str:
    return _("total") if name == "total" else label_of(name)
