"""Why something that was pointed at cannot be used: sentences with the number of the die that was tried."""

from collections.abc import Iterable

from ..engine import refusals as r
from ..engine.refusals import Refusal
from ..hints import reasons as h
from ..hints.reasons import Reason
from ..language import N_, _
from .names import name, sentence, the_die
from .numbers import numbers
from .refusals import describe_refusal, named_facts

_MOST = 2  # reasons: one for each of the two dice that could mark a box
SHOWN: dict[type[Refusal], str] = {
    r.TooLow: N_("Box {box} of {zone} needs at least {needs}; {die} shows {got}."),
    r.TooHigh: N_("Box {box} of {zone} takes at most {limit}; {die} shows {got}."),
    r.WrongNumber: N_("Box {box} of {zone} needs {needs}; {die} shows {got}."),
    r.WrongStep: N_("Box {box} of {zone} needs {needs}; {die} shows {got}."),
}
COUNTED: dict[type[Refusal], str] = {
    r.TooLow: N_("Box {box} of {zone} needs at least {needs}; {die} counts as {got} here."),
    r.TooHigh: N_("Box {box} of {zone} takes at most {limit}; {die} counts as {got} here."),
    r.WrongNumber: N_("Box {box} of {zone} needs {needs}; {die} counts as {got} here."),
    r.WrongStep: N_("Box {box} of {zone} needs {needs}; {die} counts as {got} here."),
}


def describe_reason(reason: Reason) -> str:
    """The sentence for one reason."""
    refusal, die, face = reason
    match refusal:
        case h.ZoneFull(zone=zone):
            return sentence(_("{zone} has no free box left.").format(zone=name(zone)))
        case h.NoBoxTakes(zone=zone, number=number, takes=takes):
            facts = {"zone": name(zone), "die": the_die(die), "number": number, "takes": numbers(takes)}
            if takes:
                return sentence(
                    _("No open box of {zone} takes {number}, as {die} counts; open: {takes}.").format(**facts)
                )
            return sentence(_("No open box of {zone} takes {number}, as {die} counts.").format(**facts))
        case h.NotForMarking(zone=zone):
            return sentence(_("Nothing is written here; {zone} count by themselves.").format(zone=name(zone)))
    sentences = SHOWN if refusal.facts.get("got") == face else COUNTED
    if die and type(refusal) in sentences:
        return sentence(_(sentences[type(refusal)]).format(die=the_die(die), **named_facts(refusal)))
    return describe_refusal(refusal)


def describe_reasons(reasons: Iterable[Reason]) -> list[str]:
    """The most informative reasons, each once."""
    return list(dict.fromkeys(describe_reason(reason) for reason in reasons))[:_MOST]
