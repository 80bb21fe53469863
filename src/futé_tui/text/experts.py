"""What is said where a sheet has no expert."""

from ..engine.problems import Problem
from ..language import _
from ..outside import visible
from .problems import describe_problem


def explain_no_expert(problem: Problem, sheet: str) -> str:
    """Why there is none, and what can be done about it."""
    offer = _("{reason}; train one with fute train {sheet}, or play against the bot chick, which knows every sheet")
    return offer.format(reason=describe_problem(problem), sheet=visible(sheet))


def explain_stand_in(problem: Problem, sheet: str) -> str:
    """That a bot of a game has lost its expert, and which bot plays for it."""
    sentence = _("{reason}; the bot chick plays instead. Train one with fute train {sheet}")
    return sentence.format(reason=describe_problem(problem), sheet=visible(sheet))
