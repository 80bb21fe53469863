"""Moves: every decision a player can make, as values whose text is their notation.

A move is compared, hashed and sorted by its text; docs/notation.md describes the text.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple, dataclass_transform

from .bonuses import MIX, named_zone

ANY_NUMBER = "?"  # printed in the box of a joker that gives any number
_DIGITS = re.compile(r"\d+")
_LONGEST = 4  # digits of the longest number in a move


class Mark(NamedTuple):
    """One box of a zone, the number it is marked with (0: just a cross), and the way, if the zone offers several."""

    box: str
    number: int = 0
    way: str = ""

    def __str__(self) -> str:
        number = f"={self.number}" if self.number else ""
        way = f":{self.way}" if self.way else ""
        return f"{self.box}{number}{way}"


@dataclass_transform(eq_default=False, frozen_default=True)
@dataclass(frozen=True, eq=False)
class Move:
    """The base of all moves, which list their fields and are frozen dataclasses: text, equality, order, and what others
    ask of any move.

    `throws`: dice are rolled. `uses_die`: a die is used to mark a box. `takes_back`: a die goes back into the pool.
    `stops`: the player uses nothing (more); sorted last. `asks_twice`: its key has to be pressed twice, because a
    moment ago the same key cost nothing.
    """

    rank: ClassVar[int] = 0  # the place of this kind of move in a list
    throws: ClassVar[bool] = False
    uses_die: ClassVar[bool] = False
    takes_back: ClassVar[bool] = False
    stops: ClassVar[bool] = False
    asks_twice: ClassVar[bool] = False
    word: ClassVar[str] = ""  # the text of a move without parameters

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, eq=False)(cls)

    @cached_property
    def text(self) -> str:
        return self.spell()

    @cached_property
    def key(self) -> str:
        """The sort key: kind of move first, then the text with its numbers in numeric order, before any letter."""
        return str(self.rank) + _DIGITS.sub(_padded, self.text)

    def spell(self) -> str:
        """Write the text."""
        return self.word

    @property
    def named_die(self) -> str:
        """The die that it names; empty if it names none, or several to roll."""
        return ""

    @property
    def chosen_dice(self) -> tuple[str, ...]:
        """The dice that it says are rolled."""
        return ()

    @property
    def mark_made(self) -> Mark | None:
        """How it marks a box; None if it marks none."""
        return None

    @property
    def used_bonus(self) -> str:
        """The bonus that it uses."""
        return ""

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions that it spends, in games that have them."""
        return ()

    @cached_property
    def joker_box(self) -> str:
        """What is printed in the joker box that it uses: a number, or `?`."""
        return ""

    @property
    def shift(self) -> int:
        """How far polish shifts the number of its die."""
        return 0

    @cached_property
    def spends(self) -> tuple[int, int]:
        """How dear its joker is (0: none, 1: with a printed number, 2: with a `?`), and how much polish it uses."""
        return 0, 0

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: "Move") -> bool:
        return self.key < other.key


def _padded(number: re.Match[str]) -> str:
    """A number as text that sorts by its value, and before any letter."""
    return "\0" + number[0].zfill(_LONGEST)


def _target(zone: str, mark: Mark, own_zone: str) -> str:
    return f">{mark}" if zone == own_zone else f">{zone}.{mark}"


class Take(Move):
    """Use a die: mark a zone with it, perhaps counted as another number by a joker (`4`, `?4`) or polish (`+1`)."""

    uses_die = True
    die: str
    zone: str
    mark: Mark
    joker: str = ""
    polish: int = 0

    @property
    def named_die(self) -> str:
        return self.die

    @property
    def mark_made(self) -> Mark:
        return self.mark

    @property
    def actions(self) -> tuple[str, ...]:
        return (*(("joker",) if self.joker else ()), *(("polish",) if self.polish else ()))

    @cached_property
    def joker_box(self) -> str:
        return self.joker[:1]

    @cached_property
    def joker_number(self) -> int:
        """The number that the joker gives; 0 without one."""
        return int(self.joker.removeprefix(ANY_NUMBER) or 0)

    @property
    def shift(self) -> int:
        return self.polish

    @cached_property
    def spends(self) -> tuple[int, int]:
        dear = 2 if self.joker_box == ANY_NUMBER else 1
        return dear if self.joker else 0, abs(self.polish)

    def spell(self) -> str:
        joker = f"~{self.joker}" if self.joker else ""
        polish = f"{self.polish:+}" if self.polish else ""
        return f"{self.die}{joker}{polish}{_target(self.zone, self.mark, self.die)}"


