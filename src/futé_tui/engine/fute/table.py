"""The Futé position, and the table: the same thing while a move is carried out on it."""

from enum import IntEnum
from typing import Any, NamedTuple

from ..events import Event
from ..quick import new_tuple

NO_DIE = -1
ROLLS = 3


class Stage(IntEnum):
    """Where the turn stands when no bonus and no follow-up cross is waiting."""

    ROUND_BONUS = 0
    BEFORE_ROLL = 1
    CHOOSE = 2
    EXTRA = 3
    SOLO_ROLL = 4
    PASSIVE = 5
    PASSIVE_EXTRA = 6
    OVER = 7


# Looking a member up in an enum costs more than the rest of a small step; these are asked for at every move.
ROUND_BONUS, BEFORE_ROLL, CHOOSE, EXTRA, SOLO_ROLL, PASSIVE, PASSIVE_EXTRA, OVER = Stage


class TrackState(NamedTuple):
    """An action track: how many boxes are circled, and which of them are used (a bit each)."""

    circled: int = 0
    used: int = 0


class Sheet(NamedTuple):
    """One player's sheet: the state of each zone and of each action track."""

    zones: tuple[Any, ...]
    tracks: tuple[TrackState, ...]


class FollowUp(NamedTuple):
    """Crosses that may still be added to the mark just made: in which zone, for which dice (a bit each),
    and at which number (0: each die at its own)."""

    zone: int
    dice: int
    number: int = 0


class Position(NamedTuple):
    """All that is needed to go on. Dice are counted as in the ruleset; sets of dice have a bit for each."""

    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    roll: int
    rerolls: int
    faces: tuple[int, ...]
    pool: int
    platter: int
    slots: tuple[int, int, int]
    spent: int
    waiting: tuple[str, ...]
    follow: FollowUp | None


class Table:
    """A position that is being changed. The deciding player's sheet lies open as `zones` and `tracks`."""

    __slots__ = (*Position._fields, "log", "tracks", "zones")

    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    stage: Stage
    roll: int
    rerolls: int
    faces: tuple[int, ...]
    pool: int
    platter: int
    slots: tuple[int, int, int]
    spent: int
    waiting: tuple[str, ...]
    follow: FollowUp | None
    zones: tuple[Any, ...]
    tracks: tuple[TrackState, ...]
    log: list[Event] | None

    def __init__(self, position: Position, log: list[Event] | None = None) -> None:
        (
            self.sheets,
            self.round,
            self.active,
            self.seat,
            self.stage,
            self.roll,
            self.rerolls,
            self.faces,
            self.pool,
            self.platter,
            self.slots,
            self.spent,
            self.waiting,
            self.follow,
        ) = position
        self.zones, self.tracks = self.sheets[self.seat]
        self.log = log

    def give_to(self, seat: int) -> None:
        """Close the deciding player's sheet and open that of `seat`."""
        if seat != self.seat:
            self._close_sheet()
            self.seat = seat
            self.zones, self.tracks = self.sheets[seat]

    def position(self) -> Position:
        self._close_sheet()
        fields = (
            self.sheets,
            self.round,
            self.active,
            self.seat,
            self.stage,
            self.roll,
            self.rerolls,
            self.faces,
            self.pool,
            self.platter,
            self.slots,
            self.spent,
            self.waiting,
            self.follow,
        )
        return new_tuple(Position, fields)

    def _close_sheet(self) -> None:
        zones, tracks = self.sheets[self.seat]
        if self.zones is not zones or self.tracks is not tracks:
            sheets = [*self.sheets]
            sheets[self.seat] = new_tuple(Sheet, (self.zones, self.tracks))
            self.sheets = (*sheets,)

    def set_zone(self, zone: int, state: Any) -> None:
        zones = [*self.zones]
        zones[zone] = state
        self.zones = (*zones,)

    def set_track(self, track: int, state: TrackState) -> None:
        tracks = [*self.tracks]
        tracks[track] = state
        self.tracks = (*tracks,)

    def place_of(self, die: int) -> int:
        """1, 2, 3 for a die in a slot, 0 for one on the platter."""
        return self.slots.index(die) + 1 if die in self.slots else 0
