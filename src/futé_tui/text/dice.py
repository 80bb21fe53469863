"""Dice in words."""

from collections.abc import Iterable, Sequence

from ..engine.rules import SLOTS, DiePlace, DieView
from ..language import _, pgettext
from .names import name, together

_PLACES = (DiePlace.POOL, DiePlace.PLATTER, *SLOTS, DiePlace.OUT)
_MOST_NAMED = 3


def faces_text(faces: Iterable[tuple[str, int]]) -> str:
    """`white 5, blue 2`; a die that has not been rolled shows no number."""
    text = _("{die} {face}")
    return ", ".join(text.format(die=name(die), face=face) if face else name(die) for die, face in faces)


def rolled_text(dice: Sequence[str]) -> str:
    """The dice that are rolled, or how many they are."""
    if len(dice) > _MOST_NAMED:
        return pgettext("dice that are rolled", "{number} dice").format(number=len(dice))
    return together([name(die) for die in dice])


def describe_dice(dice: Sequence[DieView]) -> list[str]:
    """One line for each place that holds dice: `platter: white 2, blue 1`."""
    lines = []
    for place in _PLACES:
        there = [(die.name, die.face) for die in dice if die.place is place]
        if there:
            lines.append(_("{place}: {dice}").format(place=name(place), dice=faces_text(there)))
    return lines
