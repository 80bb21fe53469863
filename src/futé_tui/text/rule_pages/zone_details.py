"""What else a player has to know about a kind of zone: its "?", special dice, actions, and our rulings."""

from collections.abc import Iterator

from ...engine.bonuses import ANY, zone_bonus
from ...language import N_, _
from ...sheets.ruleset import FuteRuleset
from ...sheets.schema.zone_part import ZonePart
from ..boxes import label_text
from ..names import either
from .bonuses import bonus_words

_CROSSES_FIRST = N_("Make all your crosses first, then use the bonuses they gave you.")
_ANY_BOX = N_('Its "?" crosses any free box.')
_ANY_NUMBER = N_('Its "?" is any number from 1 to 6.')
_ANY_ROW = N_('Its "?" is any number from 1 to 6, in any row that takes it.')
_QUESTIONS = {
    "value-grid": _ANY_BOX,
    "sum-grid": _ANY_BOX,
    "circle-cross-grid": N_('Its "?" circles any box, or crosses any circled one.'),
    "sweep-grid": N_('Its "?" crosses any one box, without a sweep.'),
    "threshold-track": N_('Its "?" crosses the next box.'),
    "rising-track": N_('Its "?" is a number from 1 to 6 that fits.'),
    "platter-track": N_(
        'Its "?", and a wild one used here, writes exactly 1 more than the number before, or a 1 in the first box.'
    ),
    "skipping-track": N_('Its "?" crosses any box to the right of your last cross.'),
    "factor-track": _ANY_NUMBER,
    "pair-track": _ANY_NUMBER,
    "block-track": N_('Its "?" is any number from 1 to 6, in either free box of the current pair.'),
    "half-or-times-track": N_('Its "?" is any number from 1 to 6, used in either way.'),
    "three-rows": _ANY_ROW,
    "three-rows-rising": _ANY_ROW,
    "coordinate-grid": _ANY_BOX,
    "region-map": N_('Its "?" crosses any region that touches one of your crosses, whatever its size.'),
    "triangle-track": N_('Its "?" is any number from 1 to 6, in the next triangle of either row.'),
    "effect-track": N_('Its "?" is any number from 1 to 6 and works as if you had rolled it.'),
}
_RULED_QUESTIONS = {
    "falling-track": N_('Its "?" is a sum from 2 to 12, and no higher than the number before.'),
    "slot-grid": N_('Its "?" crosses any box, at any time.'),
    "companion-grid": N_('Its "?" crosses only one box.'),
}
_RULES = {
    "sweep-grid": [
        N_(
            "In a sweep you may cross as many of these numbers as you like, in any order. Dice that were on the "
            "platter before do not count."
        ),
        N_("A passive player or an extra die crosses only one box, without a sweep."),
    ],
    "companion-grid": [N_("Every box can be crossed and scores, tinted or not.")],
    "slot-grid": [
        N_(
            "An extra die goes by its place: from a slot to the row of that slot, from the platter to a grey box. The "
            "white die goes by its own place, too."
        )
    ],
    "platter-track": [
        N_("The platter counts as it is before this roll sends dice there."),
        N_("For an extra die, the dice left over from the last roll are on the platter, too."),
        N_("If you use the white die here, the die of this colour is added if it is on the platter, like any other."),
    ],
    "three-rows": [N_("The top row may start with any number; after a 1 it is closed.")],
    "three-rows-rising": [N_("The top row may start with any number; after a 6 it is closed.")],
    "region-map": [
        N_("A region is made of boxes of one shade that touch, up, down, left or right; you cross all of it at once."),
    ],
    "triangle-track": [N_("The bonuses are those of the lower triangles.")],
    "effect-track": [N_("The second of two equal numbers written at once gains no bonus.")],
}
_RULINGS = {
    "sweep-grid": [_CROSSES_FIRST],
    "slot-grid": [N_("A passive player who uses a die in a slot may still cross only grey boxes.")],
    "companion-grid": [
        _CROSSES_FIRST,
        N_("A passive player who uses a die in a slot still counts the dice on the platter."),
        N_("With an extra die, count the dice in the same place: in the slots, or on the platter."),
    ],
}
_THIRD_ROLL = {
    "lower": N_(
        "On the third roll only dice lower than the one you take are swept, not those that go to the platter because "
        "your rolls are over."
    ),
    "all": N_("On the third roll all dice left in the pool are swept, lower or not."),
}
_READINGS = {  # by kind: what the settings of its disputed rule say
    "middle-chain": {
        "sum": N_(
            'Its "?" is a sum from 2 to 12 that fits on either side, as in the sister games. The rulebook only says '
            'for any "?": choose a number from 1 to 6; the white die would then be added.'
        ),
        "plus_white": N_(
            'Its "?" is a number from 1 to 6 plus the white die, as the rulebook says for any "?"; before the first '
            "roll of a round it is a sum from 2 to 12. In the sister games it is always a sum from 2 to 12."
        ),
    },
    "region-map": {
        "at_most": N_("A region may have at most as many boxes as the die shows. One shop text says: exactly as many."),
        "exactly": N_(
            "A region has exactly as many boxes as the die shows, as one shop text says. Most reviews say: at most."
        ),
    },
    "triangle-track": {
        "independent": N_("The upper and the lower row advance independently of each other."),
        "lower_first": N_("The upper triangle of a square can be filled only after the lower one."),
    },
    "coordinate-grid": {
        "yes": N_("The white die may be used here, too; some reviews call this zone the exception."),
        "no": N_("The white die may not be used here: this zone is the exception."),
    },
}


