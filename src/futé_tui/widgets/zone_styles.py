"""Colours and looks of zones, dice and boxes. Letters and shapes carry the meaning; colours only help."""

from rich.style import Style

from ..engine.dice import colour_of as plain_colour

COLOURS = {
    "yellow": "#f2c500",
    "blue": "#2a7de1",
    "green": "#2fae4e",
    "orange": "#f0801a",
    "purple": "#7a3fb5",
    "silver": "#a7adb5",
    "pink": "#e86fb0",
    "turquoise": "#19b5b0",
    "brown": "#9a6236",
    "grey": "#8b919c",
    "white": "#f4f4f4",
    "red": "#d23b30",
    "fox": "#e02020",
}
_ON_DARK = COLOURS | {
    "blue": "#5ea2f0",
    "purple": "#ae7de0",
    "brown": "#c08a5c",
    "red": "#ff8074",
}  # light enough to read as text
_ON_LIGHT = COLOURS | {
    "yellow": "#7d6500",
    "green": "#1b7a33",
    "orange": "#a85000",
    "silver": "#5c636d",
    "grey": "#5c636d",
    "pink": "#b03079",
    "turquoise": "#0b736f",
    "white": "#5c636d",
    "red": "#a8261c",
}
_OTHER = "#8a8f98"
INK = "#101014"
PAPER = "#f4f4f4"
_BOX = {True: PAPER, False: "#cdd0d9"}  # by whether the theme is dark: boxes stand out from the ground
_SHADED = {True: "#c9ccd3", False: "#b2b7c3"}
_DARK_DICE = {"blue", "purple", "brown", "red"}


def colour_of(name: str) -> str:
    """The colour of a zone or die; names that are not colours are grey."""
    return COLOURS.get(name, _OTHER)


def text_colour(name: str, *, dark: bool) -> str:
    """The colour of a zone as text on the ground of a dark or light theme."""
    return (_ON_DARK if dark else _ON_LIGHT).get(name, _OTHER)


def die_colour(name: str, *, dark: bool) -> str:
    """The colour of a die; a white one stands out from a light ground like a box."""
    colour = plain_colour(name)
    return colour_of(colour) if dark or colour != "white" else _BOX[dark]


def ink_on(name: str) -> str:
    """A text colour that can be read on the colour of this name."""
    return PAPER if name in _DARK_DICE else INK


def look_style(look: str, zone: str, *, dark: bool) -> Style:
    """How a piece of a zone is drawn."""
    text = text_colour(zone, dark=dark)
    match look:
        case "free":
            return Style(color=INK, bgcolor=_BOX[dark])
        case "shaded":
            return Style(color=INK, bgcolor=_SHADED[dark])
        case "marked":
            return Style(color=INK, bgcolor=_BOX[dark], bold=True)
        case "fresh":
            return Style(color=PAPER, bgcolor="#303038", bold=True, underline=True)
        case "offered":
            return Style(color=ink_on(zone), bgcolor=colour_of(zone), bold=True)
        case "picked":
            return Style(color=ink_on(zone), bgcolor=colour_of(zone), bold=True, reverse=True)
        case "gained":
            return Style(color=text, bold=True, underline=True)
        case "badge" | "points" | "title":
            return Style(color=text, bold=look != "points")
        case "dim" | "lost":
            return Style(dim=True)
        case _:
            return Style()
