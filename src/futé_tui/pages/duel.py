"""One duel: who has played, what to send to others, and at the end the comparison zone by zone as bars."""

from dataclasses import dataclass

from ..challenges.comparing import TOTAL, Comparison, row_title
from ..language import _
from ..table.page.cards.small_sheet import roomiest_size, small_sheet
from ..table.page.drawing.big import ROWS as BIG_ROWS
from ..table.page.drawing.glyphs import STAR
from ..table.page.drawing.runs import width_of
from ..text.player_names import shown_name
from .bars import draw_bar, zone_colour
from .caps import Button, draw_buttons
from .duels import SeatState, draw_seat
from .pen import Area, Pen, broken
from .result.together import draw_crown
from .rows import GAP, command_target, draw_row, row_target
from .sheet_picture import draw_large, draw_sheet, sheet_picture_rows

_NAME = 12
_SEATS = 40  # columns of the players
_ANSWER = 2  # rows of the answer and its buttons
_SHEET = 5  # the first row of the sheet beside them
_WIDE = 110  # columns from which the winner's points are beside the players
_SHEETS, _WIDEST = 14, 60  # rows that are left for the sheets before bars get air, and columns of each


@dataclass(frozen=True, slots=True)
class DuelView:
    """A duel. Without a `comparison` the points are sealed; `answer` is of the player under the cursor; `accepts`:
    answers from elsewhere can be given; `par`: what the expert scored with the same dice."""

    sheet: str
    title: str
    command: str
    seats: tuple[SeatState, ...]
    cursor: int
    sentence: str
    answer: str = ""
    accepts: bool = False
    comparison: Comparison | None = None
    outcome: tuple[str, ...] = ()
    par: str = ""


def draw_duel(pen: Pen, view: DuelView) -> None:
    """The whole page."""
    pen.header(_("Duel on {sheet}").format(sheet=view.title))
    y = _draw_command(pen, view, 2)
    y = _draw_seats(pen, view, y + 1)
    if view.comparison:
        headed = _draw_winner(pen, view, view.comparison, y - len(view.seats))
        y = max(y, headed)
        y = _draw_comparison(pen, view, view.comparison, y + 1, told=bool(headed))
        y += _draw_par(pen, view, y)
        y += 1 if y + _ANSWER + 1 < pen.height else 0
        _draw_sheets(pen, view.comparison, y + _ANSWER + 1)
    else:
        _draw_sealed(pen, view, y + 1)
        y = pen.height - 4
    _draw_answer(pen, view, y)


def _draw_command(pen: Pen, view: DuelView, y: int) -> int:
    """What others type to play the same dice; returns the next free row."""
    end = pen.fit(GAP, y, pen.width - 2 * GAP, view.command, pen.palette.accent, bold=True)
    buttons = [Button("c", _("Copy code"), command_target("copy_code"))]
    if end + 3 + 14 < pen.width:
        draw_buttons(pen, end + 3, y, pen.width - end - 3, buttons)
    return y + 1 + pen.paragraph(GAP, y + 1, pen.width - 2 * GAP, view.sentence, pen.palette.dim)


def _draw_seats(pen: Pen, view: DuelView, y: int) -> int:
    """Who plays, and how far along they are; returns the next free row."""
    for number, seat in enumerate(view.seats):
        draw_row(pen, 0, y + number, _SEATS + 6, row_target(number), on=number == view.cursor)
        draw_seat(pen, GAP + 1, y + number, seat)
        pen.fit(GAP + 24, y + number, _SEATS - 20, seat.state, pen.palette.good if seat.over else pen.palette.dim)
    return y + len(view.seats)


def _draw_sealed(pen: Pen, view: DuelView, y: int) -> None:
    """A sheet, as at the table where there is room: the points are shown when everybody has played."""
    pen.panel(GAP, y, _SEATS + 4, 3)
    pen.fit(2 * GAP, y + 1, _SEATS, _("Sealed until everybody here has played."), pen.palette.accent, bold=True)
    top = max(y + 4, _SHEET)
    below = Area(GAP, top, pen.width - 2 * GAP, pen.height - _ANSWER - 3 - top)
    if draw_large(pen, below, view.sheet, command_target("play_duel")):
        return
    x, rows = _SEATS + 10, sheet_picture_rows(view.sheet)
    draw_sheet(pen, x, _SHEET, min(36, pen.width - x - GAP), min(rows, pen.height - _SHEET - 1), view.sheet)


