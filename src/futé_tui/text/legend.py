"""The legend of a sheet: what the signs it uses mean."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..engine.bonuses import CHANGING
from ..engine.playable import PlayableRuleset
from ..engine.rules import SheetView
from ..engine.zones import Line, LineKind, ZoneKind, ZoneView
from ..language import N_, _
from .bonuses import bonus_text
from .names import either, name, zone_name


class LegendSign(NamedTuple):
    """A sign, what it means, and the zone it belongs to; empty for bonuses, which are in any zone. `on_cards` is how
    cards print it; empty if it is a `bonus`, or if they show it in their own way."""

    sign: str
    meaning: str
    zone: str = ""
    on_cards: str = ""
    bonus: str = ""


Legend = tuple[LegendSign, ...]
_Print = tuple[str, str, str]  # a sign, on cards, and its meaning
COSTLY = "~"  # boxes and dice that cost an action; jokers are written with the same sign
SHADED_BOXES, LOCK = "shades", "lock"  # signs that are letters of a language
TINTED, SHADE_BONUS = "'", "shade-bonus"
_DIAGONALS = {LineKind.DIAGONAL: ("\\", "╲"), LineKind.OTHER_DIAGONAL: ("/", "╱")}
_SUBTRACTED = "-", "−", N_("The number is subtracted")
_ADDED = "+", "+", N_("The number is added")
_BY_KIND: dict[str, list[_Print]] = {
    "threshold-track": [("4+", "≥4", N_("The die must show at least 4"))],
    "half-or-times-track": [("x2", "×2", N_("Half the die and the bonus, or the die times 2 without it"))],
    "middle-chain": [("-1/+1", "−1 +1", N_("Exactly 1 less or 1 more than the neighbour towards the middle"))],
    "three-rows": [(">", ">", N_("Each number must be lower than the one before")), _SUBTRACTED, _ADDED],
    "three-rows-rising": [("<", "<", N_("Each number must be higher than the one before")), _SUBTRACTED, _ADDED],
    "region-map": [
        (SHADED_BOXES, SHADED_BOXES, N_("Shades: white, light and dark, followed by the last sign of the bonus")),
        (SHADE_BONUS, SHADE_BONUS, N_("What you gain once all regions of this shade are crossed")),
    ],
    "triangle-track": [("x2", "×2", N_("Multiplier: the sum of the two triangles counts double"))],
    "slot-grid": [
        ("I II III", "I II III", N_("The row for a die of your first, second or third roll")),
        (TINTED, TINTED, N_("A grey box: dice from the platter can only go here")),
    ],
    "companion-grid": [
        (TINTED, TINTED, N_("A tinted box: only these are needed for the bonus of a row or column")),
    ],
    "coordinate-grid": [("1 2 3", "1 2 3", N_("The die of this colour gives the row, the white die the column"))],
    "qwinto-row": [(TINTED, TINTED, N_("A pentagon: a complete column scores the number in it"))],
    "qwixx-row": [(LOCK, "∩", N_("The lock: you cross it with the last box, which needs five crosses before it"))],
    "falling-track": [("≥", "≥", N_("The next number must not be higher"))],
}


def legend_of(
    ruleset: PlayableRuleset, sheet: SheetView, round_track: Sequence[str], sign: Callable[[str], str]
) -> Legend:
    """The signs of a sheet, as `sign` draws bonuses, shades and locks; each sign once."""
    entries = [LegendSign(sign(word), bonus_text(word), bonus=word) for word in _bonuses(sheet, round_track)]
    for view in sheet.zones:
        found = (*_of_zone(ruleset.zone_kind(view.name), view, sign), *_of_points(view))
        entries += [LegendSign(printed, meaning, view.name, on_cards) for printed, on_cards, meaning in found]
    entries += [LegendSign(printed, meaning) for printed, meaning in _of_sheet(sheet)]
    once: dict[str, LegendSign] = {}
    for entry in entries:
        once.setdefault(entry.meaning, entry)
    return tuple(once.values())


def action_tracks(sheet: SheetView) -> tuple[ZoneView, ...]:
    """The tracks whose boxes are actions; boxes of others cost points."""
    return tuple(track for track in sheet.tracks if not any(box.points for box in track.boxes))


def _bonuses(sheet: SheetView, round_track: Sequence[str]) -> Iterator[str]:
    words = [
        *round_track,
        *(box.bonus for zone in sheet.zones for box in zone.boxes),
        *(line.bonus for zone in sheet.zones for line in zone.lines),
        *(box.bonus for track in sheet.tracks for box in track.boxes),
        *(track.name for track in action_tracks(sheet)),
    ]
    yield from dict.fromkeys(word for word in words if word)


def _of_zone(kind: ZoneKind, view: ZoneView, sign: Callable[[str], str]) -> Iterator[_Print]:
    for printed, on_cards, meaning in _BY_KIND.get(kind.name, ()):
        yield sign(printed) if printed in (SHADED_BOXES, SHADE_BONUS, LOCK) else printed, on_cards, _(meaning)
    boxes = view.boxes
    least = next((box.least for box in boxes if box.least), 0)
    if kind.name == "middle-chain":
        start = next(box.printed for box in boxes if box.printed.isdigit())
        yield start, start, _("The printed start: fill the zone from here, to the left and to the right")
    if any(box.is_printed_cross for box in boxes):
        yield "x", "", _("A printed cross")
    if view.joint == "<":
        yield "<", "<", _rising(kind.reset, view.name)
    if kind.name == "factor-track" and least:
        yield "4+", "≥4", _("You gain the bonus only with a 4 or more")
    if kind.name == "effect-track" and least:
        yield f"{least}+", f"≥{least}", _("You gain the bonus only with a {number} or more").format(number=least)
    if kind.name in ("factor-track", "pair-track", "block-track") and any(box.factor > 1 for box in boxes):
        yield "x2", "×2", _("Multiplier: the number counts double")
    if any(box.subtracted for box in boxes) and kind.name in ("pair-track", "block-track"):
        printed, on_cards, meaning = _SUBTRACTED
        yield printed, on_cards, _(meaning)


def _rising(reset: int, zone: str) -> str:
    if not reset:
        return _("The next number must be higher")
    rule = _("The next number must be higher, except after a {number} ({zone})")
    return rule.format(number=reset, zone=zone_name(zone))


def _of_points(view: ZoneView) -> Iterator[_Print]:
    """Points at columns and boxes, and what diagonals give."""
    columns = [line for line in view.lines if line.kind is LineKind.COLUMN and line.points]
    if columns:
        worth, needs = str(columns[0].points), columns[0].needs
        text = _("Points for {number} crosses in this column") if needs else _("Points for a complete column")
        yield worth, worth, text.format(number=needs)
    for line in view.lines:
        if line.kind in _DIAGONALS:
            yield *_DIAGONALS[line.kind], _diagonal(line)
    if worth := next((box.points for box in view.boxes if box.points), ""):
        yield worth, worth, _("Points at a box: only those of the last box you reach count")


def _diagonal(line: Line) -> str:
    if not line.needs:
        return _("Points for the complete diagonal") if line.points else _("What the complete diagonal gives")
    text = _("Points for {number} crosses on this diagonal")
    if line.bonus:
        text = _("What {number} crosses on this diagonal give")
    return text.format(number=line.needs)


def _of_sheet(sheet: SheetView) -> Iterator[tuple[str, str]]:
    """Signs that several zones can have."""
    if any(zone.scale for zone in sheet.zones):
        yield "0 1 2", _("Points for 0, 1, 2 … crosses")
    if any(zone.lines for zone in sheet.zones):
        yield "+10", _("A plus: this row, column or pair is complete")
    if action_tracks(sheet):
        yield "o .", _("Boxes of action tracks: unlocked, and not unlocked yet")
    if actions := [name(track.name) for track in sheet.tracks if track.name in CHANGING]:
        yield COSTLY, _("Only with {actions}").format(actions=either(actions))
