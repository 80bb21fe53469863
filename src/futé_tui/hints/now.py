"""Where the turn is."""

from dataclasses import dataclass

from ..engine.bonuses import CHANGING
from ..engine.game import Game
from ..engine.moment import Moment
from ..engine.rules import DiePlace


@dataclass(frozen=True, slots=True)
class Now:
    """The moment. `chooses_dice`: the player says which dice are rolled; `changing` are the actions that can change the
    number of a die; `fits`: something can be marked; `rolling`: dice can be rolled; `drawn`: which of equal dice of the
    solo passive roll went to the platter was drawn by lot."""

    moment: Moment
    chooses_dice: bool
    changing: tuple[str, ...]
    fits: bool
    rolling: bool
    drawn: bool = False


def what_now(game: Game) -> Now | None:
    """The present moment of a game; None when it is over."""
    if game.to_move is None:
        return None
    moves = game.moves()
    return Now(
        game.moment,
        chooses_dice=any(move.chosen_dice for move in moves),
        changing=tuple(action for action in CHANGING if any(action in move.actions for move in moves)),
        fits=any(move.uses_die for move in moves),
        rolling=any(move.throws for move in moves),
        drawn=_drawn_by_lot(game),
    )


def _drawn_by_lot(game: Game) -> bool:
    """Whether the highest die on the platter of a solo passive turn is equal to one that is not there."""
    if len(game.players) > 1 or not game.phase.uses_platter:
        return False
    dice = game.rules.dice(game.position)
    platter = [die.face for die in dice if die.place is DiePlace.PLATTER]
    return bool(platter) and max(platter) in [die.face for die in dice if die.place is not DiePlace.PLATTER]
