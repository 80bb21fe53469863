"""What a move would bring: it is played on the position, which stays as it is."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from ..engine import events as e
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import Also, Claim, Mark, Mix, Move
from ..engine.phases import Phase
from ..engine.rules import Decision, Rules

_KEPT = 128  # previews; a cursor often comes back to the same box


class Change(NamedTuple):
    """Points of a zone, foxes or the total, before and after the move."""

    name: str
    before: int
    after: int


_NONE = Change("", 0, 0)


class Marked(NamedTuple):
    """A box that is marked, by the move itself or by a bonus of the chain that has only one use."""

    zone: str
    mark: Mark


class Gain(NamedTuple):
    """A bonus of the chain and where it comes from: a zone, a track, or the round."""

    bonus: str
    source: str


class Choice(NamedTuple):
    """What the player will choose from, for a waiting bonus or (no bonus named) for follow-up crosses."""

    bonus: str
    places: tuple[str, ...]  # zones, or the tracks of a mix
    ways: int


class Step(NamedTuple):
    """A box of an action track."""

    track: str
    box: int


@dataclass(frozen=True, slots=True)
class Preview:
    """Everything a move brings to the player who makes it. For a move that rolls: the dice and what it costs."""

    move: Move
    seat: int
    rolled: tuple[str, ...] = ()
    placed: str = ""
    slot: int = 0
    marks: tuple[Marked, ...] = ()
    zones: tuple[Change, ...] = ()
    foxes: Change = _NONE
    fox_points: Change = _NONE
    total: Change = _NONE
    gains: tuple[Gain, ...] = ()
    choices: tuple[Choice, ...] = ()
    unlocked: tuple[Step, ...] = ()
    spent: tuple[Step, ...] = ()
    lost: tuple[str, ...] = ()
    swept: tuple[str, ...] = ()
    offered_to: tuple[int, ...] = ()
    returned: str = ""
    pool: tuple[str, ...] = ()
    rolls_left: int = 0
    completed: tuple[Change, ...] = ()
    next_seat: int | None = None
    next_phase: Phase | None = None


def preview(game: Game, move: Move) -> Preview:
    """What a legal move would bring to the player who decides."""
    assert game.to_move is not None
    return _preview(game.rules, game.position, move, game.to_move, len(game.players))


@lru_cache(maxsize=_KEPT)
def _preview(rules: Rules[Any], position: Any, move: Move, seat: int, players: int) -> Preview:
    throw = rules.throw(position, move)
    if throw:
        spent = tuple(Step(track, 0) for track in rules.tracks_marked(move))
        return Preview(move, seat, rolled=throw.dice, spent=spent)
    log: list[Event] = []
    after = rules.play(position, move, None, log)
    own = [event for event in log if event.seat == seat]
    before_score, after_score = rules.score(position, seat), rules.score(after.position, seat)
    marks = tuple(Marked(event.zone, event.mark) for event in own if isinstance(event, e.BoxMarked))
    marked_zones = {mark.zone for mark in marks}
    zones = (Change(zone, points, after_score.zones[zone]) for zone, points in before_score.zones.items())
    placed = next((event for event in own if isinstance(event, e.DiePlaced)), None)
    swept = tuple(die for event in own if isinstance(event, e.DiceSwept) for die in event.dice)
    completed = [event.completed for event in own if event.completed]
    others = tuple(other for other in range(players) if other != seat)
    pool, rolls_left = _to_roll(rules, position, after.position)
    return Preview(
        move,
        seat,
        placed=placed.die if placed else "",
        slot=placed.slot if placed else 0,
        marks=marks,
        zones=tuple(change for change in zones if change.name in marked_zones or change.before != change.after),
        foxes=Change("", before_score.foxes, after_score.foxes),
        fox_points=Change("", before_score.fox_points, after_score.fox_points),
        total=Change("", before_score.total, after_score.total),
        gains=tuple(Gain(event.bonus, event.source) for event in own if isinstance(event, e.BonusGained)),
        choices=_choices(rules, after, seat),
        unlocked=tuple(Step(event.track, event.box) for event in own if isinstance(event, e.ActionUnlocked)),
        spent=tuple(Step(event.track, event.box) for event in own if isinstance(event, e.ActionUsed)),
        lost=tuple(event.bonus for event in own if isinstance(event, e.BonusLost)),
        swept=swept,
        offered_to=others if swept else (),
        returned=next((event.die for event in own if isinstance(event, e.DieReturned)), ""),
        pool=pool,
        rolls_left=rolls_left,
        completed=tuple(Change(line, 0, points) for line, points in completed),
        next_seat=rules.to_move(after.position),
        next_phase=rules.phase(after.position),
    )


def _to_roll(rules: Rules[Any], before: Any, after: Any) -> tuple[tuple[str, ...], int]:
    """The dice that are left for the next roll of the same turn, and how many rolls are left."""
    now, then = rules.moment(before), rules.moment(after)
    if not then.rolls_left or (now.round, now.active) != (then.round, then.active):
        return (), 0
    return tuple(die.name for die in rules.dice(after) if die.place == "pool"), then.rolls_left


def _choices(rules: Rules[Any], after: Decision[Any], seat: int) -> tuple[Choice, ...]:
    """What waiting bonuses and follow-up crosses offer next."""
    if rules.to_move(after.position) != seat:
        return ()
    places: dict[str, list[str]] = {}
    follow = rules.follow_zone(after.position)
    for move in after.moves:
        match move:
            case Claim(bonus=bonus, zone=zone):
                places.setdefault(bonus, []).append(zone)
            case Mix(track=track):
                places.setdefault("mix", []).append(track)
            case Also():
                places.setdefault("", []).append(follow)
    return tuple(Choice(bonus, tuple(dict.fromkeys(each)), len(each)) for bonus, each in places.items())
