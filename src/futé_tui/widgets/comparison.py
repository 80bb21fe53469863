"""A duel's result: a row for each zone, a column for each player, the most points of a row marked."""

from rich.segment import Segment
from rich.style import Style

from ..challenges.comparing import BEST, TOTAL, Comparison, shown_rows
from ..text.player_names import cells
from .palette import text_colour
from .strips import StripWidget

_GAP = "  "


class ComparisonTable(StripWidget):
    """Shows a comparison; nothing before there is one."""

    def show(self, comparison: Comparison | None) -> None:
        if comparison is None:
            self.paint([])
            return
        table = shown_rows(comparison)
        zones = ["", *(row.zone for row in comparison.rows)]
        widths = [max(cells(row[column]) for row in table) for column in range(len(table[0]))]
        dark = self.app.current_theme.dark
        painted = []
        for zone, (title, *points) in zip(zones, table, strict=True):
            heading = zone in ("", TOTAL)
            look = Style(bold=heading, color=text_colour(zone, dark=dark) if zone and not heading else None)
            row = [Segment(title + " " * (widths[0] - cells(title)), look)]
            for text, width in zip(points, widths[1:], strict=True):
                bold = Style(bold=heading or text.endswith(BEST))
                row.append(Segment(_GAP + " " * (width - cells(text)) + text, bold))
            painted.append(row)
        self.paint(painted)