class Extra(Take):
    """Use a die once more, with an extra-die action."""

    @property
    def actions(self) -> tuple[str, ...]:
        return ("extra", *super().actions)

    def spell(self) -> str:
        return f"extra {super().spell()}"


class Also(Move):
    """Add a follow-up cross to the mark just made: for a swept die, or (no die named) for a die of equal face."""

    die: str
    mark: Mark

    @property
    def named_die(self) -> str:
        return self.die

    @property
    def mark_made(self) -> Mark:
        return self.mark

    def spell(self) -> str:
        return f"also {self.die}>{self.mark}" if self.die else f"also {self.mark}"


class Claim(Move):
    """Use a waiting bonus that marks a zone: `?blue`, `?any`, `orange=4`."""

    bonus: str
    zone: str
    mark: Mark

    @property
    def mark_made(self) -> Mark:
        return self.mark

    @property
    def used_bonus(self) -> str:
        return self.bonus

    def spell(self) -> str:
        return f"{self.bonus}{_target(self.zone, self.mark, named_zone(self.bonus))}"


class Mix(Move):
    """Use a waiting mix bonus: unlock the next box of the chosen action track."""

    track: str

    @property
    def used_bonus(self) -> str:
        return MIX

    def spell(self) -> str:
        return f"mix>{self.track}"


class Return(Move):
    """Take a die off the platter back into the pool, with a return action."""

    rank = 1
    takes_back = True
    die: str

    @property
    def named_die(self) -> str:
        return self.die

    @property
    def actions(self) -> tuple[str, ...]:
        return ("return",)

    def spell(self) -> str:
        return f"return {self.die}"


class Roll(Move):
    """Roll the dice: those named, or all in the pool."""

    rank = 2
    throws = True
    dice: tuple[str, ...] = ()

    @property
    def chosen_dice(self) -> tuple[str, ...]:
        return self.dice

    def spell(self) -> str:
        return " ".join(("roll", *self.dice))


class Reroll(Move):
    """Roll the dice just rolled once more."""

    rank = 3
    throws = True
    word = "reroll"

    @property
    def actions(self) -> tuple[str, ...]:
        return ("reroll",)


class Stop(Move):
    """A player uses nothing, or nothing more."""

    rank = 4
    stops = True


class Pass(Stop):
    """The active player chooses no die of this roll."""

    word = "pass"


class Decline(Stop):
    """Another player uses no die of this turn."""

    word = "decline"


class Miss(Stop):
    """The active player writes nothing (Qwinto) and crosses a miss."""

    word = "miss"


class Penalty(Miss):
    """The active player has crossed nothing in either action (Qwixx) and takes a penalty."""

    asks_twice = True
    word = "penalty"


class Skip(Stop):
    """A player crosses nothing in this action (Qwixx)."""

    word = "skip"


class Done(Stop):
    """Finish a step that could go on: extra dice, follow-up crosses, returning dice."""

    word = "done"


def box_marked(move: Move, follow_zone: str) -> tuple[str, str] | None:
    """The zone and box that a move marks; a track that a mix bonus unlocks has no box."""
    match move:
        case Take(zone=zone, mark=mark) | Claim(zone=zone, mark=mark):
            return zone, mark.box
        case Also(mark=mark):
            return follow_zone, mark.box
        case Mix(track=track):
            return track, ""
    return None


def zone_marked(move: Move, follow_zone: str) -> str:
    """The zone of the box that a move marks; empty if it marks none."""
    box = box_marked(move, follow_zone)
    return box[0] if box and move.mark_made else ""


ROLL = Roll()
REROLL = Reroll()
PASS = Pass()
DECLINE = Decline()
MISS = Miss()
PENALTY = Penalty()
SKIP = Skip()
DONE = Done()
