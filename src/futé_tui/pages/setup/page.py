"""The page on which a game is set up: sheets, players, dice, hints and disputed rules."""

from ...language import N_, _, pgettext
from ...table.page.drawing.faces import ROWS as FACE_ROWS
from ...table.page.drawing.faces import WIDTH as FACE_WIDTH
from ...table.page.drawing.faces import draw_face
from ...table.page.drawing.runs import Target, width_of
from ...text.hint_levels import about_level
from ..caps import draw_main_button
from ..home.view import Progress
from ..pen import Area, Pen
from ..sheet_picture import draw_large, draw_small, large_rows, sheet_zones
from .cards import PICTURE, draw_about, draw_cards, draw_chosen
from .choices import draw_choices, rows_about
from .earlier_games import LEAST_STRIP, draw_chart, draw_strip
from .players import bot_in_focus, describe_seat, draw_players, fits_beside, seat_buttons
from .state import Dice, SetupState

_AIRY = (100, 34)  # columns and rows from which every sheet has its card
_ABOUT = 44  # columns of the card about a sheet
_FACE_BESIDE = 90  # columns from which the face of a bot is beside the choices
_ABOUT_DICE = {
    Dice.ROLLED: N_("Dice: the computer rolls them."),
    Dice.TYPED: N_("Real dice: you roll your own on the table and type what they show."),
    Dice.SEED: N_("Repeatable dice: the same number gives the same rolls again."),
}
_WORDS = 2  # rows beside the button that starts the game


def draw_setup(pen: Pen, state: SetupState, start_key: str, progress: Progress | None = None) -> None:
    """Draw the page; `start_key` is the key that starts the game, `progress` is how the games of the first player on
    the chosen sheet go."""
    pen.header(_("New game"))
    if pen.width >= _AIRY[0] and pen.height >= _AIRY[1]:
        _draw_airy(pen, state, start_key, progress)
    else:
        _draw_tight(pen, state, start_key, progress)


