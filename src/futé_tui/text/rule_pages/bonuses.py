"""The chapter on bonuses and foxes."""

from ...engine.zones import Reads
from ...language import _
from ...sheets.ruleset import FuteRuleset
from .page import Chapter, rules, rulings


def bonus_chapter(ruleset: FuteRuleset) -> Chapter:
    paragraphs = rules(
        _(
            "A bonus under a box comes when the box is marked; one at the end of a row, column or diagonal when all "
            "its boxes are marked, crosses in print included; one between two boxes when both are marked."
        ),
        _(
            'A "?" marks its zone with a number of your choice from 1 to 6, as if it were rolled; "?" for any zone '
            "lets you choose the zone too. A bonus with a number marks its zone as if the die showed that number."
        ),
        _(
            "Such a bonus is used at once, and what it marks may bring more bonuses, as far as they lead. If it can "
            "be used it must be, even when it hurts; if it cannot be used it is lost."
        ),
    )
    if any(zone.reads is Reads.SUM for zone in ruleset.zones):
        paragraphs += rules(
            _(
                'Where a zone uses the sum with white, "?" is a sum from 2 to 12, whatever the white die shows, '
                "unless the zone says otherwise."
            )
        )
    paragraphs += rules(_("A fox counts at the end: each is worth the points of your lowest zone; with 0 there, 0."))
    paragraphs += rulings(
        _("Several waiting bonuses are used in the order you like; one that cannot be used yet waits for the others."),
        _("If the lowest zone is negative, each fox costs as many points."),
    )
    return Chapter("bonuses", _("Bonuses and foxes"), tuple(paragraphs))
