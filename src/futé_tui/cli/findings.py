"""What `fute doctor` finds, and what it can do about it."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong. `repair` returns whether it succeeded, and is None if that is impossible; `remedy` says what it
    does, or what to do instead."""

    problem: str
    remedy: str = ""
    repair: Callable[[], bool] | None = None
