"""What follows a move: the boxes that bonuses offer, the crosses and rolls that are left, who decides next."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from ..engine.moment import Moment
from ..engine.moves import box_marked
from ..engine.rules import Decision, DiePlace, Rules


class Choice(NamedTuple):
    """What a waiting bonus offers: boxes of zones, or tracks."""

    bonus: str
    places: tuple[str, ...]
    boxes: int


class FollowUps(NamedTuple):
    """The dice that may add a cross to the mark just made, and how many crosses these can be at most."""

    dice: tuple[str, ...]
    most: int


@dataclass(frozen=True, eq=False)
class Following:
    """What follows the move of a player; nothing where it rolls. `next_round` is what the next round gives, which is
    not due to the move. Of most moves that are compared nobody asks for all of it."""

    rules: Rules[Any]
    before: Any
    after: Decision[Any] | None
    seat: int
    players: int = 1
    next_round: tuple[str, ...] = ()

    @cached_property
    def next_seat(self) -> int | None:
        """Who decides next; nobody once the game is over."""
        return self.rules.to_move(self.after.position) if self.after else None

    @cached_property
    def ends_game(self) -> bool:
        """Whether the move ends a game that has no number of rounds, also if the others do nothing with what they may
        do at the same time."""
        rules, after = self.rules, self.after
        if after is None or rules.round_track(self.players):
            return False
        phase = rules.phase(after.position)
        while rules.to_move(after.position) not in (None, self.seat) and rules.phase(after.position) is phase:
            stopping = next((move for move in after.moves if move.stops), None)
            if stopping is None:
                return False
            after = rules.play(after.position, stopping, None, [])
        return rules.to_move(after.position) is None

    @property
    def pool(self) -> tuple[str, ...]:
        """The dice that are left for the next roll of the same turn."""
        return self._to_roll[0]

    @property
    def rolls_left(self) -> int:
        """How many rolls are left in the same turn."""
        return self._to_roll[1]

    @cached_property
    def _to_roll(self) -> tuple[tuple[str, ...], int]:
        now = _moment_now(self.rules, self.before)
        if self.after is None or not now.rolls_left:
            return (), 0
        then = self.rules.moment(self.after.position)
        if not then.rolls_left or (now.round, now.active, now.seat) != (then.round, then.active, then.seat):
            return (), 0
        dice = self.rules.dice(self.after.position)
        return tuple(die.name for die in dice if die.place is DiePlace.POOL), then.rolls_left

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What waiting bonuses offer this player next."""
        if self.after is None or self.next_seat != self.seat:
            return ()
        offered: dict[str, list[tuple[str, str]]] = {}
        for move in self.after.moves:
            if move.used_bonus and (box := box_marked(move, "")):
                offered.setdefault(move.used_bonus, []).append(box)
        return tuple(
            Choice(bonus, tuple(dict.fromkeys(zone for zone, _ in boxes)), len(set(boxes)))
            for bonus, boxes in offered.items()
        )

    @cached_property
    def follow_ups(self) -> FollowUps | None:
        """The crosses that may follow; None if none can."""
        if self.after is None or self.next_seat != self.seat:
            return None
        rules, position = self.rules, self.after.position
        zone = rules.follow_zone(position)
        boxes: dict[str, set[str]] = {}
        for move in self.after.moves if zone else ():
            if move.mark_made:
                boxes.setdefault(move.named_die, set()).add(move.mark_made.box)
        if not boxes:
            return None
        if "" in boxes:
            dice = rules.moment(position).following
            return FollowUps(dice, min(len(dice), len(boxes[""])))
        dice = tuple(die.name for die in rules.dice(position) if die.name in boxes)
        return FollowUps(dice, _most_at_once(boxes))


@lru_cache(maxsize=4)
def _moment_now(rules: Rules[Any], position: Any) -> Moment:
    return rules.moment(position)


def _most_at_once(boxes: dict[str, set[str]]) -> int:
    """For how many of the dice there is a separate box."""
    taken: dict[str, str] = {}

    def find(die: str, seen: set[str]) -> bool:
        for box in boxes[die] - seen:
            seen.add(box)
            if box not in taken or find(taken[box], seen):
                taken[box] = die
                return True
        return False

    return sum(find(die, set()) for die in boxes)
