"""Drawn pages with a cursor: the arrow keys walk over their rows, a click goes to a row or chooses it."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key

from ..pages.rows import ROW
from ..table.page.drawing.runs import Target
from ..widgets.page import Page
from .help import ExplainedScreen
from .page_screen import PageScreen

_FAR = 1_000_000


class CursorScreen(ExplainedScreen, PageScreen):
    """A page with things to choose from. A click on one goes there, or chooses it if the cursor is there already."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move_page(-1)", show=False),
        Binding("pagedown", "move_page(1)", show=False),
        Binding("home", f"move(-{_FAR})", show=False),
        Binding("end", f"move({_FAR})", show=False),
    ]

    cursor = 0

    @property
    def count(self) -> int:
        """How many things the cursor can be on."""
        return 0

    @property
    def rows_in_sight(self) -> int:
        """How many of them are seen at a time."""
        return 10

    async def choose(self) -> None:
        """Choose what the cursor is on, as the first command of the screen does."""
        await self.run_action(self.COMMANDS_HERE[0].action)

    def why_not(self, action: str) -> str:
        """Why a command cannot be given now, in words; it is dimmed then. Empty for one that can, or needs no words."""
        return ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return None if self.why_not(action) else super().check_action(action, parameters)

    def on_key(self, event: Key) -> None:
        """A key whose command is dimmed says why."""
        bound = self.active_bindings.get(event.key)
        dimmed = bound.binding.action if bound and not bound.enabled and not self.too_small else ""
        if dimmed and (why := self.why_not(dimmed)):
            event.stop()
            event.prevent_default()
            self.notify(why, markup=False)

    def clicked(self, target: Target) -> None:
        """Something else on this page was clicked."""

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self.redraw()

    def go_to(self, number: int) -> None:
        """Put the cursor on something that there is."""
        self.cursor = max(0, min(number, self.count - 1))
        self.show_commands()
        self.redraw()

    def action_move(self, by: int) -> None:
        self.go_to(self.cursor + by)

    def action_move_page(self, pages: int) -> None:
        self.go_to(self.cursor + pages * max(1, self.rows_in_sight - 1))

    @on(Page.Clicked)
    async def _row_clicked(self, message: Page.Clicked) -> None:
        if not self.is_active or self.too_small:
            return
        target = message.target
        if target.kind != ROW:
            self.clicked(target)
        elif int(target.name) == self.cursor:
            await self.choose()
        else:
            self.go_to(int(target.name))

    @on(Page.Scrolled)
    def _scrolled(self, message: Page.Scrolled) -> None:
        self.action_move(-message.by)
