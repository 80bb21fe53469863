"""The home screen: a menu by keys, arrows or mouse, and how one's own solo games go."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive

from ...language import N_, _
from ...widgets.page import Page
from ...widgets.painting import paints
from ..base import CommandScreen
from ..commands import HOME_COMMANDS, bindings
from ..help import HelpScreen
from .drawing import draw_home, draw_home_in_letters
from .view import Entry, HomeView, Progress

_HOW = N_(
    "Press the key of an entry, or choose with the arrow keys and Enter, or click. Nothing has to be saved: every move "
    "is stored as it is made."
)
Facts = tuple[dict[str, str], Progress | None]  # words about entries, and the latest solo games


class HomeScreen(CommandScreen):
    """The first screen. `entries` are asked for whenever it comes up; `facts` take longer and follow later."""

    COMMANDS_HERE = HOME_COMMANDS
    LOBBY = True
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(HOME_COMMANDS),
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("home,pageup", "move(-99)", show=False),
        Binding("end,pagedown", "move(99)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    shown: reactive[HomeView] = reactive(HomeView(), init=False)

    class Chosen(Message):
        """An entry of the menu was chosen: `new`, or `continue 7` with an argument, and so on."""

        def __init__(self, entry: str) -> None:
            super().__init__()
            self.entry, _space, self.argument = entry.partition(" ")

    def __init__(self, entries: Callable[[], tuple[Entry, ...]], facts: Callable[[], Facts]) -> None:
        super().__init__()
        self._entries, self._facts = entries, facts
        self._page = Page()

    def compose_content(self) -> ComposeResult:
        yield self._page

    def on_screen_resume(self) -> None:
        """Ask again what can be continued, and how the games go."""
        super().on_screen_resume()
        self.shown = replace(self.shown, entries=self._entries(), cursor=0)
        self._ask_for_facts()

    @work(thread=True, exclusive=True)
    def _ask_for_facts(self) -> None:
        facts = self._facts()
        self.app.call_from_thread(self._show_facts, facts)

    def _show_facts(self, facts: Facts) -> None:
        details, progress = facts
        self.shown = replace(self.shown, details=details, progress=progress)

    def fit(self, size: Size) -> None:
        super().fit(size)
        self.watch_shown()

    def watch_shown(self) -> None:
        width, height = self.drawn_size
        draw = draw_home if paints(self.app) else draw_home_in_letters
        self._page.show(draw(self.shown, width, height - 1, self.page_palette))

    # Choosing

    def action_move(self, by: int) -> None:
        last = len(self.shown.entries) - 1
        self.shown = replace(self.shown, cursor=max(0, min(last, self.shown.cursor + by)))

    def action_choose(self) -> None:
        self._open(self.shown.entries[self.shown.cursor])

    def on_key(self, event: Key) -> None:
        """The key of an entry opens it."""
        for entry in self.shown.entries:
            if event.character == entry.key and not self.too_small:
                event.stop()
                self._open(entry)

    @on(Page.Clicked)
    def _entry_clicked(self, message: Page.Clicked) -> None:
        for entry in self.shown.entries:
            if message.target.name == entry.id:
                self._open(entry)

    @on(Page.Hovered)
    def _entry_pointed_at(self, message: Page.Hovered) -> None:
        for number, entry in enumerate(self.shown.entries):
            if message.target and message.target.name == entry.id:
                self.shown = replace(self.shown, cursor=number)

    def _open(self, entry: Entry) -> None:
        self.ask(self.Chosen(entry.id))

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), HOME_COMMANDS))

    def action_quit_app(self) -> None:
        self.ask(self.Chosen("quit"))
