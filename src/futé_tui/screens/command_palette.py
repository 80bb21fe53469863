"""The command palette: Textual's own, with commands of the game and of the screen, safe against bursts of input.

Textual's list of commands offers themes and keys as well; here they are in the settings and in the help.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from textual import on
from textual.app import App, ComposeResult, SystemCommand
from textual.command import CommandInput, CommandList, CommandPalette, SearchIcon
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, LoadingIndicator, OptionList

from ..language import _
from ..text.names import sentence
from ..widgets.field import Field
from ..widgets.menu import Menu
from .base import CommandScreen
from .commands import QUIT
from .home.home import HomeScreen
from .on_top import TopScreen

_AFTER_PALETTE = 0.1  # seconds; by then the palette is gone from the screen


class PaletteField(CommandInput, Field):
    """Where one types what to look for."""


class PaletteMenu(CommandList, Menu, can_focus=False):
    """The commands that were found."""


class Palette(CommandPalette, TopScreen):
    """Lists the commands of the screen below; a second Enter or click that comes with the first does nothing."""

    _chosen = False

    def compose(self) -> ComposeResult:
        with Vertical(id="--container"):
            with Horizontal(id="--input"):
                yield SearchIcon()
                yield PaletteField(placeholder=_("Search for commands…"), select_on_focus=False)
            with Vertical(id="--results"):
                yield PaletteMenu()
                yield LoadingIndicator()

    def on_screen_suspend(self) -> None:
        """Stop searching: the list to show the commands in will be gone."""
        self.workers.cancel_node(self)

    @on(Input.Changed)
    def _search_while_open(self, event: Input.Changed) -> None:
        if self.is_closing:
            event.prevent_default()

    @on(OptionList.OptionSelected)
    def _choose_once(self, event: OptionList.OptionSelected) -> None:
        if self._chosen:
            event.stop()
            event.prevent_default()
        self._chosen = True

    @on(Input.Submitted)
    def _submit_once(self, event: Input.Submitted) -> None:
        if self._chosen:
            event.stop()
            event.prevent_default()


def palette_commands(app: App[Any], screen: Screen[Any]) -> Iterator[SystemCommand]:
    """The entries of the palette."""
    yield SystemCommand(_("Quit"), _("Leave the game; everything is saved"), app.action_quit)
    yield SystemCommand(
        _("Screenshot"),
        _("Save a picture of the screen (SVG)"),
        lambda: app.set_timer(_AFTER_PALETTE, app.deliver_screenshot),
    )
    yield SystemCommand(_("Settings"), _("Language, theme, hints, keys and more"), lambda: app.run_action("settings"))
    yield SystemCommand(_("Records"), _("Your records"), lambda: app.run_action("records"))
    yield SystemCommand(
        _("Edit a sheet"),
        _("Change the numbers and bonuses of a sheet of your own, or of a copy"),
        lambda: app.run_action("edit_sheet"),
    )
    if isinstance(screen, HomeScreen):
        for entry in screen.entries_by_name():
            yield SystemCommand(entry.title, sentence(entry.detail), partial(screen.choose, entry.id))
    for command in screen.COMMANDS_HERE if isinstance(screen, CommandScreen) else ():
        hidden = screen.check_action(command.action, ()) is False
        if command is not QUIT and not hidden:  # to quit is the first entry of every screen
            yield SystemCommand(_(command.title), _(command.help), getattr(screen, f"action_{command.id}"))


def open_palette(app: App[Any]) -> None:
    """Show the palette as Textual does, but in the current language."""
    if app.use_command_palette and not isinstance(app.screen, Palette):
        app.push_screen(Palette(id="--command-palette"))
