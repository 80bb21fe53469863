"""The looks of letters as text: a sign for the look of every cell, blanks where there is nothing to tell."""

from collections.abc import Callable, Iterable
from functools import cache

from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.style import Style
from textual.strip import Strip

_INKS = "krgybmcwKRGYBMCW"  # black, red, green, yellow, blue, magenta, cyan, white; then the bright ones
_GROUNDS = "0123456789ABCDEF"  # the same as grounds


def in_16_colours(strips: Iterable[Strip]) -> str:
    """The ground of every cell in one of 16 colours, or where it is black that of its letter."""
    return _map(strips, _colour)


def without_colours(strips: Iterable[Strip]) -> str:
    """What is left without colours: reversed, underlined, bold and dim letters."""
    return _map(strips, _setting)


def _map(strips: Iterable[Strip], sign: Callable[[Style, str], str]) -> str:
    rows = ("".join(sign(style or Style(), letter) for text, style, _ in strip for letter in text) for strip in strips)
    return "".join(f"{row.rstrip()}\n" for row in rows)


def _colour(style: Style, letter: str) -> str:
    ground, ink = _number(style.bgcolor), _number(style.color)
    if style.reverse:
        ground, ink = ink, ground
    if ground:
        return _GROUNDS[ground]
    return _INKS[ink] if ink is not None and letter != " " else " "


@cache
def _number(colour: RichColor | None) -> int | None:
    if colour is None or colour.is_default:
        return None
    return colour.downgrade(ColorSystem.STANDARD).number


def _setting(style: Style, letter: str) -> str:
    if style.reverse:
        return "R"
    if letter == " ":
        return " "
    return "U" if style.underline else "B" if style.bold else "d" if style.dim else " "
