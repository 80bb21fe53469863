"""The ways in which a box can be marked, when there are several."""

from rich.segment import Segment
from rich.style import Style
from textual.events import Click

from ..table.page.drawing.runs import Target
from .mouse import Clicked
from .strips import StripWidget

_WIDTH = 78


class Options(StripWidget):
    """Lists the ways with a label each; takes no room when there is nothing to choose."""

    def show(self, labels: tuple[str, ...], ways: tuple[str, ...], cursor: str = "") -> None:
        """List these ways after their labels; the one under the cursor has `>` after its label."""
        rows: list[list[Segment]] = []
        left = 0
        for number, (label, way) in enumerate(zip(labels, ways, strict=True)):
            text = f"{label}{'>' if way == cursor else ':'}{way}"
            if len(text) > left:
                rows.append([])
                left = _WIDTH
            rows[-1] += [Segment(text, Style(bold=True, reverse=True, meta={"way": number})), Segment("  ")]
            left -= len(text) + 2
        self.paint(rows)

    def on_click(self, event: Click) -> None:
        number = event.style.meta.get("way")
        if number is not None:
            self.post_message(Clicked(Target("option", str(number))))
