"""A list of any length: only the rows in sight are made and drawn."""

from collections.abc import Callable
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

_MARKED, _PLAIN = "> ", "  "


class RowList(ScrollView, can_focus=True):
    """Shows rows with a cursor on one of them; a click goes to a row, a click on the cursor's row chooses it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"row-list--cursor", "row-list--pointer"}
    DEFAULT_CSS = """
    RowList .row-list--cursor { background: $panel; color: $foreground; text-style: bold; }
    RowList .row-list--pointer { color: $primary; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "by(-1)", show=False),
        Binding("down", "by(1)", show=False),
        Binding("pageup", "by_page(-1)", show=False),
        Binding("pagedown", "by_page(1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to_last", show=False),
    ]

    class Chosen(Message):
        """The row under the cursor was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.cursor = 0
        self._row: Callable[[int, int], str] = lambda number, width: ""

    def show(self, count: int, row: Callable[[int, int], str]) -> None:
        """Show this many rows; `row` gives the text of one by its number and the width there is for it."""
        self.count, self._row = count, row
        self.virtual_size = Size(0, count)
        self.action_go_to(self.cursor)

    def render_line(self, y: int) -> Strip:
        number = y + self.scroll_offset.y
        width = self.size.width
        if number >= self.count:
            return Strip.blank(width, self.rich_style)
        here = number == self.cursor
        text = (_MARKED if here else _PLAIN) + self._row(number, width - len(_MARKED))
        look = self.rich_style + Style(meta={"row": number})
        if not here:
            return Strip([Segment(text, look)]).adjust_cell_length(width, look)
        look += self.get_component_rich_style("row-list--cursor")
        pointer = look + self.get_component_rich_style("row-list--pointer", partial=True)
        segments = [Segment(_MARKED, pointer), Segment(text[len(_MARKED) :], look)]
        return Strip(segments).adjust_cell_length(width, look)

    def action_go_to(self, number: int) -> None:
        """Put the cursor on a row that there is, and bring it into sight."""
        self.cursor = max(0, min(number, self.count - 1))
        self.scroll_to_region(Region(0, self.cursor, 1, 1), animate=False)
        self.refresh()

    def action_go_to_last(self) -> None:
        self.action_go_to(self.count - 1)

    def action_by(self, rows: int) -> None:
        self.action_go_to(self.cursor + rows)

    def action_by_page(self, pages: int) -> None:
        self.action_go_to(self.cursor + pages * max(1, self.size.height - 1))

    def on_click(self, event: Click) -> None:
        number = event.style.meta.get("row")
        if number == self.cursor:
            self.post_message(self.Chosen())
        elif number is not None:
            self.action_go_to(number)
