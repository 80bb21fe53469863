"""Whether the dice of a game are those of its seed, and whether a game belongs to a challenge."""

from enum import Enum

from ..engine.dice import FairShareDice, from_start
from ..engine.game import Game
from ..language import N_, _
from ..user_errors import UserError
from .challenge import Challenge


class NotOfThisChallenge(UserError):
    """A game that cannot be compared; the text says why in one sentence."""


def verify(game: Game, challenge: Challenge) -> None:
    """Raise NotOfThisChallenge unless the game belongs to the challenge. Its moves are legal, since it was replayed."""
    if problem := _problem(game, challenge):
        raise NotOfThisChallenge(problem)


def _problem(game: Game, challenge: Challenge) -> str:
    theirs, ours = game.ruleset, challenge.ruleset
    if (theirs.id, theirs.version, theirs.edition) != (ours.id, ours.version, ours.edition):
        return _("It was played on {theirs}, the duel is on {ours}.").format(theirs=theirs.title, ours=ours.title)
    if ours.with_options(theirs.settings).options != ours.options:
        return _("It was played with different options.")
    if len(game.players) != 1:
        return _("It was played by {number} players; in a duel everybody plays solo.").format(number=len(game.players))
    if game.practice:
        return _("It was a practice game, where rolls can be undone.")
    if not isinstance(game.dice, FairShareDice) or game.dice.seed != challenge.seed:
        return _("It was played with different dice.")
    if wrong := first_foreign_roll(game):
        return _("The dice of move {number} are not those of the duel.").format(number=wrong)
    if game.to_move is not None:
        return _("It stops in round {round}. Only finished games can be compared.").format(round=game.moment.round)
    return ""


def first_foreign_roll(game: Game) -> int | None:
    """The number of the first move whose roll is not what the seed of the game's dice gives."""
    dice = from_start(game.dice)
    if dice is None:
        raise TypeError("only dice with a seed can be checked against it")
    for number, step in enumerate(game.steps, 1):
        if step.throw and dice.throw(step.throw) != step.outcome:
            return number
    return None


class Proof(Enum):
    """What is known about the dice of a record."""

    SEED = N_("the dice are proven by their seed")
    TYPED = N_("the dice were typed in")
    SCRIPTED = N_("the dice can't be proven: they have no seed")
    PRACTICE = N_("the dice can't be proven: it was practice")


def prove_dice(game: Game) -> Proof | int:
    """Whether the dice are what the record says; the number of the first move whose roll is wrong."""
    if from_start(game.dice) is None:
        return Proof.TYPED if game.dice.name == "typed" else Proof.SCRIPTED
    wrong = first_foreign_roll(game)
    if wrong is None:
        return Proof.SEED
    return Proof.PRACTICE if game.practice else wrong
