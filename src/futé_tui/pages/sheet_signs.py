"""Which signs a sheet has, and what each means: those of the legend as cards show them, and those only cards have."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from ..engine.playable import PlayableRuleset
from ..engine.rules import SheetView
from ..engine.zones import LineKind, Reads, ZoneKind, ZoneView
from ..language import N_, _, pgettext
from ..table.badges import badge
from ..table.page.cards.grid_plan import has_triangles
from ..table.page.cards.scales import next_step, tier_letters, tier_texts
from ..table.page.cards.shared_scale import shared_scale
from ..table.page.cards.strip_plan import pairs
from ..table.page.drawing.glyphs import ARROW, HALVES, STAR
from ..table.page.status import zone_notes
from ..text.legend import SHADED_BOXES, Legend, LegendSign, legend_of
from ..text.names import either
from ..text.signs import Signs

SCALE = "scale"  # a sign without letters
_EXTRA_POINTS = {
    "≥": N_("Extra points for every number of {number} or more"),
    "≤": N_("Extra points for every number of {number} or less"),
    "=": N_("Extra points for every {number}"),
}


class CardSign(NamedTuple):
    """A sign that is printed on cards, what it means, and the zone it belongs to; empty: no zone of its own."""

    sign: str
    meaning: str
    zone: str = ""


@dataclass(frozen=True, slots=True)
class SheetSigns:
    """A sheet, its rounds, how many play, the kinds of its zones, the letters of these, and the legend of its signs."""

    sheet: SheetView
    round_track: tuple[str, ...]
    players: int
    kinds: tuple[ZoneKind, ...]
    letters: Mapping[str, str]
    legend: Legend

    @property
    def bonuses(self) -> tuple[LegendSign, ...]:
        """The bonuses and actions on this sheet."""
        return tuple(entry for entry in self.legend if entry.bonus)


def signs_of(
    ruleset: PlayableRuleset,
    sheet: SheetView,
    round_track: tuple[str, ...],
    players: int,
    letters: Mapping[str, str],
    signs: Signs,
) -> SheetSigns:
    """The signs of a sheet in a terminal with these `signs`; `letters` stand for zones in the codes of bonuses."""
    kinds = tuple(ruleset.zone_kind(zone.name) for zone in sheet.zones)
    legend = legend_of(ruleset, sheet, round_track, partial(badge, letters=letters, signs=signs))
    return SheetSigns(sheet, round_track, players, kinds, letters, legend)


def prints_of(signs: SheetSigns, *, painted: bool) -> Iterator[CardSign]:
    """What else is printed on the cards, painted or in letters: conditions, multipliers, points."""
    for entry in signs.legend:
        meaning = entry.meaning
        if entry.on_cards == SHADED_BOXES and painted:  # no letters, and the bonus is in the box
            meaning = _("Shades: boxes of one shade that touch are a region")
        if entry.on_cards:
            yield CardSign(entry.on_cards if painted else entry.sign, meaning, entry.zone)
    for zone, kind in zip(signs.sheet.zones, signs.kinds, strict=True):
        yield from _of_card(zone, kind, painted=painted)
    yield from _of_cards(signs.sheet, painted=painted)


def _of_card(zone: ZoneView, kind: ZoneKind, *, painted: bool) -> Iterator[CardSign]:
    """Signs of a zone that only its card has."""
    if kind.reads is Reads.SUM:
        note = zone_notes([(zone.name, kind)])[zone.name]
        yield CardSign(note, _("The sum of the die of this colour and the white die counts"), zone.name)
    if has_triangles(zone) and painted:
        yield CardSign("".join(HALVES), _("The two halves of a square, which scores once both are filled"), zone.name)
    shown = set[str]()
    for tier, text in zip(zone.tiers, tier_texts(zone), strict=True):
        if tier.sign not in shown:
            meaning = _(_EXTRA_POINTS[tier.sign]).format(number=tier.number)
            yield CardSign(text if painted else tier_letters(text), meaning, zone.name)
        shown.add(tier.sign)


def _of_cards(sheet: SheetView, *, painted: bool) -> Iterator[CardSign]:
    """Signs that several cards can have."""
    zones = sheet.zones
    boxes = [box for zone in zones for box in zone.boxes]
    lines = [line for zone in zones for line in zone.lines]
    starred = {
        pgettext("points of", "a column"): any(line.points for line in lines),
        pgettext("points of", "a box"): any(box.points for box in boxes),
        pgettext("points of", "a pair"): any(pairs(row) for zone in zones for row in zone.rows),
    }
    if any(starred.values()) and painted:
        jokers = any(track.name == "joker" for track in sheet.tracks)  # they have a star, too
        sign = f"{STAR} 10" if jokers else STAR
        yield CardSign(sign, _("A star: points of {what}").format(what=either([*filter(starred.get, starred)])))
    if any(line.kind is LineKind.ROW for line in lines) or any(track.boxes[-1].bonus for track in sheet.tracks):
        yield CardSign(ARROW, _("Leads to the bonus of a row or an action track"))
    if scaled := [zone for zone in zones if zone.scale]:
        yield CardSign(SCALE, _("Points of a zone: the step you have reached is lit"), scaled[0].name)
    strips = [zone for zone in scaled if len(zone.rows) == 1] if not shared_scale(zones) else []
    if strips:
        meaning = _("Where there is no room for all these points: what one more cross adds")
        yield CardSign(next_step(strips[0]), meaning, strips[0].name)
