"""The chapter on bonuses and foxes."""

from collections.abc import Iterable, Iterator

from ...engine.bonuses import ANY, FOX, zone_bonus
from ...engine.zones import LineKind, ZoneView
from ...language import N_, _
from ...sheets.ruleset import FuteRuleset
from ..names import either, zone_name
from .page import Chapter, rules, rulings

_NEGATIVE = {"pair-track", "block-track", "three-rows", "three-rows-rising"}  # they may be worth less than nothing
_LINES = {
    LineKind.ROW: N_("row"),
    LineKind.COLUMN: N_("column"),
    LineKind.DIAGONAL: N_("diagonal"),
}


def bonus_chapter(ruleset: FuteRuleset) -> Chapter:
    words = bonus_words(ruleset)
    bonuses = [bonus for word in words if (bonus := zone_bonus(word))]
    position = ruleset.rules.start(1).position
    paragraphs = rules(*_gained(ruleset.rules.view(position, 0).zones))
    if bonuses:
        paragraphs += rules(
            _('A coloured "?" marks a box of its zone at once, without a die; the zone says what it may mark.')
        )
    if ANY in words:
        paragraphs += rules(_('The wild "?" does the same in a zone of your choice.'))
    if any(bonus.number for bonus in bonuses):
        paragraphs += rules(_("A coloured number marks a box of its zone as if the die showed that number."))
    if bonuses:
        paragraphs += rules(
            _(
                "You use these bonuses at once, and each may give you the next one: there is no limit to a chain "
                "reaction. A bonus you can use has to be used, even to your disadvantage. One you cannot use is lost."
            )
        )
    if FOX in words:
        paragraphs += rules(
            _("At the end each fox is worth as many points as your lowest zone, so nothing if that zone has 0 points.")
        )
    if bonuses:
        paragraphs += rulings(
            _("If you have several bonuses to use, you choose the order. One you cannot use yet waits for the others.")
        )
    if FOX in words and any(zone.kind in _NEGATIVE for zone in ruleset.model.zones):
        paragraphs += rulings(_("If your lowest zone is negative, each fox costs you that many points."))
    return Chapter("bonuses", _("Bonuses and foxes"), tuple(paragraphs))


def bonus_words(ruleset: FuteRuleset) -> list[str]:
    """Every bonus of the sheet: of its rounds, its tracks and its zones."""
    words = [*ruleset.sheet.round_bonuses, *(track.end for track in ruleset.sheet.tracks)]
    return words + [word for zone in ruleset.zones for word in zone.bonuses()]


def _gained(views: tuple[ZoneView, ...]) -> Iterator[str]:
    """When a bonus is gained, for the places where this sheet has bonuses."""
    boxes = [box for view in views for box in view.boxes]
    lines = [line for view in views for line in view.lines if line.bonus]
    whole = _line_names(line.kind for line in lines if not line.needs)
    if any(box.bonus for box in boxes):
        yield _("You gain the bonus of a box when you mark that box.")
    if whole:
        message = _("You gain the bonus of a {line} when all of its boxes are marked.")
        yield message.format(line=either(whole))
        if any(box.is_printed_cross for box in boxes):
            yield _("Printed crosses count as marked.")
    text = _("In {zone} you gain the bonus of a {line} as soon as it has {needs} crosses.")
    for view in views:
        for needs in sorted({line.needs for line in view.lines if line.bonus and line.needs}):
            named = _line_names(line.kind for line in view.lines if line.bonus and line.needs == needs)
            yield text.format(zone=zone_name(view.name), line=either(named), needs=needs)
    others = {line.kind for line in lines} - _LINES.keys()
    if LineKind.SHADE in others:
        yield _("You gain the bonus of a shade when all regions of that shade are crossed.")
    if others - {LineKind.SHADE}:
        yield _("You gain a bonus between two boxes when both are marked.")


def _line_names(kinds: Iterable[LineKind]) -> list[str]:
    found = set(kinds)
    return [_(text) for kind, text in _LINES.items() if kind in found]
