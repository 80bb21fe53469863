"""Boxes and marks in a few words: `blue 9`, `yellow 5, row 2`, `pink: write 3`, `writes 3 in pink`."""

from collections.abc import Iterable

from ..engine.zones import CIRCLED, CROSSED, row_and_column
from ..hints.preview import MarkedBox
from ..hints.spots import Spot
from ..language import NP_, _, ngettext, pgettext
from .names import label_of, name, zone_name

_ROWS = {
    "top": NP_("row", "top row"),
    "middle": NP_("row", "middle row"),
    "bottom": NP_("row", "bottom row"),
    "upper": NP_("row", "upper row"),
    "lower": NP_("row", "lower row"),
    "left": NP_("row", "left side"),
    "right": NP_("row", "right side"),
    "yellow": NP_("row", "yellow row"),
    "blue": NP_("row", "blue row"),
    "green": NP_("row", "green row"),
    "orange": NP_("row", "orange row"),
    "purple": NP_("row", "purple row"),
    "pink": NP_("row", "pink row"),
    "red": NP_("row", "red row"),
}
_ROMAN = frozenset("IVX")


def is_row_number(row: str) -> bool:
    """Whether a row has a number, not a name."""
    return bool(row) and (row.isdecimal() or _ROMAN.issuperset(row))


def row_text(row: str) -> str:
    """A row of a zone: `row 2`, `top row`, `blue row`."""
    if is_row_number(row):
        return _("row {number}").format(number=row)
    if row in _ROWS:
        return pgettext("row", _ROWS[row])
    return pgettext("row", "{colour} row").format(colour=zone_name(row))


def label_text(label: str) -> str:
    """A box of a grid without numbers by its label: `row 3, column 4`."""
    row, column = row_and_column(label)
    return pgettext("box", "row {row}, column {column}").format(row=row, column=column)


def spot_text(spot: Spot) -> str:
    """Which box: `blue 9`, `yellow 5, row 2`, `brown 4 (box 7)`, `orange row, box 5`, `pink`; by coordinates
    `blue, row 3, column 4`, and a whole region `grey, region of 5 boxes (row 1, column 2)`."""
    facts: dict[str, object] = {
        "zone": name(spot.zone),
        "number": spot.number,
        "place": spot.place,
        "row": row_text(spot.row),
    }
    if spot.by_coordinates:
        return pgettext("box", "{zone}, {row}").format(zone=zone_name(spot.zone), row=label_text(spot.box))
    if spot.number and spot.row:
        return pgettext("box", "{zone} {number}, {row}").format(**facts)
    if spot.number and spot.place:
        return pgettext("box", "{zone} {number} (box {place})").format(**facts)
    if spot.number:
        return pgettext("box", "{zone} {number}").format(**facts)
    facts["zone"] = zone_name(spot.zone)
    if spot.region:
        facts |= {"size": spot.region, "place": label_text(spot.box)}
        text = ngettext(
            "{zone}, region of {size} box ({place})", "{zone}, region of {size} boxes ({place})", spot.region
        )
        return text.format(**facts)
    if spot.row:
        return pgettext("box", "{zone}, {row}").format(**facts)
    if spot.place:
        return pgettext("box", "{row}, box {place}").format(row=row_text(spot.zone), place=spot.place)
    return name(spot.zone)


def place_text(spot: Spot) -> str:
    """Where something is written: the zone, with what identifies the box."""
    return spot_text(spot) if spot.row or spot.place else zone_text(spot.zone)


def zone_text(zone: str) -> str:
    """A zone at the start of a line."""
    return pgettext("place", "{zone}").format(zone=zone_name(zone))


def short_place_text(spot: Spot) -> str:
    """The same where lines begin with the colour alone, as on the card of the zone."""
    if spot.row:
        return pgettext("short place", "{zone}, {row}").format(zone=label_of(spot.zone), row=row_text(spot.row))
    return place_text(spot) if spot.place else label_of(spot.zone)


