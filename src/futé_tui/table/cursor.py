"""What the cursor or the mouse points at: walking over all that can be picked, and the moves it could become."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..engine.moves import Move
from ..engine.rules import SheetView
from .page.drawing.runs import Target
from .picking import BoxKey, Picker, spent

Cursor = str | BoxKey | Move | None  # a die, a box, one of several ways to mark it, or nowhere
Pointed = Cursor  # a track is a box without a label
_BELOW_ALL = 10_000  # the row of what is not drawn


class Place(NamedTuple):
    """Where something is drawn."""

    column: int
    row: int


Places = Mapping[Target, Place]


class Reach(NamedTuple):
    """All that the cursor can go to, as it is drawn."""

    reached: Sequence[Cursor]
    places: Places

    def begin(self, by: int) -> Cursor:
        """Where the cursor appears: at the first place or (by -1) at the last one."""
        order = self._as_read(self.reached)
        return order[0 if by > 0 else -1] if order else None

    def step(self, cursor: Cursor, by: int) -> Cursor:
        """The next place to the right or (by -1) to the left, over the ends of rows."""
        if cursor not in self.reached:
            return self.begin(by)
        order = self._as_read(self.reached)
        return order[(order.index(cursor) + by) % len(order)]

    def leap(self, cursor: Cursor, by: int) -> Cursor:
        """The place below or (by -1) above: within a zone in the next row, or else the nearest one; from the last row
        back to the first."""
        if cursor not in self.reached:
            return self.begin(by)
        here = self._place(cursor)
        beyond = [place for place in self.reached if (self._place(place).row - here.row) * by > 0]
        if near := [place for place in beyond if _zone(place) == _zone(cursor)]:
            return min(near, key=lambda place: self._away(here, place))
        if beyond:
            return min(beyond, key=lambda place: self._distance(here, place))
        edge = min(self._place(place).row * by for place in self.reached) * by
        last = [place for place in self.reached if self._place(place).row == edge]
        return min(last, key=lambda place: self._distance(here, place))

    def _as_read(self, places: Sequence[Cursor]) -> list[Cursor]:
        """Row by row."""
        return sorted(places, key=lambda place: self._place(place)[::-1])

    def _place(self, cursor: Cursor) -> Place:
        number = self.reached.index(cursor)
        return self.places.get(_target(cursor, number), Place(number, _BELOW_ALL))

    def _away(self, here: Place, cursor: Cursor) -> tuple[int, int]:
        """How many rows, then how many columns a place is away."""
        there = self._place(cursor)
        return abs(there.row - here.row), abs(there.column - here.column)

    def _distance(self, here: Place, cursor: Cursor) -> int:
        """How far away a place looks: rows are twice as far apart as columns."""
        rows, columns = self._away(here, cursor)
        return 2 * rows + columns


def _zone(cursor: Cursor) -> str:
    return cursor[0] if isinstance(cursor, tuple) else ""


def _target(cursor: Cursor, number: int) -> Target:
    """What the drawing calls it; a way is called by its number."""
    match cursor:
        case str():
            return Target("die", cursor)
        case (zone, ""):
            return Target("track", zone)
        case (zone, box):
            return Target("box", zone, box)
    return Target("option", str(number))


def reachable(picker: Picker, dice: Sequence[str], zones: Sequence[str], places: Places) -> Reach:
    """What the cursor can reach: the ways listed with a label, or else dice, boxes and tracks; of a die that is picked
    only its boxes, of a box that is picked first only its dice, as these are asked for."""
    if picker.options:
        return Reach(picker.labelled_options, places)
    boxes = sorted(picker.boxes, key=lambda box: zones.index(box[0]) if box[0] in zones else len(zones))
    open_dice = [die for die in dice if die in picker.dice]
    if picker.die and boxes:
        return Reach(boxes, places)
    if picker.box is not None and open_dice:
        return Reach(open_dice, places)
    return Reach((*open_dice, *boxes), places)


def everything(sheet: SheetView, dice: Sequence[str]) -> Sequence[Cursor]:
    """All that can be pointed at: dice, boxes and tracks."""
    boxes = ((zone.name, box.label) for zone in sheet.zones for box in zone.boxes)
    return (*dice, *boxes, *((track.name, "") for track in sheet.tracks))


def moves_at(picker: Picker, pointed: Pointed) -> tuple[Move, ...]:
    """The moves that what is pointed at, with what has been picked, could become; what costs nothing comes first."""
    if isinstance(pointed, Move):
        return (pointed,)
    if pointed is None:
        return (picker.confirmable,) if picker.confirmable else ()
    if isinstance(pointed, str):
        touches = [each for each in picker.touches if pointed in each.dice and picker.box in (None, each.box)]
    else:
        touches = [each for each in picker.touches if each.box == pointed and picker.die in ("", *each.dice)]
    return tuple(sorted((each.move for each in touches), key=spent))
