"""The players of the set-up: a row for each, and one to add another."""

from collections.abc import Sequence

from ...language import _
from ...table.page.drawing.runs import Target, width_of
from ...text.opponents import opponent_kind
from ...text.player_names import shown_name
from ..caps import Button, button_width, chip_width, draw_button, draw_cap, draw_chip
from ..pen import Area, Pen
from .state import Row, Seat, SetupState, Typing

_NAME = 17  # columns
_BEFORE_NAME = 6  # the number as a cap, and air


def draw_players(pen: Pen, area: Area, state: SetupState, pitch: int) -> int:
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
    edit = Target("edit", str(number))
    end = draw_cap(pen, area.x + 1, area.y, str(number + 1), edit, enabled=not state.typing)
    x = end + 2
    typing = state.typing if state.typing and state.typing.seat == number else None
    if typing:
        _draw_typing(pen, x, area, state, typing)
        return
    name = shown_name(seat.name, _NAME) if seat.name else _("your name")
    pen.write(x, area.y, name, palette.accent if on else palette.text if seat.name else palette.dim, bold=True)
    described = describe_seat(seat, state)
    buttons = seat_buttons(state, number) if on else []
    for text in (described, _short_description(seat, state)):
        if fits_beside(text, buttons, area.width):
            pen.write(x + _NAME + 2, area.y, text, palette.dim, target=target)
            break
    at = area.x + area.width - _buttons_width(buttons) + 1
    for button in buttons:
        at = draw_button(pen, at, area.y, button) + 2


def bot_in_focus(state: SetupState) -> Seat | None:
    seat = state.seats[state.cursor.number] if state.cursor.kind == "player" else None
    return seat if seat and seat.bot else None


def describe_seat(seat: Seat, state: SetupState) -> str:
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


def fits_beside(described: str, buttons: Sequence[Button], width: int) -> bool:
    """Whether number, name, description and buttons of a player fit in a row."""
    return _BEFORE_NAME + _NAME + 2 + width_of(described) + _buttons_width(buttons) < width


def _buttons_width(buttons: Sequence[Button]) -> int:
    return sum(button_width(button) + 2 for button in buttons)


def seat_buttons(state: SetupState, number: int) -> list[Button]:
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
    free = not state.typing
    end = draw_button(pen, area.x + 1, area.y, Button("+", _("add a player"), target, free))
    end = draw_button(pen, end + 2, area.y, Button("b", _("add a bot"), Target("bot", ""), free))
    if free:
        _draw_names(pen, max(end + 2, area.x + 6 + _NAME + 2), area.y, area.x + area.width, state.offered())
