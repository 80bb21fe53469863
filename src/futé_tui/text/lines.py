"""Lines of a zone in words: rows, columns, diagonals, shades, pairs."""

from ..engine.zones import LineKind, LineName, ZoneView
from ..language import N_, NP_, _, pgettext
from .boxes import row_text

_NUMBERED = {
    LineKind.ROW: N_("row {number}"),
    LineKind.COLUMN: N_("column {number}"),
    LineKind.SQUARE: N_("square {number}"),
}
_DIAGONALS = {LineKind.DIAGONAL: N_("diagonal"), LineKind.OTHER_DIAGONAL: N_("other diagonal")}
_NEEDING = {
    LineKind.DIAGONAL: NP_("subject", "the diagonal"),
    LineKind.OTHER_DIAGONAL: NP_("subject", "the other diagonal"),
}
_PENTAGONS = {
    (1, 1): N_("{row}, pentagon"),
    (1, 2): N_("{row}, left pentagon"),
    (2, 2): N_("{row}, right pentagon"),
}
_REGIONS = {
    "white": N_("all white regions"),
    "light": N_("all light regions"),
    "dark": N_("all dark regions"),
}


def line_name(line: LineName) -> str:
    """A line of boxes: `row 2`, `column 3`, `diagonal`, `boxes 4 and 5`."""
    if line.pentagon:
        return _("column ({pentagon})").format(pentagon=pentagon_text(line))
    if line.shade:
        return _(_REGIONS[line.shade])
    if line.rows:
        first, second = line.rows
        text = _("column {number} of rows {first} and {second}")
        return text.format(number=line.number, first=first, second=second)
    if line.kind is LineKind.PAIR:
        return _("boxes {first} and {second}").format(first=line.number, second=line.number + 1)
    if line.kind in _NUMBERED:
        return _(_NUMBERED[line.kind]).format(number=line.number)
    return _(_DIAGONALS[line.kind])


def pentagon_text(column: LineName) -> str:
    """The pentagon by which a column is found on the sheet: `orange row, left pentagon`."""
    assert column.pentagon
    row, which, several = column.pentagon
    known = _PENTAGONS.get((which, several))
    text = _(known) if known else _("{row}, pentagon {number}")
    return text.format(row=row_text(row), number=which)


def column_pentagon(zone: ZoneView, column: int) -> str:
    """The pentagon of a column by its number."""
    return next(pentagon_text(line.name) for line in zone.lines if line.name.number == column)


def needing_line(line: LineName) -> str:
    """A line as the subject of a sentence: `row 2`, `the diagonal`."""
    return pgettext("subject", _NEEDING[line.kind]) if line.kind in _NEEDING else line_name(line)


def is_plural(line: LineName) -> bool:
    """Whether a line is named by its boxes or regions, which takes the plural."""
    return line.kind is LineKind.SHADE or (line.kind is LineKind.PAIR and line.rows is None)


def has_two_boxes(line: LineName) -> bool:
    """Whether a line is a box of one row and the box below it: two rows of a column, a square of triangles."""
    return line.rows is not None or line.kind is LineKind.SQUARE
