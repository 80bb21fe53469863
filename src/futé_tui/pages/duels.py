"""The duels of this machine as a list, and setting up a new one."""

from dataclasses import dataclass
from typing import NamedTuple

from ..language import N_, _
from ..table.page.drawing.big import ROWS as BIG_ROWS
from ..table.page.drawing.colour import ink_on
from ..table.page.drawing.glyphs import TICK
from ..text.player_names import shown_name
from ..text.sheet_summaries import sheets_in_order
from .caps import Button, draw_button, draw_cap, draw_main_button
from .pen import Area, Pen, broken
from .rows import GAP, command_target, draw_row, row_target, window
from .sheet_picture import (
    MARK,
    draw_gallery,
    draw_large,
    draw_mark,
    draw_sheet,
    draw_small,
    sheet_picture_rows,
    sheet_zones,
)

_TOP = 2
_WIDE = 110
_STEP, _LOW_STEP = 7, 4  # rows of a step of how a duel goes, at most and at least
_BAND = 5  # columns of colour behind the number of a step
_ROOMY = 40  # columns in which boxes are more than dots
_BEFORE_SHEET = 7  # rows of who plays and of the button that starts a duel
_HOW_ROWS, _LOW = 8, 10  # rows of how a duel goes, at least and at most
_GOES = N_(
    "Everybody plays the same dice, one after the other, here or far apart. Points stay sealed until all have played; "
    "then you are compared zone by zone."
)


class SeatState(NamedTuple):
    """A player in a duel: whether they have played, and how far along they are."""

    name: str
    over: bool
    state: str


class DuelRow(NamedTuple):
    """A duel in the list."""

    sheet: str
    title: str
    seats: tuple[SeatState, ...]
    state: str


@dataclass(frozen=True, slots=True)
class DuelsView:
    """The duels, unfinished ones first; the first place of the cursor is the new duel."""

    duels: tuple[DuelRow, ...]
    cursor: int
    more: str = ""


@dataclass(frozen=True, slots=True)
class DuelSetupView:
    """What a new duel needs: a sheet or a code, and who plays here."""

    sheets: tuple[tuple[str, str], ...]  # id and title
    cursor: int
    code: str
    names: str
    problem: str = ""
    bot: str = ""
    note: str = ""  # what is special about the chosen sheet

    @property
    def sheet(self) -> str:
        return self.sheets[self.cursor][0]


