"""The base of screens that are one drawn page, painted again when size, colours or values change."""

from textual import on
from textual.app import ComposeResult
from textual.geometry import Size

from ..pages.pen import Pen
from ..pages.rows import COMMAND
from ..widgets.page import Page
from ..widgets.painting import paints
from .base import CommandScreen


class PageScreen(CommandScreen):
    """Draws itself with a pen. A click on a target of the kind `command` gives that command."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()

    def compose_content(self) -> ComposeResult:
        yield self.page

    def draw(self, pen: Pen) -> None:
        """Draw the whole page."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw the page as it is now; only rows that have changed are painted."""
        width, height = self.drawn_size
        pen = Pen(width, height - 1, self.page_palette, painted=paints(self.app), signs=self.signs)
        self.draw(pen)
        self.page.show(pen.rows())

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda theme: self.redraw())

    def on_unmount(self) -> None:
        """The signal would keep this screen alive."""
        self.app.theme_changed_signal.unsubscribe(self)

    def fit(self, size: Size) -> None:
        super().fit(size)
        self.redraw()

    @on(Page.Clicked)
    async def _command_of_page_clicked(self, message: Page.Clicked) -> None:
        if message.target.kind == COMMAND and self.is_active and not self.too_small:
            await self.run_action(message.target.name)
