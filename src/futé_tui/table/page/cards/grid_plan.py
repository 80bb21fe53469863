"""Where things are on the card of a grid."""

from collections.abc import Sequence
from typing import NamedTuple

from ....engine.zones import ZoneView
from ....language import ngettext
from ....text.names import label_of
from .chips import CHIP
from .lines import ZoneLines
from .printed import columns_of, row_sign
from .style import CardStyle, Title

MARGIN = 2
PITCH = 5  # the least distance from box to box in a grid that shares its shelf
_CLOSE, _CLOSEST = 4, 3  # the same where room is scarce, and in grids of many boxes without numbers
LEAST_PITCH = 4
_AXIS = 2  # the room of the numbers of rows
_SHARED = 40  # the width of a card that shares the smallest terminal with another


class GridNeeds(NamedTuple):
    """The lines of a grid, the room that it needs beside its boxes, whether its title is in the column left of them,
    and the least distance from box to box."""

    lines: ZoneLines
    left: int
    right: int
    columns: int
    beside: bool
    pitch: int

    def width(self, pitch: int = 0) -> int:
        return self.left + self.columns * (pitch or self.pitch) + self.right


class GridRow(NamedTuple):
    """A row of the card: what is in it, of which row of boxes, and where it starts."""

    kind: str
    of: int
    y: int


def points_text(title: Title) -> str:
    """The points as cards show them; nothing where there are none to show."""
    if not title.points:
        return ""
    number = int(title.points) if title.points.lstrip("-").isdecimal() else 0
    return ngettext("{points} pt", "{points} pt", abs(number)).format(points=title.points)


def has_triangles(zone: ZoneView) -> bool:
    """Whether boxes above each other are the halves of a square."""
    return any(line.factor for line in zone.lines)


def least_pitch(zone: ZoneView, style: CardStyle) -> int:
    """The least distance from box to box."""
    if zone.regions:
        return _CLOSEST if style.inside else _CLOSE
    if style.inside:
        return _CLOSEST if zone.axes else _CLOSE
    return PITCH


def row_names(zone: ZoneView) -> tuple[str, ...]:
    """The names of rows that say something: not mere numbers, and no words where a sign at the end says it."""
    if all(text.isdigit() for text in zone.row_names) or any(map(row_sign, zone.rows)) or has_triangles(zone):
        return ()
    return tuple(label_of(text) for text in zone.row_names)


def grid_needs(zone: ZoneView, title: Title, style: CardStyle) -> GridNeeds:
    """What a grid needs in this style."""
    lines = ZoneLines(zone)
    columns = columns_of(zone)
    pitch = least_pitch(zone, style)
    right = (CHIP + 2) if lines.ends or lines.diagonal else 2 if any(map(row_sign, zone.rows)) else 1
    names = max((len(text) for text in row_names(zone)), default=0)
    left = names + 2 + style.padding if names else MARGIN
    if zone.regions and not style.padded:
        left, right = 0 if style.inside else 1, 0
    if zone.axes:
        left, right = left + _AXIS, CHIP if style.inside else right
    longest = max(len(title.name), len(points_text(title)), len(title.note))
    beside = not style.titled and not names and longest + 2 + columns * pitch + right <= _SHARED
    axis = _AXIS if zone.axes and beside else 0
    return GridNeeds(lines, longest + 2 + axis if beside else left, right, columns, beside, pitch)


def plan_grid(zone: ZoneView, needs: GridNeeds, style: CardStyle) -> tuple[list[GridRow], int]:
    """The rows of a grid from the top, and how many they are."""
    lines, bonuses_inside = needs.lines, style.inside or zone.regions
    kinds: list[tuple[str, int, int]] = [("title", 0, 1)] if style.titled else []
    for number, row in enumerate(zone.rows):
        kinds.append(("boxes", number, style.grid.rows))
        if any(box.bonus for box in row if box) and not bonuses_inside:
            kinds.append(("bonuses", number, 1))
        if lines.between(number):
            kinds.append(("pairs", number, 1))
    if lines.below or lines.diagonal:
        kinds.append(("columns", 0, 1))
    columns = [line for column in range(needs.columns) if (line := lines.column(column))]
    if any(line.bonus and line.points for line in columns):
        kinds.append(("points", 0, 1))
    if zone.scale or not (style.titled or needs.beside):
        kinds.append(("scale", 0, 1))
    rows: list[GridRow] = []
    y = style.padding
    for kind, of, height in kinds:
        rows.append(GridRow(kind, of, y))
        y += height
    return rows, y + style.padding


_HANGING = ("bonuses", "pairs", "columns")


def set_apart(plan: Sequence[GridRow], spare: int) -> list[GridRow]:
    """The plan with a row between boxes and what belongs to them, if the card has enough rows to spare."""
    hanging = [number for number, row in enumerate(plan) if row.kind in _HANGING and plan[number - 1].kind == "boxes"]
    if len(hanging) > spare:
        return list(plan)
    return [row._replace(y=row.y + sum(1 for at in hanging if at <= number)) for number, row in enumerate(plan)]
