"""Keys as caps with what they do, and choices as chips: everything on a page that can be pressed or clicked."""

from collections.abc import Sequence
from typing import NamedTuple

from ..table.page.drawing.colour import BLACK, readable
from ..table.page.drawing.runs import Target, width_of
from .pen import Pen

_GAPS = (3, 2)  # between buttons; less where that keeps all of them in one row


class Button(NamedTuple):
    """A key, what it does, and what a click on it means. One that means nothing now keeps its place, faded."""

    key: str
    title: str
    target: Target
    enabled: bool = True


def draw_cap(pen: Pen, x: int, y: int, key: str, target: Target | None = None, *, enabled: bool = True) -> int:
    """A key as a cap, or in brackets; returns the next free column."""
    palette = pen.palette
    text = f" {key} " if pen.painted or not enabled else f"[{key}]"
    ink, ground = (palette.cap_text, palette.cap) if enabled else (palette.dim, palette.panel)
    return pen.write(x, y, text, ink if pen.painted else "", ground=ground, bold=enabled, target=target)


def draw_button(pen: Pen, x: int, y: int, button: Button) -> int:
    """A cap and its title; returns the next free column."""
    colour = pen.palette.text if button.enabled else pen.palette.dim
    end = draw_cap(pen, x, y, button.key, button.target, enabled=button.enabled)
    return pen.write(end, y, f" {button.title}", colour, target=button.target)


def button_width(button: Button) -> int:
    return width_of(button.key) + 3 + width_of(button.title)


def draw_buttons(pen: Pen, x: int, y: int, room: int, buttons: Sequence[Button]) -> int:
    """Buttons side by side, in as many rows as they need, none of them cut; how many rows."""
    for (column, row), button in zip(_places(room, buttons), buttons, strict=True):
        draw_button(pen, x + column, y + row, button)
    return button_rows(room, buttons)


def button_rows(room: int, buttons: Sequence[Button]) -> int:
    """How many rows the buttons need."""
    return 1 + max((row for _column, row in _places(room, buttons)), default=0)


def _places(room: int, buttons: Sequence[Button]) -> list[tuple[int, int]]:
    """The column and the row of each button."""
    widths = [button_width(button) for button in buttons]
    gap = next((gap for gap in _GAPS if sum(widths) + gap * (len(widths) - 1) <= room), _GAPS[0])
    places, x, y = [], 0, 0
    for wide in widths:
        if x and x + wide > room:
            x, y = 0, y + 1
        places.append((x, y))
        x += wide + gap
    return places


def draw_chip(pen: Pen, x: int, y: int, text: str, target: Target, *, chosen: bool) -> int:
    """One of several choices; the chosen one is gold, in letters it is in brackets; returns the next free column."""
    shown = f" {text} " if pen.painted or not chosen else f"[{text}]"
    ink, ground = (BLACK, pen.palette.gold) if chosen else ("", pen.palette.panel)
    return pen.write(x, y, shown, ink if pen.painted else "", ground=ground, bold=chosen, target=target)


def chip_width(text: str) -> int:
    return width_of(text) + 2


def draw_main_button(pen: Pen, x: int, y: int, key: str, title: str, target: Target, *, enabled: bool = True) -> int:
    """The main button of a page: its key and title on green; faded while the key means nothing."""
    text, palette = f" {key}  {title} ", pen.palette
    if not enabled:
        return pen.write(x, y, f" {text} ", palette.dim, ground=palette.panel, target=target)
    ground = palette.colour("green")
    shown, ink = (f" {text} ", readable(BLACK, ground)) if pen.painted else (f"[{text}]", "")
    return pen.write(x, y, shown, ink, ground=ground, bold=True, target=target)
