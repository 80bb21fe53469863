"""The outline of boxes: how high they are, and whether they are square, round or pentagons."""

from enum import Enum

from ..drawing.canvas import Canvas
from ..drawing.runs import Target


class Height(Enum):
    """How many rows boxes take with the gap to the next: one without a gap; one and a half; two; three."""

    FLAT = 1
    RAISED = 2
    TALL = 3
    HUGE = 4

    @property
    def rows(self) -> int:
        return self.value

    @property
    def gap(self) -> int:
        """How many halves of a row are free above a box."""
        return _HALVES[self][0]

    @property
    def text_row(self) -> int:
        """The row of the text; a gap, if there is one, is above the box."""
        return self.value // 2


class Form(Enum):
    """The outline of a box; only tall ones have another than a rectangle."""

    SQUARE = "square"
    ROUND = "round"
    PENTAGON = "pentagon"


_HALVES = {Height.FLAT: (0, 2), Height.RAISED: (1, 3), Height.TALL: (1, 4), Height.HUGE: (2, 6)}  # top and height
_Edge = tuple[str, str, str]  # left end, what is repeated, right end
_EDGES: dict[tuple[Form, Height], tuple[_Edge, _Edge]] = {  # the rows above and below the middle
    (Form.ROUND, Height.TALL): (("▗", "▄", "▖"), ("▝", "▀", "▘")),
    (Form.ROUND, Height.HUGE): (("▟", "█", "▙"), ("▜", "█", "▛")),
    (Form.PENTAGON, Height.TALL): ((" ", "▄", " "), ("▀", "▀", "▀")),
    (Form.PENTAGON, Height.HUGE): (("▗", "█", "▖"), ("█", "█", "█")),
}


def draw_paper(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: Height,
    paper: str,
    target: Target | None = None,
    form: Form = Form.SQUARE,
) -> None:
    """Fill a box whose first row is `y`."""
    edges = _EDGES.get((form, height)) if canvas.halves else None
    if edges is None:
        top, halves = _HALVES[height]
        canvas.area(x, 2 * y + top, width, halves, paper, target)
        return
    middle_row = y + height.text_row
    canvas.fill(x, middle_row, width, 1, paper, target)
    for row, (left, middle, right) in ((middle_row - 1, edges[0]), (middle_row + 1, edges[1])):
        canvas.write(x, row, f"{left}{middle * (width - 2)}{right}", paper, target=target)


def draw_big_cross(canvas: Canvas, x: int, y: int, width: int, colour: str) -> None:
    """A cross over the three rows of a huge box."""
    middle = x + width // 2
    for row, text in enumerate(("╲ ╱", "╳", "╱ ╲")):
        canvas.write(middle - len(text) // 2, y + row, text, colour, bold=True)
