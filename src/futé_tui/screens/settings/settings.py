"""Settings: every value with what decides it; a change acts and is written at once."""

from ...language import N_, _
from ...pages.pen import Pen
from ...pages.settings import VALUE, SettingLine, SettingPicture, SettingsView, draw_settings
from ...store.paths import settings_file
from ...store.settings import CHOICES, Settings, Value
from ...table.page.drawing.palette import DARK, LIGHT, Palette
from ...table.page.drawing.runs import Target
from ...text.hint_levels import about_level, level_name
from ...text.names import DICE
from ..commands import SETTINGS_COMMANDS
from ..cursor_screen import CursorScreen
from .key_card import KeyCard
from .keys import why_not_key
from .setting_rows import (
    GROUPS,
    SettingRow,
    die_rows,
    every_command,
    group_of,
    key_rows,
    setting_rows,
    shown_value,
    source_text,
    values_of,
)


class SettingsScreen(CursorScreen):
    """Shows the settings as they are now."""

    COMMANDS_HERE = SETTINGS_COMMANDS
    HOW = N_(
        "Go up and down with the arrow keys. Enter, the right arrow or a click takes the next value, the "
        "left arrow the one before; a click on a value takes that one. On a key you are asked for "
        "another one. Every change takes effect and is saved at once. What the environment or a flag "
        "decides can't be changed here."
    )

    @property
    def _settings(self) -> Settings:
        return self.game_app.settings

    @property
    def rows(self) -> list[SettingRow]:
        """The settings in their order on the page: group by group."""
        keys = {command.id: self.app.get_key_display(command.binding()) for command in every_command()}
        settings = self._settings
        every = [*setting_rows(settings), *die_rows(settings), *key_rows(settings, keys)]
        return sorted(every, key=lambda row: GROUPS.index(group_of(row.name)))

    @property
    def count(self) -> int:
        return len(self.rows)

    def draw(self, pen: Pen) -> None:
        rows = self.rows
        row = rows[self.cursor]
        groups = tuple(
            (_(group), tuple(self._line(each) for each in rows if group_of(each.name) == group))
            for group in GROUPS
            if any(group_of(each.name) == group for each in rows)
        )
        source = source_text(self._settings, row.name)
        view = SettingsView(groups, self.cursor, row.help, source, str(settings_file()), self._picture(row))
        draw_settings(pen, view)

    def _picture(self, row: SettingRow) -> SettingPicture:
        die = row.name.removeprefix("keys.")
        if die in DICE:
            return SettingPicture(self._palette(), die=die, keys=row.value)
        if row.name == "hints":
            levels = tuple((level_name(level), about_level(level)) for level in CHOICES["hints"])
            return SettingPicture(self._palette(), levels=levels, level=CHOICES["hints"].index(self._settings.hints))
        return SettingPicture(self._palette())

    def _line(self, row: SettingRow) -> SettingLine:
        if row.name.startswith("keys."):
            return SettingLine(row.title, (), 0, row.value, row.note)
        values = self._values(row.name)
        now = getattr(self._settings, row.name)
        shown = tuple(shown_value(row.name, value) for value in values)
        return SettingLine(row.title, shown, values.index(now) if now in values else 0, note=row.note)

    def _values(self, name: str) -> list[Value]:
        return list(values_of(name, sorted(self.app.available_themes)))

    def _palette(self) -> Palette:
        theme = self.app.available_themes.get(self._settings.theme)
        return LIGHT if theme and not theme.dark else DARK

    @property
    def _row(self) -> SettingRow:
        return self.rows[self.cursor]

    def action_change(self) -> None:
        self._step(1)

    def action_change_back(self) -> None:
        self._step(-1)

    def action_default(self) -> None:
        if self._free():
            self._set(self._row.name, None)

    def clicked(self, target: Target) -> None:
        """A click on a value takes it."""
        if target.kind == VALUE:
            self.go_to(int(target.name))
            if self._free():
                self._set(self._row.name, self._values(self._row.name)[int(target.part)])

    def _step(self, step: int) -> None:
        """Go on to the next value, or ask for a key."""
        row = self._row
        if not self._free():
            return
        if row.name.startswith("keys."):
            self.open(KeyCard(row.title, self._take_key))
            return
        values = self._values(row.name)
        now = getattr(self._settings, row.name)
        place = values.index(now) + step if now in values else 0
        self._set(row.name, values[place % len(values)])

    def _set(self, name: str, value: Value | None) -> None:
        self.game_app.change_setting(name, value)
        self.renew_commands()
        self.redraw()

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
