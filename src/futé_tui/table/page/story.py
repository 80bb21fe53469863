"""The log as a story: turns as headings, a bar in the colour of what happened, points at the end of the line."""

from collections.abc import Sequence
from functools import lru_cache

from ...text.story import Dice, StoryLine, in_letters
from .drawing.colour import BLACK, contrast, ink_on, mix
from .drawing.glyphs import BAR, with_minus
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, blank, padded, piled, row_width, span, wrap

_SEEN = 1.2  # the least contrast of a bar
_SHADED = 0.18  # how much darker dice of the panel's colour are
_BAR = 2  # cells of the bar and the gap after it


def story_rows(lines: Sequence[StoryLine], width: int, palette: Palette, ground: str) -> list[Row]:
    """All rows of the story."""
    rows: list[Row] = []
    for line in lines:
        rows += _line(line, width, palette, ground)
    return rows


@lru_cache(maxsize=128)
def _line(line: StoryLine, width: int, palette: Palette, ground: str) -> Rows:
    """Lines never change once they are written; a page has room for far fewer than are kept."""
    draw = _heading if line.heading else _happening
    return tuple(padded(row, width, ground) for row in draw(line, width, palette, ground))


def draw_story(
    lines: Sequence[StoryLine], width: int, height: int, palette: Palette, ground: str, back: int = 0
) -> Rows:
    """The end of the story, or what is this many rows further back."""
    rows: list[Row] = []
    for line in reversed(lines):
        rows[:0] = _line(line, width, palette, ground)
        if len(rows) >= height + back:
            break
    last = max(min(height, len(rows)), len(rows) - back)
    return piled(rows[max(0, last - height) : last], width, height, ground)


def _heading(line: StoryLine, width: int, palette: Palette, ground: str) -> list[Row]:
    return wrap([span(line.text, palette.text, ground, bold=True)], width)


def _bar_colour(name: str, palette: Palette, ground: str) -> str:
    """The colour of a zone or die, if that can be seen."""
    colour = palette.colour(name) if name else palette.dim
    return colour if contrast(colour, ground) > _SEEN else palette.dim


def _dice(dice: Dice, palette: Palette, ground: str) -> Row:
    """What was rolled, as squares in the colours of the dice; those that would vanish are shaded. In letters, each
    after the letter of its die."""
    if palette.lettering:
        shown = [f"{palette.lettering.letter(die)}{number}" for die, number in dice]
        return (span(" ".join(shown), palette.text, ground),)
    colours = [(palette.colour(die), shown) for die, shown in dice]
    seen = [(each if contrast(each, ground) > _SEEN else mix(each, BLACK, _SHADED), shown) for each, shown in colours]
    return tuple(span(f" {shown} ", ink_on(each), each, bold=True) for each, shown in seen)


def _happening(line: StoryLine, width: int, palette: Palette, ground: str) -> list[Row]:
    bar = span(f"{BAR} " if palette.painted else "  ", _bar_colour(line.colour, palette, ground), ground)
    points: Row = (span(with_minus(f" {line.points}"), palette.accent, ground, bold=True),) if line.points else ()
    room = width - row_width(points)
    words = span(with_minus(line.text) if palette.painted else in_letters(line.text), palette.text, ground)
    rows: list[Row] = [(bar, *row) for row in wrap([words], room - _BAR, indent=0)]
    if line.dice:
        dice = _dice(line.dice, palette, ground)
        if row_width(rows[-1]) + 1 + row_width(dice) > room:
            rows.append((bar,))
        rows[-1] = (*rows[-1], *blank(1, ground), *dice)
    if points:
        rows[-1] = (*padded(rows[-1], room, ground), *points)
    return rows
