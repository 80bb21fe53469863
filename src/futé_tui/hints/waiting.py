"""What is to be chosen after a move: the boxes that waiting bonuses offer, and the crosses that may follow a mark."""

from typing import Any, NamedTuple

from ..engine.moves import Also, Claim, Mix
from ..engine.rules import Decision, Rules


class Choice(NamedTuple):
    """What a waiting bonus offers: boxes of zones, or tracks."""

    bonus: str
    places: tuple[str, ...]
    boxes: int
    ways: int


class FollowUps(NamedTuple):
    """The dice that may add a cross to the mark just made, and how many crosses these can be at most."""

    zone: str
    dice: tuple[str, ...]
    most: int


def choices(rules: Rules[Any], after: Decision[Any], seat: int) -> tuple[Choice, ...]:
    """What waiting bonuses offer this player next."""
    if rules.to_move(after.position) != seat:
        return ()
    offered: dict[str, list[tuple[str, str]]] = {}
    for move in after.moves:
        match move:
            case Claim(bonus=bonus, zone=zone, mark=mark):
                offered.setdefault(bonus, []).append((zone, mark.box))
            case Mix(track=track):
                offered.setdefault("mix", []).append((track, ""))
    return tuple(
        Choice(bonus, tuple(dict.fromkeys(zone for zone, _ in boxes)), len(set(boxes)), len(boxes))
        for bonus, boxes in offered.items()
    )


def follow_ups(rules: Rules[Any], after: Decision[Any], seat: int) -> FollowUps | None:
    """The crosses that may follow; None if none can."""
    if rules.to_move(after.position) != seat:
        return None
    boxes: dict[str, set[str]] = {}
    for move in after.moves:
        if isinstance(move, Also):
            boxes.setdefault(move.die, set()).add(move.mark.box)
    if not boxes:
        return None
    zone = rules.follow_zone(after.position)
    if "" in boxes:
        dice = rules.moment(after.position).following
        return FollowUps(zone, dice, min(len(dice), len(boxes[""])))
    dice = tuple(die.name for die in rules.dice(after.position) if die.name in boxes)
    return FollowUps(zone, dice, _most_at_once(boxes))


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
