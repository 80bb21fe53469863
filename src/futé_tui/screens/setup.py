"""Setting up a game: sheet, players, seed, hints."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Button, Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from ..hints.levels import Level
from ..language import N_, _, pgettext
from ..sheets.loader import load_ruleset
from ..store.last_setup import GameSetup
from ..text.sheets import PICTURES, sheets_in_order, summary
from ..widgets.field import Field
from ..widgets.menu import Menu
from .base import CommandScreen
from .commands import SET_UP_COMMANDS, bindings
from .help import HelpScreen
from .settings.setting_rows import shown_value

_HOW = N_(
    "Tab goes from field to field, Enter in a field or on the button starts the game. Names are separated by commas."
)

_LONGEST_SEED = 18
_SHEETS = sheets_in_order()


class SetupScreen(CommandScreen):
    """Asks for sheet, players, seed and hints."""

    COMMANDS_HERE = SET_UP_COMMANDS
    BINDINGS = bindings(SET_UP_COMMANDS)
    CSS = """
    SetupScreen Vertical { width: 78; height: auto; }
    SetupScreen Horizontal { height: auto; }
    SetupScreen OptionList { width: 34; height: auto; }
    SetupScreen #picture { width: 1fr; padding: 0 2; }
    SetupScreen Button { margin: 0 2 0 0; }
    SetupScreen #problem { color: $error; height: auto; }
    """

    class Ready(Message):
        """A game is to be started."""

        def __init__(self, setup: GameSetup, hints: str) -> None:
            super().__init__()
            self.setup, self.hints = setup, hints

    def __init__(self, last: GameSetup | None, hints: str = Level.OPTIONS) -> None:
        super().__init__()
        self._last = last
        self._level = Level(hints)

    def compose_content(self) -> ComposeResult:
        with Vertical():
            with Horizontal():
                yield Menu(*(Option(load_ruleset(each).title, each) for each in _SHEETS), markup=False)
                yield Static(id="picture", markup=False)
            yield Label(_("Players, separated by commas"))
            names = ", ".join(self._last.players) if self._last else ""
            yield Field(names, id="players", placeholder=_("for example: Lia, Tom"), select_on_focus=False)
            yield Label(_("Seed: a number that decides the dice; may stay empty"))
            yield Field(id="seed", type="integer", max_length=_LONGEST_SEED, select_on_focus=False)
            yield Static(id="problem", markup=False)
            with Horizontal():
                yield Button(pgettext("button", "Start"), id="start", variant="primary")
                hints = Button(self._hints_title(), id="hints")
                hints.active_effect_duration = 0  # a button that looks pressed ignores the next press
                yield hints

    def _hints_title(self) -> str:
        return _("Hints: {level}").format(level=shown_value("hints", self._level))

    def on_mount(self) -> None:
        sheets = self.query_one(OptionList)
        sheets.highlighted = _SHEETS.index(self._last.sheet) if self._last and self._last.sheet in _SHEETS else 0
        sheets.focus()

    @on(OptionList.OptionHighlighted)
    def _show_picture(self, event: OptionList.OptionHighlighted) -> None:
        sheet = event.option.id or ""
        self.query_one("#picture", Static).update(f"{PICTURES.get(sheet, '')}\n{summary(sheet)}")

    @on(OptionList.OptionSelected)
    def _sheet_chosen(self) -> None:
        self.query_one("#players", Input).focus()

    @on(Button.Pressed, "#hints")
    def _next_level(self, event: Button.Pressed) -> None:
        self._level = self._level.following
        event.button.label = self._hints_title()

    @on(Input.Changed)
    @on(OptionList.OptionHighlighted)
    def _forget_problem(self) -> None:
        self.query_one("#problem", Static).update()

    @on(Input.Submitted)
    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        sheet = _SHEETS[self.query_one(OptionList).highlighted or 0]
        names = tuple(name.strip() for name in self.query_one("#players", Input).value.split(",") if name.strip())
        if problem := _problem(names, load_ruleset(sheet).player_counts):
            self.query_one("#problem", Static).update(problem)
            return
        seed = self.query_one("#seed", Input)
        setup = GameSetup(sheet, names, int(seed.value) if seed.value and seed.is_valid else None)
        self.ask(self.Ready(setup, self._level))

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), SET_UP_COMMANDS))

    def action_back(self) -> None:
        self.dismiss()


def _problem(names: Sequence[str], counts: Sequence[int]) -> str:
    """What is wrong with these players, in one sentence; empty if nothing is."""
    if len(names) not in counts:
        sentence = _("This sheet is for {least} to {most} players, not {found}.")
        return sentence.format(least=counts[0], most=counts[-1], found=len(names))
    if len({name.casefold() for name in names}) < len(names):
        return _("Two players have the same name; nobody could tell them apart.")
    return ""
