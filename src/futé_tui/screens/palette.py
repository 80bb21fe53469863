"""The command palette: what can be done everywhere, and the commands of the screen.

Textual's own list offers themes and keys as well; here they are in the settings and in the help.
"""

from collections.abc import Iterator
from typing import Any

from textual.app import App, SystemCommand
from textual.screen import Screen

from ..language import _
from .base import CommandScreen
from .command_palette import Palette

_AFTER_PALETTE = 0.1  # seconds; by then the palette is gone from the screen


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
    for command in screen.COMMANDS_HERE if isinstance(screen, CommandScreen) else ():
        yield SystemCommand(_(command.title), _(command.help), getattr(screen, f"action_{command.id}"))


def open_palette(app: App[Any]) -> None:
    """Show the palette as Textual does, but in the current language."""
    if app.use_command_palette and not isinstance(app.screen, Palette):
        app.push_screen(Palette(id="--command-palette"))
