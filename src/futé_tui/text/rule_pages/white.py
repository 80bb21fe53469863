"""The chapter on the white die: any colour, and the other half of sums."""

from ...engine.zones import Reads
from ...language import _
from ...sheets.ruleset import FuteRuleset
from ..names import the_die, zone_name
from .page import Chapter, rules, rulings


def white_chapter(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(_("The white die counts as any colour."))
    sums = [zone.name for zone in ruleset.zones if zone.reads is Reads.SUM]
    pairs = [zone for zone in ruleset.zones if zone.reads is Reads.COORDINATES]
    actions = {track.action for track in ruleset.sheet.tracks}
    text = _(
        "In {zone}, {die} and the white die are added up, whichever of them you use and wherever the other one is."
    )
    paragraphs += rules(*(text.format(zone=zone_name(zone), die=the_die(zone)) for zone in sums))
    text = _("In {zone}, {die} gives the row and the white die the column, wherever the two dice are.")
    paragraphs += rules(*(text.format(zone=zone_name(zone.name), die=the_die(zone.name)) for zone in pairs))
    if exceptions := [zone.name for zone in pairs if not zone.takes_white]:
        text = _("In {zone} the white die never counts as {die}.")
        paragraphs += rulings(*(text.format(zone=zone_name(zone), die=the_die(zone)) for zone in exceptions))
    if sums or pairs:
        paragraphs += rules(
            _(
                "Only the die you take goes to the slot. The other one stays where it is; if it is in the pool and "
                "shows less, it goes to the platter."
            )
        )
    if sums:
        paragraphs += rules(_("So you may use the sum in two rolls of a turn, once with each of the two dice."))
    if (sums or pairs) and "joker" in actions:
        paragraphs += rulings(_("A joker changes only the die you use; the other one counts as it is."))
    if (sums or pairs) and "polish" in actions:
        paragraphs += rules(
            _("Polish works on whichever of the two is on the platter, or on both; for the active player, too.")
        )
    if pairs and "polish" in actions:
        paragraphs += rulings(_("Each of the two dice may be polished up or down, independently of the other one."))
    if sums and "polish" in actions:
        paragraphs += rulings(_("Polish shifts the sum up or down, never one die up and the other one down."))
    return Chapter("white", _("The white die"), tuple(paragraphs))
