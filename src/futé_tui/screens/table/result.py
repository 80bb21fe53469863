"""The end of a game: points by zone and player, who won and why; alone, the rating table and one's own record."""

from collections.abc import Iterator
from dataclasses import replace

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ...engine.game import Game
from ...statistics.standing import Standing
from ...table.view import TableView
from ...text.player_names import shown_names
from ...text.result import describe_verdict
from ...text.statistics.standing import describe_rating_table, describe_standing
from ...widgets.scores import Scores
from ..base import CommandModal
from ..commands import RESULT, bindings

_LEVELS_WIDTH = 51  # what the points leave free in the smallest terminal


class ResultScreen(CommandModal):
    """Shows the result; Enter goes back to the table, where the sheets can still be looked at."""

    CSS = """
    ResultScreen { align: center middle; }
    ResultScreen Vertical { width: auto; max-width: 78; height: auto; border: round $primary; padding: 1 2; }
    ResultScreen Vertical { background: $surface; }
    ResultScreen Horizontal { width: auto; height: auto; }
    ResultScreen.-alone Vertical { padding: 0 1; }
    ResultScreen.-alone Horizontal { margin: 0 0 1 0; }
    ResultScreen #levels { margin: 0 0 0 1; }
    ResultScreen Static { width: auto; max-width: 72; }
    """
    COMMANDS_HERE = RESULT
    BINDINGS = bindings(RESULT)

    def __init__(self, game: Game, view: TableView, standing: Standing | None = None) -> None:
        """`standing` is how a game played alone compares."""
        super().__init__()
        self._game, self._view, self._standing = game, view, standing
        self._scores = Scores()
        self.set_class(standing is not None, "-alone")

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._game.ruleset.title, "bold"))
            with Horizontal():
                yield self._scores
                if self._standing:
                    yield Static(
                        "\n".join(describe_rating_table(self._standing, _LEVELS_WIDTH)), id="levels", markup=False
                    )
            for line in self._verdict():
                yield Static(line, markup=False)

    def _verdict(self) -> Iterator[str]:
        if self._standing:
            return describe_standing(self._standing)
        return describe_verdict(self._game, shown_names(self._game.players))

    def on_mount(self) -> None:
        self._scores.show(replace(self._view, level=None))

    def action_sheets(self) -> None:
        self.dismiss()

    async def action_again(self) -> None:
        await self.app.run_action("again")

    async def action_records(self) -> None:
        await self.app.run_action(f"records({self._game.ruleset.id!r})")

    async def action_home(self) -> None:
        await self.app.run_action("home")