def mark_words(marked: MarkedBox) -> str:
    """What is done in which box: `blue 9`, `circle yellow 5, row 2`, `pink: write 3`, `green: a cross`."""
    spot = marked.spot
    if marked.written == CIRCLED:
        return _("circle {box}").format(box=spot_text(spot))
    if marked.written == CROSSED and (spot.number or spot.region):
        return spot_text(spot)
    where = place_text(spot)
    if marked.written == CROSSED:
        return _("{box}: a cross").format(box=where)
    text = pgettext("row of numbers", "{box}: write {number}") if spot.place else _("{box}: write {number}")
    return text.format(box=where, number=number_text(marked))


def done_words(marked: MarkedBox) -> str:
    """What somebody did in which box: `crosses blue 9`, `writes 3 in pink`, `crosses a box in green`."""
    spot = marked.spot
    if marked.implied:
        return pgettext("done", "crosses the lock of the {row}").format(row=row_text(marked.zone))
    if marked.written == CIRCLED:
        return pgettext("done", "circles {box}").format(box=spot_text(spot))
    if marked.written == CROSSED and (spot.number or spot.region) and not spot.by_coordinates:
        return pgettext("done", "crosses {box}").format(box=spot_text(spot))
    where = spot_text(spot) if spot.by_coordinates else place_text(spot)
    if marked.written == CROSSED:
        return pgettext("done", "crosses a box in {box}").format(box=where)
    text = pgettext("done", "writes {number} in {box}")
    if spot.place:
        text = pgettext("done in a row of numbers", "writes {number} in the {box}")
    return text.format(number=number_text(marked), box=where)


def number_text(marked: MarkedBox) -> str:
    """The number in a box as it is on the sheet, and that it is subtracted where it is: `6 (subtracted)`."""
    return subtracted_text(marked.written) if marked.spot.minus else marked.written


def subtracted_text(number: str) -> str:
    """A number, or several, in a box whose number is subtracted."""
    return pgettext("number written", "{number} (subtracted)").format(number=number)


def write_text(number: str) -> str:
    """What is written in a box that is known."""
    return _("write {number}").format(number=number)


def one_row_name(spots: Iterable[Spot]) -> str:
    """The row that these boxes are in, where it is one that has a name."""
    rows = {spot.row for spot in spots}
    return row_text(*rows) if len(rows) == 1 and not rows.isdisjoint(_ROWS) else ""


def short_mark_words(marked: MarkedBox, *, tight: bool = False) -> str:
    """The zone and the number, which is all that fits beside five other dice, the same for what is crossed and what is
    written: `blue 9`, `pink 3`, `green`, `silver 1, blue row`; `tight` without row and box, which has its label on the
    sheet."""
    spot = marked.spot
    if spot.place and not spot.number and not tight:
        return mark_words(marked)
    written = "" if marked.written in (CROSSED, CIRCLED) else number_text(marked)
    number = spot.number or str(spot.region or "") or written
    if spot.by_coordinates:
        return label_of(spot.zone) if tight else spot_text(spot)
    if not number:
        return label_of(spot.zone)
    if not tight and spot.row in _ROWS:
        words = pgettext("short box", "{zone} {number}, {row}")
        return words.format(zone=label_of(spot.zone), number=number, row=row_text(spot.row))
    return pgettext("short box", "{zone} {number}").format(zone=label_of(spot.zone), number=number)


def cross_in(zone: str) -> str:
    """A cross in a zone that has no printed numbers."""
    return _("a cross in {zone}").format(zone=zone_name(zone))


def marks_words(marks: Iterable[MarkedBox], *, done: bool = False) -> str:
    """A chain of marks, to be made or already made: `yellow 5, row 2, then blue 9`."""
    words = done_words if done else mark_words
    return _(", then ").join(words(marked) for marked in marks)
