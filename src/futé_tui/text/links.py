"""Links of a chain reaction in a few words: the cause, and what is marked, unlocked or gained."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from ..engine.bonuses import named_zone
from ..engine.rules import SheetView
from ..engine.zones import CIRCLED, LineKind, ZoneKind
from ..hints.links import FoxFound, Link, Lost, Marked, Missed, Source, Unlocked, Waiting
from ..hints.spots import spot, spot_and_box
from ..language import N_, NP_, _, ngettext, pgettext
from .boxes import cross_in, label_text, row_text, subtracted_text
from .names import DICE, bonus_name, name, zone_name


class Printed(NamedTuple):
    """A sheet, of which links name what is printed, and how its zones are marked."""

    sheet: SheetView
    kind_of: Callable[[str], ZoneKind]


_COMPLETE = {
    LineKind.ROW: NP_("source", "{zone} row complete"),
    LineKind.COLUMN: NP_("source", "{zone} column complete"),
    LineKind.DIAGONAL: NP_("source", "{zone} diagonal complete"),
    LineKind.OTHER_DIAGONAL: NP_("source", "{zone} diagonal complete"),
    LineKind.PAIR: NP_("source", "{zone} pair complete"),
    LineKind.SQUARE: NP_("source", "{zone} pair complete"),
    LineKind.SHADE: NP_("source", "{zone} shade complete"),
}
_ENOUGH = {
    LineKind.ROW: NP_("source", "{zone} row: {number} crosses"),
    LineKind.DIAGONAL: NP_("source", "{zone} diagonal: {number} crosses"),
    LineKind.OTHER_DIAGONAL: NP_("source", "{zone} diagonal: {number} crosses"),
}
_MISSED = {"misses": N_("misthrow"), "penalties": N_("penalty")}  # by track


def source_text(source: Source) -> str:
    """Where a bonus comes from: `blue row complete`, `blue row: 2 crosses`."""
    zone = zone_name(source.name)
    if source.round:
        return pgettext("source", "round bonus")
    if source.spot:
        return pgettext("source", "{zone} box").format(zone=zone)
    if not source.line:
        return pgettext("source", "{track} track complete").format(track=name(source.name))
    known = _ENOUGH if source.needs and source.line.kind in _ENOUGH else _COMPLETE
    return pgettext("source", known[source.line.kind]).format(zone=zone, number=source.needs)


def link_text(link: Link, printed: Printed) -> str:
    """A link in words: `blue row complete → orange 5`, `green 4: crossed ≥4`, `wild ?: wrote 6 in orange`."""
    if isinstance(link, Lost):
        return _("{bonus} is lost").format(bonus=bonus_name(link.bonus))
    if isinstance(link, Missed):
        return _(_MISSED[link.track])
    if isinstance(link, Marked) and link.source is None:
        means = _means(link, _other_die(link, printed))
        what = _marked(link, printed, in_zone=link.zone not in (link.die, named_zone(link.bonus)))
        return _("{means}: {what}").format(means=means, what=what) if means else what
    source = source_text(link.source) if link.source else bonus_name(link.bonus)
    return _("{source} → {what}").format(source=source, what=outcome_text(link, printed))


def outcome_text(link: Link, printed: Printed) -> str:
    """What a link ends with: `orange 5`, `reroll`, `fox`, `yellow ?`."""
    match link:
        case Marked(zone=zone):
            shown = _shown(link, printed)
            if not shown:
                return cross_in(zone)
            return pgettext("mark", "{zone} {number}").format(zone=name(zone), number=shown)
        case Unlocked(track=track):
            return name(track)
        case FoxFound() | Waiting() | Lost():
            return bonus_name(link.bonus)
    raise ValueError(link)


def _other_die(link: Marked, printed: Printed) -> str:
    """The die that is added to the one that is used, where nothing else changes their sum."""
    adds = printed.kind_of(link.zone).adds
    number = str(link.mark.number) if link.mark.number else _shown(link, printed)
    if not (adds and link.die and number.isdecimal()) or link.spent:
        return ""
    die = link.zone if link.die == adds else adds
    return pgettext("die", "{die} {number}").format(die=name(die), number=int(number) - link.face)


def _means(link: Marked, other: str = "") -> str:
    """What a box is marked with, and the `other` die where two are added."""
    if link.bonus:
        return bonus_name(link.bonus)
    if not link.die:
        return ""
    message = _("extra die, {die} {number}") if link.extra else pgettext("die", "{die} {number}")
    means = message.format(die=name(link.die), number=link.face)
    means = f"{means} + {other}" if other else means
    return ", ".join([means, *(_spent_text(action, times) for action, times in Counter(link.spent).items())])


def _spent_text(action: str, times: int) -> str:
    """An action that changes what the die counts as: `joker`, `polished ×2`."""
    text = pgettext("die", "polished") if action == "polish" else name(action)
    return f"{text} ×{times}" if times > 1 else text


def _shown(link: Marked, printed: Printed) -> str:
    """The number that is on the sheet then, written there or printed; the size of a region."""
    if link.mark.number:
        number = link.written if link.written.isdecimal() else str(link.mark.number)
        return subtracted_text(number) if link.subtracted else number
    place, box = spot_and_box(printed.sheet.zone(link.zone), link.mark.box)
    if place.region:
        return str(place.region)
    return place.number if place.by_coordinates else "" if box.least else box.printed


def _marked(link: Marked, printed: Printed, *, in_zone: bool) -> str:
    number, zone, view = _shown(link, printed), zone_name(link.zone), printed.sheet.zone(link.zone)
    place = spot(view, link.mark.box)
    if place.region:
        text = ngettext("crossed a region of {number} box", "crossed a region of {number} boxes", int(number))
        if in_zone:
            text = ngettext(
                "crossed a region of {number} box in {zone}",
                "crossed a region of {number} boxes in {zone}",
                int(number),
            )
    elif number and place.row in DICE:
        text = _("crossed {number} in {zone}, {row}")
    elif place.by_coordinates:
        text = _("crossed a box in {zone} ({place})") if in_zone else _("crossed a box ({place})")
        return text.format(zone=zone, place=label_text(link.mark.box))
    elif number and not (link.die or link.bonus) and (link.mark.number or len(view.rows) == 1):  # no cross that follows
        text = _("wrote {number} in the {row}") if link.mark.number else _("crossed {number} in the {row}")
    elif not number:
        text = _("crossed a box in {zone}") if in_zone else _("crossed a box")
    elif link.written == CIRCLED:
        text = _("circled {number} in {zone}") if in_zone else _("circled {number}")
    elif link.mark.number:
        text = _("wrote {number} in {zone}") if in_zone else _("wrote {number}")
    else:
        text = _("crossed {number} in {zone}") if in_zone else _("crossed {number}")
    return text.format(number=number, zone=zone, row=row_text(place.row or link.zone))
