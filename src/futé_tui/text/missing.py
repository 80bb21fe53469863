"""What is still missing for a bonus, in words."""

from ..engine.zones import LineKind, LineName
from ..hints.missing import Missing
from ..language import _, ngettext, pgettext
from .boxes import is_row_number, row_text
from .gains import a_bonus
from .lines import has_two_boxes, is_plural, needing_line
from .names import bonus_name, name, points, sentence, together


def describe_missing(missing: Missing, *, pointed: bool = False) -> str:
    """`Row 1 still needs the 5 and 6 for a blue ?.`, and along a track `Fox: 3 more boxes.` Where a box of it is
    `pointed` at, a column of Qwinto, which has no number on the sheet, is this column."""
    if pointed and missing.line and missing.line.pentagon:
        return _("This column still needs {boxes}.").format(boxes=_boxes(missing))
    if missing.line:
        return _line(missing, missing.line)
    number = len(missing.boxes)
    if not missing.bonus:
        text = ngettext("{row}: {number} box to go.", "{row}: {number} boxes to go.", number)
        return sentence(text.format(row=row_text(missing.zone), number=number))
    bonus = bonus_name(missing.bonus)
    if missing.row:
        bonus = _("{bonus} ({row})").format(bonus=bonus, row=row_text(missing.row))
    facts = {"bonus": bonus, "number": number, "least": missing.least}
    if missing.least:
        text = ngettext(
            "{bonus}: one more box, if it gets {least} or more.",
            "{bonus}: {number} more boxes, if the last one gets {least} or more.",
            number,
        )
    elif missing.half:
        text = ngettext(
            "{bonus}: one more box, if you write half the die.",
            "{bonus}: {number} more boxes, if you write half the die in the last one.",
            number,
        )
    else:
        text = ngettext("{bonus}: one more box.", "{bonus}: {number} more boxes.", number)
    return sentence(text.format(**facts))


def _line(missing: Missing, line: LineName) -> str:
    facts = {"line": needing_line(line), "gain": gain_text(missing), "boxes": _boxes(missing)}
    if facts["gain"] and has_two_boxes(line) and _box_in_row(missing):
        return sentence(_("{box} gives {gain}.").format(box=_box_in_row(missing), gain=facts["gain"]))
    if facts["gain"] and is_plural(line):
        return sentence(_("{line} still need {boxes} for {gain}.").format(**facts))
    if facts["gain"]:
        return sentence(_("{line} still needs {boxes} for {gain}.").format(**facts))
    return sentence(_("{line} still needs {boxes}.").format(**facts))


def _box_in_row(missing: Missing) -> str:
    """The one box that is missing, where its number is also in other rows: `the 5 in row 2`; empty if there is none."""
    spot = missing.boxes[0]
    if len(missing.boxes) > 1 or not spot.number or not is_row_number(spot.row):
        return ""
    return _("the {number} in row {row}").format(number=spot.number, row=spot.row)


def gain_text(missing: Missing) -> str:
    """What is gained: a bonus, or points; empty where it depends on what gets written."""
    return a_bonus(missing.bonus) if missing.bonus else points(missing.points) if missing.points else ""


def _boxes(missing: Missing) -> str:
    """The boxes by what distinguishes them: their numbers, else their zones, else their rows; where some of them are
    enough, how many."""
    if missing.enough:
        return ngettext("{number} more cross", "{number} more crosses", missing.enough).format(number=missing.enough)
    numbers = [spot.number for spot in missing.boxes]
    line = missing.line
    if line and line.kind is LineKind.COLUMN and numbers == [str(line.number)] and (box := _box_in_row(missing)):
        return box
    if all(numbers) and len(set(numbers)) == len(numbers):
        each = [pgettext("number in a list", "{number}").format(number=number) for number in numbers]
        return ngettext("the {numbers}", "the {numbers}", len(numbers)).format(numbers=together(each))
    if all(spot.zone != missing.zone for spot in missing.boxes):
        return together([name(spot.zone) for spot in missing.boxes])
    count = len(missing.boxes)
    text = ngettext("{number} more box", "{number} more boxes", count).format(number=count)
    rows = [row_text(spot.row) for spot in missing.boxes if spot.row]
    both = count > 1 and line is not None and has_two_boxes(line)
    if both or len(set(rows)) < count:
        return text
    if count > 1 and all(is_row_number(spot.row) for spot in missing.boxes):
        rows = [_("rows {numbers}").format(numbers=together([spot.row for spot in missing.boxes]))]
    return _("{boxes} ({rows})").format(boxes=text, rows=", ".join(rows))
