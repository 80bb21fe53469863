"""The Textual app: its home screen, its commands, and a clean way out."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from textual import on, work
from textual.app import SystemCommand
from textual.binding import Binding
from textual.driver import Driver
from textual.filter import LineFilter, NoColor
from textual.screen import Screen
from textual.worker import get_current_worker

from .screens.command_palette import open_palette, palette_commands
from .screens.game_app import GameApp
from .screens.home.choices import offer_lessons, open_choice, open_records
from .screens.home.home import HomeScreen
from .screens.relayout import open_settings
from .screens.sheet_editing import choose_sheet_to_edit
from .screens.sitting_down import sit_down, start_game
from .store.games import GameStore
from .store.last_setup import GameSetup
from .store.paths import games_file
from .store.progress import ReportProgress, say_nothing
from .store.settings import Settings
from .text.keys import key_name
from .text.signs import ASCII
from .themes import ASCII_BORDERS

if TYPE_CHECKING:
    from .engine.game import Game
    from .store.kept_game import KeptGame

_CAUGHT_UP_AT_ONCE = 10  # games recalculated between two checks whether the app is closing


class FuteApp(GameApp):
    """futé_tui in a terminal."""

    TITLE = "futé"
    CSS = ASCII_BORDERS

    def __init__(
        self,
        settings: Settings | None = None,
        entry: str = "",
        *,
        replay: "Game | None" = None,
        game: "Game | None" = None,
        progress: ReportProgress = say_nothing,
    ) -> None:
        """Open an entry of the home screen, the replay of a game, or a new game right at the start; `progress` gets
        how far opening the store has come."""
        super().__init__(settings or Settings(), progress)
        self._entry, self._replay_at_start, self._game_at_start = entry, replay, game

    def get_driver_class(self) -> type[Driver]:
        """Have signals and a lost terminal handled where Textual would use its driver for POSIX terminals."""
        standard = super().get_driver_class()
        if sys.platform == "win32":
            return standard
        from .terminal import TerminalDriver  # POSIX only

        return TerminalDriver if issubclass(TerminalDriver, standard) else standard

    def get_default_screen(self) -> HomeScreen:
        """Home is the bottom of the stack, in place of Textual's empty screen."""
        return HomeScreen()

    def on_mount(self) -> None:
        if self.store.has_outdated_results:
            self._catch_up()
        if self._entry:
            self.post_message(HomeScreen.Chosen(self._entry))
        elif self._replay_at_start:
            self.open_replay(self._replay_at_start)
        elif self._game_at_start:
            self.sit_down(self._game_at_start)
        else:
            offer_lessons(self)
        for problem in self.settings.problems:
            self.warn(str(problem))

    def exit(self, result: None = None, return_code: int = 0, message: RenderableType | None = None) -> None:
        """Leave once every screen is open: after that Textual mounts nothing more, and a screen would lack its
        widgets."""
        opening = next((screen for screen in self.screen_stack if not screen.is_mounted), None)
        if not (opening and opening.call_later(self.exit, result, return_code, message)):
            super().exit(result, return_code, message)

    @work(thread=True)
    def _catch_up(self) -> None:
        """Recalculate in the background the results that an older version has stored."""
        store, worker = GameStore(games_file()), get_current_worker()
        while not worker.is_cancelled and store.catch_up(_CAUGHT_UP_AT_ONCE):
            pass
        store.close()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Without colours means none at all: Textual alone would still paint greys."""
        return (*super().get_line_filters(), NoColor()) if self.no_color else super().get_line_filters()

    def get_key_display(self, binding: Binding) -> str:
        """The current keys of a command, in signs that the terminal has."""
        keys = self.settings.keys.get(binding.id or "", binding.key).split(",")
        signs = [super(FuteApp, self).get_key_display(replace(binding, key=key)) for key in keys]
        in_letters = self.signs is ASCII
        return ", ".join(
            key_name(key if in_letters and not sign.isascii() else sign, in_letters=in_letters)
            for key, sign in zip(keys, signs, strict=True)
        )

    # Home and the palette

    @on(HomeScreen.Chosen)
    def _home_chosen(self, message: HomeScreen.Chosen) -> None:
        if not self.is_late(message):
            open_choice(self, message.entry, message.argument)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        return palette_commands(self, screen)

    def action_command_palette(self) -> None:
        open_palette(self)

    # Commands that work everywhere

    def action_lessons(self) -> None:
        open_choice(self, "lessons", "")

    def action_new_game(self) -> None:
        open_choice(self, "new", "")

    def action_records(self, sheet: str = "") -> None:
        open_records(self, sheet)

    def action_edit_sheet(self) -> None:
        choose_sheet_to_edit(self)

    def action_settings(self) -> None:
        open_settings(self)

    # Games

    def start(self, setup: GameSetup) -> None:
        start_game(self, setup)

    def sit_down(self, game: "Game") -> None:
        sit_down(self, game)

    def open_table(self, kept: "KeptGame", *, result: bool = False) -> None:
        from .screens.table.table import TableScreen

        table = TableScreen(kept)
        self.push_screen(table)
        if result:
            table.call_after_refresh(table.show_result, count=False)

    def open_replay(self, game: "Game", moment: int = 0, *, number: int | None = None, note: str = "") -> None:
        from .screens.table.replay import ReplayScreen

        self.push_screen(ReplayScreen(game, moment, number=number, note=note))

    def open_review(self, game: "Game", number: int | None = None) -> None:
        from .screens.review.review import ReviewScreen

        self.push_screen(ReviewScreen(game, number))
