"""Where rolls come from: seeded, scripted and fair-share dice. The game sees only what was rolled."""

import random
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from operator import itemgetter
from typing import NamedTuple, Protocol

from .fast_tuple import fast_tuple
from .problems import Problem

FACES = range(1, 7)
_SECOND = "-two"  # how the name of a second die of a colour ends


def colour_of(die: str) -> str:
    """The colour of a die: that of `white-two` is white."""
    return die.removesuffix(_SECOND)


def is_second(die: str) -> bool:
    """Whether a die is the second one of its colour."""
    return die.endswith(_SECOND)


class Throw(NamedTuple):
    """A roll that is due: when in the game it happens, which dice, and whether they are then laid out (solo)."""

    round: int
    turn: int
    roll: int
    rerolls: int
    dice: tuple[str, ...]
    laid_out: bool = False


class Outcome(NamedTuple):
    """What was rolled: a face for each die of the throw, in its order; for a laid-out roll, the dice in the slots."""

    faces: tuple[int, ...]
    slots: tuple[str, ...] = ()


class DiceError(Problem):
    """An outcome that does not match its throw; the text says why."""


class DiceSource(Protocol):
    """Anything that rolls dice. `name` is what a record's header calls it."""

    @property
    def name(self) -> str: ...

    def throw(self, throw: Throw) -> Outcome: ...


_BY_LOT = itemgetter(1)
_THREE_DICE = tuple(product(FACES, repeat=3))  # every roll of three dice: one random number gives all three
_FALLS = len(_THREE_DICE)


class SeededDice:
    """Random dice that a seed reproduces."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed).random

    @property
    def name(self) -> str:
        return f"seeded {self.seed}"

    def throw(self, throw: Throw) -> Outcome:
        rnd = self._random
        dice = throw.dice
        faces: tuple[int, ...] = _THREE_DICE[int(rnd() * _FALLS)]
        while len(faces) < len(dice):
            faces += _THREE_DICE[int(rnd() * _FALLS)]
        faces = faces[: len(dice)]
        if not throw.laid_out:
            return fast_tuple(Outcome, (faces, ()))
        return lay_out(dice, faces, [rnd() for _ in dice])


class FairShareDice:
    """Dice that depend only on the seed, the moment of the roll and the colour, so that equal play meets equal dice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @property
    def name(self) -> str:
        return f"fair-share {self.seed}"

    def throw(self, throw: Throw) -> Outcome:
        faces = tuple(int(self._share("face", throw, die) * 6) + 1 for die in throw.dice)
        if not throw.laid_out:
            return Outcome(faces)
        return lay_out(throw.dice, faces, [self._share("order", throw, die) for die in throw.dice])

    def _share(self, use: str, throw: Throw, die: str) -> float:
        key = f"{use} {self.seed} {throw.round} {throw.turn} {throw.roll} {throw.rerolls} {die}"
        digest = blake2b(key.encode(), digest_size=8).digest()
        return (int.from_bytes(digest, "big") >> 11) / (1 << 53)


def from_start(dice: DiceSource) -> SeededDice | FairShareDice | None:
    """The same dice before their first roll; None for dice without a seed."""
    match dice:
        case SeededDice():
            return SeededDice(dice.seed)
        case FairShareDice():
            return dice
        case _:
            return None


class ScriptedDice:
    """Dice with given results: each roll a text ("white5 blue2"), a mapping or the bare faces in the dice's order."""

    def __init__(self, rolls: Iterable[str | Mapping[str, int] | Sequence[int]], name: str = "scripted") -> None:
        self.name = name
        self._rolls = iter(rolls)

    def throw(self, throw: Throw) -> Outcome:
        try:
            roll = next(self._rolls)
        except StopIteration:
            raise DiceError("the script has no more rolls") from None
        if isinstance(roll, str):
            return read_outcome(roll, throw)
        if isinstance(roll, Mapping):
            return read_outcome(" ".join(f"{die}{face}" for die, face in roll.items()), throw)
        return checked(Outcome(tuple(roll)), throw)


_OWN_SOURCES = (SeededDice, FairShareDice, ScriptedDice)


def roll(dice: DiceSource, throw: Throw) -> Outcome:
    """Roll with a source. Our own sources are trusted; the outcome of any other is checked."""
    outcome = dice.throw(throw)
    return outcome if type(dice) in _OWN_SOURCES else checked(outcome, throw)


def lay_out(dice: tuple[str, ...], faces: tuple[int, ...], lots: Sequence[float]) -> Outcome:
    """Sort a solo passive roll: the lower half stays out of the slots, ties and the slots' order decided by lot."""
    higher = sorted(zip(faces, lots, dice, strict=True))[len(dice) // 2 :]
    higher.sort(key=_BY_LOT)
    return fast_tuple(Outcome, (faces, tuple([die for _, _, die in higher])))


def write_outcome(outcome: Outcome, throw: Throw) -> str:
    """`white5 blue2`; a laid-out roll puts the dice in slots after a bar: `blue1 ... | green6 ...`."""
    shown = {die: f"{die}{face}" for die, face in zip(throw.dice, outcome.faces, strict=True)}
    rest = " ".join(text for die, text in shown.items() if die not in outcome.slots)
    return f"{rest} | {' '.join(shown[die] for die in outcome.slots)}" if throw.laid_out else rest


def read_outcome(text: str, throw: Throw) -> Outcome:
    """Parse the outcome of this throw. Bare numbers are the faces of the dice, in order."""
    platter, bar, slotted = text.replace(",", " ").partition("|")
    words = platter.split() + slotted.split()
    if words and not bar and all(word.isdecimal() for word in words):
        words = [digit for word in words for digit in word]
        return checked(Outcome(tuple(int(word) for word in words)), throw)
    faces: dict[str, int] = {}
    for word in words:
        die, face = word[:-1], word[-1:]
        if die not in throw.dice or not face.isdecimal():
            raise DiceError(
                "{word!r} is not one of the dice rolled ({dice}) with its number", word=word, dice=_listed(throw)
            )
        if die in faces:
            raise DiceError("{die} is given twice", die=die)
        faces[die] = int(face)
    if missing := [die for die in throw.dice if die not in faces]:
        raise DiceError("no number for {dice}", dice=", ".join(missing))
    slots = tuple(word[:-1] for word in slotted.split())
    return checked(Outcome(tuple(faces[die] for die in throw.dice), slots), throw)


def _listed(throw: Throw) -> str:
    return " ".join(throw.dice)


def checked(outcome: Outcome, throw: Throw) -> Outcome:
    """The outcome, if it matches the throw; without a layout, the dice are laid out in their order."""
    faces, slots = outcome
    if len(faces) != len(throw.dice):
        wanted, got = len(throw.dice), len(faces)
        raise DiceError(
            "each die needs a number: {wanted} ({dice}), not {got}", wanted=wanted, dice=_listed(throw), got=got
        )
    if min(faces) < 1 or max(faces) > 6:
        raise DiceError("a die shows 1 to 6, not {number}", number=next(face for face in faces if not 1 <= face <= 6))
    if not throw.laid_out:
        if slots:
            raise DiceError("no die goes to a slot in this roll")
        return outcome
    if not slots:
        return lay_out(throw.dice, faces, range(len(faces)))
    half = len(faces) // 2
    slotted = [face for die, face in zip(throw.dice, faces, strict=True) if die in slots]
    if not len(slots) == len(slotted) == half:
        raise DiceError("three different dice go to the slots")
    if sum(slotted) < sum(sorted(faces)[half:]):
        raise DiceError("the three lowest dice go to the platter")
    return outcome
