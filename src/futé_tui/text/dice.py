"""Dice in words."""

from collections.abc import Iterable, Sequence

from ..engine.rules import DieView

PLACES = {"pool": "pool", "platter": "platter", "slot 1": "slot I", "slot 2": "slot II", "slot 3": "slot III"}


def tell_faces(faces: Iterable[tuple[str, int]]) -> str:
    """`white 5, blue 2`; a die that has not been rolled shows no number."""
    return ", ".join(f"{die} {face}" if face else die for die, face in faces)


def tell_dice(dice: Sequence[DieView]) -> list[str]:
    """One line for each place that holds dice: `platter: white 2, blue 1`."""
    lines = []
    for place, name in PLACES.items():
        there = [(die.name, die.face) for die in dice if die.place == place]
        if there:
            lines.append(f"{name}: {tell_faces(there)}")
    return lines
