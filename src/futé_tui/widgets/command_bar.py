"""The commands that matter now, at the foot of the screen: key-caps that never move about."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.events import Click, MouseMove
from textual.message import Message
from textual.timer import Timer

from ..table.page.drawing.runs import Row, Run, look_of
from ..table.page.footer import KeyCap, draw_footer, write_footer
from .painting import paints, palette_of
from .strips import StripWidget

_A_WHILE = 6.0  # seconds


class CommandBar(StripWidget):
    """Shows commands; says which one was clicked. Textual's own footer is rebuilt whenever a command comes or goes,
    and loses clicks meanwhile."""

    DEFAULT_CSS = """
    CommandBar { dock: bottom; width: 1fr; height: 1; color: $footer-foreground; background: $footer-background; }
    """

    @dataclass
    class Chosen(Message):
        """A command was clicked."""

        action: str

    def __init__(self) -> None:
        super().__init__()
        self._commands: Sequence[KeyCap] = ()
        self.said = ""
        self._saying: Timer | None = None

    def show_commands(self, commands: Sequence[KeyCap]) -> None:
        self._commands = commands
        self._draw_again()

    def say(self, sentence: str) -> bool:
        """Show a sentence in place of the commands, until it is hushed or has been there for a while; whether there is
        room for it."""
        if cell_len(sentence) + 2 > self._width:
            return False
        self.hush()
        self.said = sentence
        self._saying = self.set_timer(_A_WHILE, self.hush)
        self._draw_again()
        return True

    def hush(self) -> None:
        """Show the commands again."""
        if self._saying:
            self._saying.stop()
        if self.said:
            self.said, self._saying = "", None
            self._draw_again()

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda theme: self._draw_again())

    def on_unmount(self) -> None:
        self.app.theme_changed_signal.unsubscribe(self)

    def on_resize(self) -> None:
        self._draw_again()

    @property
    def _width(self) -> int:
        return self.outer_size.width or self.screen.size.width

    def _draw_again(self) -> None:
        if self.said:
            self.show((self._sentence(),))
        elif paints(self.app):
            self.show((draw_footer(tuple(self._commands), self._width, palette_of(self.app)),))
        else:
            self.show((write_footer(self._commands, self._width),))

    def _sentence(self) -> Row:
        palette = palette_of(self.app)
        colours = (palette.accent, palette.header) if paints(self.app) else ("", "")
        return (Run(f" {self.said}".ljust(self._width), look_of(*colours, bold=True)),)

    def on_click(self, event: Click) -> None:
        if self.said:
            event.stop()
            self.hush()
        elif target := self.target_at(event.x, event.y):
            event.stop()
            self.post_message(self.Chosen(target.name))

    def on_mouse_move(self, event: MouseMove) -> None:
        target = self.target_at(event.x, event.y)
        self.tooltip = next((each.tip for each in self._commands if target and each.action == target.name), None)
