"""A player who looks one move ahead and likes bonuses: good enough to make games worth reading."""

from futé_tui.engine.events import BonusGained
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Extra, Move, Pass, Reroll, Roll

BONUS = 4.0
POOR = 4.0
KEPT_EXTRA = 4.5
PER_SWEPT_DIE = 1.5


def best_move(game: Game) -> Move:
    """The move that promises most; the first of the list where several do."""
    return max(game.moves(), key=lambda move: promise(game, move))


def promise(game: Game, move: Move) -> float:
    """Points gained, bonuses gained and dice kept, in one number. A poor roll is better rerolled, and worst passed."""
    if isinstance(move, Roll):
        return 0.0
    if isinstance(move, Reroll):
        return POOR
    if isinstance(move, Pass):
        return -50.0
    seat = game.to_move
    assert seat is not None
    after, events = game.preview(move)
    gained = sum(game.rules.score(after.position, seat).zones.values()) - sum(game.scores()[seat].zones.values())
    bonuses = sum(isinstance(event, BonusGained) and event.seat == seat for event in events)
    swept = after.position.platter.bit_count() - game.position.platter.bit_count() if game.phase == "choose" else 0
    return gained + BONUS * bonuses - PER_SWEPT_DIE * swept - (KEPT_EXTRA if isinstance(move, Extra) else 0)