def _draw_winner(pen: Pen, view: DuelView, result: Comparison, y: int) -> int:
    """The best total in big digits beside the players, with the crown and who has won; returns the next free row, 0 if
    there is no room."""
    if pen.width < _WIDE or not pen.painted:
        return 0
    x = pen.big(_SEATS + 10, y, str(max(score.total for score in result.scores)), pen.palette.accent) + 3
    x = draw_crown(pen, x, y) + 2
    row = y
    for number, line in enumerate(view.outcome):
        row += pen.paragraph(x, row, pen.width - x - GAP, line, "" if number else pen.palette.accent, bold=not number)
    return max(y + BIG_ROWS, row)


def _draw_sheets(pen: Pen, result: Comparison, y: int) -> None:
    """Everybody's sheet in small, as roomy as all fit side by side; nothing where they do not."""
    number = len(result.players)
    width = min(_WIDEST, (pen.width - 2 * GAP - GAP * (number - 1)) // number)
    size = roomiest_size(result.sheets[0], width, pen.height - y - 1) if pen.painted else None
    if size is None:
        return
    for seat, (name, zones) in enumerate(zip(result.players, result.sheets, strict=True)):
        x, won = GAP + seat * (width + GAP), seat in result.winners
        pen.fit(x, y, width, shown_name(name), pen.palette.accent if won else "", bold=True)
        pen.picture(x, y + 1, small_sheet(zones, width, pen.palette, pen.palette.table, size))


def _draw_comparison(pen: Pen, view: DuelView, result: Comparison, y: int, *, told: bool) -> int:
    """A bar for each player in each zone; the most points of a row are bold; returns the next free row. `told`: who has
    won is on the page already."""
    palette = pen.palette
    for line in () if told else view.outcome:
        pen.fit(GAP, y, pen.width - 2 * GAP, f"{STAR} {line}" if pen.painted else line, palette.accent, bold=True)
        y += 1
    players = len(result.players)
    column = (pen.width - 2 * GAP - _NAME) // players
    bar = column - 7
    for seat, name in enumerate(result.players):
        x = GAP + _NAME + seat * column
        won = seat in result.winners
        pen.fit(x, y + 1, column - 2, shown_name(name), palette.accent if won else "", bold=True)
    y += 2
    most = max([1, *(number for row in result.rows if row.zone != TOTAL for number in row.points)])
    airy = y + 2 * len(result.rows) + 3 + (_SHEETS if pen.width >= _WIDE else 0) <= pen.height
    for row in result.rows:
        total = row.zone == TOTAL
        pen.fit(GAP, y, _NAME - 1, row_title(row.zone), bold=total)
        for seat, (number, best) in enumerate(zip(row.points, row.best, strict=True)):
            x = GAP + _NAME + seat * column
            share = number / max([1, *row.points]) if total else number / most
            colour = palette.gold if total else zone_colour(row.zone, palette)
            draw_bar(pen, x, y, bar, share, colour, track=palette.panel)
            pen.right(x + bar + 5, y, str(number), palette.good if best else "", bold=best or total)
        y += 2 if airy else 1
    return y + (0 if airy else 1)


def _draw_par(pen: Pen, view: DuelView, y: int) -> int:
    """What the expert scored, where there is room for all of it; the rows it takes."""
    lines = broken(view.par, pen.width - 2 * GAP) if view.par else []
    if y + len(lines) + _ANSWER > pen.height:
        return 0
    return pen.lines(GAP, y, lines, pen.palette.dim)


def _draw_answer(pen: Pen, view: DuelView, y: int) -> None:
    """The answer to send, and the way to give those of others."""
    buttons = []
    if view.answer:
        room = pen.width - 2 * GAP
        text = view.answer if width_of(view.answer) <= room else view.answer[: room - 1] + "…"
        pen.write(GAP, y, text, pen.palette.dim)
        buttons.append(Button("a", _("Copy answer"), command_target("copy_answer")))
    if view.accepts:
        buttons.append(Button("i", _("Add an answer from elsewhere"), command_target("give_answer")))
    if buttons and y + 1 < pen.height:
        draw_buttons(pen, GAP, y + 1, pen.width - 2 * GAP, buttons)
