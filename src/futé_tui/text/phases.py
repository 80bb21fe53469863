"""What a player is asked for, phase by phase."""

PHASES = {
    "before_roll": "roll the dice",
    "write": "write the sum in a row of a colour rolled, reroll, or miss",
    "write_along": "write the same sum in a row of a colour rolled, or decline",
    "choose": "take a die of this roll and mark with it, reroll, or pass",
    "extra": "use a die once more with an extra-die action, or finish",
    "solo_roll": "roll all dice for the passive turn",
    "passive": "use a die from the platter, or decline",
    "passive_extra": "use a die once more with an extra-die action, or finish",
    "bonus": "use a waiting bonus",
    "follow_up": "add crosses to this mark, or finish",
}


def tell_phase(phase: str) -> str:
    return PHASES.get(phase, phase.replace("_", " "))
