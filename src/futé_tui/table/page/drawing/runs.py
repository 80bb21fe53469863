"""Rows of runs: text, its colours, and what a click on it means."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from ....text.player_names import cells

width_of = lru_cache(maxsize=1024)(cells)  # how many cells a text takes; a page has a few hundred texts


class Look(NamedTuple):
    """Colours as `#rrggbb`, and how letters are set."""

    fg: str
    bg: str
    bold: bool = False
    strike: bool = False


look_of = lru_cache(maxsize=4096)(Look)  # the same look is the same object


class Target(NamedTuple):
    """What is under the mouse: a `box` of a zone, a `die`, a `bonus`, a `track`, the `end` bonus of one, a `seat`,
    a `command`, one of several `option`s, the `note` on something new, or a value in `print` that can be edited. A
    bonus that is printed in a box has that as its part, and the `zone` of the box."""

    kind: str
    name: str
    part: str = ""
    zone: str = ""

    @property
    def picked(self) -> "Target":
        """What a click picks: of a bonus that is printed in a box, the box."""
        return Target("box", self.zone, self.part) if self.kind == "bonus" and self.part else self


class Run(NamedTuple):
    """Text with one look and one meaning."""

    text: str
    look: Look
    target: Target | None = None


Row = tuple[Run, ...]
Rows = tuple[Row, ...]


def row_width(row: Sequence[Run]) -> int:
    """How many cells a row takes."""
    return sum([width_of(run[0]) for run in row])


@lru_cache(maxsize=1024)
def blank(width: int, colour: str) -> Row:
    """An empty row."""
    return (Run(" " * width, look_of(colour, colour)),) if width > 0 else ()


def padded(row: Row, width: int, colour: str) -> Row:
    """The row filled up to this width."""
    missing = width - row_width(row)
    return (*row, *blank(missing, colour)) if missing > 0 else row


def beside(parts: Iterable[Rows]) -> Rows:
    """Blocks of the same height next to each other."""
    return tuple([tuple(chain.from_iterable(rows)) for rows in zip(*parts, strict=True)])


def stacked(rows: Iterable[Row], width: int, height: int, colour: str) -> Rows:
    """The rows, each of this width, cut or filled up to this height."""
    return piled([padded(row, width, colour) for row in rows], width, height, colour)


def piled(rows: Sequence[Row], width: int, height: int, colour: str) -> Rows:
    """Rows that have this width already, cut or filled up to this height."""
    return (*rows[:height], *([blank(width, colour)] * (height - len(rows))))
