"""What a player is asked for, phase by phase."""

from ..language import N_, _

PHASES = {
    "before_roll": N_("roll the dice"),
    "write": N_("write the sum in a row of a colour rolled, reroll, or miss"),
    "write_along": N_("write the same sum in a row of a colour rolled, or decline"),
    "choose": N_("take a die of this roll and mark with it, reroll, or pass"),
    "extra": N_("use a die once more with an extra-die action, or finish"),
    "solo_roll": N_("roll all dice for the passive turn"),
    "passive": N_("use a die from the platter, or decline"),
    "passive_extra": N_("use a die once more with an extra-die action, or finish"),
    "bonus": N_("use a waiting bonus"),
    "follow_up": N_("add crosses to this mark, or finish"),
}


def tell_phase(phase: str) -> str:
    return _(PHASES[phase])
