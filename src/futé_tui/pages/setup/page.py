"""The page on which a game is set up: sheets, players, dice, hints and disputed rules."""

from collections.abc import Sequence

from ...hints.levels import Level
from ...language import N_, _, pgettext
from ...table.page.drawing.faces import ROWS as FACE_ROWS
from ...table.page.drawing.faces import WIDTH as FACE_WIDTH
from ...table.page.drawing.faces import draw_face
from ...table.page.drawing.runs import Target, width_of
from ...text.hint_levels import about_level, level_name
from ...text.opponents import opponent_kind
from ...text.player_names import shown_name
from ..caps import Button, button_width, chip_width, draw_button, draw_cap, draw_chip, draw_main_button
from ..home.view import Progress
from ..pen import Pen, broken
from ..sections import Area
from ..sheet_picture import draw_large, large_rows
from .cards import PICTURE, draw_about, draw_cards, draw_chosen
from .played import LEAST_STRIP, STRIP_ROWS, draw_chart, draw_strip
from .state import Dice, Row, Seat, SetupState, Typing

_AIRY = (100, 34)  # columns and rows from which every sheet has its card
_NAME = 17
_BEFORE_NAME = 6  # the number as a cap, and air
_LABEL = 11
_DICE = {
    Dice.ROLLED: N_("rolled for you"),
    Dice.TYPED: N_("real dice, typed in"),
    Dice.SEED: N_("repeatable"),
}
_SEED = 21  # columns
_ABOUT = 44  # columns of the card about a sheet
_FACE_BESIDE = 90  # columns from which the face of a bot is beside the choices
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
    y = _draw_players(pen, Area(margin, top + 2, room, rows), state, pitch)
    air, last = (1 if pitch == 1 else 0), pen.height - 3
    y = _draw_choices(pen, Area(margin, y + air, room, last - y - 2 * air), state, pitch)
    y = min(y + air, last)
    behind = _draw_start(pen, margin, y, state, start_key) + 3
    beside = room >= _FACE_BESIDE  # the choices leave room for a face
    _draw_face(pen, margin + room - FACE_WIDTH, y - 3 if beside else y, state)
    words = Area(behind, y, margin + room - behind, _WORDS)
    beside_face = words._replace(width=words.width - FACE_WIDTH - 2, height=FACE_ROWS)
    _draw_about_focus(pen, beside_face if _bot_in_focus(state) else words, room, state)
    _draw_problem(pen, words, state)
    rest = Area(margin, y + _WORDS, room, pen.height - y - _WORDS - 1)
    below = (beside or not _bot_in_focus(state)) and rest.height >= LEAST_STRIP
    in_card = Area(card.x + 2, free + 1, about - 4, top + card.height - free - 1)
    charted = draw_chart(pen, in_card, progress, whole=below)
    if beside or not _bot_in_focus(state):
        _draw_rest(pen, rest, state, progress, charted=charted)


def _pitch(pen: Pen, state: SetupState, width: int, rows: int) -> int:
    """The distance between rows: air between them, unless the chosen sheet only has its place without that."""
    if rows < 2 * _line_count(state) + 2:
        return 1
    options = [len(broken(option.about, width - _LABEL)) for option in state.chosen.options]

    def left(pitch: int) -> int:
        above = pitch * (len(state.seats) + bool(state.room) + 2 + len(options)) + sum(options)
        return rows - 2 - above - (2 if pitch == 1 else 0) - _WORDS

    needed = large_rows(state.chosen.id) if pen.painted else 0
    return 1 if left(2) < needed <= left(1) else 2


def _draw_rest(pen: Pen, area: Area, state: SetupState, progress: Progress | None, *, charted: bool) -> None:
    """The chosen sheet as at the table, and how one's games go, as far as there is room."""
    rows = 0 if charted else STRIP_ROWS + 1
    row = Target("row", "sheet")
    below = Area(area.x, area.y + rows, area.width, area.height - rows)
    large = draw_large(pen, below, state.chosen.id, row)
    if not charted and (large or not draw_large(pen, area, state.chosen.id, row)):
        draw_strip(pen, area, progress)


