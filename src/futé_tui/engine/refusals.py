"""Refusals: why a move cannot be made, as values with a code and the facts behind it.

`str(refusal)` is `code(fact=value, ...)`; sentences for people are made elsewhere.
"""

import re
from dataclasses import dataclass, fields

from .phases import Phase

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Refusal:
    """The base of all refusals."""

    @property
    def code(self) -> str:
        return _CAPITAL.sub("_", type(self).__name__).lower()

    @property
    def facts(self) -> dict[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}({facts})"


class IllegalMove(Exception):
    """Raised by `Game.play`; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


# The text and the moment


@dataclass(frozen=True, slots=True)
class NotAMove(Refusal):
    text: str


@dataclass(frozen=True, slots=True)
class GameIsOver(Refusal):
    pass


@dataclass(frozen=True, slots=True)
class NotInThisPhase(Refusal):
    """This kind of move belongs to another moment of the turn."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class NotInThisGame(Refusal):
    """The move belongs to another game than the one being played."""

    move: str


@dataclass(frozen=True, slots=True)
class SpelledOtherwise(Refusal):
    """The move can be made, and has another spelling."""

    spelling: str


@dataclass(frozen=True, slots=True)
class BonusFirst(Refusal):
    """A waiting bonus has to be used before anything else."""

    waiting: str


@dataclass(frozen=True, slots=True)
class BonusNotWaiting(Refusal):
    bonus: str


# Undo


@dataclass(frozen=True, slots=True)
class NothingToUndo(Refusal):
    pass


@dataclass(frozen=True, slots=True)
class DiceWereRolled(Refusal):
    pass


@dataclass(frozen=True, slots=True)
class NotYourMove(Refusal):
    """The last decision was somebody else's."""


# Dice and actions


@dataclass(frozen=True, slots=True)
class NoSuchDie(Refusal):
    die: str


@dataclass(frozen=True, slots=True)
class DieLiesElsewhere(Refusal):
    """The die is not among those that can be used now."""

    die: str
    place: str


@dataclass(frozen=True, slots=True)
class PlatterComesFirst(Refusal):
    """A slotted die is open to a passive player only when nothing on the platter fits."""

    die: str


@dataclass(frozen=True, slots=True)
class AlreadyAnExtra(Refusal):
    die: str


@dataclass(frozen=True, slots=True)
class NoActionLeft(Refusal):
    action: str


@dataclass(frozen=True, slots=True)
class PlatterEmpty(Refusal):
    """The action works on dice of the platter, and the platter is empty."""

    action: str


@dataclass(frozen=True, slots=True)
class ChangesNothing(Refusal):
    """Even with the action no die can be marked now."""

    action: str


@dataclass(frozen=True, slots=True)
class NoSuchJoker(Refusal):
    """No unlocked, unused joker box gives this number."""

    joker: str


@dataclass(frozen=True, slots=True)
class SpentForNothing(Refusal):
    """Joker and polish would leave the die at the number it shows."""

    number: int


@dataclass(frozen=True, slots=True)
class DoneWithLess(Refusal):
    """The same cross is made with fewer actions, or with none."""

    spelling: str


@dataclass(frozen=True, slots=True)
class NotPolishable(Refusal):
    """Polish moves dice on the platter only, and none of them past 1 or 6."""

    die: str
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class NoDiceToRoll(Refusal):
    pass


@dataclass(frozen=True, slots=True)
class RollFirst(Refusal):
    """Dice in the pool have to be rolled while a roll is left."""


@dataclass(frozen=True, slots=True)
class ChooseDice(Refusal):
    """A roll has to say which dice are rolled."""


@dataclass(frozen=True, slots=True)
class AlreadyRerolled(Refusal):
    """A throw may be rerolled once."""


@dataclass(frozen=True, slots=True)
class ColourNotRolled(Refusal):
    """The sum is written in rows whose colour is among the dice rolled."""

    colour: str
    rolled: str


@dataclass(frozen=True, slots=True)
class TrackFull(Refusal):
    track: str


# Actions of Qwixx


@dataclass(frozen=True, slots=True)
class WhiteSumFirst(Refusal):
    """Coloured dice are used in the second action, behind the white sum."""

    die: str


@dataclass(frozen=True, slots=True)
class WhiteSumIsOver(Refusal):
    """The white sum belongs to the first action."""


@dataclass(frozen=True, slots=True)
class NotYourColours(Refusal):
    """White plus colour is for the active player only."""

    die: str


@dataclass(frozen=True, slots=True)
class NoPenaltyDue(Refusal):
    """A penalty is for a turn in which the active player crossed nothing."""


@dataclass(frozen=True, slots=True)
class DieOutOfTheGame(Refusal):
    """The row of this colour is locked, so its die is gone."""

    die: str
