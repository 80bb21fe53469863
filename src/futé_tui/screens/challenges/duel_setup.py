"""Setting up a duel: a new one on a sheet or one by its code, and who plays here."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Button, Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from ...challenges.challenge import new_challenge
from ...challenges.codes import CodeError, read_code
from ...challenges.duels import Duel, DuelError
from ...challenges.players import NamesError
from ...language import N_, _, pgettext
from ...sheets.loader import load_ruleset
from ...store.games import GameStore
from ...store.last_setup import GameSetup
from ...text.sheets import sheets_in_order
from ...widgets.field import Field
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import SET_UP_COMMANDS, bindings
from ..help import HelpScreen
from .duel import DuelScreen

_HOW = N_(
    "Choose a sheet for a new duel, or give the code that somebody sent you. Name everybody who plays at this "
    "keyboard: one, if the others are elsewhere, or up to four, separated by commas. Tab goes from field to field, "
    "Enter starts."
)


class DuelSetup(CommandScreen):
    """Asks for what a duel needs."""

    COMMANDS_HERE = SET_UP_COMMANDS
    BINDINGS = bindings(SET_UP_COMMANDS)
    CSS = """
    DuelSetup Vertical { width: 78; height: auto; }
    DuelSetup OptionList { height: auto; }
    DuelSetup #problem { color: $error; height: auto; }
    """

    def __init__(self, store: GameStore, last: GameSetup | None, *, sheet: str = "", code: str = "") -> None:
        super().__init__()
        self._store, self._code = store, code
        self._names = ", ".join(last.players) if last else ""
        self._sheet = sheet or (last.sheet if last else "")

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Label(_("The sheet of a new duel"))
            yield Menu(*(Option(load_ruleset(each).title, each) for each in sheets_in_order()), markup=False)
            yield Label(_("Or the code that somebody sent you"))
            yield Field(self._code, id="code", select_on_focus=False)
            yield Label(_("Who plays here, separated by commas"))
            yield Field(self._names, id="names", placeholder=_("for example: Lia, Tom"), select_on_focus=False)
            yield Static(id="problem", markup=False)
            yield Button(pgettext("button", "Start"), id="start", variant="primary")

    def on_mount(self) -> None:
        sheets = self.query_one(OptionList)
        order = sheets_in_order()
        sheets.highlighted = order.index(self._sheet) if self._sheet in order else 0
        (self.query_one("#names") if self._code else sheets).focus()

    @on(OptionList.OptionSelected)
    def _sheet_chosen(self) -> None:
        self.query_one("#names", Input).focus()

    @on(Input.Submitted)
    @on(Button.Pressed)
    def _start(self) -> None:
        if not self.is_active:
            return
        code = self.query_one("#code", Input).value.strip()
        names = [name.strip() for name in self.query_one("#names", Input).value.split(",") if name.strip()]
        try:
            sheet = sheets_in_order()[self.query_one(OptionList).highlighted or 0]
            duel = Duel(self._store, read_code(code) if code else new_challenge(sheet))
            duel.join(names)
        except (CodeError, DuelError, NamesError) as error:
            self.query_one("#problem", Static).update(str(error))
            return
        self.app.switch_screen(DuelScreen(duel))

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), SET_UP_COMMANDS))

    def action_back(self) -> None:
        self.dismiss()
