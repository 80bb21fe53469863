"""Refusals: why a move cannot be made, as values with a code and the facts behind it.

`str(refusal)` is `code(fact=value, ...)`; sentences for people are made elsewhere.
"""

import re
from dataclasses import dataclass, fields
from typing import dataclass_transform

from .phases import Phase

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Refusal:
    """The base of all refusals, which list their facts and are frozen dataclasses."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    @property
    def code(self) -> str:
        return _CAPITAL.sub("_", type(self).__name__).lower()

    @property
    def facts(self) -> dict[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def counted(self) -> int | None:
        """What the die counts as, where that is the problem: the fact `got` or `number`."""
        facts = self.facts
        counted = facts.get("got", facts.get("number"))
        return counted if isinstance(counted, int) else None

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}({facts})"


class IllegalMove(Exception):
    """Raised by `Game.play`; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


# The text and the moment


class NotAMove(Refusal):
    text: str


class GameIsOver(Refusal):
    pass


class NotInThisPhase(Refusal):
    """This kind of move belongs to another moment of the turn."""

    phase: Phase


class NotInThisGame(Refusal):
    """The move belongs to another game than the one being played."""

    move: str


class SpelledOtherwise(Refusal):
    """The move can be made, and has another spelling."""

    spelling: str


class BonusFirst(Refusal):
    """A waiting bonus has to be used before anything else."""

    waiting: tuple[str, ...]


class BonusNotWaiting(Refusal):
    bonus: str


# Undo


class NothingToUndo(Refusal):
    pass


class DiceWereRolled(Refusal):
    pass


class NotYourMove(Refusal):
    """The last decision was somebody else's."""


# Dice and actions


class NoSuchDie(Refusal):
    die: str


class DieLiesElsewhere(Refusal):
    """The die is not among those that can be used now."""

    die: str
    place: str


class PlatterComesFirst(Refusal):
    """A slotted die is open to a passive player only when nothing on the platter fits."""

    die: str


class AlreadyAnExtra(Refusal):
    die: str


class NoActionLeft(Refusal):
    action: str


class PlatterEmpty(Refusal):
    """The action works on dice of the platter, and the platter is empty."""

    action: str


class ChangesNothing(Refusal):
    """Even with the action no die can be marked now."""

    action: str


class NoSuchJoker(Refusal):
    """No unlocked, unused joker box gives this number."""

    joker: str


class SpentForNothing(Refusal):
    """Joker and polish would leave the die at the number it shows."""

    number: int


class DoneWithLess(Refusal):
    """The same cross is made with fewer actions, or with none."""

    spelling: str


class NotPolishable(Refusal):
    """Polish moves dice on the platter only, and none of them past 1 or 6."""

    die: str
    lowest: int
    highest: int


class NoDiceToRoll(Refusal):
    pass


class RollFirst(Refusal):
    """Dice in the pool have to be rolled while a roll is left."""


class ChooseDice(Refusal):
    """A roll has to say which dice are rolled."""


class AlreadyRerolled(Refusal):
    """A throw may be rerolled once."""


class ColourNotRolled(Refusal):
    """The sum is written in rows whose colour is among the dice rolled."""

    colour: str
    rolled: tuple[str, ...]


class TrackFull(Refusal):
    track: str


# Actions of Qwixx


class WhiteSumFirst(Refusal):
    """Coloured dice are used in the second action, behind the white sum."""

    die: str


class WhiteSumIsOver(Refusal):
    """The white sum belongs to the first action."""


class NotYourColours(Refusal):
    """White plus colour is for the active player only."""

    die: str


class NoPenaltyDue(Refusal):
    """A penalty is for a turn in which the active player crossed nothing."""


class DieOutOfTheGame(Refusal):
    """The row of this colour is locked, so its die is gone."""

    die: str
