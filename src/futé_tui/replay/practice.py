"""Playing on from a moment of a replay, as a practice game with the moves up to there."""

from datetime import date

from ..api import fresh_seed
from ..engine.dice import DiceSource, SeededDice, from_start
from ..engine.game import Game
from .moments import Replay


def dice_go_on(replay: Replay) -> bool:
    """Whether the game's own dice can go on: seeded dice, once the game is over.

    Before that, future rolls stay unknown; typed and scripted dice have none.
    """
    game = replay.at(replay.last)
    return game.to_move is None and from_start(game.dice) is not None


def play_from(replay: Replay, moment: int, *, same_dice: bool = False) -> Game:
    """A practice game from this moment on, with fresh dice or with those of the game itself."""
    game = replay.at(moment)
    game.practice = True
    game.played_on = date.today()
    dice = from_start(game.dice) if same_dice else SeededDice(fresh_seed())
    if dice is None:
        raise ValueError(f"{game.dice.name} dice cannot go on")
    game.dice = _in_pace(game, dice)
    return game


def _in_pace(game: Game, dice: DiceSource) -> DiceSource:
    """The dice after as many rolls as the game has had, as if the game had been read from its record."""
    for step in game.steps:
        if step.throw:
            dice.throw(step.throw)
    return dice
