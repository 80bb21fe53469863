"""Whether a game is an honest one of a challenge: its sheet, its seed, its dice, played alone and to the end."""

from ..engine.dice import FairShareDice
from ..engine.game import Game
from ..language import _
from .challenge import Challenge


class NotOfThisChallenge(ValueError):
    """A game that cannot be compared; the text says why, in one sentence."""


def verify(game: Game, challenge: Challenge) -> None:
    """Refuse a game that was not played from this challenge by its rules; its moves are legal, having been replayed."""
    if problem := _problem(game, challenge):
        raise NotOfThisChallenge(problem)


def _problem(game: Game, challenge: Challenge) -> str:
    theirs, ours = game.ruleset, challenge.ruleset
    if (theirs.id, theirs.version) != (ours.id, ours.version):
        return _("It was played on {theirs}, the duel is on {ours}.").format(theirs=theirs.title, ours=ours.title)
    if ours.with_options(theirs.settings).options != ours.options:
        return _("It was played with other options than the duel.")
    if len(game.players) != 1:
        return _("It was played by {number}; in a duel everybody plays alone.").format(number=len(game.players))
    if game.practice:
        return _("It was a practice game, in which rolls may be taken back.")
    if not isinstance(game.dice, FairShareDice) or game.dice.seed != challenge.seed:
        return _("It was played with other dice than the duel.")
    if wrong := first_foreign_roll(game):
        return _("Move {number} does not show the dice that the duel gives there.").format(number=wrong)
    if game.to_move is not None:
        return _("It stops in round {round}; only finished games are compared.").format(round=game.position.round)
    return ""


def first_foreign_roll(game: Game) -> int | None:
    """The number of the first move whose roll does not follow from fair-share dice of the game's seed."""
    if not isinstance(game.dice, FairShareDice):
        raise TypeError("only fair-share dice can be checked against their seed")
    for number, step in enumerate(game.steps, 1):
        if step.throw and game.dice.throw(step.throw) != step.outcome:
            return number
    return None
