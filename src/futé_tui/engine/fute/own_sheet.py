"""The deciding player's sheet, open on the table: marking boxes, gaining and using bonuses and actions."""

from typing import Any

from ..bonuses import FOX
from ..fast_tuple import fast_tuple
from ..moves import Mark
from ..positions import freezer, opener
from ..turn_log import TurnVerbs
from .position import Position, PositionFields, Sheet, TrackState
from .sheet_tables import SheetTables

_open, _freeze = opener(Position), freezer(Position)


class OwnSheet(PositionFields, TurnVerbs):
    """`zones` and `tracks` are what is open."""

    sheet: SheetTables
    zones: list[Any]
    tracks: list[TrackState]

    def open_position(self, position: Position, /) -> None:
        _open(self, position)
        self._open_sheet()

    def position(self) -> Position:
        """The position as it is now."""
        self._close_sheet()
        return _freeze(self)

    def give_to(self, seat: int) -> None:
        """Another player decides: close this sheet and open that of `seat`."""
        if seat != self.seat:
            self._close_sheet()
            self.seat = seat
            self._open_sheet()

    def _open_sheet(self) -> None:
        zones, tracks = self.sheets[self.seat]
        self.zones, self.tracks = [*zones], [*tracks]

    def _close_sheet(self) -> None:
        sheet: Sheet = fast_tuple(Sheet, ((*self.zones,), (*self.tracks,)))
        if sheet != self.sheets[self.seat]:
            sheets = [*self.sheets]
            sheets[self.seat] = sheet
            self.sheets = (*sheets,)

    def mark(self, zone: int, mark: Mark) -> None:
        """Mark a box and gain its bonuses."""
        printed = self.sheet.zones[zone]
        self.zones[zone], gained = printed.mark(self.zones[zone], mark)
        for bonus in gained:
            self.gain(bonus, printed.name)

    def gain(self, bonus: str, source: str) -> None:
        """An action is unlocked at once, a bonus that marks a zone waits to be used, a fox counts at the end."""
        track = self.sheet.track_index.get(bonus)
        if track is not None:
            self.unlock(track)
        elif bonus != FOX:
            self.waiting = tuple(sorted((*self.waiting, bonus))) if self.waiting else (bonus,)

    def use_bonus(self, bonus: str) -> None:
        """A bonus stops waiting."""
        at = self.waiting.index(bonus)
        self.waiting = self.waiting[:at] + self.waiting[at + 1 :]

    def lose_bonuses(self) -> None:
        """No waiting bonus can be used: all of them are lost."""
        self.waiting = ()

    def unlock(self, track: int) -> None:
        """Circle the next box of an action track; its last box may give a bonus, and a full track none."""
        printed = self.sheet.tracks[track]
        size = len(printed.boxes)
        if self.tracks[track].circled == size:
            self.lose_action(track)
            return
        self.circle(track)
        if printed.end and self.tracks[track].circled == size:
            self.gain(printed.end, printed.action)

    def circle(self, track: int) -> None:
        circled, used = self.tracks[track]
        self.tracks[track] = fast_tuple(TrackState, (circled + 1, used))

    def lose_action(self, track: int) -> None:
        """The track is full: nothing changes."""

    def available(self, track: int) -> int:
        """How many unlocked, unused boxes a track has; none if the sheet has no such track."""
        return self.tracks[track].available if track >= 0 else 0

    def at_hand(self, track: int) -> int:
        """The unlocked, unused boxes of a track, a bit each; none if the sheet has no such track."""
        if track < 0:
            return 0
        circled, used = self.tracks[track]
        return (1 << circled) - 1 & ~used

    def spend(self, track: int, face: str = "") -> None:
        """Use the leftmost unlocked box of an action track, or the leftmost that shows `face`."""
        used, boxes = self.tracks[track].used, self.sheet.tracks[track].boxes
        box = 0
        while used >> box & 1 or (face and boxes[box] != face):
            box += 1
        self.cross(track, box)

    def cross(self, track: int, box: int) -> None:
        circled, used = self.tracks[track]
        self.tracks[track] = fast_tuple(TrackState, (circled, used | 1 << box))
