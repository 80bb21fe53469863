"""The chapter on the white die: any colour, and the other half of sums."""

from ...engine.zones import Reads
from ...language import _
from ...sheets.ruleset import FuteRuleset
from ..names import name
from .page import Chapter, rules, rulings


def white_chapter(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(_("The white die counts as any colour."))
    sums = [name(zone.name) for zone in ruleset.zones if zone.reads is Reads.SUM]
    actions = {track.action for track in ruleset.tracks}
    if sums:
        told = _(
            "Where the sum counts ({zones}), you choose the coloured die or the white one, and both are added, "
            "wherever the other one lies. Only the chosen die goes to the slot; the other one stays, or goes to the "
            "platter if it lies in the pool and shows less."
        )
        paragraphs += rules(
            told.format(zones=", ".join(sums)),
            _("So the active player may mark the sum in two rolls, once with each of the two dice."),
        )
    if sums and "joker" in actions:
        paragraphs += rules(
            _("A joker changes only the die that it is used on: in a sum the other one keeps its face.")
        )
    if sums and "polish" in actions:
        paragraphs += rules(
            _(
                "Polish works in a sum on whichever of the two dice lies on the platter, on both if both do; for the "
                "active player too."
            )
        )
        paragraphs += rulings(_("Polish shifts the sum up or down, never one die up and the other one down."))
    return Chapter("white", _("The white die"), tuple(paragraphs))
