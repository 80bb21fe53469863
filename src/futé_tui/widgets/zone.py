"""A zone of the sheet, drawn from its layout."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from rich.segment import Segment
from rich.style import Style

from ..engine.zones import ZoneView
from ..table.page.cards.picks import Picks
from ..table.page.drawing.runs import Target
from ..table.zone_layout import Piece, lay_out
from .mouse import TargetWidget
from .zone_styles import look_style


@cache
def _style(look: str, zone: str, box: str, bonus: str, *, dark: bool) -> Style:
    """The look of a piece, with what is under the mouse there."""
    style = look_style(look, zone, dark=dark)
    target = Target("box", zone, box) if box else Target("bonus", bonus) if bonus else None
    return style + Style(meta={"target": target}) if target else style


class ZoneBoard(TargetWidget):
    """Shows one zone; says which box was clicked."""

    DEFAULT_CSS = "ZoneBoard { margin: 0 1 0 0; }"

    def __init__(self, zone: str, *, close: bool = False) -> None:
        super().__init__()
        self.zone = zone
        self._close = close  # the sheet is crowded
        self._shown: object = None

    def show(self, zone: ZoneView, points: str, picks: Picks, letters: Mapping[str, str]) -> None:
        """Show the zone as it is; `letters` stand for zones in the signs of bonuses."""
        dark = self.app.current_theme.dark
        shown = zone, points, picks, letters, self.signs, dark
        if shown != self._shown:
            self._shown = shown
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
