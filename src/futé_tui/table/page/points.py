"""Everybody's points: a row for each zone with its colour, a column for each player."""

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.bonuses import FOX
from ...engine.scoring import RatingLevel
from ...language import _, ngettext
from ...text.names import label_of, sentence
from ...text.player_names import shown_name
from ..seats import SeatView
from .drawing.colour import ink_on
from .drawing.faces import EMBLEM, emblem
from .drawing.glyphs import TIMES, with_minus
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, Run, Target, blank, cut, padded, span, width_of, wrap

_MARGIN = 2
_SWATCH, _NARROW_SWATCH = 3, 1
_LEAST_LABEL = 6
_LEAST, _MOST = 4, 10  # the width of a player's column


def shown_points(seat: SeatView, points: int) -> str:
    """Points as they are shown; a dash where somebody is to work them out: "?" is a bonus."""
    return "-" if seat.sealed else with_minus(str(points))


def leads(seat: SeatView, seats: Sequence[SeatView]) -> bool:
    """Whether a player has more points than anybody else."""
    others = [each.score.total for each in seats if each is not seat]
    return bool(others) and not seat.sealed and seat.score.total > max(others)


class _Columns(NamedTuple):
    """The widths of names of zones with their swatch, of the swatch alone, and of each player's points."""

    label: int
    swatch: int
    player: int


def draw_points_table(
    seats: Sequence[SeatView],
    width: int,
    palette: Palette,
    *,
    foxes: bool,
    level: RatingLevel | None = None,
    next_level: RatingLevel | None = None,
) -> Rows:
    """The table on a panel: zones, foxes, the total; alone, the level and how far the next one is."""
    ground = palette.panel
    rows = _rows(seats, _columns(seats, width), palette, foxes=foxes)
    if level:
        rows += wrap([span(level.title, palette.text, ground)], width - 2 * _MARGIN, indent=0)
    if next_level:
        missing = next_level.at_least - seats[0].score.total
        if level:
            text = ngettext("{missing} point to the next level", "{missing} points to the next level", missing)
        else:
            text = ngettext("{missing} point to the first level", "{missing} points to the first level", missing)
        rows.append((span(text.format(missing=missing), palette.dim, ground),))
    return tuple(padded(cut((*blank(_MARGIN, ground), *row), width), width, ground) for row in rows)


def _columns(seats: Sequence[SeatView], width: int) -> _Columns:
    """Columns in which everybody has a place: with many players swatches are narrow, and names of zones cut."""
    name = max(width_of(label_of(zone)) for zone in seats[0].score.zones)
    room = width - 2 * _MARGIN
    label = _SWATCH + 3 + name
    if label + _LEAST * len(seats) <= room:
        return _Columns(label, _SWATCH, min(_MOST, (room - label) // len(seats)))
    label = max(_LEAST_LABEL, min(_NARROW_SWATCH + 1 + name, room + 1 - _LEAST * len(seats)))
    return _Columns(label, _NARROW_SWATCH, _LEAST)


def _rows(seats: Sequence[SeatView], columns: _Columns, palette: Palette, *, foxes: bool) -> list[Row]:
    ground = palette.panel
    rows = _names(seats, columns, palette)
    deciding = [seat.deciding for seat in seats]
    for zone in seats[0].score.zones:
        name = shown_name(label_of(zone), columns.label - columns.swatch - 1)
        label = _swatch(zone, columns.swatch, palette), span(f" {name}", palette.text, ground)
        points = [shown_points(seat, seat.score.zones[zone]) for seat in seats]
        rows.append(_row(label, points, deciding, columns, palette))
    if foxes:
        look = (ink_on(palette.fox), palette.fox) if palette.painted else (palette.text, ground)
        chip = span(f"{palette.bonus_sign(FOX):^{_SWATCH}}", *look, bold=True)
        points = [shown_points(seat, seat.score.fox_points) for seat in seats]
        rows.append(_row((chip, span(f" {_fox_sum(seats)}", palette.dim, ground)), points, deciding, columns, palette))
    return [*rows, _total(seats, columns, palette)]


def _swatch(zone: str, width: int, palette: Palette) -> Run:
    """The colour of a zone, or its letter."""
    if palette.lettering:
        return span(f"{palette.lettering.letter(zone):^{width}}", palette.text_colour(zone), palette.panel, bold=True)
    return span(" " * width, palette.panel, palette.colour(zone))


def _fox_sum(seats: Sequence[SeatView]) -> str:
    """Alone, what the foxes are worth: their number, times the points of the lowest zone."""
    if len(seats) > 1 or seats[0].sealed:
        return ""
    return f"{seats[0].score.foxes} {TIMES} {min(seats[0].score.zones.values())}"


def _names(seats: Sequence[SeatView], columns: _Columns, palette: Palette) -> list[Row]:
    """Who plays, in two rows where a name of two words needs them."""
    names = [_in_two(seat.name, columns.player - 1) for seat in seats]
    heads = ["", _("Points")] if any(first for first, _second in names) else [_("Points")]
    lines = [*zip(*names, strict=True)][-len(heads) :]
    return [_names_row(head, seats, line, columns, palette) for head, line in zip(heads, lines, strict=True)]


def _in_two(name: str, width: int) -> tuple[str, str]:
    """A name in the lower of two rows, or in both where its words fit there and not in one; cut if need be."""
    first, _space, second = name.rpartition(" ")
    if width_of(name) > width and first and max(width_of(first), width_of(second)) <= width:
        return first, second
    return "", shown_name(name, width)


def _names_row(head: str, seats: Sequence[SeatView], names: Sequence[str], columns: _Columns, palette: Palette) -> Row:
    """A row of names; a bot has its emblem where there is room for it beside the name."""
    ground = palette.panel
    runs = list(padded((span(head, palette.dim, ground),), columns.label, ground))
    for seat, text in zip(seats, names, strict=True):
        free = columns.player - width_of(text)
        face = emblem(seat.bot, palette, ground) if text and seat.bot and free > EMBLEM + 1 else ()
        runs += (*blank(free - (EMBLEM + 1 if face else 0), ground), *face, *blank(1 if face else 0, ground))
        runs.append(span(text, palette.accent if seat.deciding else palette.text, ground, bold=seat.deciding))
    return tuple(runs)


def _row(label: Row, points: Sequence[str], deciding: Sequence[bool], columns: _Columns, palette: Palette) -> Row:
    ground = palette.panel
    runs: list[Run] = list(padded(cut(label, columns.label), columns.label, ground))
    for number, (text, bold) in enumerate(zip(points, deciding, strict=True)):
        target = Target("seat", str(number))
        runs.append(span(f"{text:>{columns.player}}", palette.text, ground, bold=bold, target=target))
    return tuple(runs)


def _total(seats: Sequence[SeatView], columns: _Columns, palette: Palette) -> Row:
    """The totals; the best is set off where there are several."""
    ground = palette.panel
    best = max(seat.score.total for seat in seats)
    runs = list(padded((span(sentence(_("total")), palette.text, ground, bold=True),), columns.label, ground))
    for number, seat in enumerate(seats):
        leads = len(seats) > 1 and seat.score.total == best and not seat.sealed
        text, colour = shown_points(seat, seat.score.total), palette.accent if leads else palette.text
        target = Target("seat", str(number))
        runs.append(span(f"{text:>{columns.player}}", colour, ground, bold=True, target=target))
    return tuple(runs)
