"""Why something that was pointed at cannot be used, in sentences."""

from collections.abc import Iterable, Sequence

from ..engine import zone_refusals as z
from ..engine.game import Game
from ..engine.refusals import Refusal
from ..hints import reasons as h
from ..hints.reasons import Reason
from ..hints.why_not import why_not_action, why_not_box, why_not_die
from ..language import N_, _
from .boxes import spot_text
from .names import either, name, sentence, zone_name
from .numbers import numbers
from .refusals import SENTENCES, describe_refusal, named_facts

_MOST = 2  # reasons: one for each of the two dice that could mark a box


def describe_reason(reason: Reason) -> str:
    """The sentence for one reason, after the sum that the dice make."""
    counted = [counting_text(reason.counting, reason.platter)] if reason.counting else []
    return " ".join([*counted, _why(reason, counted=bool(counted))])


def counting_text(dice: Sequence[tuple[str, int]], platter: int) -> str:
    """`Blue 5 + white 4 = 9.`, `Purple 2 + 7 on the platter = 9.`"""
    numbers = [_("{die} {face}").format(die=name(die), face=face) for die, face in dice]
    if platter:
        numbers.append(_("{number} on the platter").format(number=platter))
    total = platter + sum(face for _die, face in dice)
    return sentence(f"{' + '.join(numbers)} = {total}.")


_AT_SPOT: dict[type[Refusal], str] = {  # sentences that name the box, where others say "this box"
    z.AlreadyMarked: N_("{spot} is already marked."),
    z.BoxGone: N_("{spot} was skipped. Crosses go to the right of box {last}."),
    z.AlreadyInColumn: N_("{spot}: its column already has a {number}, in the {other}."),
    z.TouchesNoCross: N_("{spot} doesn't touch any of your crosses yet."),
    z.RegionTooLarge: N_("{spot} is too large; you may cross {got} boxes at most."),
    z.WrongSize: N_("{spot} doesn't fit; you have to cross exactly {got} boxes."),
}

_AFTER_A_SUM: dict[type[Refusal], str] = {  # sentences that need not say what the player has
    z.WrongNumber: N_("This box needs {needs}."),
    z.WrongStep: N_("This box needs {needs}."),
    z.TooLow: N_("{zone} needs {needs} or more."),
    z.TooHigh: N_("{zone} takes {limit} or less."),
}


def _why(reason: Reason, *, counted: bool) -> str:
    """The sentence for a refusal; `counted`: the sum in front of it says what the player has."""
    refusal = reason.refusal
    if reason.spot and type(refusal) in _AT_SPOT:
        facts = named_facts(refusal) | {"spot": spot_text(reason.spot)}
        return sentence(_(_AT_SPOT[type(refusal)]).format(**facts))
    if counted and type(refusal) in _AFTER_A_SUM:
        return sentence(_(_AFTER_A_SUM[type(refusal)]).format(**named_facts(refusal)))
    match refusal:
        case h.ZoneFull(zone=zone):
            return sentence(_("{zone} has no free box left.").format(zone=zone_name(zone)))
        case h.ClosedBox():
            return _("No number fits this box any more.")
        case h.NoBoxTakes(zone=zone, number=number, takes=takes):
            facts = {"zone": zone_name(zone), "number": number, "takes": numbers(takes)}
            if takes and counted:
                return sentence(_("{zone} still needs {takes}.").format(**facts))
            if takes:
                return sentence(_("{zone} still needs {takes}; you have {number}.").format(**facts))
            return sentence(_("{number} fits nowhere in {zone}.").format(**facts))
        case h.NotForMarking():
            return _("Columns score automatically.")
    return describe_refusal(refusal)


def reasons_against(game: Game, name: str, box: str = "") -> list[str]:
    """Why a box, or else a die or an action, cannot be used now; nothing if it can."""
    if box:
        return describe_reasons(why_not_box(game, name, box))
    if name in game.ruleset.dice:
        return describe_reasons(why_not_die(game, name))
    refusal = why_not_action(game, name)
    return [describe_reason(Reason(refusal))] if refusal else []


def describe_reasons(reasons: Iterable[Reason]) -> list[str]:
    """The most informative reasons, each once; one for all dice that do not show the number of a box."""
    said: dict[str | int, str] = {}
    shown: dict[int, dict[str, None]] = {}  # what these dice show, by the number that a box needs
    for reason in reasons:
        match reason:
            case Reason(refusal=z.WrongNumber(needs=needs, got=got), counting=()):
                dice = shown.setdefault(needs, {})
                dice[str(got)] = None
                said[needs] = _(SENTENCES[z.WrongNumber]).format(needs=needs, got=either(tuple(dice)))
            case _:
                text = describe_reason(reason)
                said[text] = text
    return list(said.values())[:_MOST]
