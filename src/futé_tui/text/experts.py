"""Experts in words: how strong one is, and why a sheet has none."""

from collections.abc import Iterator

from ..engine.problems import Problem
from ..expert.manifest import Manifest
from ..language import _, ngettext
from ..outside import visible
from .numbers import decimal
from .problems import describe_problem


def describe_strength(manifest: Manifest) -> Iterator[str]:
    """How long the net has learned, and the means of the net and of the opponents made of it."""
    learned = ngettext("{sheet}: learned from {games} game.", "{sheet}: learned from {games} games.", manifest.games)
    yield learned.format(sheet=manifest.ruleset, games=manifest.games)
    for each in manifest.strength:
        sentence = _("  players {players}, {bot}: mean {mean} ± {error} points in {games} games")
        facts = {"mean": decimal(each.mean), "error": decimal(each.error), "games": each.games}
        yield sentence.format(players=each.players, bot=each.bot, **facts)


def explain_no_expert(problem: Problem, sheet: str) -> str:
    """Why there is none, and what can be done about it."""
    offer = _("{reason}; train one with fute train {sheet}, or play against the bot chick, which knows every sheet")
    return offer.format(reason=describe_problem(problem), sheet=visible(sheet))


def explain_stand_in(problem: Problem, sheet: str) -> str:
    """That a bot of a game has lost its expert, and which bot plays for it."""
    sentence = _("{reason}; the bot chick plays instead. Train one with fute train {sheet}")
    return sentence.format(reason=describe_problem(problem), sheet=visible(sheet))
