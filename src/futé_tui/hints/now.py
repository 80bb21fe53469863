"""Where in the turn we are, and what may be done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from ..engine.fute.table import ROLLS
from ..engine.fute.table import Position as FutePosition
from ..engine.game import Game
from ..engine.moves import Also, Claim, Decline, Done, Extra, Miss, Mix, Move, Pass, Reroll, Return, Roll, Take
from ..engine.qwinto.table import Position as QwintoPosition
from ..engine.rules import DieView
from .actions import actions_left


class Doing(Enum):
    """A kind of thing to do."""

    ROLL = "roll"
    ROLL_CHOSEN = "roll chosen"
    REROLL = "reroll"
    TAKE = "take"
    WRITE = "write"
    EXTRA = "extra"
    RETURN = "return"
    CLAIM = "claim"
    MIX = "mix"
    ALSO = "also"
    PASS = "pass"
    DECLINE = "decline"
    MISS = "miss"
    DONE = "done"


class Option(NamedTuple):
    """Something that may be done: with which dice, bonuses or tracks, and for how many actions that are left."""

    doing: Doing
    things: tuple[str, ...] = ()
    left: int = 0


class Fit(NamedTuple):
    """The boxes of one zone that a die can mark, as it is or with an action that changes its number."""

    die: str
    zone: str
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Now:
    """The moment. `roll` is the roll of the turn we are at, 0 where rolls are not counted; `rounds` is 0 where nobody
    knows how many there will be; `total` is the sum to be written (Qwinto)."""

    phase: str
    seat: int
    active: int
    round: int
    rounds: int
    options: tuple[Option, ...]
    waiting: tuple[str, ...] = ()
    roll: int = 0
    rolls: int = 0
    total: int = 0
    slots_open: bool = False
    changing: tuple[str, ...] = ()
    fits: tuple[Fit, ...] = ()

    @property
    def doings(self) -> frozenset[Doing]:
        return frozenset(option.doing for option in self.options)


def what_now(game: Game) -> Now | None:
    """The present moment of a game; None when it is over."""
    seat, position, moves = game.to_move, game.position, game.moves()
    if seat is None:
        return None
    dice = game.rules.dice(position)
    counted = isinstance(position, FutePosition)
    return Now(
        phase=game.phase,
        seat=seat,
        active=position.active,
        round=position.round,
        rounds=len(game.rules.round_track(len(game.players))),
        options=tuple(_options(game, moves, dice)),
        waiting=position.waiting if counted else (),
        roll=_roll(position),
        rolls=ROLLS if counted else 0,
        total=sum(position.faces) if isinstance(position, QwintoPosition) else 0,
        slots_open=game.phase == "passive" and _slots_open(moves, dice),
        changing=_changing(moves),
        fits=_fits(moves),
    )


def _roll(position: Any) -> int:
    """The roll that is coming or lies on the table, while the active player rolls."""
    if not isinstance(position, FutePosition):
        return 0
    stage = position.stage.name
    return {"BEFORE_ROLL": min(position.roll + 1, ROLLS), "CHOOSE": position.roll}.get(stage, 0)


def _options(game: Game, moves: Sequence[Move], dice: Sequence[DieView]) -> Iterable[Option]:
    """What the moves come to, in the order of importance."""
    left = actions_left(game)
    takes = [move for move in moves if type(move) is Take]
    extras = [move for move in moves if isinstance(move, Extra)]
    claims = _distinct(move.bonus for move in moves if isinstance(move, Claim))
    rolls = [move for move in moves if isinstance(move, Roll)]
    if claims:
        yield Option(Doing.CLAIM, claims)
    if mixes := _distinct(move.track for move in moves if isinstance(move, Mix)):
        yield Option(Doing.MIX, mixes)
    if alsos := [move for move in moves if isinstance(move, Also)]:
        yield Option(Doing.ALSO, _distinct(move.die for move in alsos if move.die))
    if takes:
        doing = Doing.WRITE if isinstance(game.position, QwintoPosition) else Doing.TAKE
        yield Option(doing, _distinct(move.die for move in takes))
    if extras:
        yield Option(Doing.EXTRA, _distinct(move.die for move in extras), left["extra"])
    if returns := _distinct(move.die for move in moves if isinstance(move, Return)):
        yield Option(Doing.RETURN, returns, left["return"])
    if rolls and rolls[0].dice:
        yield Option(Doing.ROLL_CHOSEN, tuple(die.name for die in dice))
    elif rolls:
        solo = game.phase == "solo_roll"
        yield Option(Doing.ROLL, tuple(die.name for die in dice if solo or die.place == "pool"))
    if any(isinstance(move, Reroll) for move in moves):
        yield Option(Doing.REROLL, tuple(die.name for die in dice if die.place == "pool" and die.face), left["reroll"])
    for kind, doing in _PLAIN.items():
        if any(isinstance(move, kind) for move in moves):
            yield Option(doing)


_PLAIN: dict[type[Move], Doing] = {Pass: Doing.PASS, Decline: Doing.DECLINE, Miss: Doing.MISS, Done: Doing.DONE}


def _distinct(things: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(things))


def _slots_open(moves: Sequence[Move], dice: Sequence[DieView]) -> bool:
    """Whether a passive player may use slotted dice, because nothing on the platter fits."""
    slotted = {die.name for die in dice if die.place.startswith("slot")}
    return any(isinstance(move, Take) and move.die in slotted for move in moves)


def _changing(moves: Sequence[Move]) -> tuple[str, ...]:
    """The actions with which some move changes the number of a die."""
    uses = [move for move in moves if isinstance(move, Take)]
    jokers = ["joker"] if any(move.joker for move in uses) else []
    return (*jokers, "polish") if any(move.polish for move in uses) else tuple(jokers)


def _fits(moves: Sequence[Move]) -> tuple[Fit, ...]:
    boxes: dict[tuple[str, str], dict[str, None]] = {}
    for move in moves:
        if isinstance(move, Take):
            boxes.setdefault((move.die, move.zone), {})[move.mark.box] = None
    return tuple(Fit(die, zone, tuple(each)) for (die, zone), each in boxes.items())
