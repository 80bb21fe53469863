"""The line of commands at the foot: key-caps and what they do, never cut in the middle."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from .drawing.palette import Palette
from .drawing.runs import Row, Run, Target, blank, padded, row_width
from .drawing.spans import span


class KeyCap(NamedTuple):
    """A key and what it does now. One that means nothing now keeps its place, faded. Where there is too little room,
    the most `spare` one is left out first."""

    key: str
    title: str
    action: str
    enabled: bool = True
    spare: int = 0


def key_cap(key: str, palette: Palette, *, target: Target | None = None, enabled: bool = True) -> Run:
    """A key as a cap, everywhere the same."""
    if enabled:
        return span(f" {key} ", palette.cap_text, palette.cap, bold=True, target=target)
    return span(f" {key} ", palette.dim, palette.panel, target=target)


def draw_footer(caps: Sequence[KeyCap], width: int, palette: Palette) -> Row:
    """The commands; what does not fit is left out, spare ones first, then the last ones."""
    ground = palette.header
    for kept in fewer(caps):
        for gap in (3, 2, 1):
            row = _line(kept, gap, palette)
            if row_width(row) <= width:
                return padded(row, width, ground)
    return blank(width, ground)


class Sparing(Protocol):
    """Something that can be left out; what is most `spare` first."""

    @property
    def spare(self) -> int: ...


S = TypeVar("S", bound=Sparing)


def fewer(caps: Sequence[S]) -> list[list[S]]:
    """All caps, then fewer and fewer."""
    kept = list(caps)
    every = [list(kept)]
    while kept:
        kept.remove(max(reversed(kept), key=lambda cap: cap.spare))
        every.append(list(kept))
    return every


def _line(caps: Sequence[KeyCap], gap: int, palette: Palette) -> Row:
    ground = palette.header
    runs: list[Run] = [*blank(1, ground)]
    for number, cap in enumerate(caps):
        target = Target("command", cap.action)
        runs += blank(gap if number else 0, ground)
        runs.append(key_cap(cap.key, palette, target=target, enabled=cap.enabled))
        runs.append(span(f" {cap.title}", palette.text if cap.enabled else palette.dim, ground, target=target))
    return tuple(runs)
