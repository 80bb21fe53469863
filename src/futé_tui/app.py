"""The Textual app: its screens, its themes, its settings, and a clean way out."""

import signal
from asyncio import get_running_loop
from collections.abc import Iterable

from textual import on
from textual.app import App, SystemCommand
from textual.screen import Screen

from .api import new_game
from .engine.game import Game
from .screens.home import HomeScreen
from .screens.set_up import SetUpScreen
from .screens.table import TableScreen
from .setting_up import SetUp
from .store.last_set_up import recall, remember
from .store.paths import last_set_up_file
from .store.settings import Settings
from .themes import DARK, LIGHT


class FuteApp(App[None]):
    """futé_tui in a terminal."""

    TITLE = "futé"

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self.game: Game | None = None
        self.last_set_up = recall(last_set_up_file())
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.set_keymap(dict(self.settings.keys))
        if not self.settings.animations:
            self.animation_level = "none"

    def on_mount(self) -> None:
        for number in (signal.SIGTERM, signal.SIGHUP):
            get_running_loop().add_signal_handler(number, self._leave, number)
        problems = list(self.settings.problems)
        if self.settings.theme in self.available_themes:
            self.theme = self.settings.theme
        else:
            problems.append(f"There is no theme {self.settings.theme!r}.")
        self.push_screen(HomeScreen(self.offers))
        for problem in problems:
            self.notify(problem, severity="warning", timeout=10, markup=False)

    def _leave(self, number: int) -> None:
        """Stop as asked from outside: the terminal is restored, and the status is the one shells expect."""
        self.exit(return_code=128 + number)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The palette: Textual's own commands and those of the screen."""
        yield from super().get_system_commands(screen)
        for command in getattr(screen, "COMMANDS_HERE", ()):
            run = getattr(screen, f"action_{command.id}")
            yield SystemCommand(command.title, command.help, run)

    @on(HomeScreen.Chosen)
    def _home_chosen(self, message: HomeScreen.Chosen) -> None:
        match message.entry:
            case "continue":
                self._sit_down()
            case "again":
                self.action_again()
            case "new":
                self.push_screen(SetUpScreen(self.last_set_up))
            case _:
                self.exit()

    @on(SetUpScreen.Ready)
    def _set_up(self, message: SetUpScreen.Ready) -> None:
        self.action_home()
        self.start(message.set_up)

    def offers(self) -> tuple[str, str]:
        """What the home screen offers: the game on the table, and the last set-up."""
        game, last = self.game, self.last_set_up
        on_table = f"{game.ruleset.title}, {', '.join(game.players)}" if game and game.to_move is not None else ""
        return on_table, f"{last.sheet}, {', '.join(last.players)}" if last else ""

    def start(self, set_up: SetUp) -> None:
        """Sit down to a new game."""
        self.last_set_up = set_up
        remember(set_up, last_set_up_file())
        self.game = new_game(set_up.sheet, set_up.players, seed=set_up.seed)
        self._sit_down()

    def _sit_down(self) -> None:
        """Go to the table of the present game."""
        if self.game is not None:
            settings = self.settings
            self.push_screen(TableScreen(self.game, ascii_only=settings.ascii, hand_over=settings.hand_over))

    def action_again(self) -> None:
        """The same sheet and players once more."""
        self.action_home()
        if self.last_set_up is not None:
            self.start(SetUp(self.last_set_up.sheet, self.last_set_up.players))

    def action_home(self) -> None:
        """Leave everything that lies above the home screen."""
        while not isinstance(self.screen, HomeScreen):
            self.pop_screen()