def _draw_airy(pen: Pen, state: SetupState, start_key: str, progress: Progress | None) -> None:
    margin = 3
    width = pen.width - 2 * margin
    top = draw_cards(pen, Area(margin, 2, width, pen.height), state) + 1
    about = min(_ABOUT + max(0, (pen.width - 140) // 3), 64)
    card = Area(margin + width - about, top, about, pen.height - top - 1)
    free = draw_about(pen, card, state)
    room = width - about - 3
    rows = pen.height - top - 1
    pitch = _pitch(pen, state, room, rows)
    pen.write(margin, top, _("Players"), bold=True)
    y = draw_players(pen, Area(margin, top + pitch, room, rows), state, pitch)
    air, last = (1 if pitch == 1 else 0), pen.height - 3
    y = draw_choices(pen, Area(margin, y + air, room, last - y - 2 * air), state, pitch)
    y = min(y + air, last)
    behind = _draw_start(pen, margin, y, state, start_key) + 3
    beside = room >= _FACE_BESIDE  # the choices leave room for a face
    _draw_face(pen, margin + room - FACE_WIDTH, y - 3 if beside else y, state)
    words = Area(behind, y, margin + room - behind, _WORDS)
    if bot_in_focus(state):
        words = words._replace(width=words.width - FACE_WIDTH - 2, height=FACE_ROWS)
    if state.problem:
        _draw_problem(pen, words, state)
    else:
        _draw_about_focus(pen, words, room, state)
    free_below = beside or not bot_in_focus(state)
    rest = Area(margin, y + _WORDS, room, pen.height - y - _WORDS - 1 if free_below else 0)
    in_card = Area(card.x + 2, free + 1, about - 4, top + card.height - free - 1)
    _draw_spare(pen, rest, in_card, state, progress)


def _pitch(pen: Pen, state: SetupState, width: int, rows: int) -> int:
    """The distance between rows: air between them, unless there is no room for it, or the chosen sheet only has its
    place without that."""
    options = [rows_about(option, width) for option in state.chosen.options]

    def left(pitch: int) -> int:
        above = pitch * (len(state.seats) + bool(state.room) + 2 + len(options)) + sum(options)
        return rows - pitch - above - (2 if pitch == 1 else 0) - _WORDS

    needed = large_rows(sheet_zones(state.chosen.id)) if pen.painted else 0
    return 1 if left(2) < 0 or left(2) < needed <= left(1) else 2


def _draw_spare(pen: Pen, rest: Area, card: Area, state: SetupState, progress: Progress | None) -> None:
    """The chosen sheet and how one's games go, in the rows left below the choices and in the card: the sheet as at the
    table below, or else in small in the card, where there is room."""
    zones = sheet_zones(state.chosen.id)
    large = draw_large(pen, rest, state.chosen.id, Target("row", "sheet"))
    small = not large and draw_small(pen, card, zones)
    if not small and draw_chart(pen, card, progress, whole=not large and rest.height >= LEAST_STRIP):
        return
    if not large:
        draw_strip(pen, rest, progress, alone=len(state.seats) == 1)


def _draw_tight(pen: Pen, state: SetupState, start_key: str, progress: Progress | None) -> None:
    margin = 2
    width = pen.width - 2 * margin
    draw_chosen(pen, Area(margin, 1, width, PICTURE[1] + 1), state)
    pitch = 2 if pen.height - PICTURE[1] - 3 >= 2 * _line_count(state) else 1
    y = draw_players(pen, Area(margin, PICTURE[1] + 3, width, 8), state, pitch)
    wide = width_of(f"  {start_key}  {_start_title()}  ") + 1
    _draw_start(pen, pen.width - margin - wide, y + pitch, state, start_key)
    below = draw_choices(pen, Area(margin, y, width, pen.height - y), state, pitch)
    _draw_about_focus(pen, Area(margin, min(below, pen.height - 1), width, _WORDS), width, state)
    _draw_face(pen, margin + width - FACE_WIDTH - 2, below + 2, state)
    if not bot_in_focus(state):
        draw_strip(
            pen, Area(margin + 1, below + 2, width - 2, pen.height - below - 2), progress, alone=len(state.seats) == 1
        )
    if state.problem:
        last = Area(margin, pen.height - 1, width, 1)
        pen.fill(*last, pen.palette.table)
        _draw_problem(pen, last, state)


def _line_count(state: SetupState) -> int:
    """Rows of players and choices, without air."""
    return len(state.seats) + (1 if state.room else 0) + 3 + 2 * len(state.chosen.options) + 2


def _draw_about_focus(pen: Pen, area: Area, width: int, state: SetupState) -> None:
    """What there is to say about the row in focus, below all rows of this width."""
    pen.paragraph(area.x + 1, area.y, area.width - 1, _about_focus(state, width), pen.palette.dim, most=area.height)


def _about_focus(state: SetupState, width: int) -> str:
    """What the chosen hints explain, or what a number does; how a bot plays, where its buttons leave no room for that
    beside its name. All of it says what it is about: it is drawn near the button that starts the game."""
    if state.cursor.kind == "hints":
        return _("{what}: {about}").format(what=_("Hints"), about=about_level(state.level))
    if state.cursor.kind == "dice":
        return _(_ABOUT_DICE[state.dice])
    if seat := bot_in_focus(state):
        described = describe_seat(seat, state)
        if not fits_beside(described, seat_buttons(state, state.cursor.number), width):
            return _("{what}: {about}").format(what=seat.name, about=described)
    return ""


def _draw_face(pen: Pen, x: int, y: int, state: SetupState) -> None:
    """The face of the bot in focus, where there is room for it."""
    seat = bot_in_focus(state)
    if seat and pen.painted and y + FACE_ROWS <= pen.height:
        draw_face(pen.canvas, x, y, seat.bot, pen.palette)


def _start_title() -> str:
    return pgettext("button", "Start")


def _draw_start(pen: Pen, x: int, y: int, state: SetupState, key: str) -> int:
    """The button that starts the game; returns the next free column. Keys belong to a name while it is typed."""
    if state.cursor.kind == "start":
        pen.cursor(x - 1, y, 1)
    target = Target("start", "")
    return draw_main_button(pen, x + 1, y, key, _start_title(), target, enabled=not state.typing)


def _draw_problem(pen: Pen, area: Area, state: SetupState) -> None:
    """Why the game cannot start, or why a key did nothing."""
    x, y, room, rows = area
    pen.paragraph(x + 1, y, room - 1, state.problem, pen.palette.bad, most=rows, bold=True)
