"""A sentence for every refusal."""

from collections.abc import Callable
from typing import Any

from ..engine import refusals as r
from ..engine.phases import Phase
from ..engine.refusals import Refusal
from ..language import N_, _
from .names import bonus_name, bonus_names, either, name, names, sentence, the_die, this_die

SENTENCES: dict[type[Refusal], str] = {
    r.NotAMove: N_("{text!r} is not a move; type moves for what can be done, help for how to write it."),
    r.GameIsOver: N_("The game is over."),
    r.NotInThisPhase: N_("That is not possible at this point of the turn."),
    r.BonusFirst: N_("First a waiting bonus has to be used: {waiting}."),
    r.BonusNotWaiting: N_("This bonus is not waiting: {bonus}."),
    r.NothingToUndo: N_("There is nothing to take back."),
    r.DiceWereRolled: N_("Dice have been rolled since; a roll cannot be taken back."),
    r.NotYourMove: N_("The last decision was somebody else's; it cannot be taken back."),
    r.NoSuchDie: N_("There is no die {die!r}."),
    r.DieLiesElsewhere: N_("{die} cannot be used now; it lies here: {place}."),
    r.PlatterComesFirst: N_("{die} lies in a slot; slotted dice are open only when no die on the platter fits."),
    r.AlreadyAnExtra: N_("{die} was used as an extra die this turn already."),
    r.NoActionLeft: N_("No such action is left: {action}."),
    r.PlatterEmpty: N_("{action} works on dice of the platter; none lies there."),
    r.ChangesNothing: N_("{action}: with it, too, no die could be marked now."),
    r.NoSuchJoker: N_("No unlocked joker gives {joker}."),
    r.SpentForNothing: N_("The die shows {number} already; actions are not spent for nothing."),
    r.NotPolishable: N_("Polish can shift {die} by {lowest} to {highest} here: only on the platter, from 1 to 6."),
    r.NoDiceToRoll: N_("There is no die in the pool to roll."),
    r.RollFirst: N_("Dice in the pool have to be rolled while a roll is left."),
    r.TrackFull: N_("This track is full: {track}."),
    r.NoSuchZone: N_("There is no zone {zone!r}."),
    r.WrongZone: N_("{colour} does not mark {zone}."),
    r.NoSuchBox: N_("{zone} has no box {box}."),
    r.NoSuchWay: N_("Box {box} of {zone} cannot be marked as {way!r}."),
    r.AlreadyMarked: N_("Box {box} of {zone} is marked already."),
    r.NotTheNextBox: N_("{zone} is filled in order: box {next} comes before box {box}."),
    r.WrongNumber: N_("Box {box} of {zone} needs {needs}; this counts as {got}."),
    r.CountsAs: N_("This counts as {counts} here, not as {stated}."),
    r.TooLow: N_("Box {box} of {zone} needs at least {needs}; this counts as {got}."),
    r.TooHigh: N_("Box {box} of {zone} takes at most {limit}; this counts as {got}."),
    r.JustACross: N_("Boxes of {zone} are crossed; no number is written in box {box}."),
    r.NotInThisGame: N_("{move!r} is a move of another game."),
    r.SpelledOtherwise: N_("That move is written {spelling!r}."),
    r.ChooseDice: N_("Say which dice are rolled, as in: roll orange purple."),
    r.AlreadyRerolled: N_("This throw was rerolled already; once is all."),
    r.ColourNotRolled: N_("{colour} is not among the dice rolled: {rolled}."),
    r.BoxGone: N_("Box {box} of {zone} was skipped: crosses go further right than box {last}."),
    r.WrongRow: N_("Box {box} of {zone} is not open to this die, which marks here: {row}."),
    r.WrongStep: N_("Box {box} of {zone} needs {needs}; this counts as {got}."),
    r.NothingFits: N_("No number fits in box {box} of {zone} any more: its neighbours leave no room."),
    r.AlreadyInColumn: N_("{number} stands in column {box} already, in the row {other}."),
    r.SayTheWay: N_("Say which way: {zone} box {box}, as in {box}:half or {box}:times."),
    r.SayTheNumber: N_("Say which number: {zone} box {box}, as in {box}=4."),
    r.OutOfRange: N_("The bonus stands for a number from {lowest} to {highest}, not {got}."),
}
NOT_IN_PHASE = {
    Phase.BEFORE_ROLL: N_("Not now: first the dice are rolled."),
    Phase.CHOOSE: N_("Not now: this is the moment to take a die of the roll, or to pass."),
    Phase.EXTRA: N_("Not now: after the last roll only extra dice are left, each for an extra-die action."),
    Phase.SOLO_ROLL: N_("Not now: first all dice are rolled for the passive turn."),
    Phase.PASSIVE: N_("Not now: this is the moment to use a die of the platter, or to decline."),
    Phase.PASSIVE_EXTRA: N_("Not now: after the passive die only extra dice are left, each for an extra-die action."),
    Phase.FOLLOW_UP: N_("Not now: first the crosses that may be added to the mark just made, or finishing them."),
    Phase.WRITE: N_("Not now: this is the moment to write the sum, to reroll once, or to cross a miss."),
    Phase.WRITE_ALONG: N_("Not now: this is the moment to write the same sum, or to decline."),
}
FROM_THE_PLATTER = N_("Box {box} of {zone} is not open from the platter, where a die marks the boxes set off in print.")
_FACTS: dict[str, Callable[[Any], str]] = {
    "zone": name,
    "colour": bonus_name,  # of a die or of a bonus
    "die": the_die,
    "place": name,
    "row": name,
    "other": name,
    "action": name,
    "track": name,
    "bonus": bonus_name,
    "waiting": lambda words: bonus_names(list(dict.fromkeys(words.split(", ")))),
    "rolled": lambda words: names(words.split()),
    "needs": lambda needs: either([str(number) for number in needs]) if isinstance(needs, tuple) else str(needs),
}
_AS_TYPED = (r.NoSuchDie, r.NoSuchZone)  # the word is unknown, so it is shown as typed


def describe_refusal(refusal: Refusal) -> str:
    """The sentence for one refusal."""
    if isinstance(refusal, r.NotInThisPhase) and refusal.phase in NOT_IN_PHASE:
        return _(NOT_IN_PHASE[refusal.phase])
    if isinstance(refusal, r.WrongRow) and refusal.row == "platter":
        return sentence(_(FROM_THE_PLATTER).format(**named_facts(refusal)))
    return sentence(_(SENTENCES[type(refusal)]).format(**named_facts(refusal)))


def named_facts(refusal: Refusal) -> dict[str, object]:
    """The facts of a refusal with names in the current language."""
    if isinstance(refusal, _AS_TYPED):
        return refusal.facts
    if isinstance(refusal, r.NotPolishable):
        return refusal.facts | {"die": this_die(refusal.die)}
    return {fact: _FACTS[fact](value) if fact in _FACTS else value for fact, value in refusal.facts.items()}
