"""The command palette: Textual's own, which carries out one command, closes once, and stands bursts of input."""

from textual import on
from textual.app import ComposeResult
from textual.command import CommandInput, CommandList, CommandPalette, SearchIcon
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, LoadingIndicator, OptionList

from ..language import _
from ..widgets.field import Field
from ..widgets.menu import Menu
from .on_top import TopScreen


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
