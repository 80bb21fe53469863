"""A sentence for every problem that the engine has with something from outside."""

from ..engine.problems import Problem
from ..engine.records import RecordError
from ..engine.refusals import IllegalMove
from ..language import _
from .refusals import tell_refusal


def tell_problem(problem: Exception) -> str:
    """What is wrong, without a full stop; the text of other errors is theirs."""
    match problem:
        case RecordError(line=line, problem=why):
            return _("line {line}: {reason}").format(line=line, reason=tell_problem(why))
        case Problem(message=message, facts=facts):
            return _(message).format(**{name: _told(fact) for name, fact in facts.items()})
        case IllegalMove(refusal=refusal):
            return tell_refusal(refusal).removesuffix(".")
        case UnicodeDecodeError():
            return _("it is not UTF-8 text")
        case _:
            return str(problem)


def _told(fact: object) -> object:
    return tell_problem(fact) if isinstance(fact, Exception) else fact


def about_file(file: object, told: str) -> str:
    """What there is to say of a file, behind its name."""
    return _("{file}: {told}").format(file=file, told=told)
