"""What else is to be known of a kind of zone: special dice, "?", actions, and our rulings."""

from collections.abc import Iterator

from ...engine.bonuses import zone_bonus
from ...language import N_, _
from ...sheets.ruleset import FuteRuleset
from ...sheets.schema.factor_tracks import HalfOrTimesTrackModel
from ...sheets.schema.series import MiddleChainModel
from ...sheets.schema.zones import ZoneModel
from .page import Paragraph, rulings

_CROSSES_FIRST = N_("All crosses of one choice are made before the bonuses that they bring are used.")
_RULES = {
    "circle-cross-grid": [N_('"?" circles any box, or crosses any circled one.')],
    "sweep-grid": [
        N_(
            "In this sweep cross as many of the dice as you like, in any order. Dice that lay on the platter before do "
            "not count."
        ),
        _CROSSES_FIRST,
        N_('As a passive or extra die, and with "?", one box is crossed and nothing is swept.'),
    ],
    "companion-grid": [N_("Every box can be crossed and scores, set off in print or not."), _CROSSES_FIRST],
    "slot-grid": [
        N_(
            "An extra die goes by the place where it lies: a slot means that row, the platter the boxes set off in "
            "print. White goes by its own place too."
        )
    ],
    "platter-track": [
        N_("What lies on the platter counts as it is before the dice of this roll are sent there."),
        N_("For an extra die, the dice left over from the last roll lie there too."),
        N_("With white in place of the die of this colour, that die is added if it lies on the platter."),
        N_('"?", also that for any zone, writes one more than the box before, or 1 in the first box.'),
    ],
    "skipping-track": [N_('"?" crosses any box further right than the last cross.')],
    "block-track": [N_('"?" is a number and either free box of the present block.')],
    "half-or-times-track": [N_('You choose anew for every mark, also with "?".')],
    "three-rows": [
        N_("The top row may begin with any number; after a 1 it is closed."),
        N_('"?" is a number and a row of your choice.'),
    ],
}
_RULINGS = {
    "falling-track": [N_('"?" too writes no more than the box before holds.')],
    "slot-grid": [
        N_("A passive player who uses a slotted die still marks only boxes set off in print."),
        N_('"?" crosses any box, whoever\'s turn it is.'),
    ],
    "companion-grid": [
        N_('"?" crosses one box.'),
        N_("A passive player who uses a slotted die still looks for equal dice on the platter."),
        N_("For an extra die, equal dice count that lie with it: in the slots, or on the platter."),
    ],
}
_THIRD_ROLL = {
    "lower": N_(
        "On the third roll only dice lower than the chosen one are swept, not those that go to the platter because "
        "the rolls are over."
    ),
    "all": N_("On the third roll all dice that are left in the pool are swept, lower or not."),
}
_QUESTION = {
    "sum": N_('"?" is a sum from 2 to 12 that fits on either side.'),
    "plus_white": N_(
        '"?" is a number from 1 to 6 plus the white die; a sum from 2 to 12 as long as no die lies on the table.'
    ),
}


def zone_rules(ruleset: FuteRuleset, model: ZoneModel) -> Iterator[str]:
    for told in _RULES.get(model.kind, ()):
        yield _(told)
    if model.kind == "sweep-grid" and "return" in _actions(ruleset):
        yield _("A die that was returned and is sent to the platter again counts again.")
    if isinstance(model, HalfOrTimesTrackModel) and not all(model.factors):
        yield _("In a box without a factor there is no choice: always half.")


def zone_rulings(ruleset: FuteRuleset, model: ZoneModel) -> list[Paragraph]:
    return rulings(*_ruled(ruleset, model))


def _ruled(ruleset: FuteRuleset, model: ZoneModel) -> Iterator[str]:
    actions = _actions(ruleset)
    for told in _RULINGS.get(model.kind, ()):
        yield _(told)
    if model.kind == "sweep-grid":
        yield _(_THIRD_ROLL[ruleset.options.get("silver_last_roll", "lower")])
    if model.kind == "companion-grid" and "joker" in actions:
        yield _("With a joker, its number is compared with what the other dice really show.")
    if model.kind == "platter-track" and actions & {"joker", "polish"}:
        yield _("Joker and polish change only the die that is used, never the others that are added.")
    if isinstance(model, MiddleChainModel):
        yield _(_QUESTION[ruleset.options.get(f"{model.name}_question", model.question)])
    if any(factor > 1 for factor in getattr(model, "factors", ())) and model.name in _with_numbers(ruleset):
        yield _("A bonus with a printed number is multiplied by the factor of its box too.")


def _actions(ruleset: FuteRuleset) -> set[str]:
    return {track.action for track in ruleset.tracks}


def _with_numbers(ruleset: FuteRuleset) -> set[str | None]:
    """The zones that a bonus of the sheet marks with a printed number."""
    words = [*ruleset.round_bonuses, *(track.end for track in ruleset.tracks)]
    words += [word for zone in ruleset.zones for word in zone.bonuses()]
    return {bonus.zone for word in words if (bonus := zone_bonus(word)) and bonus.number}
