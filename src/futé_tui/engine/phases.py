"""The phases of a turn, of all turn machines. Scripts compare `game.phase` with the values: they never change."""

from enum import StrEnum


class Phase(StrEnum):
    """What the player who decides is asked for."""

    ROUND_BONUS = "round_bonus"
    BEFORE_ROLL = "before_roll"
    CHOOSE = "choose"
    EXTRA = "extra"
    SOLO_ROLL = "solo_roll"
    PASSIVE = "passive"
    PASSIVE_EXTRA = "passive_extra"
    BONUS = "bonus"
    FOLLOW_UP = "follow_up"
    WRITE = "write"
    WRITE_ALONG = "write_along"
    WHITE_SUM = "white_sum"
    WHITE_ALONG = "white_along"
    COLOUR_SUM = "colour_sum"
    COLOUR_OR_PENALTY = "colour_or_penalty"
    OVER = "over"

    @property
    def awaits_dice(self) -> bool:
        """Whether the dice are rolled next."""
        return self in (Phase.BEFORE_ROLL, Phase.SOLO_ROLL)

    @property
    def uses_bonus(self) -> bool:
        """Whether a bonus is to be used, without dice."""
        return self is Phase.BONUS

    @property
    def uses_platter(self) -> bool:
        """Whether a die of the platter is to be used."""
        return self is Phase.PASSIVE

    @property
    def adds_crosses(self) -> bool:
        """Whether crosses may follow the one that was just made."""
        return self is Phase.FOLLOW_UP
