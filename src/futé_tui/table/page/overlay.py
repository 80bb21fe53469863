"""What appears over the page for a moment: points at a box, the number of a link, a fox, a track that lights up."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..motion.beat import COUNTED_FROM, FOX_STAGES, Beat
from .drawing.canvas import UPPER
from .drawing.colour import BLACK, WHITE, ink_on
from .drawing.faces import FOX, emblem_in_letters, fox_colours
from .drawing.glyphs import TIMES
from .drawing.palette import Palette
from .drawing.runs import Look, Row, Rows, Run, Target, joined, row_width, width_of


class OnPage(NamedTuple):
    """Where something is on the page."""

    x: int
    y: int
    width: int


def find_on_page(rows: Rows, target: Target) -> OnPage | None:
    """The first row that has this meaning, and the cells that have it there."""
    for y, row in enumerate(rows):
        x = 0
        found: list[tuple[int, int]] = []
        for run in row:
            wide = width_of(run.text)
            if run.target == target:
                found.append((x, wide))
            x += wide
        if found:
            return OnPage(found[0][0], y, sum(wide for _at, wide in found))
    return None


def draw_over(rows: Rows, beat: Beat, palette: Palette) -> Rows:
    """The page with what a beat shows over it."""
    if beat.lit:
        rows = _lit(rows, Target("track", beat.lit), palette)
    at = find_on_page(rows, Target("box", *beat.flash)) if beat.flash else None
    if beat.lit and beat.points:
        at = find_on_page(rows, Target("track", beat.lit))
    if at is None:
        return rows
    if beat.fox:
        rows = _with_fox(rows, at, beat.fox, palette)
    elif beat.points or beat.count >= COUNTED_FROM:
        rows = _with_points(rows, at, beat, palette)
    return rows


def _lit(rows: Rows, target: Target, palette: Palette) -> Rows:
    """A track in gold."""
    look = Look(BLACK, palette.gold, bold=True)
    return tuple(tuple(run._replace(look=look) if run.target == target else run for run in row) for row in rows)


def _with_points(rows: Rows, at: OnPage, beat: Beat, palette: Palette) -> Rows:
    """The points of a mark, and the number of its link from the third on: in the row above it, or beside it where that
    row has boxes of its own, whose points they would seem to be."""
    words = [Run(f" {beat.points} ", Look(BLACK, palette.gold, bold=True))] if beat.points else []
    if beat.count >= COUNTED_FROM:
        words.append(Run(f" {TIMES}{beat.count} ", Look(ink_on(palette.fox), palette.fox, bold=True)))
    wide = sum(len(word.text) for word in words)
    x, y = max(0, at.x + (at.width - wide + 1) // 2), max(0, at.y - 1)
    if any(run.target and run.target.kind == "box" for run in _part(rows[y], x, x + wide)):
        room = row_width(rows[at.y]) - at.x - at.width
        x, y = at.x + at.width if wide <= room else at.x - wide, at.y
    return lay_over(rows, x, y, words)


def _with_fox(rows: Rows, at: OnPage, stage: int, palette: Palette) -> Rows:
    """A fox that comes up behind the row of a box; in letters its face above it."""
    if palette.lettering:
        face = Run(emblem_in_letters("renard"), Look(palette.fox, palette.table, bold=True))
        return lay_over(rows, at.x, max(0, at.y - 1), [face])
    out = len(FOX) * stage // FOX_STAGES
    seen = FOX[:out]
    lines = [(seen[n], seen[n + 1] if n + 1 < out else "." * len(FOX[0])) for n in range(0, out, 2)]
    top = max(0, at.y - len(lines))
    x = max(0, at.x + (at.width - len(FOX[0]) + 1) // 2)
    for y, (upper, lower) in enumerate(lines, top):
        for column, pair in enumerate(zip(upper, lower, strict=True)):
            rows = _with_dot(rows, x + column, y, pair, palette)
    return rows


def _with_dot(rows: Rows, x: int, y: int, pair: tuple[str, str], palette: Palette) -> Rows:
    colours = fox_colours(palette)
    upper, lower = (colours.get(letter, "") for letter in pair)
    if not upper and not lower:
        return rows
    ground = _ground(rows[y], x)
    return lay_over(rows, x, y, [Run(UPPER, Look(upper or ground, lower or ground))])


def _ground(row: Row, x: int) -> str:
    for run in row:
        x -= width_of(run.text)
        if x < 0:
            return run.look.bg
    return WHITE


def lay_over(rows: Rows, x: int, y: int, over: Sequence[Run]) -> Rows:
    """The rows with some runs over one of them, further to the left where they would end beyond it."""
    if y >= len(rows):
        return rows
    row, end, whole = rows[y], x + row_width(over), row_width(rows[y])
    if end > whole:
        x, end = max(0, x - (end - whole)), whole
    return (*rows[:y], joined([*_part(row, 0, x), *over, *_part(row, end, whole)]), *rows[y + 1 :])


def _part(row: Row, start: int, end: int) -> Iterator[Run]:
    """The cells of a row from one column to another; half a wide letter is a blank."""
    x = 0
    for run in row:
        wide = width_of(run.text)
        if x + wide <= start or x >= end:
            x += wide
            continue
        if start <= x and x + wide <= end:
            yield run
            x += wide
            continue
        text = ""
        for letter in run.text:
            cells = width_of(letter)
            inside = min(end, x + cells) - max(start, x)
            text += letter if inside == cells else " " * max(0, inside)
            x += cells
        yield run._replace(text=text)
