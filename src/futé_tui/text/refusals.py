"""A sentence for every refusal."""

from ..engine import refusals as r
from ..engine.refusals import Refusal

SENTENCES: dict[type[Refusal], str] = {
    r.NotAMove: "{text!r} is not a move; type moves for what can be done, help for how to write it.",
    r.GameIsOver: "The game is over.",
    r.NotInThisPhase: "That is not possible at this point of the turn.",
    r.BonusFirst: "First a waiting bonus has to be used: {waiting}.",
    r.BonusNotWaiting: "No bonus {bonus} is waiting.",
    r.NothingToUndo: "There is nothing to take back.",
    r.DiceWereRolled: "Dice have been rolled since; a roll cannot be taken back.",
    r.NotYourMove: "The last decision was somebody else's; it cannot be taken back.",
    r.NoSuchDie: "There is no die {die!r}.",
    r.DieLiesElsewhere: "The {die} die cannot be used now: it lies at {place}.",
    r.PlatterComesFirst: "The {die} die lies in a slot; slotted dice are open only when no die on the platter fits.",
    r.AlreadyAnExtra: "The {die} die was used as an extra die this turn already.",
    r.NoActionLeft: "No {action} action is left.",
    r.NoSuchJoker: "No unlocked joker gives {joker}.",
    r.SpentForNothing: "The die shows {number} already; actions are not spent for nothing.",
    r.NotPolishable: "Polish can shift the {die} die by {lowest} to {highest} here: only on the platter, from 1 to 6.",
    r.NoDiceToRoll: "There is no die in the pool to roll.",
    r.RollFirst: "Dice in the pool have to be rolled while a roll is left.",
    r.TrackFull: "The {track} track is full.",
    r.NoSuchZone: "There is no zone {zone!r}.",
    r.WrongZone: "{colour} does not mark {zone}.",
    r.NoSuchBox: "{zone} has no box {box}.",
    r.NoSuchWay: "Box {box} of {zone} cannot be marked as {way!r}.",
    r.AlreadyMarked: "Box {box} of {zone} is marked already.",
    r.NotTheNextBox: "{zone} is filled from the left: box {next} comes before box {box}.",
    r.WrongNumber: "Box {box} of {zone} needs {needs}; this counts as {got}.",
    r.CountsAs: "This counts as {counts} here, not as {stated}.",
    r.TooLow: "Box {box} of {zone} needs at least {needs}; this counts as {got}.",
    r.TooHigh: "Box {box} of {zone} takes at most {limit}; this counts as {got}.",
    r.JustACross: "Boxes of {zone} are crossed; no number is written in box {box}.",
    r.NotInThisGame: "{move!r} is a move of another game.",
    r.SpelledOtherwise: "That move is written {spelling!r}.",
    r.ChooseDice: "Say which dice are rolled, as in: roll orange purple.",
    r.AlreadyRerolled: "This throw was rerolled already; once is all.",
    r.ColourNotRolled: "{colour} is not among the dice rolled: {rolled}.",
    r.BoxGone: "Box {box} of {zone} was skipped: crosses go further right than box {last}.",
    r.WrongRow: "Box {box} of {zone} is not in the row open to this die: {row}.",
    r.WrongStep: "Box {box} of {zone} needs {needs}; this counts as {got}.",
    r.NothingFits: "No number fits in box {box} of {zone} any more: its neighbours leave no room.",
    r.AlreadyInColumn: "{number} stands in column {box} already, in {other}.",
    r.SayTheWay: "Say which way: {zone} box {box}, as in {box}:half or {box}:times.",
    r.SayTheNumber: "Say which number: {zone} box {box}, as in {box}=4.",
    r.OutOfRange: "The bonus stands for a number from {lowest} to {highest}, not {got}.",
}


def tell_refusal(refusal: Refusal) -> str:
    """The sentence for one refusal."""
    facts = {
        name: " or ".join(map(str, fact)) if isinstance(fact, tuple) else fact for name, fact in refusal.facts.items()
    }
    sentence = SENTENCES[type(refusal)].format(**facts)
    return sentence[0].upper() + sentence[1:]
