"""Finding the lines of a zone: rows, columns, the diagonal, pairs of neighbours; and how far each is."""

from functools import cached_property

from ....engine.zones import Box, Line, LineKind, ZoneView
from .chips import ChipState


class ZoneLines:
    """The lines of one zone by where they are drawn."""

    def __init__(self, zone: ZoneView) -> None:
        self._zone = zone
        self._lines = {(line.kind, line.name.number): line for line in zone.lines if not line.name.rows}
        kinds = {line.kind for line in zone.lines}
        self.ends = LineKind.ROW in kinds
        self.below = bool(kinds & {LineKind.COLUMN, LineKind.SQUARE})

    def row(self, row: int) -> Line | None:
        return self._lines.get((LineKind.ROW, row + 1))

    def column(self, column: int) -> Line | None:
        """A column, or the square that two triangles make."""
        kinds = LineKind.COLUMN, LineKind.SQUARE
        return next((line for kind in kinds if (line := self._lines.get((kind, column + 1)))), None)

    @property
    def diagonal(self) -> Line | None:
        return self._lines.get((LineKind.DIAGONAL, 0))

    @property
    def other_diagonal(self) -> Line | None:
        return self._lines.get((LineKind.OTHER_DIAGONAL, 0))

    @property
    def shades(self) -> list[Line]:
        """What all boxes of a shade pay together."""
        return [line for line in self._zone.lines if line.kind is LineKind.SHADE]

    @cached_property
    def _pairs(self) -> dict[tuple[tuple[int, int], ...], Line]:
        """The pairs of neighbours by the rows and columns of their boxes."""
        pairs = [line for line in self._zone.lines if line.kind is LineKind.PAIR]
        numbered = enumerate(self._zone.rows) if pairs else ()
        places = {box.label: (r, c) for r, row in numbered for c, box in enumerate(row) if box}
        return {tuple(places[label] for label in line.boxes): line for line in pairs}

    def beside(self, row: int) -> dict[int, Line]:
        """The pairs of neighbours in a row, by their first column."""
        return {at[0][1]: line for at, line in self._pairs.items() if at[0][0] == at[1][0] == row}

    def between(self, row: int) -> dict[int, Line]:
        """The pairs across this row and the next, by column."""
        return {at[0][1]: line for at, line in self._pairs.items() if (at[0][0], at[1][0]) == (row, row + 1)}

    def state(self, line: Line) -> ChipState:
        """Whether a line is complete, or can never be."""
        if line.complete:
            return ChipState.EARNED
        return ChipState.LOST if line in self._zone.broken else ChipState.OPEN


def bonus_state(box: Box) -> ChipState:
    """How far the bonus of a box is."""
    if box.lost:
        return ChipState.LOST
    return ChipState.EARNED if box.is_marked else ChipState.OPEN
