"""The line at the top: the sheet, the rounds as chips, and everybody's points with a sign at who decides."""

from collections.abc import Sequence

from ...language import _
from ...text.player_names import shown_name
from ..seats import SeatView
from ..view import TableView
from .drawing.colour import BLACK
from .drawing.faces import emblem
from .drawing.glyphs import DECIDES, LEADS, POINTER
from .drawing.palette import Palette
from .drawing.runs import Row, Run, Target, blank, cut, padded, row_width, span
from .plan import AIRY
from .points import leads, shown_points

_READABLE = 10  # names are as wide as that before bonuses of rounds to come are left out
_NAMES = (16, 10, 7, 5, 4)  # so wide are names at most, as long as there is room


def draw_header(table: TableView, status: str, width: int, palette: Palette) -> Row:
    """The line at the top; `status` is a word about the moment, for which there may be no room. Bonuses of rounds to
    come give way first, then the title, then names; never the present round."""
    ground = palette.header
    left, people = _left_and_people(table, width - 1, palette, roomy=width >= AIRY[0])
    if status and row_width(left) + 3 + len(status) + 2 + row_width(people) <= width - 1:
        left = (*left, span(f"   {status}", palette.dim, ground))
    room = width - 1 - row_width(people)
    return (*padded(cut(left, room - 1), room, ground), *people, *blank(1, ground))


def _left_and_people(table: TableView, width: int, palette: Palette, *, roomy: bool) -> tuple[Row, Row]:
    """Title and rounds, then names and points."""
    gap, ground = 3 if roomy else 2, palette.header
    for title in (table.title, table.short_title):
        for further in (len(table.round_track), 1, 0):
            rounds = _rounds(table.round_track, table.round, further, palette, roomy=roomy)
            left = (*_title(title, palette), *blank(3, ground), *rounds)
            if people := _people_in(table, width - row_width(left) - 2, palette, gap, least=_READABLE):
                return left, people
    people = _people_in(table, width - row_width(left) - 2, palette, gap, least=0)
    room = width - row_width(people) - row_width(rounds) - 2
    return (*padded(cut(_title(table.short_title, palette), room - 1), room, ground), *rounds), people


def _title(title: str, palette: Palette) -> Row:
    return (*blank(1, palette.header), span(title, palette.text, palette.header, bold=True))


def _people_in(table: TableView, room: int, palette: Palette, gap: int, least: int) -> Row:
    """Names and points as they fit, with names at least so wide; nothing if they cannot be that wide there."""
    ways = [(_NAMES[0], True), *((widest, False) for widest in _NAMES if widest >= least)]
    for widest, faces in ways:
        people = _people(table.seats, table.shown, widest, palette, gap, faces=faces)
        if row_width(people) <= room:
            return people
    return () if least else people


def _rounds(track: Sequence[str], number: int, further: int, palette: Palette, *, roomy: bool) -> Row:
    """Rounds as chips: the present one in gold with its bonus, those to come on a different ground, this many of them
    with their bonuses."""
    if not track:
        return (span(_("round {round}").format(round=number), palette.text, palette.header),)
    runs: list[Run] = []
    for each, word in enumerate(track, 1):
        sign = f" {palette.bonus_sign(word)}" if word and (roomy or number <= each <= number + further) else ""
        target = Target("bonus", word) if word else None
        if each == number:
            text = f" {each}{sign} " if palette.painted else f"[{each}{sign}]"
            runs.append(span(text, BLACK, palette.gold, bold=True, target=target))
        elif each > number:
            runs.append(span(f" {each}{sign} ", palette.text, palette.panel, target=target))
        else:
            runs.append(span(f" {each}{sign} ", palette.dim, palette.header, target=target))
        runs += blank(1 if roomy else 0, palette.header)
    return tuple(runs)


def _people(seats: Sequence[SeatView], shown: int, widest: int, palette: Palette, gap: int, *, faces: bool) -> Row:
    """Names and points; the one who decides has a sign, the one whose sheet is shown is set off. Bots have their
    emblems where there is room for `faces`."""
    runs: list[Run] = []
    for number, seat in enumerate(seats):
        text = f"{shown_name(seat.name, widest)} {shown_points(seat, seat.score.total)}"
        ground = palette.panel if number == shown and len(seats) > 1 else palette.header
        colour = palette.accent if seat.deciding else palette.text if number == shown else palette.dim
        sign = f"{DECIDES if palette.painted else POINTER} " if seat.deciding else ""
        if leads(seat, seats):
            text = f"{text} {LEADS}"
        runs += blank(gap - 1 if runs else 0, palette.header)
        if seat.bot and faces:
            runs += emblem(seat.bot, palette, palette.header)
        runs.append(span(f" {sign}{text} ", colour, ground, bold=seat.deciding, target=Target("seat", str(number))))
    return tuple(runs)
