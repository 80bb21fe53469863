"""What the cursor or the mouse points at, and which moves that could become."""

from collections.abc import Sequence

from ..engine.moves import Move
from ..engine.rules import SheetView
from .cursor import Cursor, Groups
from .picking import Picker, spends

Pointed = Cursor  # a die, a box, a track (a box without a label), one of several ways, or nothing


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
