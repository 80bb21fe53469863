"""Which signs a sheet has, and what each means: those of the legend as cards show them, and those only cards have."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..engine.playable import PlayableRuleset
from ..engine.rules import SheetView
from ..engine.zones import LineKind, Reads, ZoneKind, ZoneView
from ..language import N_, _, pgettext
from ..table.page.cards.grid_plan import has_triangles
from ..table.page.cards.scales import next_step, tier_texts
from ..table.page.cards.shared_scale import shared_scale
from ..table.page.cards.strip_plan import pairs
from ..table.page.drawing.signs import ARROW, DIAGONAL, HALVES, LOCK, MINUS, OTHER_DIAGONAL, STAR, TIMES
from ..table.page.status import zone_notes
from ..text import legend
from ..text.legend import Legend, LegendSign, legend_of
from ..text.names import either

TONES, SCALE = "tones", "scale"  # signs without letters
_PRINTED = {  # signs of the legend in letters, as cards show them; empty: shown elsewhere
    "x": "",
    "0 1 2": "",
    "+10": "",
    legend.COSTLY: "",
    legend.TRACK_BOXES: "",
    "-": MINUS,
    "-1/+1": f"{MINUS}1 +1",
    legend.DIAGONAL: DIAGONAL,
    legend.OTHER_DIAGONAL: OTHER_DIAGONAL,
    legend.LOCK: LOCK,
    legend.SHADED_BOXES: TONES,
}
_LEAST, _FACTOR = re.compile(r"(\d+)\+"), re.compile(r"x(\d+)")
_EXTRA_POINTS = {
    "≥": N_("Extra points for every number of {number} or more"),
    "≤": N_("Extra points for every number of {number} or less"),
    "=": N_("Extra points for every {number}"),
}


@dataclass(frozen=True, slots=True)
class SheetSigns:
    """A sheet, its rounds, how many play, the kinds of its zones, and the legend of its signs: with the words of
    bonuses, and in letters."""

    sheet: SheetView
    round_track: tuple[str, ...]
    players: int
    kinds: tuple[ZoneKind, ...]
    drawn: Legend
    letters: Legend

    @property
    def bonuses(self) -> tuple[LegendSign, ...]:
        """The signs that are words of bonuses and actions on this sheet."""
        parts = self.sheet.parts
        boxes = [box.bonus for part in parts for box in part.boxes]
        actions = [track.name for track in self.sheet.tracks]
        words = {*self.round_track, *boxes, *actions, *(line.bonus for part in parts for line in part.lines)}
        return tuple(entry for entry in self.drawn if entry.sign in words)


def signs_of(
    ruleset: PlayableRuleset, sheet: SheetView, round_track: tuple[str, ...], players: int, sign: Callable[[str], str]
) -> SheetSigns:
    """The signs of a sheet; `sign` writes bonuses in letters."""
    drawn, letters = (legend_of(ruleset, sheet, round_track, spelled) for spelled in (str, sign))
    kinds = tuple(ruleset.zone_kind(zone.name) for zone in sheet.zones)
    return SheetSigns(sheet, round_track, players, kinds, drawn, letters)


def prints_of(signs: SheetSigns) -> Iterator[LegendSign]:
    """What else is printed on the cards: conditions, multipliers, points."""
    bonuses = signs.bonuses
    for entry in signs.drawn:
        sign = _PRINTED.get(entry.sign, _FACTOR.sub(rf"{TIMES}\1", _LEAST.sub(r"≥\1", entry.sign)))
        if sign == TONES:
            yield entry._replace(sign=sign, meaning=_("Shades: boxes of one shade that touch are a region"))
        elif sign and entry not in bonuses:
            yield entry._replace(sign=sign)
    for zone, kind in zip(signs.sheet.zones, signs.kinds, strict=True):
        yield from _of_card(zone, kind)
    yield from _of_cards(signs.sheet)


def _of_card(zone: ZoneView, kind: ZoneKind) -> Iterator[LegendSign]:
    """Signs of a zone that only its card has."""
    if kind.reads is Reads.SUM:
        note = zone_notes([(zone.name, kind)])[zone.name]
        yield LegendSign(note, _("The sum of the die of this colour and the white die counts"), zone.name)
    if has_triangles(zone):
        yield LegendSign("".join(HALVES), _("The two halves of a square, which scores once both are filled"), zone.name)
    shown = set[str]()
    for tier, text in zip(zone.tiers, tier_texts(zone), strict=True):
        if tier.sign not in shown:
            yield LegendSign(text, _(_EXTRA_POINTS[tier.sign]).format(number=tier.number), zone.name)
        shown.add(tier.sign)


def _of_cards(sheet: SheetView) -> Iterator[LegendSign]:
    """Signs that several cards can have."""
    zones = sheet.zones
    boxes = [box for zone in zones for box in zone.boxes]
    lines = [line for zone in zones for line in zone.lines]
    starred = {
        pgettext("points of", "a column"): any(line.points for line in lines),
        pgettext("points of", "a box"): any(box.points for box in boxes),
        pgettext("points of", "a pair"): any(map(_has_pairs, zones)),
    }
    if any(starred.values()):
        jokers = any(track.name == "joker" for track in sheet.tracks)  # they have a star, too
        sign = f"{STAR} 10" if jokers else STAR
        yield LegendSign(sign, _("A star: points of {what}").format(what=either([*filter(starred.get, starred)])))
    if any(line.kind is LineKind.ROW for line in lines) or any(track.boxes[-1].bonus for track in sheet.tracks):
        yield LegendSign(ARROW, _("Leads to the bonus of a row or an action track"))
    if scaled := [zone for zone in zones if zone.scale]:
        yield LegendSign(SCALE, _("Points of a zone: the step you have reached is lit"), scaled[0].name)
    strips = [zone for zone in scaled if len(zone.rows) == 1] if not shared_scale(zones) else []
    if strips:
        meaning = _("Where there is no room for all these points: what one more cross adds")
        yield LegendSign(next_step(strips[0]), meaning, strips[0].name)


def _has_pairs(zone: ZoneView) -> bool:
    return any(pairs(row) for row in zone.rows)
