"""The app as its screens and commands use it: settings, stored games, the last set-up."""

import os
from asyncio import get_running_loop
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from textual.message import Message
from textual.screen import Screen

from ..language import _, speak
from ..memory import keep_heap_small, seldom_look_for_garbage
from ..outside import visible_lines
from ..store.games import GameStore
from ..store.last_setup import recall
from ..store.paths import games_file, last_setup_file, settings_file
from ..store.progress import Progress
from ..store.resolve_settings import resolve_language
from ..store.settings import Settings, Value
from ..text.signs import signs_for
from ..themes import DARK, LIGHT, with_valid_theme
from ..widgets.painting import SignedApp
from .base import CommandScreen
from .on_top import TopApp
from .threads import ForgetfulThreads

if TYPE_CHECKING:
    from ..store.kept_game import KeptGame


@dataclass
class SitDown(Message):
    """Asks the app to open a game at the table."""

    kept: "KeptGame"


_JUST_NOW = 0.5  # seconds


class GameApp(TopApp):
    """Holds what lasts longer than a screen."""

    store: GameStore
    _said_at = 0.0

    def __init__(self, settings: Settings, progress: Progress) -> None:
        super().__init__()
        keep_heap_small()  # Textual starts threads before anything is shown
        seldom_look_for_garbage()
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

    def change_setting(self, name: str, value: Value | None) -> Settings:
        """Change a setting here and, if possible, in the settings file; returns all settings."""
        from ..store.settings_writer import NotWritten, write_value  # imports tomlkit

        self.settings = self.settings.changed(name, value)
        apply_settings(self, self.settings)
        try:
            write_value(settings_file(), name, value)
        except NotWritten as error:
            self.warn(str(error))
        return self.settings

    def action_help_quit(self) -> None:
        """Ctrl+C does not quit, as it also copies: say which key does, in the current language."""
        self.notify(_("Ctrl+Q quits."))

    def action_home(self) -> None:
        """Close everything above the screen from which the table was opened."""
        while not (isinstance(self.screen, CommandScreen) and self.screen.LOBBY):
            self.pop_screen()


def apply_settings(app: SignedApp, settings: Settings) -> None:
    """Make the app look and behave as set."""
    speak(resolve_language(settings, os.environ)[0])
    app.set_keymap(dict(settings.keys))
    app.signs = signs_for(ascii_only=settings.ascii)
    app.set_class(settings.ascii, "-ascii")
    if not settings.animations:
        app.animation_level = "none"
    elif app.animation_level == "none":
        app.animation_level = "full"
    app.theme = settings.theme
