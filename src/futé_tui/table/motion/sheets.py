"""Sheets on their way from one position to the next: every link changes what it is about, and nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ...engine import events as e
from ...engine.rules import SheetView
from ...engine.zones import ZoneView
from ...hints.links import FoxFound, Happening, Marked, Missed, Unlocked
from ..seats import SeatView


class MovingSheets:
    """The players' sheets, changed link by link."""

    def __init__(self, before: Sequence[SeatView], after: Sequence[SeatView], found: Sequence[Happening]) -> None:
        self._seats, self._after = list(before), after
        self._later = list(found)

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """The sheets as they are now."""
        return tuple(self._seats)

    def take(self, each: Happening) -> None:
        """Show what a link has changed."""
        self._later.remove(each)
        match each:
            case Marked(seat=seat, zone=zone, mark=mark):
                last = not any(isinstance(o, Marked) and (o.seat, o.zone) == (seat, zone) for o in self._later)
                self._mark(seat, zone, "" if last else mark.box)
            case FoxFound(seat=seat):
                score = self._seats[seat].score
                self._seats[seat] = replace(self._seats[seat], score=replace(score, foxes=score.foxes + 1))
            case Unlocked(seat=seat, track=track) | e.ActionUsed(seat=seat, track=track):
                self._change_track(seat, track)
            case Missed(seat=seat):
                self._seats[seat] = replace(self._after[seat], deciding=self._seats[seat].deciding)

    def _mark(self, seat: int, zone: str, box: str) -> None:
        """The zone with one more box marked; without a box, as it is in the end, points and all."""
        was, will_be = self._seats[seat], self._after[seat]
        new = next(view for view in will_be.sheet.zones if view.name == zone)
        zones = tuple(
            view if view.name != zone else _with_box(view, new, box) if box else new for view in was.sheet.zones
        )
        score = was.score if box else replace(was.score, zones={**was.score.zones, zone: will_be.score.zones[zone]})
        self._seats[seat] = replace(was, sheet=was.sheet._replace(zones=zones), score=score)

    def _change_track(self, seat: int, track: str) -> None:
        was = self._seats[seat]
        sheet = was.sheet._replace(tracks=_exchanged(was.sheet.tracks, self._after[seat].sheet, track))
        self._seats[seat] = replace(was, sheet=sheet)


def _exchanged(tracks: Iterable[ZoneView], after: SheetView, track: str) -> tuple[ZoneView, ...]:
    new = {view.name: view for view in after.tracks}
    return tuple(new[view.name] if view.name == track else view for view in tracks)


def _with_box(view: ZoneView, new: ZoneView, label: str) -> ZoneView:
    """The zone with one of its boxes as it is in the end."""
    rows = tuple(
        tuple(later if later and later.label == label else box for box, later in zip(row, row_later, strict=True))
        for row, row_later in zip(view.rows, new.rows, strict=True)
    )
    return replace(view, rows=rows)
