"""What the command line says when there is no expert for a sheet."""

from ..expert.manifest import NoExpert
from ..language import _
from ..outside import visible
from ..text.problems import describe_problem


def explain_no_expert(problem: NoExpert, sheet: str) -> str:
    """Why there is none, and what can be done about it."""
    offer = _("{reason}; train one with fute train {sheet}, or play the bot greedy, who knows every sheet")
    return offer.format(reason=describe_problem(problem), sheet=visible(sheet))
