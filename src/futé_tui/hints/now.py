"""Where the turn is."""

from dataclasses import dataclass

from ..engine.game import Game
from ..engine.moment import Moment
from ..engine.moves import Also, Roll, Take


@dataclass(frozen=True, slots=True)
class Now:
    """The moment. `chooses_dice`: the player says which dice are rolled; `changing` are the actions that can change the
    number of a die; `fits`: something can be marked; `rolling`: dice can be rolled; `drawn`: which of equal dice of the
    solo passive roll went to the platter was drawn by lot; `crosses`: for how many dice a cross may follow."""

    moment: Moment
    chooses_dice: bool
    changing: tuple[str, ...]
    fits: bool
    rolling: bool
    drawn: bool = False
    crosses: int = 0


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
    drawn, crosses = _drawn_by_lot(game), _crosses_to_follow(game)
    return Now(game.moment, chooses_dice, (*jokers, *polish), bool(uses), rolling, drawn, crosses)


def _crosses_to_follow(game: Game) -> int:
    """For how many dice there is a box to cross; crosses for equal dice belong to none of them."""
    dice = {move.die for move in game.moves() if isinstance(move, Also)}
    return len(game.moment.following if "" in dice else dice)


def _drawn_by_lot(game: Game) -> bool:
    """Whether the highest die on the platter of a solo passive turn is equal to one that is not there."""
    if len(game.players) > 1 or not game.phase.uses_platter:
        return False
    dice = game.rules.dice(game.position)
    platter = [die.face for die in dice if die.place == "platter"]
    return bool(platter) and max(platter) in [die.face for die in dice if die.place != "platter"]
