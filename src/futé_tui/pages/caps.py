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
    if not pen.painted:
        text = f"[{key}]" if enabled else f" {key} "
        return pen.write(x, y, text, palette.text, bold=enabled, target=target)
    if enabled:
        return pen.canvas.write(x, y, f" {key} ", palette.cap_text, bg=palette.cap, bold=True, target=target)
    return pen.canvas.write(x, y, f" {key} ", palette.dim, bg=palette.panel, target=target)


def draw_button(pen: Pen, x: int, y: int, button: Button) -> int:
    """A cap and its title; returns the next free column."""
    colour = pen.palette.text if button.enabled else pen.palette.dim
    end = draw_cap(pen, x, y, button.key, button.target, enabled=button.enabled)
    return pen.write(end, y, f" {button.title}", colour, target=button.target)


def button_width(button: Button) -> int:
    return width_of(button.key) + 3 + width_of(button.title)


def draw_buttons(pen: Pen, x: int, y: int, room: int, buttons: Sequence[Button]) -> int:
    """Buttons side by side, in as many rows as they need, none of them cut; how many rows."""
    gap, at, rows = _gap(room, buttons), x, 1
    for button in buttons:
        if at > x and at + button_width(button) > x + room:
            at, rows = x, rows + 1
        at = draw_button(pen, at, y + rows - 1, button) + gap
    return rows


def _gap(room: int, buttons: Sequence[Button]) -> int:
    """The distance between buttons."""
    taken = sum(map(button_width, buttons))
    return next((gap for gap in _GAPS if taken + gap * (len(buttons) - 1) <= room), _GAPS[0])


def button_rows(room: int, buttons: Sequence[Button]) -> int:
    """How many rows the buttons need."""
    gap, at, rows = _gap(room, buttons), 0, 1
    for button in buttons:
        if at and at + button_width(button) > room:
            at, rows = 0, rows + 1
        at += button_width(button) + gap
    return rows


def draw_chip(pen: Pen, x: int, y: int, text: str, target: Target, *, chosen: bool) -> int:
    """One of several choices; the chosen one is gold, in letters it is in brackets; returns the next free column."""
    palette = pen.palette
    if not pen.painted:
        return pen.write(x, y, f"[{text}]" if chosen else f" {text} ", palette.text, bold=chosen, target=target)
    if chosen:
        return pen.canvas.write(x, y, f" {text} ", BLACK, bg=palette.gold, bold=True, target=target)
    return pen.canvas.write(x, y, f" {text} ", palette.text, bg=palette.panel, target=target)


def chip_width(text: str) -> int:
    return width_of(text) + 2


def draw_main_button(pen: Pen, x: int, y: int, key: str, title: str, target: Target, *, enabled: bool = True) -> int:
    """The main button of a page: its key and title on green; faded while the key means nothing."""
    text = f" {key}  {title} "
    if not pen.painted:
        return pen.write(x, y, f"[{text}]" if enabled else f" {text} ", bold=enabled, target=target)
    if not enabled:
        return pen.canvas.write(x, y, f" {text} ", pen.palette.dim, bg=pen.palette.panel, target=target)
    ground = pen.palette.colour("green")
    return pen.canvas.write(x, y, f" {text} ", readable(BLACK, ground), bg=ground, bold=True, target=target)
