"""Points by player and zone."""

from rich.table import Table
from rich.text import Text
from textual.widgets import Static

from ..table.view import TableView
from .palette import text_colour


class Scores(Static):
    """Shows the running totals: a row for each zone, a column for each player."""

    def show(self, view: TableView) -> None:
        dark = self.app.current_theme.dark
        table = Table.grid(padding=(0, 1))
        table.add_row("", *(self._player(seat.name, deciding=seat.deciding) for seat in view.seats))
        for zone in view.seats[0].score.zones:
            points = (Text(str(seat.score.zones[zone]), justify="right") for seat in view.seats)
            table.add_row(Text(zone, text_colour(zone, dark=dark)), *points)
        if any(seat.score.foxes for seat in view.seats):
            foxes = (Text(f"{seat.score.foxes}: {seat.score.fox_points}", justify="right") for seat in view.seats)
            table.add_row(Text("foxes", text_colour("fox", dark=dark)), *foxes)
        totals = (Text(str(seat.score.total), "bold", justify="right") for seat in view.seats)
        table.add_row(Text("total", "bold"), *totals)
        self.update(table)

    @staticmethod
    def _player(name: str, *, deciding: bool) -> Text:
        text = Text(name, "bold reverse" if deciding else "bold")
        text.truncate(12, overflow="ellipsis")
        return text
