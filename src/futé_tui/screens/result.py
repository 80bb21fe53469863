"""The end of a game: points by zone and player, who won and why, the level reached."""

from dataclasses import replace

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from ..engine.game import Game
from ..table.names import shown_name
from ..table.view import TableView
from ..text.result import tell_verdict
from ..widgets.scores import Scores
from .commands import RESULT, bindings
from .sized import SizedModal


class ResultScreen(SizedModal):
    """Shows the result; Enter goes back to the table, where the sheets can still be looked at."""

    CSS = """
    ResultScreen { align: center middle; }
    ResultScreen Vertical { width: auto; max-width: 78; height: auto; border: round $primary; padding: 1 2; }
    ResultScreen Vertical { background: $surface; }
    ResultScreen Static { width: auto; max-width: 72; }
    """
    COMMANDS_HERE = RESULT
    BINDINGS = bindings(RESULT)

    def __init__(self, game: Game, view: TableView) -> None:
        super().__init__()
        self._game, self._view = game, view
        self._scores = Scores()

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._game.ruleset.title, "bold"))
            yield self._scores
            for line in tell_verdict(self._game, [shown_name(name) for name in self._game.players]):
                yield Static(line, markup=False)

    def on_mount(self) -> None:
        self._scores.show(replace(self._view, level=None))

    def action_sheets(self) -> None:
        self.dismiss()

    async def action_again(self) -> None:
        await self.app.run_action("again")

    async def action_home(self) -> None:
        await self.app.run_action("home")
