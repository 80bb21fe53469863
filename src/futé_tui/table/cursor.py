"""What the cursor or the mouse points at: walking over all that can be picked, and the moves it could become."""

from collections.abc import Sequence

from ..engine.moves import Move
from ..engine.rules import SheetView
from .picking import BoxKey, Picker, spends

Cursor = str | BoxKey | Move | None  # a die, a box, one of several ways to mark it, or nowhere
Pointed = Cursor  # a track is a box without a label
Groups = Sequence[Sequence[Cursor]]


def reachable(picker: Picker, dice: Sequence[str], zones: Sequence[str]) -> Groups:
    """What the cursor can reach: the ways listed with a label, or else the dice in place, then the boxes zone by
    zone as on the sheet, and tracks."""
    if picker.options:
        return [picker.labelled_options]
    groups: list[list[Cursor]] = [[die for die in dice if die in picker.dice]]
    for zone in (*zones, *(name for name, _ in picker.boxes if name not in zones)):
        groups.append([box for box in picker.boxes if box[0] == zone])
    return [group for group in groups if group]


def step(groups: Groups, cursor: Cursor, by: int) -> Cursor:
    """The next place to the right, or (by -1) to the left, over the ends of groups."""
    places = [place for group in groups for place in group]
    if not places:
        return None
    if cursor not in places:
        return places[0 if by > 0 else -1]
    return places[(places.index(cursor) + by) % len(places)]


def jump(groups: Groups, cursor: Cursor, by: int) -> Cursor:
    """The first place of the next group down, or (by -1) up."""
    if not groups:
        return None
    now = next((i for i, group in enumerate(groups) if cursor in group), -1 if by > 0 else 0)
    return groups[(now + by) % len(groups)][0]


def everything(sheet: SheetView, dice: Sequence[str]) -> Groups:
    """All that can be pointed at: the dice in place, the boxes zone by zone, the tracks."""
    groups: list[list[Cursor]] = [list(dice)]
    for zone in sheet.zones:
        groups.append([(zone.name, box.label) for row in zone.rows for box in row if box])
    groups.append([(track.name, "") for track in sheet.tracks])
    return groups


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
    return tuple(sorted((each.move for each in touches), key=spends))
