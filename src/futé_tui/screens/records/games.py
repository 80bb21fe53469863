"""The list of stored games, to continue, replay, export or delete them."""

from collections.abc import Callable, Sequence
from functools import partial

from textual import on
from textual.app import ComposeResult

from ...language import N_, _, ngettext
from ...sheets.shown import sheet_title
from ...store.games import GameStore
from ...store.stored import StoredGame
from ...widgets.row_list import RowList
from ...widgets.strips import TextLine
from ..base import CommandScreen
from ..choosing import ChoiceCard
from ..commands import GAMES_COMMANDS, bindings
from ..help import HelpScreen
from .exporting import Export
from .stored_games import row, standings

_HOW = N_(
    "Every game that was played here or taken in from a record, latest first. Choose one with the arrow keys or a "
    "click; Enter or a second click continues it, or replays it if it is over."
)
_FILTERS: dict[bool | None, bool | None] = {None: False, False: True, True: None}  # all, open, finished


class GamesScreen(CommandScreen):
    """Lists the games; nothing is replayed to show them."""

    COMMANDS_HERE = GAMES_COMMANDS
    BINDINGS = bindings(GAMES_COMMANDS)
    CSS = """
    GamesScreen #header { text-style: bold; }
    GamesScreen RowList { height: 1fr; }
    """

    def __init__(self, store: GameStore, go_on: Callable[[int], None], replay: Callable[[int], None]) -> None:
        """`go_on` continues the game with this number, `replay` opens its replay."""
        super().__init__()
        self._store, self._go_on, self._replay = store, go_on, replay
        self._over: bool | None = None
        self._games: Sequence[StoredGame] = ()

    def compose_content(self) -> ComposeResult:
        yield TextLine("header")
        yield RowList()

    def on_screen_resume(self) -> None:
        """List the games again: one may have been played or begun."""
        self._show()
        self.query_one(RowList).focus()

    def _show(self) -> None:
        self._games = self._store.listing(over=self._over)
        self.query_one("#header", TextLine).show(self._heading())
        self.query_one(RowList).show(len(self._games), lambda number, width: row(self._games[number], width))
        self.show_commands()

    def _heading(self) -> str:
        number = len(self._games)
        match self._over:
            case None if not number:
                return _("There are no stored games yet.")
            case None:
                return ngettext("{number} game", "{number} games", number).format(number=number)
            case False:
                return ngettext("{number} open game", "{number} open games", number).format(number=number)
            case True:
                return ngettext("{number} finished game", "{number} finished games", number).format(number=number)

    @property
    def _chosen(self) -> StoredGame | None:
        return self._games[self.query_one(RowList).cursor] if self._games else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Without a game there is nothing to open, export or delete."""
        if action in ("open_game", "replay", "export", "delete") and not self._games:
            return None
        return super().check_action(action, parameters)

    @on(RowList.Chosen)
    def action_open_game(self) -> None:
        if self.is_active and (game := self._chosen):
            self._go_on(game.id)

    def action_replay(self) -> None:
        if game := self._chosen:
            self._replay(game.id)

    def action_export(self) -> None:
        if game := self._chosen:
            self.open(Export(game))

    def action_delete(self) -> None:
        if game := self._chosen:
            question = _("Delete game {number} ({sheet}: {standings})? It cannot be brought back.").format(
                number=game.id, sheet=sheet_title(game.sheet), standings=standings(game)
            )
            answers = _("Keep it"), _("Delete it")
            self.open(ChoiceCard(question, answers, 0, partial(self._delete, game)))

    def _delete(self, game: StoredGame, sure: int) -> None:
        if sure:
            self._store.delete(game.id)

    def action_filter(self) -> None:
        self._over = _FILTERS[self._over]
        self.query_one(RowList).cursor = 0
        self._show()

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), GAMES_COMMANDS))

    def action_home(self) -> None:
        self.dismiss()
