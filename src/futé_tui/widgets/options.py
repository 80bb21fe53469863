"""The ways in which a box can be marked, when there are several."""

from rich.segment import Segment
from rich.style import Style

from ..table.page.drawing.runs import Target
from .mouse import TargetWidget

_WIDTH = 78


class Options(TargetWidget):
    """Lists the ways with a label each; takes no room when there is nothing to choose."""

    def show(self, labels: tuple[str, ...], ways: tuple[str, ...], cursor: int | None = None) -> None:
        """List these ways after their labels; the one under the cursor has `>` after its label."""
        rows: list[list[Segment]] = []
        left = 0
        for number, (label, way) in enumerate(zip(labels, ways, strict=True)):
            text = f"{label}{'>' if number == cursor else ':'}{way}"
            if len(text) > left:
                rows.append([])
                left = _WIDTH
            look = Style(bold=True, reverse=True, meta={"target": Target("option", str(number))})
            rows[-1] += [Segment(text, look), Segment("  ")]
            left -= len(text) + 2
        self.paint(rows)