def _draw_tight(pen: Pen, state: SetupState, start_key: str, progress: Progress | None) -> None:
    margin = 2
    width = pen.width - 2 * margin
    draw_chosen(pen, Area(margin, 1, width, PICTURE[1] + 1), state)
    pitch = 2 if pen.height - PICTURE[1] - 3 >= 2 * _line_count(state) else 1
    y = _draw_players(pen, Area(margin, PICTURE[1] + 3, width, 8), state, pitch)
    wide = width_of(f"  {start_key}  {_start_title()}  ") + 1
    _draw_start(pen, pen.width - margin - wide, y + pitch, state, start_key)
    below = _draw_choices(pen, Area(margin, y, width, pen.height - y), state, pitch)
    _draw_about_focus(pen, Area(margin, min(below, pen.height - 1), width, _WORDS), width, state)
    _draw_face(pen, margin + width - FACE_WIDTH - 2, below + 2, state)
    if not _bot_in_focus(state):
        draw_strip(pen, Area(margin + 1, below + 2, width - 2, pen.height - below - 2), progress)
    _draw_problem(pen, Area(margin, pen.height - 1, width, 1), state)


def _line_count(state: SetupState) -> int:
    """Rows of players and choices, without air."""
    return len(state.seats) + (1 if state.room else 0) + 3 + 2 * len(state.chosen.options) + 2


# Players


def _draw_players(pen: Pen, area: Area, state: SetupState, pitch: int) -> int:
    """A row for each player, and one to add another; the first row below them."""
    y = area.y
    for number, seat in enumerate(state.seats):
        _draw_player(pen, Area(area.x, y, area.width, 1), state, number, seat)
        y += pitch
    if state.room:
        _draw_add(pen, Area(area.x, y, area.width, 1), state)
        y += pitch
    return y


def _draw_player(pen: Pen, area: Area, state: SetupState, number: int, seat: Seat) -> None:
    palette, row = pen.palette, Row("player", number)
    target = Target("row", "player", str(number))
    on = state.cursor == row
    pen.fill(area.x, area.y, area.width, 1, palette.selected if on else palette.panel, target)
    if on:
        pen.cursor(area.x - 1, area.y, 1)
    end = draw_cap(pen, area.x + 1, area.y, str(number + 1), Target("edit", str(number)))
    x = end + 2
    typing = state.typing if state.typing and state.typing.seat == number else None
    if typing:
        _draw_typing(pen, x, area, state, typing)
        return
    name = shown_name(seat.name, _NAME) if seat.name else _("your name")
    pen.write(x, area.y, name, palette.accent if on else palette.text if seat.name else palette.dim, bold=True)
    described = _describe_seat(seat, state)
    buttons = _seat_buttons(state, number) if on else []
    for text in (described, _short_description(seat, state)):
        if _fits_beside(text, buttons, area.width):
            pen.write(x + _NAME + 2, area.y, text, palette.dim, target=target)
            break
    at = area.x + area.width - _buttons_width(buttons) + 1
    for button in buttons:
        at = draw_button(pen, at, area.y, button) + 2


def _bot_in_focus(state: SetupState) -> Seat | None:
    seat = state.seats[state.cursor.number] if state.cursor.kind == "player" else None
    return seat if seat and seat.bot else None


def _draw_about_focus(pen: Pen, area: Area, width: int, state: SetupState) -> None:
    """What there is to say about the row in focus, below all rows of this width."""
    pen.paragraph(area.x + 1, area.y, area.width - 1, _about_focus(state, width), pen.palette.dim, most=area.height)


def _about_focus(state: SetupState, width: int) -> str:
    """What the chosen hints explain, or what a number does; how a bot plays, where its buttons leave no room for that
    beside its name. All of it says what it is about: it is drawn near the button that starts the game."""
    if state.cursor.kind == "hints":
        return _("{what}: {about}").format(what=_("Hints"), about=about_level(state.level))
    if state.cursor.kind == "dice" and state.dice is Dice.SEED:
        return _("Repeatable dice: the same number gives the same rolls again.")
    if seat := _bot_in_focus(state):
        described = _describe_seat(seat, state)
        if not _fits_beside(described, _seat_buttons(state, state.cursor.number), width):
            return _("{what}: {about}").format(what=seat.name, about=described)
    return ""


