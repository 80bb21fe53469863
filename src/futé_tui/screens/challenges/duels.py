"""The duels of this machine, and the way to a new one."""

from itertools import islice

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...challenges.duels import Duel, stored_duels
from ...language import N_, _
from ...store.games import GameStore
from ...store.last_setup import GameSetup
from ...text.player_names import shown_name
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import DUELS, bindings
from ..help import HelpScreen
from .duel import DuelScreen
from .duel_setup import DuelSetup

_HOW = N_(
    "In a duel two to four people play the same dice, one after the other, each on a sheet of their "
    "own. Nobody sees the others' points until everybody here has played; then everything is "
    "compared zone by zone. Friends elsewhere play the same duel with its code."
)
_NEW = "new"
_MOST = 100  # duels in the list


class DuelsScreen(CommandScreen):
    """Lists the duels, unfinished ones first."""

    COMMANDS_HERE = DUELS
    BINDINGS = bindings(DUELS)
    CSS = """
    DuelsScreen Vertical { padding: 0 1; }
    DuelsScreen #title { height: 1; text-style: bold; }
    DuelsScreen OptionList { height: 1fr; }
    """

    def __init__(self, store: GameStore, last: GameSetup | None) -> None:
        super().__init__()
        self._store, self._last = store, last
        self._duels: dict[str, Duel] = {}

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title", markup=False)
            yield Menu(markup=False)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self.query_one("#title", Static).update(_("Duels"))
        duels = stored_duels(self._store)
        self._duels = {duel.code: duel for duel in islice(duels, _MOST)}
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_option(Option(_("New duel, or a code that somebody sent"), _NEW))
        menu.add_options(Option(_duel_text(duel), duel.code) for duel in self._duels.values())
        if next(duels, None):
            menu.add_option(Option(_("Older ones: {command}").format(command="fute duel CODE"), disabled=True))
        menu.highlighted = 0
        menu.focus()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        duel = self._duels.get(event.option.id or _NEW)
        self.open(DuelScreen(duel) if duel else DuelSetup(self._store, self._last))

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), DUELS))

    def action_back(self) -> None:
        self.dismiss()


def _duel_text(duel: Duel) -> str:
    """A line of the list: the sheet, the players, and whose turn it is."""
    facts = {
        "sheet": duel.challenge.ruleset.title,
        "names": ", ".join(shown_name(seat.name) for seat in duel.seats),
        "code": duel.code,
    }
    if waiting := duel.next_seat:
        return _("{sheet}: {names}. It's {next}'s turn.").format(**facts, next=shown_name(waiting.name))
    return _("{sheet}: {names}. Everybody here has played.").format(**facts)
