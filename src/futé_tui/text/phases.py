"""What a player is asked for, phase by phase."""

from ..engine.phases import Phase
from ..language import N_, _

PHASES = {
    Phase.BEFORE_ROLL: N_("roll the dice"),
    Phase.WRITE: N_("write the sum in a row of a colour rolled, reroll, or miss"),
    Phase.WRITE_ALONG: N_("write the same sum in a row of a colour rolled, or decline"),
    Phase.CHOOSE: N_("take a die of this roll and mark with it, reroll, or pass"),
    Phase.EXTRA: N_("use a die once more with an extra-die action, or finish"),
    Phase.SOLO_ROLL: N_("roll all dice for the passive turn"),
    Phase.PASSIVE: N_("use a die from the platter, or decline"),
    Phase.PASSIVE_EXTRA: N_("use a die once more with an extra-die action, or finish"),
    Phase.BONUS: N_("use a waiting bonus"),
    Phase.FOLLOW_UP: N_("add crosses to this mark, or finish"),
}
_LESS = {  # by phase, whether a die fits, whether there is something to roll
    (Phase.CHOOSE, True, False): N_("take a die of this roll and mark with it, or pass"),
    (Phase.CHOOSE, False, True): N_("reroll, or pass"),
    (Phase.CHOOSE, False, False): N_("pass"),
    (Phase.WRITE, True, False): N_("write the sum in a row of a colour rolled, or miss"),
}


def phase_text(phase: Phase, *, dice_fit: bool = True, rolling: bool = True) -> str:
    """What is asked for in a phase, without what cannot be done just now."""
    return _(_LESS.get((phase, dice_fit, rolling), PHASES[phase]))