def _draw_face(pen: Pen, x: int, y: int, state: SetupState) -> None:
    """The face of the bot in focus, where there is room for it."""
    seat = _bot_in_focus(state)
    if seat and pen.painted and y + FACE_ROWS <= pen.height:
        draw_face(pen.canvas, x, y, seat.bot, pen.palette)


def _describe_seat(seat: Seat, state: SetupState) -> str:
    """How a seat plays; of a bot also what it scores on average."""
    if not seat.bot:
        return _("at the keyboard")
    mean = state.trained.mean_of(seat.bot, len(state.seats)) if state.trained else None
    if mean is None:
        return _("bot: {kind}").format(kind=opponent_kind(seat.bot))
    return _("bot, about {points} points: {kind}").format(points=mean, kind=opponent_kind(seat.bot))


def _short_description(seat: Seat, state: SetupState) -> str:
    """The same in a few words."""
    mean = state.trained.mean_of(seat.bot, len(state.seats)) if seat.bot and state.trained else None
    return _("bot, about {points} points").format(points=mean) if mean is not None else ""


def _fits_beside(described: str, buttons: Sequence[Button], width: int) -> bool:
    """Whether number, name, description and buttons of a player fit in a row."""
    return _BEFORE_NAME + _NAME + 2 + width_of(described) + _buttons_width(buttons) < width


def _buttons_width(buttons: Sequence[Button]) -> int:
    return sum(button_width(button) + 2 for button in buttons)


def _seat_buttons(state: SetupState, number: int) -> list[Button]:
    title = _("another bot") if state.seats[number].bot else _("edit")
    buttons = [Button("e", title, Target("edit", str(number)))]
    if len(state.seats) > 1:
        buttons.append(Button("←→", _("order"), Target("later", str(number))))
        buttons.append(Button("-", _("remove"), Target("remove", str(number))))
    return buttons