def duels_in_sight(height: int) -> int:
    return max(1, (height - _TOP - 3) // 3)


def draw_duels(pen: Pen, view: DuelsView) -> None:
    """The list of duels."""
    pen.header(_("Duels"), _("the same dice for two to four"))
    wide = pen.width >= _WIDE
    width = pen.width - 46 if wide else pen.width
    rows = duels_in_sight(pen.height)
    for place, number in enumerate(window(len(view.duels) + 1, view.cursor, rows)):
        y, on = _TOP + 3 * place, number == view.cursor
        draw_row(pen, 0, y, width - 1, row_target(number), on=on, height=2)
        if number == 0:
            draw_cap(pen, GAP, y, "n", command_target("new_duel"))
            pen.fit(GAP + MARK + 1, y, width - GAP, _("New duel"), bold=True)
            invitation = _("choose a sheet, or enter the code somebody sent you")
            pen.fit(GAP + MARK + 1, y + 1, width - GAP - MARK - 3, invitation, pen.palette.dim)
        else:
            _draw_duel(pen, y, width, view.duels[number - 1], on=on)
    if view.more:
        pen.fit(GAP, pen.height - 1, width - 2 * GAP, view.more, pen.palette.dim)
    if wide:
        free = _TOP + 3 * min(rows, len(view.duels) + 1) + 1
        if view.cursor == 0 and pen.height >= free + 3 * _LOW_STEP:
            free = _draw_steps(pen, Area(GAP, free, width - 2 * GAP, pen.height - free - 1))
        room = Area(GAP, free, width - 2 * GAP, pen.height - free - 1)
        large = _is_pictured(view) and draw_large(pen, room, _chosen_sheet(view), command_target("new_duel"))
        _draw_preview(pen, view, pen.width - 44, pictured=_is_pictured(view) and not large)
    elif (free := _TOP + 3 * min(rows, len(view.duels) + 1)) + _HOW_ROWS <= pen.height:
        _draw_how(pen, 0, pen.height - max(_HOW_ROWS, min(_LOW, pen.height - free)), pen.width, view)


def _draw_steps(pen: Pen, area: Area) -> int:
    """How a duel goes, step by step; returns the next free row."""
    steps = (
        _("Choose a sheet and who plays. The duel gets a code: everybody who has it plays the same dice."),
        _("Everybody plays when and where they like. Nobody sees the points of the others."),
        _("When all have played, the points are revealed: you see who won, zone by zone."),
    )
    rows = min(_STEP, area.height // len(steps))
    for number, (text, colour) in enumerate(zip(steps, ("yellow", "blue", "green"), strict=True), 1):
        card = Area(area.x, area.y + (number - 1) * rows, area.width, rows - 1)
        _draw_step(pen, card, str(number), pen.palette.colour(colour), text)
    return area.y + len(steps) * rows


def _draw_step(pen: Pen, card: Area, number: str, colour: str, text: str) -> None:
    """A step on a card: its number big, or on a band of colour where the card is too low for that."""
    pen.fill(card.x, card.y, card.width, card.height, pen.palette.panel)
    if card.height >= BIG_ROWS:
        top = card.y + (card.height - BIG_ROWS) // 2
        end = pen.big(card.x + GAP, top, number, colour) + 3
        top += 1
    else:
        pen.area(card.x, 2 * card.y, _BAND, 2 * card.height, colour)
        ink = ink_on(colour) if pen.painted else ""
        pen.write(card.x + _BAND // 2, card.y + card.height // 2, number, ink, bold=True)
        end, top = card.x + _BAND + GAP, card.y
    room, most = card.x + card.width - end - GAP, card.y + card.height - top
    lines = len(broken(text, room))
    if card.height < BIG_ROWS:
        top += max(0, most - lines) // 2
    pen.paragraph(end, top, room, text, most=most)


def _draw_duel(pen: Pen, y: int, width: int, duel: DuelRow, *, on: bool) -> None:
    draw_mark(pen, GAP, y, duel.sheet)
    end = pen.fit(GAP + MARK + 1, y, 30, duel.title, bold=True)
    pen.fit(end + 2, y, width - end - GAP - 2, duel.state, pen.palette.accent if on else pen.palette.dim)
    x = GAP + MARK + 1
    for seat in duel.seats:
        x = draw_seat(pen, x, y + 1, seat) + 3


def draw_seat(pen: Pen, x: int, y: int, seat: SeatState) -> int:
    """A player with a sign for having played; returns the next free column."""
    done, still = (TICK, "○") if pen.painted else ("x", ".")
    x = pen.write(x, y, done if seat.over else still, pen.palette.good if seat.over else pen.palette.dim, bold=True)
    return pen.write(x + 1, y, shown_name(seat.name), "" if seat.over else pen.palette.dim)


def _draw_preview(pen: Pen, view: DuelsView, x: int, *, pictured: bool) -> None:
    """How duels go, and where it is not elsewhere, the sheet of the duel under the cursor."""
    words = _(_GOES)
    rows = pen.height - _TOP - 1 if pictured or view.cursor == 0 else len(broken(words, 38)) + 4
    pen.panel(x, _TOP, 42, rows, _("How a duel works"))
    used = pen.paragraph(x + GAP, _TOP + 3, 38, words, pen.palette.dim)
    y = _TOP + 4 + used
    if pictured:
        _draw_picture(pen, x + GAP, y, 38, pen.height - y - 2, _chosen_sheet(view))
    elif view.cursor == 0:
        draw_gallery(pen, Area(x + GAP, y, 38, pen.height - y - 2))


def _draw_how(pen: Pen, x: int, y: int, width: int, view: DuelsView) -> None:
    """How duels go, and the sheet of the duel under the cursor beside that."""
    pen.panel(x, y, width, pen.height - y, _("How a duel works"))
    half = width // 2
    pen.paragraph(x + GAP, y + 3, half - 2 * GAP, _(_GOES), pen.palette.dim, most=pen.height - y - 3)
    if not _is_pictured(view):
        draw_gallery(pen, Area(x + half, y + 1, half - GAP, pen.height - y - 1))
    else:
        _draw_picture(pen, x + half, y + 1, half - GAP, pen.height - y - 1, _chosen_sheet(view))


def _is_pictured(view: DuelsView) -> bool:
    """Whether there is a sheet to show: a new duel has none yet, unless there is nothing else."""
    return view.cursor > 0 or not view.duels


def _chosen_sheet(view: DuelsView) -> str:
    """The sheet of the duel under the cursor; the first sheet if there are no duels."""
    return view.duels[view.cursor - 1].sheet if view.duels else sheets_in_order()[0]


def _draw_picture(pen: Pen, x: int, y: int, width: int, height: int, sheet: str) -> None:
    """A sheet as roomy as the space allows."""
    if pen.painted and width >= _ROOMY - 2 * GAP:
        draw_small(pen, Area(x, y, width, height), sheet_zones(sheet))
    elif sheet_picture_rows(sheet) <= height:
        draw_sheet(pen, x, y, width, sheet_picture_rows(sheet), sheet)


def _draw_beside(pen: Pen, area: Area, view: DuelSetupView, *, large: bool) -> None:
    """The chosen sheet beside the list or, where it is drawn large, how a duel goes."""
    if large:
        _draw_steps(pen, area)
        return
    pen.panel(area.x, area.y, min(46, area.width), area.height)
    width = min(42, area.width - 2 * GAP)
    _draw_picture(pen, area.x + GAP, area.y + 1, width, area.height - 1, view.sheet)


def draw_duel_setup(pen: Pen, view: DuelSetupView) -> None:
    """Setting up a duel: the sheet, or the code that fixes it, and who plays here."""
    pen.header(_("New duel"))
    left = 38
    for number, (sheet, title) in enumerate(view.sheets):
        if view.code and number != view.cursor:
            continue
        y = _TOP + 2 * number
        draw_row(pen, 0, y, left, row_target(number), on=number == view.cursor)
        draw_mark(pen, GAP, y, sheet)
        pen.fit(GAP + MARK + 1, y, left - GAP - MARK - 2, title, bold=number == view.cursor)
    rows = 2 * len(view.sheets)
    y = _TOP + rows + 1
    beside = Area(left + 2 * GAP, _TOP, pen.width - left - 3 * GAP, rows)
    below = Area(GAP, y + _BEFORE_SHEET, pen.width - 2 * GAP, pen.height - y - _BEFORE_SHEET - 1)
    _draw_beside(
        pen, beside, view, large=not view.problem and draw_large(pen, below, view.sheet, row_target(view.cursor))
    )
    draw_button(pen, GAP, y, Button("p", _("Who plays here"), command_target("duel_names")))
    pen.fit(30, y, pen.width - 32, view.names or _("nobody yet"), pen.palette.accent if view.names else pen.palette.dim)
    draw_button(pen, GAP, y + 1, Button("b", _("A bot, too"), command_target("duel_bot")))
    pen.fit(30, y + 1, pen.width - 32, view.bot or _("no bot"), pen.palette.accent if view.bot else pen.palette.dim)
    draw_button(pen, GAP, y + 2, Button("c", _("Code from a friend"), command_target("duel_code")))
    pen.fit(30, y + 2, pen.width - 32, view.code or _("none: a new duel"), pen.palette.dim)
    draw_main_button(
        pen, GAP, y + 4, "⏎" if pen.painted else "Enter", _("Start the duel"), command_target("start_duel")
    )
    if view.problem:
        pen.paragraph(GAP, y + 6, pen.width - 2 * GAP, view.problem, pen.palette.bad)
    pen.paragraph(30, y + 4, pen.width - 32, view.note, pen.palette.dim, most=2)
