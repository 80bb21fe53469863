"""Moving dice: how they tumble before they come to rest, and where every event puts them."""

from collections.abc import Iterator, Sequence

from ...engine import events as e
from ...engine.events import Event
from ...engine.rules import SLOTS, DiePlace, DieView

FRAME = 0.05  # seconds
_TUMBLES = 6
GLIDE = (0.15, 0.45, 0.75, 0.95)  # how far dice are on their way, frame by frame: fast in the middle
_FIRST_TO_SETTLE = 3

Dice = tuple[DieView, ...]


def tumble(dice: Dice, rolled: Sequence[str]) -> Iterator[Dice]:
    """The dice frame by frame while some of them tumble; they come to rest one after the other."""
    for frame in range(_TUMBLES):
        yield tuple(
            die._replace(face=_other(die.face, number, frame))
            if die.name in rolled and frame < _FIRST_TO_SETTLE + rolled.index(die.name) % (_TUMBLES - _FIRST_TO_SETTLE)
            else die
            for number, die in enumerate(dice)
        )


def _other(face: int, number: int, frame: int) -> int:
    """Any face but this one, and another one in every frame."""
    return (face + (2 * frame + 3 * number) % 5) % 6 + 1


def laid(dice: Dice, event: Event) -> Dice:
    """Where the dice are after an event."""
    match event:
        case e.DiceRolled(faces=faces):
            fallen = {name: DieView(name, face, DiePlace.POOL) for name, face in faces}
            return tuple(fallen.get(die.name, die) for die in dice)
        case e.DiePlaced(die=name, slot=slot):
            return _moved(dice, (name,), SLOTS[slot - 1])
        case e.DiceSwept(dice=names):
            return _moved(dice, names, DiePlace.PLATTER)
        case e.DieReturned(die=name):
            return _moved(dice, (name,), DiePlace.POOL)
        case e.RowLocked(zone=zone):
            return _moved(dice, (zone,), DiePlace.OUT)
        case e.DiceLaidOut(platter=platter, slots=slots):
            dice = _moved(dice, platter, DiePlace.PLATTER)
            for name, place in zip(slots, SLOTS, strict=False):
                dice = _moved(dice, (name,), place)
            return dice
    return dice


def _moved(dice: Dice, names: Sequence[str], place: DiePlace) -> Dice:
    return tuple(die._replace(place=place) if die.name in names else die for die in dice)
