"""What the next player is asked for, in a line: for hand-over cards and prompts."""

from ..engine.game import Game
from ..engine.moves import Also, Take
from ..engine.phases import Phase
from ..language import _
from .dice import faces_text
from .names import bonus_names, either
from .phases import phase_text

_WHICH_DIE = (Phase.PASSIVE, Phase.CHOOSE)


def describe_next(game: Game) -> str:
    """What the player who decides may do: `green 1, purple 3 or yellow 4?`, `roll the dice`."""
    moves = game.moves()
    usable = {move.die for move in moves if isinstance(move, Take | Also)}
    if game.phase in _WHICH_DIE and usable:
        dice = [die for die in game.rules.dice(game.position) if die.name in usable]
        return _("{dice}?").format(dice=either([faces_text([(die.name, die.face)]) for die in dice]))
    task = phase_text(
        game.phase, dice_fit=bool(usable), rolling=any(move.throws for move in moves), total=game.moment.total
    )
    if waiting := game.moment.waiting:
        return _("{task}: {waiting}").format(task=task, waiting=bonus_names(waiting))
    return task
