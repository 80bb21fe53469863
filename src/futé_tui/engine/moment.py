"""The present moment of a game: what hints, table and texts need to know about a turn."""

from typing import NamedTuple

from .phases import Phase


class Moment(NamedTuple):
    """The present moment. What a game does not have is 0, empty or false."""

    phase: Phase
    seat: int  # who decides, or moved last
    active: int  # whose turn it is
    round: int
    rounds: int = 0  # how many are played; 0 if that is open
    roll: int = 0  # the roll that comes next or is on the table, while the active player rolls
    rolls: int = 0  # how many a turn has
    rolls_left: int = 0  # how many this turn still has after the roll on the table
    total: int = 0  # the sum that is to be written
    waiting: tuple[str, ...] = ()  # bonuses that have to be used first
    slots_open: bool = False  # a passive player may use dice in the slots
    following: tuple[str, ...] = ()  # dice that may add crosses to the mark just made
    rolls_come: bool = False  # in this round the player who decides still rolls or has a roll on the table
    turns_come: bool = False  # another turn of this round follows, if only the passive one of a solo player

    @property
    def keeps_nothing(self) -> bool:
        """Whether an action that is not used now is lost, as no turn of the game follows."""
        return self.round == self.rounds and not self.turns_come
