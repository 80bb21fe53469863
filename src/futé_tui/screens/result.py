"""The end of a game: points by zone and player, who won and why, the level reached."""

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from ..engine.game import Game
from ..text.result import tell_verdict


class ResultScreen(ModalScreen[None]):
    """Shows the result; Enter goes back to the table, where the sheets can still be looked at."""

    CSS = """
    ResultScreen { align: center middle; }
    ResultScreen Vertical { width: auto; max-width: 78; height: auto; border: round $primary; padding: 1 2; }
    ResultScreen Vertical { background: $surface; }
    ResultScreen Static { width: auto; max-width: 72; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,escape", "dismiss", "Look at the sheets"),
        ("a", "app.again", "Play again"),
        ("q", "app.home", "Home"),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._game.ruleset.title, "bold"))
            yield Static(self._points())
            for line in tell_verdict(self._game):
                yield Static(line, markup=False)
            yield Static("\nEnter: the sheets   a: play again   q: home", markup=False)

    def _points(self) -> Table:
        scores = self._game.scores()
        table = Table.grid(padding=(0, 2))
        table.add_row("", *(Text(name, "bold") for name in self._game.players))
        for zone in scores[0].zones:
            table.add_row(zone, *(Text(str(score.zones[zone]), justify="right") for score in scores))
        if any(score.foxes for score in scores):
            table.add_row("foxes", *(Text(f"{score.foxes}: {score.fox_points}", justify="right") for score in scores))
        table.add_row(Text("total", "bold"), *(Text(str(score.total), "bold", justify="right") for score in scores))
        return table
