"""The line of commands at the foot: key-caps and what they do, never cut in the middle."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from .drawing.glyphs import with_minus
from .drawing.palette import Palette
from .drawing.runs import Row, Run, Target, blank, look_of, padded, row_width, span

_SPACINGS = ((False, 3), (False, 2), (False, 1), (True, 2), (True, 1), (True, 0))  # tight or not, and the gap
SPEAKS = "?"  # a key that needs no title
SPARE = 5  # commands so spare are left out before caps lose their margin


class KeyCap(NamedTuple):
    """A key and its title, padded to its longest one. One that means nothing now is kept in its place, faded; where
    there is too little room, the most `spare` one is dropped first. `tip` says what it does."""

    key: str
    title: str
    action: str
    enabled: bool = True
    spare: int = 0
    tip: str = ""


def key_cap(
    key: str, palette: Palette, *, target: Target | None = None, enabled: bool = True, tight: bool = False
) -> Run:
    """A key as a cap, everywhere the same; `tight`, without a margin."""
    text = key if tight else f" {key} "
    if enabled:
        return span(text, palette.cap_text, palette.cap, bold=True, target=target)
    return span(text, palette.dim, palette.panel, target=target)


@lru_cache(maxsize=256)
def draw_footer(caps: tuple[KeyCap, ...], width: int, palette: Palette) -> Row:
    """The commands; before one is left out, they move together and caps lose their margin. Spare ones are left out
    first, then the last ones, but the one that leaves the screen stays."""
    ground = palette.header
    for kept in _fewer(caps):
        roomy = any(cap.spare >= SPARE for cap in kept)
        for tight, gap in (each for each in _SPACINGS if not (roomy and each[0])):
            row = _line(kept, gap, palette, tight=tight)
            if row_width(row) <= width:
                return padded(row, width, ground)
    return blank(width, ground)


def write_footer(caps: Sequence[KeyCap], width: int) -> Row:
    """The commands where keys are no caps, in the colours of the terminal. Before those are left out that are only a
    little spare, those that mean nothing now lose their places, and then all move together."""
    for kept in _fewer(caps):
        meant = [cap for cap in kept if cap.enabled]
        ways = [map(_in_its_place, kept)]
        if all(cap.spare < SPARE for cap in kept):
            ways += [map(_in_its_place, meant), map(_close_up, meant)]
        for row in map(tuple, map(chain.from_iterable, ways)):
            if row_width(row) <= width:
                return row
    return ()


def _in_its_place(cap: KeyCap) -> Row:
    before, after = "  " if cap.enabled else "()"
    return _written(cap, f"{before}{cap.key}", f" {cap.title.rstrip()}{after}".ljust(len(cap.title) + 2))


def _close_up(cap: KeyCap) -> Row:
    return _written(cap, f" {cap.key}", "" if cap.key == SPEAKS else f" {cap.title.rstrip()}")


def _written(cap: KeyCap, key: str, title: str) -> Row:
    target = Target("command", cap.action)
    bright, plain = look_of("", "", bold=cap.enabled, dim=not cap.enabled), look_of("", "", dim=not cap.enabled)
    return Run(key, bright, target), Run(title, plain, target)


def _fewer(caps: Sequence[KeyCap]) -> list[list[KeyCap]]:
    """All caps, then fewer and fewer; the last one, which leaves the screen, stays the longest."""
    kept = list(caps)
    every = [list(kept)]
    while kept:
        kept.remove(max(reversed(kept[:-1] or kept), key=lambda cap: cap.spare))
        every.append(list(kept))
    return every


def _line(caps: Sequence[KeyCap], gap: int, palette: Palette, *, tight: bool) -> Row:
    ground = palette.header
    runs: list[Run] = [*blank(1 if gap else 0, ground)]
    for number, cap in enumerate(caps):
        target = Target("command", cap.action)
        runs += blank((gap or 1) if number else 0, ground)
        runs.append(key_cap(cap.key, palette, target=target, enabled=cap.enabled, tight=tight))
        title = with_minus(f" {cap.title}") if gap or cap.key != SPEAKS else ""
        runs.append(span(title, palette.text if cap.enabled else palette.dim, ground, target=target))
    return tuple(runs)
