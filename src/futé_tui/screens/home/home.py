"""The home screen: a menu by keys, arrows or mouse, and the player's own solo games."""

from dataclasses import replace
from math import inf
from typing import ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message
from textual.reactive import reactive
from textual.worker import get_current_worker

from ...language import LANGUAGES, N_, OWN_NAMES, _, spoken
from ...pages.help import Key as HelpKey
from ...pages.home.dice import DICE_TARGET, RESTING
from ...pages.home.page import draw_home
from ...pages.home.view import Entry, HomeView, Tile
from ...pages.pen import Pen
from ...text.names import sentence
from ...widgets.page import Hovered, Page
from ..commands import HOME_COMMANDS, LANGUAGE
from ..help import HelpScreen
from ..page_screen import PageScreen
from ..tumbling import Tumbling
from .contents import Facts, facts, menu, tiles

_HOW = N_(
    "Press the key of an entry, or choose with the arrow keys and Enter, or click. You never have to save: every "
    "move is stored at once."
)
_QUIT = "quit"
_EVERYWHERE = ("settings", "records", _QUIT)
MOMENT = 0.6  # seconds between two keys of a burst


class HomeScreen(PageScreen):
    """The first screen. The menu is asked for whenever it comes up; facts and tiles take longer and follow later."""

    COMMANDS_HERE = HOME_COMMANDS
    LOBBY = True
    dice_spoken_of = ()
    BINDINGS: ClassVar[list[BindingType]] = [
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

    def __init__(self) -> None:
        super().__init__()
        self._last_key = -inf  # the time of the last key that leaves; infinite while another screen is on top
        self._dice = Tumbling(self, self._show_dice)

    def on_mount(self) -> None:
        super().on_mount()
        self._dice.roll(RESTING)

    def _show_dice(self) -> None:
        self.shown = replace(self.shown, faces=self._dice.faces)

    def on_screen_suspend(self) -> None:
        """What closes the next screen may be the first key of a burst."""
        super().on_screen_suspend()
        self._dice.stop()
        self._last_key = inf

    def on_screen_resume(self) -> None:
        """Ask again what can be continued, and how the games go."""
        super().on_screen_resume()
        if self._last_key == inf:
            self._last_key = Message().time
        view = replace(self.shown, **menu(self.game_app)._asdict())
        self.shown = replace(view, cursor=view.first_choice())
        self.call_after_refresh(self._ask_for_facts)  # what they load would hold up the first page

    @work(thread=True, exclusive=True)
    def _ask_for_facts(self) -> None:
        worker = get_current_worker()
        found = facts()
        if not worker.is_cancelled:
            self.app.call_from_thread(self._show_facts, found)
            sheets = tiles(self.game_app)
        if not worker.is_cancelled:
            self.app.call_from_thread(self._show_tiles, sheets)

    def _show_facts(self, facts: Facts) -> None:
        self.shown = replace(self.shown, **facts._asdict(), known=True)

    def _show_tiles(self, tiles: tuple[Tile, ...]) -> None:
        self.shown = replace(self.shown, tiles=tiles)

    def watch_shown(self) -> None:
        self.redraw()

    def draw(self, pen: Pen) -> None:
        draw_home(pen, self.shown)

    # Choosing

    def action_move(self, by: int) -> None:
        self.shown = replace(self.shown, cursor=self.shown.walked(by))

    def action_choose(self) -> None:
        self.choose(self.shown.entries[self.shown.cursor].id)

    def choose(self, entry: str) -> None:
        """Open what an entry leads to."""
        self.ask(self.Chosen(entry))

    def entries_by_name(self) -> list[Entry]:
        """The entries that the palette offers, besides those that it has on every screen."""
        return [entry for entry in self.shown.entries if entry.enabled and entry.id not in _EVERYWHERE]

    def on_key(self, event: Key) -> None:
        """The key of an entry opens it, or says why there is nothing to open."""
        for entry in (*self.shown.entries, *self.shown.more):
            if event.character == entry.key and not self.too_small:
                event.stop()
                event.prevent_default()
                if not entry.enabled:
                    self.notify(f"{sentence(entry.detail)}.", markup=False)
                elif entry.id != _QUIT or self._is_meant(event):
                    self.ask(self.Chosen(entry.id))

    def _is_meant(self, event: Key) -> bool:
        """Whether the key that leaves is not one more of a burst that has closed another screen."""
        meant = event.time - self._last_key >= MOMENT
        self._last_key = event.time
        if not meant:
            self.notify(_("Back home. Press the key again to quit."), timeout=2)
        return meant

    @on(Page.Clicked)
    def _entry_clicked(self, message: Page.Clicked) -> None:
        target, dead = message.target, {each.id for each in self.shown.entries if not each.enabled}
        if target.kind == DICE_TARGET.kind:
            self._dice.roll()
        if target.kind == "entry" and target.name not in dead:
            self.ask(self.Chosen(target.name))

    @on(Hovered)
    def _entry_pointed_at(self, message: Hovered) -> None:
        for number, entry in enumerate(self.shown.entries):
            if message.target and message.target.name == entry.id and entry.enabled:
                self.shown = replace(self.shown, cursor=number)

    def action_help(self) -> None:
        entries = [HelpKey(each.key, each.title, each.detail) for each in self.shown.entries if each.id != _QUIT]
        self.open(HelpScreen(_(_HOW), HOME_COMMANDS, entries=entries))

    def action_quit_app(self) -> None:
        self.ask(self.Chosen(_QUIT))

    # Language

    def titles_now(self) -> dict[str, str]:
        return {LANGUAGE.id: OWN_NAMES[spoken()]}

    def action_next_language(self) -> None:
        """Speak the next language, from the next word on."""
        if not self.is_active:
            return
        self.game_app.change_setting("language", LANGUAGES[(LANGUAGES.index(spoken()) + 1) % len(LANGUAGES)])
        self.renew_commands()
        self.shown = replace(self.shown, **menu(self.game_app)._asdict())
        self._ask_for_facts()
