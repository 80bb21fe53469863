"""A zone of the sheet, drawn line by line from its layout."""

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ..engine.zones import ZoneView
from ..table.tips import bonus_tip, box_tip
from ..table.zone_layout import Row
from .palette import look_style


class ZoneBoard(Widget):
    """Shows the rows of one zone, its name and points; tells which box was clicked."""

    DEFAULT_CSS = """
    ZoneBoard { width: auto; height: auto; margin: 0 1 0 0; }
    """

    class Picked(Message):
        """A box was clicked."""

        def __init__(self, zone: str, box: str) -> None:
            super().__init__()
            self.zone, self.box = zone, box

    def __init__(self, zone: str) -> None:
        super().__init__()
        self.zone = zone
        self._view = ZoneView(zone, ())
        self._rows: list[Row] = []
        self._strips: list[Strip] = []

    def show(self, zone: ZoneView, rows: list[Row]) -> None:
        """Show this; nothing happens if it is shown already."""
        if rows == self._rows:
            return
        self._view = zone
        resized = self._size_of(rows) != self._size_of(self._rows)
        self._rows = rows
        self._strips = [self._strip(row) for row in rows]
        self.refresh(layout=resized)

    def _strip(self, row: Row) -> Strip:
        return Strip([self._segment(piece.text, piece.look, piece.box, piece.bonus) for piece in row if piece.text])

    def _segment(self, text: str, look: str, box: str, bonus: str) -> Segment:
        style = look_style(look, self.zone, dark=self.app.current_theme.dark)
        if box or bonus:
            style += Style(meta={"box": box, "bonus": bonus})
        return Segment(text, style)

    @staticmethod
    def _size_of(rows: list[Row]) -> tuple[int, int]:
        return (sum(len(piece.text) for piece in rows[0]), len(rows)) if rows else (0, 0)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self._size_of(self._rows)[0]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._rows)

    def render_line(self, y: int) -> Strip:
        if y >= len(self._strips):
            return Strip.blank(self.size.width)
        return self._strips[y].adjust_cell_length(self.size.width).apply_style(self.rich_style)

    def on_click(self, event: Click) -> None:
        if box := event.style.meta.get("box"):
            self.post_message(self.Picked(self.zone, box))

    def on_mouse_move(self, event: MouseMove) -> None:
        meta = event.style.meta
        if box := meta.get("box"):
            self.tooltip = box_tip(self._view, box)
        elif bonus := meta.get("bonus"):
            self.tooltip = bonus_tip(bonus)
        else:
            self.tooltip = None
