"""A player who looks one move ahead and likes bonuses: good enough to make games worth reading."""

from collections.abc import Sequence
from typing import Any

from futé_tui.engine.events import BonusGained, Event
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Extra, Mix, Move, Pass, Reroll, Return, Roll, Take
from futé_tui.engine.rules import Decision

BONUS = 4.0
POOR = 4.0
KEPT_EXTRA = 4.5
KEPT_JOKER = 3.0
KEPT_POLISH = 2.0
PER_SWEPT_DIE = 1.5
SMALL_POOL = 2


def promise(game: Game, move: Move, after: Decision[Any], events: Sequence[Event]) -> float:
    """Points gained, bonuses gained and dice kept, in one number. A poor roll is better rerolled, and worst passed."""
    if isinstance(move, Roll):
        return 0.0
    if isinstance(move, Reroll):
        return POOR
    if isinstance(move, Pass):
        return -50.0
    if isinstance(move, Return):
        return 1.0 if game.position.pool.bit_count() <= SMALL_POOL else -1.0
    seat = game.to_move
    assert seat is not None
    if isinstance(move, Mix):
        return -boxes_circled(game, seat, move.track)
    bonuses = sum(isinstance(event, BonusGained) and event.seat == seat for event in events)
    swept = after.position.platter.bit_count() - game.position.platter.bit_count() if game.phase == "choose" else 0
    gained = points(game, after.position, seat) - points(game, game.position, seat)
    return gained + BONUS * bonuses - PER_SWEPT_DIE * swept - price(move)


def points(game: Game, position: Any, seat: int) -> int:
    """The points of all zones; foxes come and go with the lowest one and are left out."""
    return sum(game.rules.score(position, seat).zones.values())


def price(move: Move) -> float:
    """What the actions that a move spends are worth."""
    extra = KEPT_EXTRA if isinstance(move, Extra) else 0.0
    if not isinstance(move, Take):
        return extra
    return extra + (KEPT_JOKER if move.joker else 0.0) + KEPT_POLISH * abs(move.polish)


def boxes_circled(game: Game, seat: int, action: str) -> int:
    """How many boxes of an action track are circled: what was got least is liked best."""
    track = next(track for track in game.rules.view(game.position, seat).tracks if track.name == action)
    return sum(bool(box and box.mark) for box in track.rows[0])
