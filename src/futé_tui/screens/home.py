"""Home: continue, the last set-up again, a new game."""

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Middle
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..language import N_, _
from .commands import HOME_COMMANDS, bindings
from .help import HelpScreen
from .sized import SizedScreen

_HOW = N_("Choose with the arrow keys and Enter, or click. Nothing has to be saved: every move is kept as it is made.")
Offers = tuple[dict[int, str], str]  # games that can be continued, by number, and the last set-up


class HomeScreen(SizedScreen):
    """Where the app opens."""

    COMMANDS_HERE = HOME_COMMANDS
    LOBBY = True
    BINDINGS = bindings(HOME_COMMANDS)
    DEFAULT_CSS = """
    HomeScreen OptionList { width: 70; height: auto; max-height: 75vh; }
    HomeScreen #title { width: 70; text-align: center; padding: 1; text-style: bold; }
    """

    class Chosen(Message):
        """An entry of the menu was chosen: `continue` with the number of a game, `again`, `new`, and so on."""

        def __init__(self, entry: str) -> None:
            super().__init__()
            self.entry, _space, self.number = entry.partition(" ")

    def __init__(self, offers: Callable[[], Offers]) -> None:
        super().__init__()
        self._offers = offers

    def compose_content(self) -> ComposeResult:
        with Middle(), Center():
            yield Static("f u t é", id="title")
            yield OptionList(markup=False)

    def on_screen_resume(self) -> None:
        """Offer what can be continued or started again now."""
        games, last = self._offers()
        entries = [(f"continue {number}", _("Continue: {game}").format(game=game)) for number, game in games.items()]
        entries += [
            ("again", last and _("Again: {game}").format(game=last)),
            ("new", _("New game")),
            ("lessons", _("Lessons")),
            ("rules", _("Rules")),
            ("daily", _("Daily game")),
            ("duel", _("Duel")),
            ("games", _("Games")),
            ("records", _("Records")),
            ("settings", _("Settings")),
            ("quit", _("Quit")),
        ]
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(Option(text, entry) for entry, text in entries if text)
        menu.highlighted = 0
        menu.focus()

    @on(OptionList.OptionSelected)
    def _entry_chosen(self, event: OptionList.OptionSelected) -> None:
        self.post_message(self.Chosen(event.option.id or ""))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(_(_HOW), HOME_COMMANDS))

    def action_quit_app(self) -> None:
        self.post_message(self.Chosen("quit"))
