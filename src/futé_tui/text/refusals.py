"""A sentence for every refusal."""

from collections.abc import Callable
from typing import Any

from ..engine import refusals as r
from ..engine import zone_refusals as z
from ..engine.phases import Phase
from ..engine.refusals import Refusal
from ..language import N_, _
from .boxes import label_text, row_text
from .names import bonus_name, bonus_names, either, name, sentence, this_die, together, zone_name

SENTENCES: dict[type[Refusal], str] = {
    r.NotAMove: N_("{text!r} is not a move. Type moves for the list of moves, help for everything else."),
    r.GameIsOver: N_("The game is over."),
    r.NotInThisPhase: N_("You can't do that at this point of the turn."),
    r.BonusFirst: N_("Use your bonus first: {waiting}."),
    r.BonusNotWaiting: N_("You have no such bonus to use: {bonus}."),
    r.NothingToUndo: N_("There is nothing to undo."),
    r.DiceWereRolled: N_("You can't undo a roll."),
    r.NotYourMove: N_("You can't undo somebody else's move."),
    r.NoSuchDie: N_("There is no die {die!r}."),
    r.DieLiesElsewhere: N_("You can't use {die} now ({place})."),
    r.PlatterComesFirst: N_("You may use {die} from its slot only if no platter die fits."),
    r.AlreadyAnExtra: N_("You have already used {die} as an extra die this turn."),
    r.NoActionLeft: N_("You have no {action} to use."),
    r.PlatterEmpty: N_("{action} needs a die on the platter, and there is none."),
    r.ChangesNothing: N_("{action} wouldn't help: no die would fit."),
    r.NoSuchJoker: N_("You have no unlocked joker for {joker}."),
    r.SpentForNothing: N_("The die already counts as {number}."),
    r.DoneWithLess: N_("You need no action for that: {spelling!r} does the same."),
    r.NotPolishable: N_("Polish works on platter dice only, and only between 1 and 6: {die} by {lowest} to {highest}."),
    r.NoDiceToRoll: N_("There is no die left in the pool to roll."),
    r.RollFirst: N_("Roll the dice in the pool first."),
    r.TrackFull: N_("This action track is complete: {track}."),
    z.NoSuchZone: N_("There is no zone {zone!r}."),
    z.WrongZone: N_("{colour} doesn't go into {zone}."),
    z.NoSuchBox: N_("{zone} has no box {box}."),
    z.NoSuchWay: N_("{zone} {box} can't be marked as {way!r}."),
    z.AlreadyMarked: N_("This box is already marked."),
    z.NotTheNextBox: N_("{zone} is filled in order: box {next} is next."),
    z.WrongNumber: N_("This box needs {needs}; you have {got}."),
    z.WrongCoordinates: N_("The two dice point to the box in row {in_row}, column {in_column}."),
    z.NotAtTheStart: N_("Start with the region at {starts}."),
    z.TouchesNoCross: N_("This region doesn't touch any of your crosses yet."),
    z.RegionTooLarge: N_("This region has {size} boxes; you may cross {got} at most."),
    z.WrongSize: N_("This region has {size} boxes; you have to cross exactly {got}."),
    z.NamedByItsFirst: N_("Name this region by its first box, {first}."),
    z.CountsAs: N_("This counts as {counts} here, not as {stated}."),
    z.TooLow: N_("{zone} needs {needs} or more; you have {got}."),
    z.TooHigh: N_("{zone} takes {limit} or less; you have {got}."),
    z.RowClosed: N_("The {row} of {zone} is closed: no number can follow the {last}."),
    z.OtherWhiteDie: N_("{zone} {box} goes with the other white die."),
    z.JustACross: N_("In {zone} you cross boxes: leave out the number after {box}."),
    r.NotInThisGame: N_("{move!r} is a move of another game."),
    r.SpelledOtherwise: N_("Type this move as {spelling!r}."),
    r.ChooseDice: N_("Say which dice you roll, as in: roll orange purple."),
    r.AlreadyRerolled: N_("You have already rerolled this roll."),
    r.ColourNotRolled: N_("{colour} was not rolled, only {rolled}."),
    z.BoxGone: N_("You have skipped this box. Crosses go to the right of box {last}."),
    z.WrongRow: N_("With this die you can only cross in its own row: {row}."),
    z.WrongStep: N_("This box needs {needs}; you have {got}."),
    z.NothingFits: N_("No number fits between the neighbours of this box."),
    z.AlreadyInColumn: N_("{number} is already in this column, in the {other}."),
    z.SayTheWay: N_("Say which way, as in {box}:half or {box}:times."),
    z.SayTheNumber: N_("Say which number, as in {box}=4."),
    z.OutOfRange: N_("This bonus is a number from {lowest} to {highest}, not {got}."),
    r.WhiteSumFirst: N_("The white sum comes first. Coloured dice are for the second action."),
    r.WhiteSumIsOver: N_("The white sum was the first action. Now add a white die to a coloured one."),
    r.NotYourColours: N_("Only the player who rolled may use coloured dice."),
    r.NoPenaltyDue: N_("You have crossed a box this turn, so there is no penalty."),
    r.DieOutOfTheGame: N_("You can't use {die} any more: its row is locked."),
    z.RowIsLocked: N_("The {zone} row is locked."),
    z.LastBoxTooEarly: N_("The {box} needs {needs} crosses in {zone} first; so far you have {has}."),
    z.LockComesWithTheLast: N_("You cross the lock together with the {last}, never on its own."),
    z.NotTheSum: N_("This box needs {box}; the dice make {sums}."),
}
NOT_IN_PHASE = {
    Phase.BEFORE_ROLL: N_("Roll the dice first."),
    Phase.CHOOSE: N_("Take a die from this roll, or pass."),
    Phase.EXTRA: N_("Use an extra die, or finish."),
    Phase.SOLO_ROLL: N_("Roll all dice for your passive turn first."),
    Phase.PASSIVE: N_("Use one of the dice, or decline."),
    Phase.PASSIVE_EXTRA: N_("Use an extra die, or finish."),
    Phase.FOLLOW_UP: N_("Add crosses to your mark, or finish."),
    Phase.WRITE: N_("Write the sum, or cross a misthrow."),
    Phase.WRITE_ALONG: N_("Write the sum, or decline."),
    Phase.WHITE_SUM: N_("Cross the white sum, or skip."),
    Phase.WHITE_ALONG: N_("Cross the white sum, or skip."),
    Phase.COLOUR_SUM: N_("Cross white plus colour, or skip."),
    Phase.COLOUR_OR_PENALTY: N_("Cross white plus colour, or take the penalty."),
}
FROM_THE_PLATTER = N_("A platter die can only cross a grey box of {zone}.")
NEXT_IN_GRID = N_("{zone} is filled in order: {next} is next.")
_FACTS: dict[str, Callable[[Any], str]] = {
    "zone": zone_name,
    "colour": bonus_name,  # of a die or of a bonus
    "die": this_die,
    "place": name,
    "row": row_text,
    "other": row_text,
    "action": name,
    "track": name,
    "bonus": bonus_name,
    "waiting": lambda words: bonus_names(list(dict.fromkeys(words.split(", ")))),
    "rolled": lambda words: together([name(word) for word in words.split()]),
    "starts": lambda labels: either([label_text(label) for label in labels.split(", ")]),
    "sums": lambda sums: either([str(number) for number in sums]),
    "needs": lambda needs: either([str(number) for number in needs]) if isinstance(needs, tuple) else str(needs),
}
_AS_TYPED = (r.NoSuchDie, z.NoSuchZone)  # the word is unknown, so it is shown as typed


def describe_refusal(refusal: Refusal) -> str:
    """The sentence for one refusal."""
    if isinstance(refusal, r.NotInThisPhase) and refusal.phase in NOT_IN_PHASE:
        return _(NOT_IN_PHASE[refusal.phase])
    if isinstance(refusal, z.WrongRow) and refusal.row == "platter":
        return sentence(_(FROM_THE_PLATTER).format(**named_facts(refusal)))
    if isinstance(refusal, z.NotTheNextBox) and not refusal.next.isdecimal():  # in a zone with several rows
        return sentence(_(NEXT_IN_GRID).format(zone=zone_name(refusal.zone), next=label_text(refusal.next)))
    return sentence(_(SENTENCES[type(refusal)]).format(**named_facts(refusal)))


def named_facts(refusal: Refusal) -> dict[str, object]:
    """The facts of a refusal with names in the current language."""
    if isinstance(refusal, _AS_TYPED):
        return refusal.facts
    return {fact: _FACTS[fact](value) if fact in _FACTS else value for fact, value in refusal.facts.items()}
