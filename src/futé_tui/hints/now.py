"""Where the turn is."""

from dataclasses import dataclass

from ..engine.game import Game
from ..engine.moment import Moment
from ..engine.moves import Roll, Take


@dataclass(frozen=True, slots=True)
class Now:
    """The moment. `chooses_dice`: the player says which dice are rolled; `changing` are the actions that can change the
    number of a die; `fits`: something can be marked; `rolling`: dice can be rolled."""

    moment: Moment
    chooses_dice: bool
    changing: tuple[str, ...]
    fits: bool
    rolling: bool


def what_now(game: Game) -> Now | None:
    """The present moment of a game; None when it is over."""
    if game.to_move is None:
        return None
    moves = game.moves()
    uses = [move for move in moves if isinstance(move, Take)]
    jokers = ["joker"] if any(move.joker for move in uses) else []
    polish = ["polish"] if any(move.polish for move in uses) else []
    chooses_dice = any(isinstance(move, Roll) and move.dice for move in moves)
    rolling = any(move.throws for move in moves)
    return Now(game.moment, chooses_dice, (*jokers, *polish), bool(uses), rolling)
