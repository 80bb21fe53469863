"""A sentence for every problem with input from outside."""

from ..engine.problems import Problem, RecordError
from ..engine.refusals import IllegalMove
from ..language import _
from ..outside import visible
from .refusals import describe_refusal


def describe_problem(problem: Exception) -> str:
    """What is wrong, without a full stop; other errors keep their own text."""
    match problem:
        case RecordError(line=line, problem=why):
            return _("line {line}: {reason}").format(line=line, reason=describe_problem(why))
        case Problem(message=message, facts=facts):
            return _(message).format(**{name: _described(fact) for name, fact in facts.items()})
        case IllegalMove(refusal=refusal):
            return describe_refusal(refusal).removesuffix(".")
        case UnicodeDecodeError():
            return _("it is not UTF-8 text")
        case _:
            return str(problem)


def _described(fact: object) -> object:
    """A fact as it is shown; texts come from outside."""
    match fact:
        case Exception():
            return describe_problem(fact)
        case str():
            return visible(fact)
        case _:
            return fact


def about_file(file: object, problem: str) -> str:
    """What there is to say of a file, after its name."""
    return _("{file}: {problem}").format(file=visible(file), problem=problem)
