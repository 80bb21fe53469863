"""The deciding player's sheet, open on the table: marking boxes, gaining and using bonuses and actions."""

from typing import Any

from .. import events as e
from ..bonuses import FOX
from ..fast_tuple import fast_tuple
from ..moves import Mark
from ..positions import freezer, opener
from .position import Position, PositionFields, Sheet, TrackState
from .sheet_tables import SheetTables

_open, _freeze = opener(Position), freezer(Position)


class OwnSheet(PositionFields):
    """`zones` and `tracks` are what is open. A log, if there is one, gets an event for everything that happens."""

    zones: list[Any]
    tracks: list[TrackState]

    def __init__(self, sheet: SheetTables, position: Position, log: list[e.Event] | None = None) -> None:
        self.sheet, self.log = sheet, log
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
        if self.log is not None:
            self.log.append(e.BoxMarked(self.seat, printed.name, mark))
        self.zones[zone], gained = printed.mark(self.zones[zone], mark)
        for bonus in gained:
            self.gain(bonus, printed.name)

    def gain(self, bonus: str, source: str) -> None:
        """An action is unlocked at once, a bonus that marks a zone waits to be used, a fox counts at the end."""
        if self.log is not None:
            self.log.append(e.BonusGained(self.seat, bonus, source))
        track = self.sheet.track_index.get(bonus)
        if track is not None:
            self.unlock(track)
        elif bonus != FOX:
            self.waiting = tuple(sorted((*self.waiting, bonus))) if self.waiting else (bonus,)

    def use_bonus(self, bonus: str) -> None:
        """A bonus stops waiting."""
        at = self.waiting.index(bonus)
        self.waiting = self.waiting[:at] + self.waiting[at + 1 :]
        if self.log is not None:
            self.log.append(e.BonusUsed(self.seat, bonus))

    def lose_bonuses(self) -> None:
        """No waiting bonus can be used: all of them are lost."""
        if self.log is not None:
            self.log += [e.BonusLost(self.seat, bonus) for bonus in self.waiting]
        self.waiting = ()

    def unlock(self, track: int) -> None:
        """Circle the next box of an action track; its last box may give a bonus, and a full track none."""
        printed = self.sheet.tracks[track]
        size = len(printed.boxes)
        circled, used = self.tracks[track]
        if circled == size:
            if self.log is not None:
                self.log.append(e.BonusLost(self.seat, printed.action))
            return
        self.tracks[track] = fast_tuple(TrackState, (circled + 1, used))
        if self.log is not None:
            self.log.append(e.ActionUnlocked(self.seat, printed.action, circled + 1))
        if printed.end and circled + 1 == size:
            self.gain(printed.end, printed.action)

    def available(self, track: int) -> int:
        """How many unlocked, unused boxes a track has; none if the sheet has no such track."""
        if track < 0:
            return 0
        circled, used = self.tracks[track]
        return circled - used.bit_count()

    def at_hand(self, track: int) -> int:
        """The unlocked, unused boxes of a track, a bit each; none if the sheet has no such track."""
        if track < 0:
            return 0
        circled, used = self.tracks[track]
        return (1 << circled) - 1 & ~used

    def spend(self, track: int, face: str = "") -> None:
        """Use the leftmost unlocked box of an action track, or the leftmost that shows `face`."""
        circled, used = self.tracks[track]
        printed = self.sheet.tracks[track]
        box = 0
        while used >> box & 1 or (face and printed.boxes[box] != face):
            box += 1
        self.tracks[track] = fast_tuple(TrackState, (circled, used | 1 << box))
        if self.log is not None:
            self.log.append(e.ActionUsed(self.seat, printed.action, box + 1))