def _draw_typing(pen: Pen, x: int, area: Area, state: SetupState, typing: Typing) -> None:
    """The name so far with a caret, and names that were used before."""
    palette = pen.palette
    room = area.x + area.width - x
    text = typing.text
    while text and width_of(text) > max(_NAME, room // 3):
        text = text[1:]
    if pen.painted:
        pen.canvas.fill(x - 1, area.y, max(_NAME, room // 3) + 3, 1, palette.paper)
        end = pen.canvas.write(x, area.y, text, palette.ink, bg=palette.paper, bold=True)
        pen.canvas.write(end, area.y, "▏", palette.ink, bg=palette.paper, bold=True)
    else:
        pen.write(x, area.y, f"{text}_", bold=True)
    at = x + max(_NAME, room // 3) + 4
    offered = state.offered()
    if not offered:
        pen.fit(at, area.y, area.x + area.width - at, _("Enter: done"), palette.dim)
        return
    at = draw_cap(pen, at, area.y, _("Tab"), Target("name", offered[0])) + 1
    _draw_names(pen, at, area.y, area.x + area.width, offered)


def _draw_names(pen: Pen, x: int, y: int, end: int, names: Sequence[str]) -> None:
    """Names to click, as many as fit."""
    for name in names:
        shown = shown_name(name, 12)
        if x + chip_width(shown) > end:
            break
        x = draw_chip(pen, x, y, shown, Target("name", name), chosen=False) + 1


def _draw_add(pen: Pen, area: Area, state: SetupState) -> None:
    target = Target("add", "")
    on = state.cursor.kind == "add"
    if on:
        pen.fill(area.x, area.y, area.width, 1, pen.palette.selected, target)
        pen.cursor(area.x - 1, area.y, 1)
    end = draw_button(pen, area.x + 1, area.y, Button("+", _("add a player"), target))
    end = draw_button(pen, end + 2, area.y, Button("b", _("add a bot"), Target("bot", "")))
    if not state.typing:
        _draw_names(pen, max(end + 2, area.x + 6 + _NAME + 2), area.y, area.x + area.width, state.offered())


# Dice, hints, disputed rules


def _draw_choices(pen: Pen, area: Area, state: SetupState, pitch: int) -> int:
    """Dice, hints and disputed rules, with a sentence about each of these; the first row below them."""
    y = area.y
    about = _about_rows(state, area, pitch)
    dice = [(kind.value, _(title)) for kind, title in _DICE.items()]
    end = _draw_line(
        pen, area, y, _("Dice"), Target("choice", "dice"), dice, state.dice, on=state.cursor.kind == "dice"
    )
    if state.dice is Dice.SEED:
        _draw_seed(pen, end + 1, y, area.x + area.width - end - 1, state)
    y += pitch
    levels = [(level.value, level_name(level)) for level in Level]
    _draw_line(
        pen, area, y, _("Hints"), Target("choice", "hints"), levels, state.level, on=state.cursor.kind == "hints"
    )
    y += pitch
    for number, option in enumerate(state.chosen.options):
        on = state.cursor == Row("option", number)
        meaning = Target("option", option.name)
        _draw_line(pen, area, y, pgettext("disputed", "Rule"), meaning, option.settings, state.setting(option), on=on)
        y += 1 + pen.paragraph(area.x + _LABEL, y + 1, area.width - _LABEL, option.about, pen.palette.dim, most=about)
        y += pitch - 1
    return y


def _about_rows(state: SetupState, area: Area, pitch: int) -> int:
    """How many rows the sentence about each disputed rule takes at most: all it needs, if there is room."""
    lines = [len(broken(option.about, area.width - _LABEL)) for option in state.chosen.options]

    def fit(most: int) -> bool:
        return 2 * pitch + sum(pitch + min(most, each) for each in lines) <= area.height

    return next((most for most in range(max(lines, default=1), 1, -1) if fit(most)), 1)


def _draw_line(
    pen: Pen,
    area: Area,
    y: int,
    label: str,
    meaning: Target,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    *,
    on: bool,
) -> int:
    """A label and its choices as chips, whose meaning has the choice as its part; returns the next free column."""
    if on:
        pen.cursor(area.x - 1, y, 1)
    pen.write(area.x + 1, y, label, pen.palette.accent if on else pen.palette.text, bold=True)
    x = area.x + _LABEL
    for value, title in choices:
        x = draw_chip(pen, x, y, title, meaning._replace(part=value), chosen=value == chosen) + 1
    return x


def _draw_seed(pen: Pen, x: int, y: int, room: int, state: SetupState) -> None:
    """The seed so far; of a long one the last digits, where there is no room for all."""
    palette = pen.palette
    width = min(_SEED, room)
    shown = state.seed[-(width - 2) :]
    if pen.painted:
        pen.canvas.fill(x, y, width, 1, palette.paper)
        end = pen.canvas.write(x + 1, y, shown, palette.ink, bg=palette.paper, bold=True)
        if state.cursor.kind == "dice":
            pen.canvas.write(end, y, "▏", palette.ink, bg=palette.paper, bold=True)
    else:
        pen.write(x, y, f"{shown}_", bold=True)


def _start_title() -> str:
    return pgettext("button", "Start")


def _draw_start(pen: Pen, x: int, y: int, state: SetupState, key: str) -> int:
    """The button that starts the game; returns the next free column."""
    if state.cursor.kind == "start":
        pen.cursor(x - 1, y, 1)
    return draw_main_button(pen, x + 1, y, key, _start_title(), Target("start", ""))


def _draw_problem(pen: Pen, area: Area, state: SetupState) -> None:
    """Why the game cannot start, in place of anything else there."""
    if state.problem:
        x, y, room, rows = area
        pen.fill(x, y, room, rows, pen.palette.table)
        pen.paragraph(x + 1, y, room - 1, state.problem, pen.palette.bad, most=rows, bold=True)