def zone_rules(ruleset: FuteRuleset, model: ZonePart) -> Iterator[str]:
    for text in _RULES.get(model.kind, ()):
        yield _(text)
    if model.kind == "region-map":
        starts = either([label_text(label) for label in model.printed["start"]])
        yield _("Your first region is the one at {starts}.").format(starts=starts)
    if model.kind in _QUESTIONS and _has_question(ruleset, model.name):
        yield _(_QUESTIONS[model.kind])
    if model.kind == "sweep-grid" and "return" in _actions(ruleset):
        yield _("A die that was returned and goes to the platter again counts again.")
    if model.kind == "half-or-times-track" and not all(model.printed["factors"]):
        yield _("In a box without a multiplier you always write half.")


def zone_rulings(ruleset: FuteRuleset, model: ZonePart) -> Iterator[str]:
    actions = _actions(ruleset)
    for text in _RULINGS.get(model.kind, ()):
        yield _(text)
    if model.kind in _RULED_QUESTIONS and _has_question(ruleset, model.name):
        yield _(_RULED_QUESTIONS[model.kind])
    if model.kind == "sweep-grid":
        yield _(_THIRD_ROLL[ruleset.options.get("silver_last_roll", "lower")])
    if model.kind == "companion-grid" and "joker" in actions:
        yield _("With a joker, its number is compared with what the other dice really show.")
    if model.kind == "platter-track" and actions & {"joker", "polish"}:
        yield _("Joker and polish change only the die you use, never the dice that are added to it.")
    if model.kind in _READINGS:
        yield _(_READINGS[model.kind][model.setting(ruleset.options)])
    numbered = {bonus.zone for word in bonus_words(ruleset) if (bonus := zone_bonus(word)) and bonus.number}
    if any(factor > 1 for factor in model.printed.get("factors", ())) and model.name in numbered:
        yield _("The number of a bonus is multiplied, too.")


def _actions(ruleset: FuteRuleset) -> set[str]:
    return {track.action for track in ruleset.sheet.tracks}


def _has_question(ruleset: FuteRuleset, zone: str) -> bool:
    return not {ANY, f"?{zone}"}.isdisjoint(bonus_words(ruleset))
