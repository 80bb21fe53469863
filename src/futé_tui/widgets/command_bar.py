"""The commands that matter now, at the foot of the screen: key-caps that never move about."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove
from textual.message import Message
from textual.strip import Strip
from textual.timer import Timer

from ..table.page.drawing.palette import Palette
from ..table.page.footer import SPARE, SPEAKS, KeyCap, draw_footer, fewer
from .painting import paints, palette_of
from .strips import StripWidget

_BOLD = Style(bold=True)
_KEPT = 32  # lines
_A_WHILE = 6.0  # seconds


@dataclass(frozen=True, eq=False, slots=True)
class CommandView:
    """A command with its key; one that means nothing now is kept in its place, dim and in brackets. Compared and hashed
    as the object it is, so that bars can be kept by it."""

    action: str
    key: str
    title: str
    tip: str
    enabled: bool
    spare: int = 0


@cache
def _style(action: str, tip: str, *, dim: bool) -> Style:
    """The look of a command, with what it does for the mouse."""
    return Style(dim=dim, meta={"action": action, "tip": tip})


@lru_cache(maxsize=256)
def _caps(commands: tuple[CommandView, ...], width: int, palette: Palette) -> list[Segment]:
    """Key-caps, as many as fit; styles that carry a meaning for the mouse are slow to make."""
    tips = {command.action: command.tip for command in commands}
    caps = [KeyCap(each.key, each.title, each.action, each.enabled, each.spare) for each in commands]
    row: list[Segment] = []
    for text, look, target in draw_footer(caps, width, palette):
        meta = {"action": target.name, "tip": tips[target.name]} if target else None
        row.append(Segment(text, Style(color=look.fg, bgcolor=look.bg, bold=look.bold, meta=meta)))
    return row


InLetters = tuple[CommandView, str, str]  # with its key and its title as they are shown


def in_letters(commands: Sequence[CommandView], width: int) -> list[InLetters]:
    """Commands where keys are no caps. Before those are left out that are only a little spare, those that mean nothing
    now lose their places, and then all move together."""
    for kept in fewer(commands):
        meant = [command for command in kept if command.enabled]
        ways = [[_in_its_place(command) for command in kept]]
        if all(command.spare < SPARE for command in kept):
            ways += [[_in_its_place(command) for command in meant], [_close_up(command) for command in meant]]
        for way in ways:
            if _width(way) <= width:
                return way
    return []


def _in_its_place(command: CommandView) -> InLetters:
    before, after = "  " if command.enabled else "()"
    title = f" {command.title.rstrip()}{after}".ljust(len(command.title) + 2)
    return command, f"{before}{command.key}", title


def _close_up(command: CommandView) -> InLetters:
    return command, f" {command.key}", "" if command.key == SPEAKS else f" {command.title.rstrip()}"


def _width(shown: Sequence[InLetters]) -> int:
    return sum(cell_len(key) + cell_len(title) for _command, key, title in shown)


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
        self._commands: Sequence[CommandView] = ()
        self.said = ""
        self._saying: Timer | None = None
        self._lines: dict[int, tuple[Sequence[Segment], Strip]] = {}  # by their segments, which come back

    def show(self, commands: Sequence[CommandView]) -> None:
        self._commands = commands
        self._repaint()

    def say(self, sentence: str) -> bool:
        """Show a sentence in place of the commands, until it is hushed or has been there for a while; whether there is
        room for it."""
        if cell_len(sentence) + 2 > (self.outer_size.width or self.screen.size.width):
            return False
        self.hush()
        self.said = sentence
        self._saying = self.set_timer(_A_WHILE, self.hush)
        self._repaint()
        return True

    def hush(self) -> None:
        """Show the commands again."""
        if self._saying:
            self._saying.stop()
        if self.said:
            self.said, self._saying = "", None
            self._repaint()

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda theme: self._repaint())

    def on_unmount(self) -> None:
        self.app.theme_changed_signal.unsubscribe(self)

    def on_resize(self) -> None:
        self._repaint()

    def _repaint(self) -> None:
        if self.said:
            self.paint([self._sentence()])
        else:
            self.paint([self._caps() if paints(self.app) else self._letters()])

    def _sentence(self) -> list[Segment]:
        text = f" {self.said}".ljust(self.outer_size.width or self.screen.size.width)
        if not paints(self.app):
            return [Segment(text, _BOLD)]
        palette = palette_of(self.app)
        return [Segment(text, Style(color=palette.accent, bgcolor=palette.header, bold=True))]

    def forget(self) -> None:
        super().forget()
        self._lines.clear()

    def render_line(self, y: int) -> Strip:
        """The same few bars come back again and again; styles with a meaning for the mouse are slow to look up."""
        row = self._segments[y] if y < len(self._segments) else ()
        found = self._lines.get(id(row))
        if found is None or found[1].cell_length != self.outer_size.width:
            if len(self._lines) >= _KEPT:
                self._lines.clear()
            found = self._lines[id(row)] = row, super().render_line(y)
        return found[1]

    def _caps(self) -> list[Segment]:
        width = self.outer_size.width or self.screen.size.width
        return _caps(tuple(self._commands), width, palette_of(self.app))

    def _letters(self) -> list[Segment]:
        row: list[Segment] = []
        for command, key, title in in_letters(self._commands, self.outer_size.width or self.screen.size.width):
            look = _style(command.action, command.tip, dim=not command.enabled)
            row += [Segment(key, look + _BOLD if command.enabled else look), Segment(title, look)]
        return row

    def on_click(self, event: Click) -> None:
        if self.said:
            event.stop()
            self.hush()
        elif action := event.style.meta.get("action"):
            event.stop()
            self.post_message(self.Chosen(action))

    def on_mouse_move(self, event: MouseMove) -> None:
        self.tooltip = event.style.meta.get("tip")
