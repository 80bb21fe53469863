"""Values that are made when somebody first asks for them, and kept."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class OnDemand(dict[K, V]):
    """Values by key. A look-up costs no more than in any dictionary, once the value is there."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value
