"""The list of stored games, to continue, look at, replay, export or delete them."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from textual.timer import Timer

from ...disk import file_reason
from ...engine.problems import RecordError
from ...files import write_bytes
from ...language import N_, _
from ...pages.game_preview import SeatPreview
from ...pages.games import FILTERS, GameRow, GamesView, draw_games, games_in_sight
from ...pages.pen import Pen
from ...store.exporting import exported_record
from ...store.sealed import SealedGame
from ...store.stored import StoredGame
from ...table.page.drawing.runs import Target
from ...text.sheet_summaries import short_title
from ..asking import AskCard
from ..choosing import ChoiceCard
from ..commands import GAMES_COMMANDS
from ..cursor_screen import CursorScreen
from ..sitting_down import continue_game, replay_game, review_game
from .game_views import game_row, preview_of
from .stored_games import standings

_REST = 0.08  # seconds on a game before its sheets are read


class GamesScreen(CursorScreen):
    """Lists the games; only the one under the cursor is replayed, for its sheets."""

    COMMANDS_HERE = GAMES_COMMANDS
    HOW = N_(
        "Every game that was played here or imported from a record, latest first. Choose one with the arrow keys or a "
        "click; Enter or a second click continues it, or opens its result if it is over."
    )

    def __init__(self) -> None:
        super().__init__()
        self._over: bool | None = None
        self._games: Sequence[StoredGame] = ()
        self._preview: tuple[int, tuple[SeatPreview, ...]] = (0, ())  # the number of a game, and its sheets
        self._why_hidden = ""  # why the sheets of that game are not shown
        self._resting: Timer | None = None

    @property
    def count(self) -> int:
        return len(self._games)

    def on_screen_resume(self) -> None:
        """List the games again: one may have been played or begun."""
        self._preview = (0, ())
        self._list()
        super().on_screen_resume()

    def _list(self) -> None:
        self._games = self.game_app.store.listing(over=self._over)
        self.go_to(self.cursor)

    def draw(self, pen: Pen) -> None:
        number, sheets = self._preview
        game = self._chosen
        preview, closed = (sheets, self._why_hidden) if game and game.id == number else ((), "")
        draw_games(pen, GamesView(self.count, self.cursor, self._over, self._row, preview, closed))

    def _row(self, number: int) -> GameRow:
        return game_row(self._games[number])

    def go_to(self, number: int) -> None:
        super().go_to(number)
        if self._resting:
            self._resting.stop()
        self._resting = self.set_timer(_REST, self._read_sheets)

    @property
    def rows_in_sight(self) -> int:
        width, height = self.drawn_size
        return games_in_sight(width, height - 1)

    def _read_sheets(self) -> None:
        """Show the sheets of the game under the cursor; one that cannot be read or stays closed has none."""
        game = self._chosen
        if game is None or game.damage or game.id == self._preview[0]:
            return
        self._preview, self._why_hidden = (game.id, ()), ""
        try:
            self._preview = game.id, preview_of(game.show())
        except SealedGame as error:
            self._why_hidden = str(error)
        except RecordError:
            pass
        self.redraw()

    @property
    def _chosen(self) -> StoredGame | None:
        return self._games[self.cursor] if self._games else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Without a game there is nothing to open, export or delete."""
        if action in ("open_game", "replay", "export", "delete") and not self._games:
            return None
        if action == "review" and not (self._chosen and self._chosen.over):
            return None
        return super().check_action(action, parameters)

    def action_open_game(self) -> None:
        if self.is_active and (game := self._chosen):
            continue_game(self.game_app, game.id)

    def action_replay(self) -> None:
        if game := self._chosen:
            replay_game(self.game_app, game.id)

    def action_review(self) -> None:
        if game := self._chosen:
            review_game(self.game_app, game.id)

    def action_export(self) -> None:
        if game := self._chosen:
            try:
                self.open(Export(game.id, exported_record(game)))
            except SealedGame as error:
                self.notify(str(error), markup=False)

    def action_delete(self) -> None:
        if game := self._chosen:
            question = _("Delete game {number} ({sheet}: {standings})? This can't be undone.").format(
                number=game.id, sheet=short_title(game.sheet), standings=standings(game)
            )
            answers = _("Keep it"), _("Delete it")
            self.open(ChoiceCard(question, answers, 0, partial(self._delete, game)))

    def _delete(self, game: StoredGame, sure: int) -> None:
        if sure:
            self.game_app.store.delete(game.id)

    def action_filter(self) -> None:
        self._show_only(FILTERS[(FILTERS.index(self._over) + 1) % len(FILTERS)])

    def _show_only(self, over: bool | None) -> None:
        self._over, self.cursor = over, 0
        self._list()

    def clicked(self, target: Target) -> None:
        if target.kind == "filter":
            self._show_only(next(each for each in FILTERS if str(each) == target.name))

    async def action_new_game(self) -> None:
        await self.app.run_action("new_game")


class Export(AskCard):
    """Asks for a file and writes the record there; a file that exists is never overwritten."""

    def __init__(self, number: int, record: bytes) -> None:
        super().__init__(_("Save the record of the game to which file?"), f"game-{number}.fute", self._write)
        self._record = record

    def _write(self, name: str) -> str:
        """Export the game; the answer says what is wrong with the file, if anything."""
        if not name:
            return _("Type the name of a file.")
        try:
            file = Path(name).expanduser()
            write_bytes(file, self._record)
        except OSError as error:
            reason = file_reason(error)
        except (ValueError, RuntimeError) as error:  # an impossible file name, an unknown home folder
            reason = str(error)
        else:
            self.app.notify(_("Saved: {file}").format(file=file.absolute()), markup=False)
            return ""
        return _("{file} cannot be written: {reason}").format(file=name, reason=reason)
