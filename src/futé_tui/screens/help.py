"""Help: what is on the screen, and every key of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen

from ..language import N_, _
from ..pages.help import HelpView, Key, draw_help, furthest, rows_in_sight
from ..pages.pen import Pen
from ..widgets.page import Page
from .base import CommandScreen
from .commands import HELP_COMMANDS, Command
from .page_screen import PageScreen

if TYPE_CHECKING:
    from ..pages.sheet_signs import SheetSigns

_GROUPS = {
    N_("Playing"): ("roll", "stop", "confirm", "undo", "release", "more"),
    N_("Looking"): (
        "next_sheet",
        "log",
        "missing",
        "hints",
        "explore",
        "dismiss_note",
        "read_rules",
        "task",
        "solution",
    ),
    N_("Moving about"): ("previous", "next", "previous_group", "next_group"),
}
_HERE = N_("Keys")


class ExplainedScreen(CommandScreen):
    """A screen with help: how it is used, and its keys."""

    HOW: ClassVar[str]

    def action_help(self) -> None:
        self.open(HelpScreen(_(self.HOW), self.COMMANDS_HERE))


class HelpScreen(PageScreen):
    """Explains the screen below, and lists its commands; at a table, it shows the signs of the sheet."""

    COMMANDS_HERE = HELP_COMMANDS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("space", "scroll_on", show=False),
        Binding("home", "scroll(-999)", show=False),
        Binding("end", "scroll(999)", show=False),
    ]

    def __init__(
        self,
        how: str,
        commands: Sequence[Command],
        signs: "SheetSigns | None" = None,
        entries: Sequence[Key] = (),
        rules: Callable[[], Screen[None]] | None = None,
    ) -> None:
        """`entries` are keys of the screen that are no commands; `rules` makes the page with the rules of the sheet."""
        super().__init__()
        self._rules = rules
        self._how, self._commands, self._signs, self._entries = how, commands, signs, entries
        self._top = self._last_top = 0

    def redraw(self) -> None:
        super().redraw()
        self.show_commands()  # whether there is more to scroll

    def draw(self, pen: Pen) -> None:
        view = HelpView(self._how, tuple(self._groups()), self._signs)
        self._last_top = furthest(pen, view)
        self._top = max(0, min(self._top, self._last_top))
        draw_help(pen, replace(view, top=self._top))

    def _groups(self) -> Iterator[tuple[str, tuple[Key, ...]]]:
        """The commands in groups; those of no group last."""
        grouped = {command: group for group, commands in _GROUPS.items() for command in commands}
        for title in (*_GROUPS, _HERE):
            keys = [
                Key(self.app.get_key_display(command.binding()), _(command.help))
                for command in self._commands
                if grouped.get(command.id, _HERE) == title
            ]
            if title == _HERE:
                keys = [*self._entries, *keys]
            if keys:
                yield _(title), tuple(keys)

    def action_scroll(self, by: int) -> None:
        self._top += by
        self.redraw()

    def action_scroll_on(self) -> None:
        self.action_scroll(self._page_rows)

    def action_scroll_back(self) -> None:
        self.action_scroll(-self._page_rows)

    @property
    def _page_rows(self) -> int:
        return rows_in_sight(self.drawn_size.height) - 2

    def action_read_rules(self) -> None:
        if self._rules:
            self.open(self._rules())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing scrolls if everything is visible, and only a sheet has rules."""
        match action:
            case "read_rules" if not self._rules:
                return False
            case "scroll_on" if not self._last_top:
                return False
            case "scroll_on" if self._top == self._last_top:
                return None
            case _:
                return super().check_action(action, parameters)

    @on(Page.Scrolled)
    def _wheel_turned(self, message: Page.Scrolled) -> None:
        self.action_scroll(-message.by)
