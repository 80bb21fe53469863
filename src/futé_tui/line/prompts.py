"""What is said at a decision in line mode: who does what, the dice, and the best that can be done, in few words."""

from collections.abc import Sequence

from ..engine.events import DiceRolled, Event
from ..engine.game import Game
from ..expert.coach import Advice
from ..hints.levels import Level
from ..language import _
from ..text.dice import describe_dice
from ..text.phases import phase_text
from .explaining import describe_now
from .fitting import MOST_WORDS, count_words, fitting
from .listing import advised_moves, best_moves, plain_list


def prompt_lines(
    game: Game, names: Sequence[str], level: Level, advice: Advice | None = None, told: Sequence[Event] = ()
) -> list[str]:
    """The lines of a decision at a level of hints, with what the coach says. Dice whose roll was `told` just now are
    not listed once more."""
    assert game.to_move is not None
    moves = game.moves()
    fits = any(move.uses_die or move.takes_back for move in moves)
    task = phase_text(game.moment, dice_fit=fits, rolling=any(move.throws for move in moves))
    lines = [_("{player}: {task}.").format(player=names[game.to_move], task=task)]
    bonus = game.phase.uses_bonus
    if level is Level.RULES or (bonus and level.shows_rules):
        lines += describe_now(game)
    if not bonus:  # a bonus needs no dice, and its boxes need the room
        rolled = {shown for event in told if isinstance(event, DiceRolled) for shown in event.faces}
        dice = [die for die in game.rules.dice(game.position) if die.face and (die.name, die.face) not in rolled]
        lines += [f"  {line}" for line in describe_dice(dice)]
    if not level.shows_options:
        return [*lines, f"  {plain_list(game)}"]
    entries = advised_moves(game, advice) if advice else best_moves(game)
    return [*lines, *fitting(entries, len(moves), MOST_WORDS - count_words(lines))]
