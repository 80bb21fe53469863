"""Boxes and marks in a few words, without notation: `blue 9`, `yellow 5, row 2`, `pink: write 3`."""

from collections.abc import Iterable

from ..hints.preview import Marked
from ..hints.spots import Spot
from ..language import NP_, _, pgettext
from .names import name, zone_name

_ROWS = {
    "top": NP_("row", "top row"),
    "middle": NP_("row", "middle row"),
    "bottom": NP_("row", "bottom row"),
}
_ROMAN = frozenset("IVX")


def row_text(row: str) -> str:
    """A row of a zone: `row 2`, `top row`, `blue row`."""
    if row.isdecimal() or _ROMAN.issuperset(row):
        return _("row {number}").format(number=row)
    if row in _ROWS:
        return pgettext("row", _ROWS[row])
    return pgettext("row", "{colour} row").format(colour=zone_name(row))


def spot_text(spot: Spot) -> str:
    """Which box: `blue 9`, `yellow 5, row 2`, `brown 4 (box 7)`, `orange, box 5`, `pink`."""
    facts = {"zone": name(spot.zone), "number": spot.number, "place": spot.place, "row": row_text(spot.row)}
    if spot.number and spot.row:
        return pgettext("box", "{zone} {number}, {row}").format(**facts)
    if spot.number and spot.place:
        return pgettext("box", "{zone} {number} (box {place})").format(**facts)
    if spot.number:
        return pgettext("box", "{zone} {number}").format(**facts)
    facts["zone"] = zone_name(spot.zone)
    if spot.row:
        return pgettext("box", "{zone}, {row}").format(**facts)
    return pgettext("box", "{zone}, box {place}").format(**facts) if spot.place else name(spot.zone)


def place_text(spot: Spot) -> str:
    """Where something is written: the zone, with what tells the box from others."""
    if spot.row or spot.place:
        return spot_text(spot)
    return pgettext("place", "{zone}").format(zone=zone_name(spot.zone))


def mark_words(marked: Marked) -> str:
    """What is done in which box: `blue 9`, `circle yellow 5, row 2`, `pink: write 3`, `green: a cross`."""
    spot = marked.spot
    if marked.written == "o":
        return _("circle {box}").format(box=spot_text(spot))
    if marked.written == "x" and spot.number:
        return spot_text(spot)
    where = place_text(spot)
    if marked.written == "x":
        return _("{box}: a cross").format(box=where)
    number = f"-{marked.written}" if spot.minus else marked.written  # it will be subtracted
    return _("{box}: write {number}").format(box=where, number=number)


def short_mark_words(marked: Marked) -> str:
    """The zone and the number, which is all that fits beside five other dice: `blue 9`, `pink 3`, `green`."""
    spot = marked.spot
    number = spot.number or ("" if marked.written in ("x", "o") else marked.written)
    if not number:
        return name(spot.zone)
    return pgettext("box", "{zone} {number}").format(
        zone=name(spot.zone), number=f"-{number}" if spot.minus else number
    )


def marks_words(marks: Iterable[Marked]) -> str:
    """A chain of marks: `yellow 5, row 2, then blue 9`."""
    words = [mark_words(marked) for marked in marks]
    return _(", then ").join(words)
