"""The legend of a sheet: what the signs it uses mean."""

from collections.abc import Callable, Iterator, Sequence

from ..engine.playable import PlayableRuleset
from ..engine.rules import SheetView
from ..engine.zones import Box, ZoneKind, ZoneView
from ..language import N_, _
from .bonuses import bonus_text
from .names import either, name, zone_name

Legend = tuple[tuple[str, str], ...]  # signs and what they mean
COSTLY = "~"  # boxes and dice that cost an action; jokers are written with the same sign
CHANGING = ("joker", "polish")  # actions that let a die count as another number
SHADED_BOXES, LOCK = "shades", "lock"  # signs that are letters of a language
_SHADED = N_("A grey or tinted box")
_ADDED = [("-", N_("The number is subtracted")), ("+", N_("The number is added"))]
_BY_KIND = {
    "threshold-track": [("4+", N_("The die must show at least 4"))],
    "half-or-times-track": [("x2", N_("Half the die and the bonus, or the die times 2 without it"))],
    "middle-chain": [("-1/+1", N_("Exactly 1 less or 1 more than the neighbour towards the middle"))],
    "three-rows": [(">", N_("Each number must be lower than the one before")), *_ADDED],
    "three-rows-rising": [("<", N_("Each number must be higher than the one before")), *_ADDED],
    "region-map": [(SHADED_BOXES, N_("Shades: white, light and dark, followed by the last sign of the bonus"))],
    "triangle-track": [("x2", N_("Multiplier: the sum of the two triangles counts double"))],
    "slot-grid": [("'", _SHADED)],
    "companion-grid": [("'", _SHADED)],
    "qwinto-row": [("'", N_("A pentagon: a complete column scores the number in it"))],
    "qwixx-row": [(LOCK, N_("The lock: you cross it with the last box, which needs five crosses before it"))],
    "falling-track": [("≥", N_("The next number must not be higher"))],
}


def legend_of(
    ruleset: PlayableRuleset, sheet: SheetView, round_track: Sequence[str], sign: Callable[[str], str]
) -> Legend:
    """The signs of a sheet, as `sign` draws bonuses, shades and locks; each sign once."""
    boxes = [box for zone in sheet.zones for row in zone.rows for box in row if box]
    entries = [(sign(word), bonus_text(word)) for word in _bonuses(sheet, boxes, round_track)]
    for view in sheet.zones:
        entries += _of_zone(ruleset.zone_kind(view.name), view, sign)
    entries += _of_lines(sheet.zones)
    if actions := [name(track.name) for track in sheet.tracks if track.name in CHANGING]:
        entries.append((COSTLY, _("Only with {actions}").format(actions=either(actions))))
    return tuple(dict.fromkeys(entries))


def _bonuses(sheet: SheetView, boxes: Sequence[Box], round_track: Sequence[str]) -> Iterator[str]:
    words = [
        *round_track,
        *(box.bonus for box in boxes),
        *(line.bonus for zone in sheet.zones for line in zone.lines),
        *(box.bonus for track in sheet.tracks for row in track.rows for box in row if box),
    ]
    yield from dict.fromkeys(word for word in words if word)


def _of_zone(kind: ZoneKind, view: ZoneView, sign: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    for printed_sign, meaning in _BY_KIND.get(kind.name, ()):
        yield sign(printed_sign) if printed_sign in (SHADED_BOXES, LOCK) else printed_sign, _(meaning)
    boxes = [box for row in view.rows for box in row if box]
    printed = [box.printed for box in boxes]
    if any(box.is_printed_cross for box in boxes):
        yield "x", _("A printed cross")
    if view.joint == "<":
        yield "<", _rising(kind.reset, view.name)
    if kind.name == "factor-track" and any(text.startswith("≥") for text in printed):
        yield "4+", _("You gain the bonus only with a 4 or more")
    if kind.name == "effect-track" and any(text.startswith("≥") for text in printed):
        least = next(text.removeprefix("≥") for text in printed if text)
        yield f"{least}+", _("You gain the bonus only with a {number} or more").format(number=least)
    if kind.name in ("factor-track", "pair-track", "block-track") and any("x" in text for text in printed):
        yield "x2", _("Multiplier: the number counts double")
    if any(text.startswith("-") for text in printed) and kind.name in ("pair-track", "block-track"):
        yield "-", _("The number is subtracted")


def _rising(reset: int, zone: str) -> str:
    if not reset:
        return _("The next number must be higher")
    rule = _("The next number must be higher, except after a {number} ({zone})")
    return rule.format(number=reset, zone=zone_name(zone))


def _of_lines(zones: Sequence[ZoneView]) -> Iterator[tuple[str, str]]:
    if any(zone.scale for zone in zones):
        yield "0 1 2", _("Points for 0, 1, 2 … crosses")
    if any(zone.lines for zone in zones):
        yield "+10", _("A plus: this row, column or pair is complete")
