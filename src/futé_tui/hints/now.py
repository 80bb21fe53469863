"""Where the turn is, and what may be done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from ..engine.game import Game
from ..engine.moment import Moment
from ..engine.moves import Also, Claim, Decline, Done, Extra, Miss, Mix, Move, Pass, Reroll, Return, Roll, Take
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
    """The moment, and what may be done in it. `changing` are the actions that can change the number of a die."""

    moment: Moment
    options: tuple[Option, ...]
    changing: tuple[str, ...]
    fits: tuple[Fit, ...]

    @property
    def doings(self) -> frozenset[Doing]:
        return frozenset(option.doing for option in self.options)


def what_now(game: Game) -> Now | None:
    """The present moment of a game; None when it is over."""
    if game.to_move is None:
        return None
    moment, moves = game.moment, game.moves()
    return Now(moment, tuple(_options(game, moment)), _changing(moves), _fits(moves))


def _options(game: Game, moment: Moment) -> Iterable[Option]:
    """What the moves come to, the most important first."""
    moves, left = game.moves(), actions_left(game)
    takes = [move for move in moves if type(move) is Take]
    extras = [move for move in moves if isinstance(move, Extra)]
    claims = _distinct(move.bonus for move in moves if isinstance(move, Claim))
    rolls = [move for move in moves if isinstance(move, Roll)]
    rerolls = [move for move in moves if isinstance(move, Reroll)]
    if claims:
        yield Option(Doing.CLAIM, claims)
    if mixes := _distinct(move.track for move in moves if isinstance(move, Mix)):
        yield Option(Doing.MIX, mixes)
    if alsos := [move for move in moves if isinstance(move, Also)]:
        yield Option(Doing.ALSO, _distinct(move.die for move in alsos if move.die))
    if takes:
        yield Option(Doing.WRITE if moment.total else Doing.TAKE, _distinct(move.die for move in takes))
    if extras:
        yield Option(Doing.EXTRA, _distinct(move.die for move in extras), left["extra"])
    if returns := _distinct(move.die for move in moves if isinstance(move, Return)):
        yield Option(Doing.RETURN, returns, left["return"])
    if rolls and rolls[0].dice:
        yield Option(Doing.ROLL_CHOSEN, tuple(die.name for die in game.rules.dice(game.position)))
    elif rolls:
        yield Option(Doing.ROLL, _thrown(game, rolls[0]))
    if rerolls:
        yield Option(Doing.REROLL, _thrown(game, rerolls[0]), left["reroll"])
    for kind, doing in _PLAIN.items():
        if any(isinstance(move, kind) for move in moves):
            yield Option(doing)


_PLAIN: dict[type[Move], Doing] = {Pass: Doing.PASS, Decline: Doing.DECLINE, Miss: Doing.MISS, Done: Doing.DONE}


def _distinct(things: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(things))


def _thrown(game: Game, move: Move) -> tuple[str, ...]:
    """The dice that a move rolls."""
    throw = game.rules.throw(game.position, move)
    return throw.dice if throw else ()


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
