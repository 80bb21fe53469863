"""What a player is asked for, phase by phase."""

from collections.abc import Sequence

from ..engine.moment import Moment
from ..engine.phases import Phase
from ..language import N_, _, pgettext
from .names import either, name, sentence

PHASES = {
    Phase.BEFORE_ROLL: N_("roll the dice"),
    Phase.WRITE: N_("write {total}, reroll, or cross a misthrow"),
    Phase.WRITE_ALONG: N_("write {total}, or decline"),
    Phase.CHOOSE: N_("take a die, reroll, or pass"),
    Phase.EXTRA: N_("use an extra die, or finish and keep it"),
    Phase.SOLO_ROLL: N_("roll all dice for your passive turn"),
    Phase.PASSIVE: N_("use a platter die, or decline"),
    Phase.PASSIVE_EXTRA: N_("use an extra die, or finish and keep it"),
    Phase.BONUS: N_("use your bonus"),
    Phase.FOLLOW_UP: N_("add crosses, or finish"),
    Phase.WHITE_SUM: N_("cross the white sum, {total}, or skip"),
    Phase.WHITE_ALONG: N_("cross the white sum, {total}, or skip"),
    Phase.COLOUR_SUM: N_("cross white plus colour, or skip"),
    Phase.COLOUR_OR_PENALTY: N_("cross white plus colour, or take a penalty"),
}
_LESS = {  # by phase, whether a die fits (before a roll: can be taken back), whether there is something to roll
    (Phase.BEFORE_ROLL, True, True): N_("return a die, or roll"),
    (Phase.BEFORE_ROLL, True, False): N_("return a die to roll it, or finish"),
    (Phase.BEFORE_ROLL, False, False): N_("return a die to roll it, or finish"),
    (Phase.CHOOSE, True, False): N_("take a die, or pass"),
    (Phase.CHOOSE, False, True): N_("no die fits: reroll, or pass"),
    (Phase.CHOOSE, False, False): N_("no die fits, so pass"),
    (Phase.WRITE, True, False): N_("write {total}, or cross a misthrow"),
    (Phase.WRITE, False, True): N_("{total} fits nowhere: reroll, or cross a misthrow"),
    (Phase.WRITE, False, False): N_("cross a misthrow"),
    (Phase.PASSIVE, False, False): N_("no die fits, so decline"),
    (Phase.WRITE_ALONG, False, False): N_("{total} fits nowhere, so decline"),
}
_EXTRA_DICE = (Phase.EXTRA, Phase.PASSIVE_EXTRA)
_TWO_DICE = (Phase.COLOUR_SUM, Phase.COLOUR_OR_PENALTY)  # where another die is added to the one that is used


def dice_question(moment: Moment, dice: Sequence[tuple[str, int]]) -> str:
    """Which of these dice, with what they show, somebody wants to use: `From the platter: blue 5 or green 3?`"""
    if moment.phase in _TWO_DICE:
        return _("A white die plus {dice}?").format(dice=either([name(die) for die, _shown in dice]))
    words = either([pgettext("die", "{die} {number}").format(die=name(die), number=shown) for die, shown in dice])
    if moment.slots_open:
        return _("From the slots: {dice}?").format(dice=words)
    if moment.phase is Phase.PASSIVE:
        return _("From the platter: {dice}?").format(dice=words)
    if moment.phase is Phase.PASSIVE_EXTRA:
        return _("Extra die: {dice}?").format(dice=words)
    return _("{dice}?").format(dice=sentence(words))


def which_die_text(phase: Phase) -> str:
    """What is asked for where a die can be used, in few words."""
    return _("extra die, or finish?") if phase in _EXTRA_DICE else _("which die?")


def task_sentence(phase: Phase, task: str, waiting: str) -> str:
    """What is asked for, with the bonuses that are waiting, if any: `use your bonus: yellow ?.`"""
    if not waiting:
        return _("{task}.").format(task=task)
    text = _("{task}. After that: {waiting}.") if phase.adds_crosses else _("{task}: {waiting}.")
    return text.format(task=task, waiting=waiting)


def phase_text(moment: Moment, *, dice_fit: bool = True, rolling: bool = True) -> str:
    """What is asked for at a moment, without what cannot be done just now: use a die, or roll."""
    phase = moment.phase
    if moment.keeps_nothing and phase in _EXTRA_DICE:
        return _("use an extra die, or finish")
    if phase is Phase.PASSIVE and dice_fit and moment.slots_open:
        return _("use a die from the slots, or decline")
    return _(_LESS.get((phase, dice_fit, rolling), PHASES[phase])).format(total=moment.total)
