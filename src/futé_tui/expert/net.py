"""The net: two hidden layers and one output, the points still to come in hundreds."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .encoding import Floats

HIDDEN = 128, 64
UNIT = np.float32(100)  # points that one unit of output stands for


class Net(NamedTuple):
    """Weights and offsets of each layer."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats

    def points_to_come(self, inputs: Floats) -> Floats:
        """What the net expects on top of the present total, for each row of inputs."""
        first = inputs @ self.w1
        first += self.b1
        np.maximum(first, 0, out=first)
        second = first @ self.w2
        second += self.b2
        np.maximum(second, 0, out=second)
        return np.asarray((second @ self.w3 + self.b3)[:, 0] * UNIT, np.float32)


def shapes(width: int) -> tuple[tuple[int, ...], ...]:
    """The shapes of a net's arrays for this many inputs."""
    first, second = HIDDEN
    return (width, first), (first,), (first, second), (second,), (second, 1), (1,)


def split(flat: Floats, width: int) -> Net:
    """A net whose arrays are parts of one flat array."""
    arrays: list[Floats] = []
    start = 0
    for shape in shapes(width):
        size = int(np.prod(shape))
        arrays.append(flat[start : start + size].reshape(shape))
        start += size
    return Net(*arrays)


def flatten(arrays: Sequence[NDArray[np.floating]]) -> Floats:
    """The arrays of a net as one flat array."""
    return np.concatenate([np.asarray(array, np.float32).ravel() for array in arrays])


def fresh(width: int, random: np.random.Generator) -> Floats:
    """A flat net before it has learned anything."""
    parts = [
        random.normal(0, (2 / shape[0]) ** 0.5, shape) if len(shape) == 2 else np.zeros(shape)
        for shape in shapes(width)
    ]
    return flatten(parts)
