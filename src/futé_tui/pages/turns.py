"""The turns of a replay: a list with everybody's points as bars, and the sheets at the turn under the cursor."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..language import _, pgettext
from ..table.page.drawing.runs import width_of
from ..text.player_names import shown_name
from .bars import draw_bar
from .game_preview import SeatPreview, draw_sheets_below
from .pen import Pen
from .rows import GAP, draw_row, row_target, window

_LIST = 3  # the first row of the list
_WIDE = 100  # columns from which the sheets are beside it
_SIDE = 38
_STEP = 6  # columns of the step, before a turn
_POINTS = 5
_TURN = 34  # the most columns of a turn


class TurnRow(NamedTuple):
    """The step a turn starts with, its heading, and everybody's points then."""

    step: int
    heading: str
    points: Sequence[int]


@dataclass(frozen=True, slots=True)
class TurnsView:
    """The turns and the end, with the cursor; the sheets as they are there, and the most points there will be."""

    title: str
    names: Sequence[str]
    count: int
    cursor: int
    row: Callable[[int], TurnRow]
    preview: tuple[SeatPreview, ...]
    most: int


def turns_in_sight(height: int) -> int:
    return height - _LIST - 1


def draw_turns(pen: Pen, view: TurnsView) -> None:
    """The whole page."""
    side = _SIDE + max(0, (pen.width - 120) // 3) if pen.width >= _WIDE else 0
    width = pen.width - side
    shown = {number: view.row(number) for number in window(view.count, view.cursor, turns_in_sight(pen.height))}
    head = pgettext("column", "turn")
    wide = max(width_of(text) for text in (head, *(row.heading for row in shown.values())))
    points = GAP + _STEP + min(_TURN, GAP + wide)
    across = (width - GAP - points) // len(view.names)
    columns = [points + number * across for number in range(len(view.names))]
    pen.header(_("Turns, and the points before each"), view.title)
    pen.write(GAP, _LIST - 1, pgettext("column", "step"), pen.palette.dim)
    pen.fit(GAP + _STEP, _LIST - 1, points - GAP - _STEP - 1, head, pen.palette.dim)
    for x, name in zip(columns, view.names, strict=True):
        pen.fit(x, _LIST - 1, across - 1, shown_name(name), pen.palette.dim)
    for y, (number, row) in enumerate(shown.items(), _LIST):
        draw_row(pen, 0, y, width, row_target(number), on=number == view.cursor)
        pen.right(_STEP, y, str(row.step), pen.palette.dim)
        pen.fit(GAP + _STEP, y, points - GAP - _STEP - 1, row.heading)
        for x, total in zip(columns, row.points, strict=True):
            _draw_points(pen, x, y, across - 1, total, view.most, leads=total == max(row.points) > min(row.points))
    if side:
        pen.panel(width, 1, side, pen.height - 1)
        draw_sheets_below(pen, width + 1, 2, side - 2, pen.height, view.preview)


def _draw_points(pen: Pen, x: int, y: int, width: int, points: int, most: int, *, leads: bool) -> None:
    """The points of a player, the leader's in gold."""
    text, bar = (pen.palette.accent, pen.palette.gold) if leads else (pen.palette.text, pen.palette.colour("blue"))
    pen.right(x + _POINTS - 1, y, str(points), text, bold=leads)
    if width > _POINTS:
        draw_bar(pen, x + _POINTS, y, width - _POINTS, points / most, bar)
