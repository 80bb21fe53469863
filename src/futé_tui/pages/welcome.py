"""The page of the very first start: the logo, dice, and four ways to begin."""

from collections.abc import Sequence
from typing import NamedTuple

from ..language import LANGUAGES, OWN_NAMES, _, spoken
from ..table.page.drawing.big import ROWS as LOGO_ROWS
from .caps import chip_width, draw_cap, draw_chip
from .home.dice import LOGO_COLOURS, dice_width, draw_dice
from .pen import Area, Pen, broken
from .rows import command_target, draw_row
from .sheet_picture import draw_sheet

_BLOCK = 72  # columns
_TALL = 32  # rows from which there is air
_SHEET = (50, 17)  # the largest picture below
_BESIDE = 40  # columns of the picture beside the ways
_GAP = 3
_WIDE = 119  # columns from which it is there
_LEAST = 6  # rows of a picture
_WORDS = 2  # rows of a way
_TITLE = 9  # columns before the name of a way


class Way(NamedTuple):
    """A way to begin: its key, its command, its name, and what it leads to."""

    key: str
    command: str
    title: str
    about: str


def draw_welcome(
    pen: Pen, ways: Sequence[Way], cursor: int, language_key: str, faces: Sequence[int], sheet: str
) -> None:
    """Draw the page; the cursor is on one of the ways, and `sheet` is shown where there is room: beside them in a wide
    terminal, below them in a tall one."""
    tall = pen.height >= _TALL
    beside = pen.painted and pen.width >= _WIDE
    width = min(_BLOCK, pen.width - 4)
    end = (pen.width + width + (_GAP + _BESIDE if beside else 0)) // 2
    x = pen.width - end
    pitch = 4 if tall else _WORDS
    promise = _("Roll six dice, take one, mark a box. Boxes give bonuses, bonuses set off chain reactions.")
    words = broken(promise, width)
    needed = LOGO_ROWS + len(words) + pitch * len(ways) + (8 if tall else 5)
    below = min(_SHEET[1], pen.height - needed - 5) if sheet and tall and pen.painted and not beside else 0
    if below < _LEAST:
        below = 0
    top = max(0, (pen.height - needed - (below + 2 if below else 0)) // 2)
    pen.big(x, top, "futé", *(pen.palette.colour(name) for name in LOGO_COLOURS))
    first = y = top + LOGO_ROWS + (2 if tall else 1)
    pen.write(x, y, _("Welcome!"), pen.palette.accent, bold=True)
    y += pen.lines(x, y + 1, words) + 2
    for number, way in enumerate(ways):
        _draw_way(pen, Area(x, y, width, max(_WORDS, pitch - 1)), number, way, on=number == cursor)
        y += pitch
    last = y + (1 if pen.height > needed else 0)
    _draw_languages(pen, x, last, language_key)
    draw_dice(pen, end + 1 - dice_width(wide=False), top, faces, wide=False)
    if sheet and beside:
        draw_sheet(pen, end - _BESIDE, first, _BESIDE, last + 1 - first, sheet)
    elif below:
        draw_sheet(pen, x + (width - _SHEET[0]) // 2, y + 4, _SHEET[0], below, sheet)


def _draw_way(pen: Pen, area: Area, number: int, way: Way, *, on: bool) -> None:
    """A card: the key, the name of the way, and what it leads to; with half a row of air where there is room."""
    target = command_target(way.command)
    y = area.y + area.height - _WORDS
    if y > area.y:
        ground = pen.palette.selected if on else pen.palette.panel
        pen.area(area.x, 2 * y - 1, area.width, 2 * _WORDS + 2, ground, target)
    pen.fill(area.x, y, area.width, _WORDS, pen.palette.panel)
    draw_row(pen, area.x, y, area.width, target, on=on, height=_WORDS)
    draw_cap(pen, area.x + 2, y, way.key, target)
    pen.write(area.x + _TITLE, y, way.title, bold=True, target=target)
    pen.fit(area.x + _TITLE, y + 1, area.width - _TITLE - 1, way.about, pen.palette.dim, target=target)


def _draw_languages(pen: Pen, x: int, y: int, key: str) -> None:
    x = draw_cap(pen, x, y, key, command_target("next_language")) + 1
    for language in LANGUAGES:
        if x + chip_width(OWN_NAMES[language]) <= pen.width:
            target = command_target(f"speak('{language}')")
            x = draw_chip(pen, x, y, OWN_NAMES[language], target, chosen=language == spoken()) + 1
