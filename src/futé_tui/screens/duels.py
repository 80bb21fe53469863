"""The duels of this machine, and the way to a new one."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..language import N_, _
from ..same_dice.duels import Duel, stored_duels
from ..setting_up import SetUp
from ..store.games import GameStore
from ..table.names import shown_name
from .commands import DUELS, bindings
from .duel import DuelScreen
from .duel_set_up import DuelSetUp
from .help import HelpScreen
from .sized import SizedScreen

_HOW = N_(
    "In a duel two to four people play the same dice, one after the other, each alone with a sheet. Nobody sees how "
    "the others fared until everybody here has played; then all are compared zone by zone. Friends elsewhere play the "
    "same duel with its code."
)
_NEW = "new"


class DuelsScreen(SizedScreen):
    """Lists the duels, those that wait for somebody first."""

    COMMANDS_HERE = DUELS
    BINDINGS = bindings(DUELS)
    CSS = """
    DuelsScreen Vertical { padding: 0 1; }
    DuelsScreen #title { height: 1; text-style: bold; }
    DuelsScreen OptionList { height: 1fr; }
    """

    def __init__(self, store: GameStore, last: SetUp | None) -> None:
        super().__init__()
        self._store, self._last = store, last
        self._duels: dict[str, Duel] = {}

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title", markup=False)
            yield OptionList(markup=False)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self.query_one("#title", Static).update(_("Duels"))
        duels = sorted(stored_duels(self._store), key=lambda duel: duel.next_seat is None)
        self._duels = {duel.code: duel for duel in duels}
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_option(Option(_("New duel, or a code that somebody sent"), _NEW))
        menu.add_options(Option(_told(duel), duel.code) for duel in duels)
        menu.highlighted = 0
        menu.focus()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        duel = self._duels.get(event.option.id or _NEW)
        self.app.push_screen(DuelScreen(duel) if duel else DuelSetUp(self._store, self._last))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(_(_HOW), DUELS))

    def action_back(self) -> None:
        self.dismiss()


def _told(duel: Duel) -> str:
    """A duel in a line: its sheet, who is in it, and who is to play."""
    facts = {
        "sheet": duel.challenge.ruleset.title,
        "names": ", ".join(shown_name(seat.name) for seat in duel.seats),
        "code": duel.code,
    }
    if waiting := duel.next_seat:
        return _("{sheet}: {names}. {next} is to play.").format(**facts, next=shown_name(waiting.name))
    return _("{sheet}: {names}. Everybody here has played.").format(**facts)
