"""What `fute doctor` finds, and what it can do about it."""

from collections.abc import Callable
from dataclasses import dataclass


def _cannot() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong. `repair` returns whether it succeeded; `remedy` says what it does, or what to do instead."""

    problem: str
    remedy: str = ""
    repair: Callable[[], bool] = _cannot

    @property
    def can_be_repaired(self) -> bool:
        return self.repair is not _cannot
