"""What the hint panel shows, as values: sentences, and what there is to choose between."""

from dataclasses import dataclass
from typing import NamedTuple

from .picking import BoxKey


class HintItem(NamedTuple):
    """One of the dice or boxes to choose between: its keys, what it gains in a row of its own, as much of it as fits,
    and in ever fewer words."""

    keys: tuple[str, ...]
    in_a_row: tuple[str, ...]
    in_few_words: tuple[str, ...]
    die: str = ""
    box: BoxKey | None = None


class OptionGroup(NamedTuple):
    """Ways that differ in the number that is written: each by its place in the list, with what its key does not say,
    and what they `share`."""

    ways: tuple[tuple[int, str], ...]
    shared: str


@dataclass(frozen=True, slots=True)
class HintView:
    """Sentences for the panel. `about` is about what is pointed at, `items` are what there is to choose between, in
    an `order` that is said, `by_zone` the same with one line for each zone, `note` explains what happens for the first
    time."""

    now: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    items: tuple[HintItem, ...] = ()
    note: str = ""
    by_zone: tuple[HintItem, ...] = ()
    order: str = ""
