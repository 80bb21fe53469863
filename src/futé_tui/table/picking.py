"""Picking a move in steps, die first or box first: what is still open after each step."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from operator import attrgetter
from string import ascii_uppercase, digits
from typing import NamedTuple

from ..engine.moves import Move, box_marked
from .letters import LABELS

OPTIONS_LISTED = 12  # ways that are listed at once
_NUMBER_KEYS = digits + ascii_uppercase  # by the number that is written
BoxKey = tuple[str, str]  # zone and box; a track that a bonus may choose is (track, "")


class Touch(NamedTuple):
    """A move with the die and the box it touches, if any; `dice` are all that it uses."""

    move: Move
    die: str
    box: BoxKey | None
    dice: tuple[str, ...] = ()


def touch(move: Move, follow_zone: str, dice: tuple[str, ...] = ()) -> Touch:
    """What a move touches; `follow_zone` is where follow-up crosses go, `dice` are all that it uses."""
    die = move.named_die
    return Touch(move, die, box_marked(move, follow_zone), dice or ((die,) if die else ()))


@lru_cache(maxsize=1024)
def _as_counted(box: BoxKey) -> tuple[str, tuple[int, ...]]:
    """The sort key of boxes: zone by zone, rows from the top, boxes from the left."""
    return box[0], tuple(int(number) for number in re.findall(r"\d+", box[1]))


def number_of(move: Move) -> str:
    """The number that a move names for its box, if any."""
    return str(move.mark_made.number or "") if move.mark_made else ""


def _are_numbers(written: Iterable[str]) -> bool:
    return all(number.isdecimal() for number in written)


spent = attrgetter("spends")  # the sort key of moves, those that cost nothing first

Offered = Callable[[Sequence[Move]], tuple[Move, ...]]  # of ways to mark a box those to choose between, in order
Written = Callable[[Move], str]  # what is in its box after a move
DiceUsed = Callable[[Move], tuple[str, ...]]


def _cheapest_first(moves: Sequence[Move]) -> tuple[Move, ...]:
    return tuple(sorted(moves, key=spent))


@dataclass(frozen=True)
class Picker:
    """The moves of a decision, narrowed by what has been picked so far. `zone` and `page` are where the labels are,
    when there is more to pick than there are labels. What follows from it is cached, as it is asked for often."""

    touches: tuple[Touch, ...]
    die: str = ""
    box: BoxKey | None = None
    zone: str = ""
    page: int = 0
    rolling: frozenset[str] = frozenset()
    offered: Offered = field(default=_cheapest_first, compare=False, repr=False)
    written: Written = field(default=number_of, compare=False, repr=False)

    @classmethod
    def of(
        cls,
        moves: Sequence[Move],
        follow_zone: str = "",
        offered: Offered = _cheapest_first,
        dice_used: DiceUsed = lambda move: (),
        written: Written = number_of,
    ) -> "Picker":
        return cls(tuple(touch(move, follow_zone, dice_used(move)) for move in moves), offered=offered, written=written)

    @cached_property
    def joint(self) -> bool:
        """Whether all moves on boxes use the same several dice: their sum, so that there is only the box to pick."""
        used = {each.dice for each in self.touches if each.box}
        return len(used) == 1 and len(next(iter(used))) > 1

    @property
    def picked_dice(self) -> frozenset[str]:
        """The die that is picked, and those that go with it whatever the box is."""
        if not self.die:
            return frozenset()
        return frozenset.intersection(*(frozenset(each.dice) for each in self.open)) if self.open else frozenset()

    @cached_property
    def chooses_dice_to_roll(self) -> bool:
        return any(each.move.chosen_dice for each in self.touches)

    @cached_property
    def open(self) -> tuple[Touch, ...]:
        """The moves on dice and boxes that agree with what has been picked."""
        return tuple(
            each
            for each in self.touches
            if (each.die or each.box)
            and (not self.die or self.die in each.dice)
            and (self.box is None or each.box == self.box)
            and (not self.zone or (each.box is not None and each.box[0] == self.zone))
        )

    @cached_property
    def dice(self) -> tuple[str, ...]:
        """The dice that can be picked now: with a box picked, exactly those that can go there."""
        if self.chooses_dice_to_roll:
            return tuple(dict.fromkeys(die for each in self.touches for die in each.move.chosen_dice))
        matching = self._of_any_die.open
        return tuple(dict.fromkeys(die for each in matching for die in each.dice))

    @cached_property
    def boxes(self) -> tuple[BoxKey, ...]:
        """The boxes that can be picked now: with a die picked, exactly those it can go to."""
        matching = self._in_any_box.open
        return tuple(sorted({each.box for each in matching if each.box}, key=_as_counted))

    @cached_property
    def costly_boxes(self) -> frozenset[BoxKey]:
        """The boxes that can be picked now and cost a joker or polish, whatever else is picked."""
        matching = self._in_any_box.open
        free = {each.box for each in matching if not any(each.move.spends)}
        return frozenset(each.box for each in matching if each.box and each.box not in free)

    @cached_property
    def costly_dice(self) -> frozenset[str]:
        """The dice that can be picked now and cost a joker or polish, whatever else is picked."""
        matching = self._of_any_die.open
        free = {die for each in matching if not any(each.move.spends) for die in each.dice}
        return frozenset(die for each in matching for die in each.dice if die not in free)

    @property
    def zones(self) -> frozenset[str]:
        """The zones that anything picked or not could mark."""
        return frozenset(each.box[0] for each in self.touches if each.box)

    @cached_property
    def _ways(self) -> tuple[Move, ...]:
        """The ways that are left once die and box are settled: number, way, joker, polish, bonus; by the number that
        they write, if they all write one."""
        left = self.open
        if self.box is None or len({each.die for each in left}) != 1:
            return ()
        ways = self.offered([each.move for each in left])
        numbers = {move: self.written(move) for move in ways}
        return tuple(sorted(ways, key=lambda move: int(numbers[move]))) if _are_numbers(numbers.values()) else ways

    @property
    def options(self) -> tuple[Move, ...]:
        """The ways to choose between once die and box are settled."""
        return self._ways if len(self._ways) > 1 else ()

    @property
    def dice_to_roll(self) -> Move | None:
        """The roll of the dice chosen."""
        rolls = (each.move for each in self.touches if each.move.chosen_dice)
        return next((roll for roll in rolls if set(roll.chosen_dice) == self.rolling), None)

    @property
    def confirmable(self) -> Move | None:
        """The one move that is left after a pick."""
        picked = self.die or self.box is not None or self.zone
        left = self._ways or [each.move for each in self.open]
        return left[0] if picked and len(left) == 1 else None

    @property
    def settled(self) -> Move | None:
        """The one move that is left after a pick, if it can be made without asking: jokers and polish are not used by
        accident."""
        left = self.confirmable
        return left if left and not any(left.spends) else None

    def pick_die(self, die: str) -> "Picker | Move":
        """Pick a die, or (picked already) let go of it; the move itself, if that settles it. A die that fits one box in
        several ways picks the box, too."""
        if self.chooses_dice_to_roll:
            return replace(self, rolling=self.rolling ^ {die})
        box = None if self.die and len(self.boxes) == 1 else self.box
        if die == self.die:
            return self.confirmable or replace(self, die="", box=box)
        picked = replace(self, die=die, box=box if (box and die in self.dice) else None, page=0)
        return picked.settled or (replace(picked, box=picked.boxes[0]) if picked._has_ways_only else picked)

    @property
    def _has_ways_only(self) -> bool:
        """Whether there are several ways to mark the one box that is left."""
        return len(self.boxes) == 1 and len(self.open) > 1

    def pick_box(self, box: BoxKey) -> "Picker | Move":
        """Pick a box, or (picked already) let go of it; the move itself, if that settles it."""
        if (left := self.confirmable) and any(each.move == left and each.box == box for each in self.open):
            return left
        if box == self.box:
            return replace(self, box=None)
        picked = replace(self, box=box, die=self.die if box in self.boxes else "", page=0)
        return picked.settled or picked

    def pick_zone(self, zone: str) -> "Picker | Move":
        """Narrow to one zone, where a bonus offers boxes of several; the move itself, if that settles it."""
        picked = replace(self, zone="" if zone == self.zone else zone)
        return picked.settled or picked

    @property
    def labelled_options(self) -> tuple[Move, ...]:
        """The options that are listed now."""
        first = self.page * OPTIONS_LISTED
        return self.options[first : first + OPTIONS_LISTED]

    @cached_property
    def asks_number(self) -> bool:
        """Whether the options differ in the number that is written."""
        numbers = {self.written(move) for move in self.options}
        return len(numbers) > 1 and _are_numbers(numbers)

    @cached_property
    def option_keys(self) -> dict[str, Move]:
        """The label of every option, or where there are too many of those that are listed now. A number of one digit
        is its own label, so that nobody who types it writes another, and longer ones count on in letters: 12 is always
        C. Further ways to write a number have the letters that are left."""
        ways = self.options if len(self.options) <= len(ascii_uppercase) else self.labelled_options
        numbers = [self.written(move) for move in ways]
        if not _are_numbers(numbers):
            return dict(zip(LABELS, ways, strict=False))
        own = [_NUMBER_KEYS[int(number) : int(number) + 1] for number in numbers]
        left = (letter for letter in ascii_uppercase if letter not in own)
        keys: dict[str, Move] = {}
        for key, move in zip(own, ways, strict=True):
            keys[key if key and key not in keys else next(left)] = move
        return keys

    @cached_property
    def numbers(self) -> dict[str, Move]:
        """The ways to write a number in the only box there is, by the keys that write it at once."""
        only = self.boxes[0] if len(self.boxes) == 1 and not self.dice and self.box is None else None
        picked = self.pick_box(only) if only else None
        return picked.option_keys if isinstance(picked, Picker) and picked.asks_number else {}

    @property
    def option_labels(self) -> tuple[str, ...]:
        """The labels of the options that are listed now."""
        labels = {move: label for label, move in self.option_keys.items()}
        return tuple(labels[move] for move in self.labelled_options)

    @property
    def options_elsewhere(self) -> int:
        """How many options are not listed now."""
        return len(self.options) - len(self.labelled_options)

    @cached_property
    def has_more(self) -> bool:
        """Whether there is more to pick than is listed, or than there are labels."""
        return len(self.options) > OPTIONS_LISTED or (not self.options and len(self.in_all_zones().boxes) > len(LABELS))

    def more(self) -> "Picker":
        """List the next options, or put the labels on one zone after the other."""
        if self.options:
            pages = -(-len(self.options) // OPTIONS_LISTED)
            return replace(self, page=(self.page + 1) % pages)
        zones = ["", *dict.fromkeys(zone for zone, _ in self.in_all_zones().boxes)]
        return replace(self, zone=zones[(zones.index(self.zone) + 1) % len(zones)])

    def in_all_zones(self) -> "Picker":
        """The same picks, no longer narrowed to one zone."""
        return replace(self, zone="") if self.zone else self

    @property
    def _of_any_die(self) -> "Picker":
        """The same picks but for the die."""
        return replace(self, die="") if self.die else self

    @property
    def _in_any_box(self) -> "Picker":
        """The same picks but for the box."""
        return replace(self, box=None) if self.box is not None else self

    def release(self) -> "Picker":
        """Let go of everything picked."""
        return Picker(self.touches, offered=self.offered, written=self.written)
