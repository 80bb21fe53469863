"""Sheets on their way from one position to the next: every link changes what it is about, and nothing else."""

from collections.abc import Sequence
from dataclasses import replace

from ...engine import events as e
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
                self._mark(seat, zone, mark.box)
            case FoxFound(seat=seat):
                score = self._seats[seat].score
                self._seats[seat] = replace(self._seats[seat], score=replace(score, foxes=score.foxes + 1))
            case Unlocked(seat=seat, track=track) | e.ActionUsed(seat=seat, track=track):
                self._change_track(seat, track)
            case Missed(seat=seat):
                self._seats[seat] = replace(self._after[seat], deciding=self._seats[seat].deciding)

    def _mark(self, seat: int, zone: str, box: str) -> None:
        """Mark one more box. After the last mark of a zone show its final state, points included; after the very last
        one that of all zones, since marks can count in several."""
        later = {each.zone for each in self._later if isinstance(each, Marked) and each.seat == seat}
        was, will_be = self._seats[seat], self._after[seat]
        done = {zone} if later else set(will_be.score.zones) | {view.name for view in will_be.sheet.zones}
        new = {view.name: view for view in will_be.sheet.zones}
        marked = (_with_box(view, new[zone], box) if view.name == zone else view for view in was.sheet.zones)
        zones = tuple(new[view.name] if view.name in done - later else view for view in marked)
        points = {name: will_be.score.zones[name] for name in done - later}
        score = replace(was.score, zones={**was.score.zones, **points})
        self._seats[seat] = replace(was, sheet=was.sheet._replace(zones=zones), score=score)

    def _change_track(self, seat: int, track: str) -> None:
        was, new = self._seats[seat], {view.name: view for view in self._after[seat].sheet.tracks}
        tracks = tuple(new[view.name] if view.name == track else view for view in was.sheet.tracks)
        self._seats[seat] = replace(was, sheet=was.sheet._replace(tracks=tracks))


def _with_box(view: ZoneView, new: ZoneView, label: str) -> ZoneView:
    """The zone with one of its boxes as it is in the end."""
    marked = new.box(label)
    rows = tuple(tuple(marked if box and box.label == label else box for box in row) for row in view.rows)
    return replace(view, rows=rows)
