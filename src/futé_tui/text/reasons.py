"""Why something that was pointed at cannot be used, in sentences."""

from collections.abc import Iterable, Sequence

from ..engine.refusals import Refusal
from ..hints import reasons as h
from ..hints.reasons import Reason
from ..language import _
from .names import name, sentence, zone_name
from .numbers import numbers
from .refusals import describe_refusal

_MOST = 2  # reasons: one for each of the two dice that could mark a box


def describe_reason(reason: Reason) -> str:
    """The sentence for one reason, after the sum that the dice make."""
    counted = [counting_text(reason.counting, reason.platter)] if reason.counting else []
    return " ".join([*counted, _why(reason.refusal, counted=bool(counted))])


def counting_text(dice: Sequence[tuple[str, int]], platter: int) -> str:
    """`Blue 5 + white 4 = 9.`, `Purple 2 + 7 on the platter = 9.`"""
    numbers = [_("{die} {face}").format(die=name(die), face=face) for die, face in dice]
    if platter:
        numbers.append(_("{number} on the platter").format(number=platter))
    total = platter + sum(face for _die, face in dice)
    return sentence(f"{' + '.join(numbers)} = {total}.")


def _why(refusal: Refusal, *, counted: bool) -> str:
    """The sentence for a refusal; `counted`: the sum in front of it says what the player has."""
    match refusal:
        case h.ZoneFull(zone=zone):
            return sentence(_("{zone} is complete.").format(zone=zone_name(zone)))
        case h.NoBoxTakes(zone=zone, number=number, takes=takes):
            facts = {"zone": zone_name(zone), "number": number, "takes": numbers(takes)}
            if takes and counted:
                return sentence(_("{zone} still needs {takes}.").format(**facts))
            if takes:
                return sentence(_("{zone} still needs {takes}; you have {number}.").format(**facts))
            return sentence(_("No box in {zone} takes {number}.").format(**facts))
        case h.NotForMarking():
            return _("Columns score automatically.")
    return describe_refusal(refusal)


def describe_reasons(reasons: Iterable[Reason]) -> list[str]:
    """The most informative reasons, each once."""
    return list(dict.fromkeys(describe_reason(reason) for reason in reasons))[:_MOST]
