"""A zone of the sheet, drawn from its layout."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual.events import MouseMove

from ..engine.zones import ZoneView
from ..table.page.drawing.runs import Target
from ..table.tips import bonus_tip, box_tip
from ..table.zone_layout import Picks, Piece, lay_out
from .mouse import HoverWidget
from .zone_styles import look_style


@cache
def _style(look: str, zone: str, box: str, bonus: str, *, dark: bool) -> Style:
    """The look of a piece, with what is under the mouse there."""
    style = look_style(look, zone, dark=dark)
    return style + Style(meta={"box": box, "bonus": bonus}) if box or bonus else style


class ZoneBoard(HoverWidget):
    """Shows one zone; says which box was clicked, and what the thing under the mouse is."""

    DEFAULT_CSS = "ZoneBoard { margin: 0 1 0 0; }"

    def __init__(self, zone: str, *, close: bool = False) -> None:
        super().__init__()
        self.zone = zone
        self._close = close  # the sheet is crowded
        self._view: ZoneView | None = None
        self._shown: object = None

    def show(self, zone: ZoneView, points: str, picks: Picks, letters: Mapping[str, str]) -> None:
        """Show the zone as it is; `letters` stand for zones in the signs of bonuses."""
        dark = self.app.current_theme.dark
        shown = zone, points, picks, letters, self.signs, dark
        if shown != self._shown:
            self._view, self._shown = zone, shown
            rows = lay_out(zone, points, picks, letters, self.signs, close=self._close)
            self.paint([list(self._joined(row, dark=dark)) for row in rows])

    def _joined(self, row: Sequence[Piece], *, dark: bool) -> Iterator[Segment]:
        """Pieces of one look together: the fewer segments there are, the faster they are painted."""
        text, style = "", None
        for piece in row:
            look = _style(piece.look, self.zone, piece.box, piece.bonus, dark=dark)
            if look is not style and text:
                yield Segment(text, style)
                text = ""
            text, style = text + piece.text, look
        yield Segment(text, style)

    def target_in(self, meta: Mapping[str, Any]) -> Target | None:
        return Target("box", self.zone, box) if (box := meta.get("box")) else None

    def on_mouse_move(self, event: MouseMove) -> None:
        self.tooltip = self.tip(event.style.meta)
        box = event.style.meta.get("box")
        self.point((self.zone, box) if box else None)

    def tip(self, under_mouse: Mapping[str, str]) -> str | None:
        """What the box or bonus under the mouse is."""
        if self._view and (box := under_mouse.get("box")):
            return box_tip(self._view, box)
        bonus = under_mouse.get("bonus")
        return bonus_tip(bonus) if bonus else None
