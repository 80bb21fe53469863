"""The app as its screens and commands use it: settings, stored games, the last set-up."""

import os
from asyncio import get_running_loop
from time import monotonic
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from ..language import _, speak
from ..memory import collect_garbage_rarely, keep_heap_small
from ..outside import visible_lines
from ..store.games import GameStore
from ..store.last_setup import recall
from ..store.paths import games_file, last_setup_file, settings_file
from ..store.progress import ReportProgress
from ..store.resolve_settings import resolve_language
from ..store.settings import Settings, Value
from ..themes import DARK, LIGHT, with_valid_theme
from ..widgets.painting import SignedApp
from .on_top import TopApp, TopScreen
from .threads import ForgetfulThreads

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..store.kept_game import KeptGame

_JUST_NOW = 0.5  # seconds


class GameApp(TopApp):
    """Holds what lasts longer than a screen."""

    store: GameStore
    _said_at = 0.0

    def __init__(self, settings: Settings, progress: ReportProgress) -> None:
        super().__init__()
        keep_heap_small()  # Textual starts threads before anything is shown
        collect_garbage_rarely()
        self._progress = progress
        self._said: set[str] = set()
        self.settings = with_valid_theme(settings)
        self.last_setup = recall(last_setup_file())
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.set_reactive(GameApp.theme, DARK.name)  # set here, all CSS is parsed only once
        self.stylesheet.set_variables(self.get_css_variables())

    def on_load(self) -> None:
        """Apply the settings and open the store before the first screen is composed."""
        get_running_loop().set_default_executor(ForgetfulThreads())
        apply_settings(self, self.settings)
        self.store = GameStore(games_file(), self.warn, self._progress)

    def on_unmount(self) -> None:
        self.store.close()

    def notify(self, message: str, **options: Any) -> None:
        """Show a message; names and paths in it come from outside."""
        self._said_at = monotonic()
        super().notify(visible_lines(message), **options)

    def _screen_changed(self, screen: Screen[Any]) -> None:
        """What was said on another screen goes with it, unless it is about the change."""
        super()._screen_changed(screen)
        if monotonic() - self._said_at > _JUST_NOW:
            self.clear_notifications()

    def warn(self, problem: str) -> None:
        self.notify(problem, severity="warning", timeout=10, markup=False)

    def warn_once(self, problem: str) -> None:
        """Warn, unless the same was said before."""
        if problem not in self._said:
            self._said.add(problem)
            self.warn(problem)

    def change_setting(self, name: str, value: Value | None) -> None:
        """Change a setting here and, if possible, in the settings file."""
        from ..store.settings_writer import NotWritten, write_value  # imports tomlkit

        self.settings = self.settings.changed(name, value)
        apply_settings(self, self.settings)
        try:
            write_value(settings_file(), name, value)
        except NotWritten as error:
            self.warn(str(error))

    def action_help_quit(self) -> None:
        """Ctrl+C does not quit, as it also copies: say which key does, in the current language."""
        self.notify(_("Ctrl+Q quits."))

    def action_home(self) -> None:
        """Close everything above the screen from which the table was opened."""
        while not (isinstance(self.screen, TopScreen) and self.screen.LOBBY):
            self.pop_screen()

    # Screens that lead to each other

    def open_table(self, kept: "KeptGame", *, result: bool = False) -> None:
        """Open the table of a game, perhaps with its result on top."""
        raise NotImplementedError

    def open_replay(self, game: "Game", moment: int = 0, *, number: int | None = None, note: str = "") -> None:
        """Open the replay of a game at a moment, with a note on it; `number` is that of a stored game."""
        raise NotImplementedError

    def open_review(self, game: "Game", number: int | None = None) -> None:
        """Open the review of a game, which is kept if the game has a number in the store."""
        raise NotImplementedError


def apply_settings(app: SignedApp, settings: Settings) -> None:
    """Make the app look and behave as set."""
    speak(resolve_language(settings, os.environ)[0])
    app.set_keymap(dict(settings.keys))
    app.signs = settings.signs
    app.set_class(settings.ascii, "-ascii")
    if not settings.animations:
        app.animation_level = "none"
    elif app.animation_level == "none":
        app.animation_level = "full"
    app.theme = settings.theme
