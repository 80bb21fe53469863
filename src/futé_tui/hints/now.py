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
    return Now(
        game.moment,
        chooses_dice=any(move.chosen_dice for move in moves),
        changing=tuple(action for action in CHANGING if any(action in move.actions for move in moves)),
        fits=any(move.uses_die for move in moves),
        rolling=any(move.throws for move in moves),
        drawn=_drawn_by_lot(game),
        crosses=_crosses_to_follow(game),
    )


def _crosses_to_follow(game: Game) -> int:
    """For how many dice there is a box to cross; crosses for equal dice belong to none of them."""
    if not game.phase.adds_crosses:
        return 0
    dice = {move.named_die for move in game.moves() if move.mark_made}
    return len(game.moment.following if "" in dice else dice)


def _drawn_by_lot(game: Game) -> bool:
    """Whether the highest die on the platter of a solo passive turn is equal to one that is not there."""
    if len(game.players) > 1 or not game.phase.uses_platter:
        return False
    dice = game.rules.dice(game.position)
    platter = [die.face for die in dice if die.place is DiePlace.PLATTER]
    return bool(platter) and max(platter) in [die.face for die in dice if die.place is not DiePlace.PLATTER]
