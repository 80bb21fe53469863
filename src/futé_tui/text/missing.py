"""What is still missing for a bonus, in words."""

from ..hints.missing import Missing
from ..language import ngettext
from .names import bonus_name, line_name, name, points, sentence


def describe_missing(missing: Missing) -> str:
    """`Row 1, "?" for blue: r1c3 (5) is missing.`, and along a track `Fox: 3 more boxes, up to box 9.`"""
    number = len(missing.boxes)
    facts = {
        "line": line_name(missing.line),
        "zone": name(missing.zone),
        "boxes": ", ".join(_box(missing, *box) for box in missing.boxes),
        "brings": gain_text(missing),
        "number": number,
        "last": missing.boxes[-1][1],
    }
    if missing.line and facts["brings"]:
        text = ngettext("{line}, {brings}: {boxes} is missing.", "{line}, {brings}: {boxes} are missing.", number)
    elif missing.line:
        text = ngettext("{line}: {boxes} is missing.", "{line}: {boxes} are missing.", number)
    elif facts["brings"]:
        text = ngettext("{brings}: with the next box, {last}.", "{brings}: {number} more boxes, up to {last}.", number)
    else:
        text = ngettext("Row {zone}: {boxes} is missing.", "Row {zone}: {boxes} are missing.", number)
    return sentence(text.format(**facts))


def gain_text(missing: Missing) -> str:
    """What is gained: a bonus, or points; empty where it depends on what gets written."""
    return bonus_name(missing.bonus) if missing.bonus else points(missing.points) if missing.points else ""


def _box(missing: Missing, zone: str, box: str, printed: str) -> str:
    """A box with the number printed in it, and with its zone if that is a different one."""
    where = box if zone == missing.zone else f"{name(zone)} {box}"
    return f"{where} ({printed})" if printed else where
