"""Playing on from a moment of a replay: a practice game that has the moves up to there."""

from datetime import date

from ..api import fresh_seed
from ..engine.dice import DiceSource, FairShareDice, SeededDice
from ..engine.game import Game
from .moments import Replay


def dice_go_on(replay: Replay) -> bool:
    """Whether the game's own dice can go on from any moment: seeded ones, once the game is over. Before that, nobody
    looks at rolls to come; dice that people typed or scripted have none."""
    game = replay.at(replay.last)
    return game.to_move is None and isinstance(game.dice, SeededDice | FairShareDice)


def play_from(replay: Replay, moment: int, *, same_dice: bool = False) -> Game:
    """A practice game from this moment on, with fresh dice or, where they can go on, those of the game itself."""
    game = replay.at(moment)
    game.practice = True
    game.played_on = date.today()
    game.dice = _in_pace(game, _anew(game.dice) if same_dice else SeededDice(fresh_seed()))
    return game


def _anew(dice: DiceSource) -> DiceSource:
    """The same dice before their first roll."""
    match dice:
        case SeededDice(seed=seed):
            return SeededDice(seed)
        case FairShareDice():
            return dice
        case _:
            raise ValueError(f"{dice.name} dice cannot go on")


def _in_pace(game: Game, dice: DiceSource) -> DiceSource:
    """The dice after as many rolls as the game has had: where they stand when the game is read from its record."""
    for step in game.steps:
        if step.throw:
            dice.throw(step.throw)
    return dice
