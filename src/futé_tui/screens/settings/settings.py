"""Settings: every value with what decides it; a change acts and is written at once."""

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...language import N_, _
from ...store.paths import settings_file
from ...store.settings import Settings, Value
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import SETTINGS_COMMANDS, bindings
from ..help import HelpScreen
from .key_card import KeyCard
from .keys import why_not_key
from .setting_rows import SettingRow, die_rows, every_command, key_rows, setting_rows, values_of

_HOW = N_(
    "Go up and down with the arrow keys; Enter, the right arrow or a click gives the next value, the left arrow the "
    "one before. On a key they ask for another one. Every change acts and is written to the settings file at once. "
    "What the environment or a flag decides cannot be changed here."
)

Change = Callable[[str, Value | None], Settings]  # gives a setting a value, or its default; the settings in force then


class SettingsScreen(CommandScreen):
    """Shows the settings in force."""

    COMMANDS_HERE = SETTINGS_COMMANDS
    BINDINGS = bindings(SETTINGS_COMMANDS)
    CSS = """
    SettingsScreen Vertical { padding: 0 1; }
    SettingsScreen #title { text-style: bold; height: 1; }
    SettingsScreen OptionList { height: 1fr; }
    SettingsScreen #about { height: 3; padding: 0 1; }
    SettingsScreen #file { height: 1; padding: 0 1; color: $text-muted; }
    """

    def __init__(self, settings: Settings, change: Change) -> None:
        super().__init__()
        self._settings, self._change = settings, change
        self._rows: list[SettingRow] = []

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title", markup=False)
            yield Menu(markup=False)
            yield Static(id="about", markup=False)
            yield Static(id="file", markup=False)

    def on_mount(self) -> None:
        self.show(self._settings)
        menu = self.query_one(OptionList)
        menu.highlighted = 0
        menu.focus()

    def show(self, settings: Settings) -> None:
        """Show these settings, the cursor where it is."""
        self._settings = settings
        keys = {command.id: self.app.get_key_display(command.binding()) for command in every_command()}
        self._rows = [*setting_rows(settings), *die_rows(settings), *key_rows(settings, keys)]
        self.query_one("#title", Static).update(_("Settings"))
        self.query_one("#file", Static).update(str(settings_file()))
        menu = self.query_one(OptionList)
        if menu.option_count:
            for number, row in enumerate(self._rows):
                menu.replace_option_prompt_at_index(number, _line(row))
        else:
            menu.add_options(Option(_line(row), row.name) for row in self._rows)
        self._show_about()
        self.renew_commands()

    @on(OptionList.OptionHighlighted)
    def _show_about(self) -> None:
        self.query_one("#about", Static).update(self._row.help)

    @property
    def _row(self) -> SettingRow:
        return self._rows[self.query_one(OptionList).highlighted or 0]

    @on(OptionList.OptionSelected)
    def _row_chosen(self) -> None:
        self.action_change()

    def action_change(self) -> None:
        self._step(1)

    def action_change_back(self) -> None:
        self._step(-1)

    def action_default(self) -> None:
        if self._free():
            self._set(self._row.name, None)

    def _step(self, step: int) -> None:
        """Go on to the next value, or ask for a key."""
        row = self._row
        if not self._free():
            return
        if row.name.startswith("keys."):
            self.open(KeyCard(row.title, self._take_key))
            return
        values = values_of(row.name, sorted(self.app.available_themes))
        now = getattr(self._settings, row.name)
        place = values.index(now) + step if now in values else 0
        self._set(row.name, values[place % len(values)])

    def _set(self, name: str, value: Value | None) -> None:
        self.show(self._change(name, value))

    def _free(self) -> bool:
        """Whether the setting can be changed here; if not, say why."""
        source = self._settings.source(self._row.name)
        if source.wins:
            sentence = _("This cannot be changed here: {source} decides.").format(source=source)
            self.notify(sentence, severity="warning", markup=False)
        return not source.wins

    def _take_key(self, key: str) -> str:
        command = self._row.name.removeprefix("keys.")
        if problem := why_not_key(self._settings.keys, command, key):
            return str(problem)
        self._set(self._row.name, key)
        return ""

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), SETTINGS_COMMANDS))

    def action_back(self) -> None:
        self.dismiss()


def _line(row: SettingRow) -> str:
    return f"{row.title:<26} {row.value:<18} {row.note}".rstrip()
