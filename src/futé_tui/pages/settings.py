"""The settings in groups with all their values; what the one under the cursor does, and where its value is from."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..language import _
from ..outside import visible
from ..table.page.drawing.die import LARGE, draw_die
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Target, width_of
from .caps import chip_width, draw_cap, draw_chip
from .pen import Pen
from .rows import GAP, draw_row, row_target, window

VALUE = "value"  # the kind of targets that are values: row, and place among the values
_TOP = 2
_TITLE = 24
_ABOUT = 7  # rows below the list, in a narrow terminal
_SIDE = 40
_WIDE = 110
_PIPS = 5
_AIRY = 34  # rows from which there is air between the settings


class SettingLine(NamedTuple):
    """A setting: its title, its values with the place of the one in use, or (no values) its keys."""

    title: str
    values: tuple[str, ...]
    now: int
    keys: str = ""
    note: str = ""


class SettingPicture(NamedTuple):
    """What a setting does, as a picture: a die with its keys, the levels of hints with the place of the one in use, or
    else a small table in the colours of the theme."""

    palette: Palette
    die: str = ""
    keys: str = ""
    levels: tuple[tuple[str, str], ...] = ()
    level: int = 0


@dataclass(frozen=True, slots=True)
class SettingsView:
    """All settings in groups, with a cursor that counts settings; what is said about the one under the cursor, and
    what it looks like."""

    groups: tuple[tuple[str, tuple[SettingLine, ...]], ...]
    cursor: int
    help: str
    source: str
    file: str
    picture: SettingPicture | None = None


def draw_settings(pen: Pen, view: SettingsView) -> None:
    """The whole page."""
    pen.header(_("Settings"))
    wide = pen.width >= _WIDE
    width = pen.width - _SIDE - GAP if wide else pen.width
    rows = pen.height - _TOP - (0 if wide else _ABOUT)
    lines = list(_lines(view, apart=pen.painted and pen.height >= _AIRY))
    at = next(place for place, (number, _line) in enumerate(lines) if number == view.cursor)
    in_sight = window(len(lines), at, rows)
    for place, shown in enumerate(in_sight):
        number, line = lines[shown]
        _draw_line(pen, _TOP + place, width, number, line, on=number == view.cursor)
    pen.scroll_signs(width - GAP, _TOP, rows, above=in_sight.start > 0, below=in_sight.stop < len(lines))
    if wide:
        _draw_about(pen, view, pen.width - _SIDE, _TOP, _SIDE - GAP, pen.height - _TOP - 1)
    else:
        _draw_about(pen, view, 0, pen.height - _ABOUT, pen.width, _ABOUT)


def _lines(view: SettingsView, *, apart: bool) -> Iterator[tuple[int | None, SettingLine | str]]:
    """What is one below the other: headings, and settings with their numbers; perhaps with air between them: chips and
    key-caps one below the other would look like one."""
    number = 0
    for heading, settings in view.groups:
        if number:
            yield None, ""
        yield None, heading
        for place, line in enumerate(settings):
            if place and apart:
                yield None, ""
            yield number, line
            number += 1


def _draw_line(pen: Pen, y: int, width: int, number: int | None, line: SettingLine | str, *, on: bool) -> None:
    if isinstance(line, str):
        pen.write(GAP, y, line, pen.palette.accent, bold=True)
        return
    draw_row(pen, 0, y, width - 1, row_target(number or 0), on=on)
    pen.fit(GAP + 1, y, _TITLE - 1, line.title, bold=on)
    x = GAP + 1 + _TITLE
    if line.values:
        x = _draw_values(pen, x, y, width - x - GAP, number or 0, line)
    else:
        for key in filter(None, line.keys.split(", ")):
            x = draw_cap(pen, x, y, key, row_target(number or 0)) + 1
    if line.note and x + 1 + width_of(line.note) <= width - GAP:  # what is said about the setting says it, too
        pen.write(x + 1, y, line.note, pen.palette.dim)


def _draw_values(pen: Pen, x: int, y: int, room: int, number: int, line: SettingLine) -> int:
    """All values, the one in use in gold; only that one, between arrows, where they are too many."""
    if sum(chip_width(value) + 1 for value in line.values) <= room:
        for place, value in enumerate(line.values):
            target = Target(VALUE, str(number), str(place))
            x = draw_chip(pen, x, y, value, target, chosen=place == line.now) + 1
        return x
    before, after = ("◀", "▶") if pen.painted else ("<", ">")
    last = len(line.values) - 1
    x = pen.write(x, y, f"{before} ", target=Target(VALUE, str(number), str((line.now - 1) % (last + 1))))
    x = draw_chip(pen, x, y, line.values[line.now], row_target(number), chosen=True)
    return pen.write(x, y, f" {after}", target=Target(VALUE, str(number), str((line.now + 1) % (last + 1)))) + 1


def _draw_about(pen: Pen, view: SettingsView, x: int, y: int, width: int, height: int) -> None:
    """What the setting does, where its value is from, and where settings are stored."""
    pen.panel(x, y, width, height)
    row, room = y + 1, width - 2 * GAP
    picture = view.picture if pen.painted and height > _ABOUT else None
    row += pen.paragraph(x + GAP, row, room, view.help, most=height - 4) + 1
    if row < y + height - 2:
        row += pen.paragraph(x + GAP, row, room, view.source, pen.palette.dim, most=y + height - 2 - row) - 1
    if picture and picture.die:
        _draw_die(pen, x + GAP, row + 2, picture)
    elif picture and picture.levels:
        _draw_levels(pen, x + GAP, row + 2, room, picture)
    elif picture:
        _draw_table(pen, x + GAP, row + 2, room, picture.palette)
    lines = _path_lines(view.file, room)
    last = y + height - 1 - (1 if height > _ABOUT else 0)
    for above, line in enumerate(reversed(lines)):
        if last - above > row or not above:
            pen.write(x + GAP, last - above, line, pen.palette.dim)


def _path_lines(path: str, room: int) -> list[str]:
    """A path in as many lines as it takes, broken after its separators where that is possible."""
    lines, text = [], visible(path)
    while width_of(text) > room:
        at = max(text.rfind("/", 0, room), text.rfind("\\", 0, room)) + 1 or room
        lines.append(text[:at])
        text = text[at:]
    return [*lines, text]


def _draw_die(pen: Pen, x: int, y: int, picture: SettingPicture) -> None:
    """A die over its keys."""
    draw_die(pen.canvas, x, y, picture.die, _PIPS, LARGE, picture.palette)
    at = x
    for key in filter(None, picture.keys.split(", ")):
        at = draw_cap(pen, at, y + LARGE.rows + 1, key) + 1


def _draw_levels(pen: Pen, x: int, y: int, width: int, picture: SettingPicture) -> None:
    """The levels of hints with what each explains, the one in use set off."""
    for number, (name, about) in enumerate(picture.levels):
        on = number == picture.level
        pen.write(x, y, name, pen.palette.accent if on else "", bold=True)
        y += 1 + pen.paragraph(x + GAP, y + 1, width - GAP, about, "" if on else pen.palette.dim) + 1


def _draw_table(pen: Pen, x: int, y: int, width: int, palette: Palette) -> None:
    """A piece of the table in the colours of a theme."""
    from .table_piece import table_piece  # needs the engine

    rows = table_piece(width - 2, palette)
    pen.fill(x, y, width, len(rows) + 2, palette.table)
    pen.picture(x + 1, y + 1, rows)
