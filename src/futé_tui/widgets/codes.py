"""The codes that tell a terminal how text looks. Only what changes from one text to the next is written: a page takes
far fewer bytes, so a slow terminal shows it sooner."""

from functools import lru_cache
from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.console import COLOR_SYSTEMS, Console
from rich.style import Style

RESET = "\x1b[0m"
_UNSEEN = ("", "1")  # attributes that do not show where there are no letters


class Codes(NamedTuple):
    """The codes of a look: bold and the like, the colour of letters, that of the ground. Where there are `no_letters`,
    only the ground is seen."""

    attributes: str
    letters: str
    ground: str
    no_letters: bool = False


PLAIN = Codes("", "", "")


def codes_of(style: Style, console: Console, *, blank: bool) -> Codes:
    """The codes of a style in the colours of this terminal."""
    return _codes_of(style, COLOR_SYSTEMS[console.color_system or "truecolor"], blank=blank)


@lru_cache(maxsize=1024)
def _codes_of(style: Style, system: ColorSystem, *, blank: bool) -> Codes:
    """The same object for equal looks, so that they are quick to compare."""
    attributes = style.without_color.render("-", color_system=system).partition("m")[0].lstrip("\x1b[-")
    letters, ground = _colour(style.color, system, "39"), _colour(style.bgcolor, system, "49", ground=True)
    return Codes(attributes, letters, ground, no_letters=blank and attributes in _UNSEEN)


def _colour(colour: Color | None, system: ColorSystem, default: str, *, ground: bool = False) -> str:
    return ";".join(colour.downgrade(system).get_ansi_codes(foreground=not ground)) if colour else default


@lru_cache(maxsize=1024)
def change_to(codes: Codes, before: Codes) -> tuple[str, Codes]:
    """What is written before a text of one look behind that of another, and the look that the terminal has then."""
    if codes.no_letters and before.attributes in _UNSEEN:
        codes = before._replace(ground=codes.ground)
    if codes.attributes != before.attributes:
        changed = ["0", codes.attributes, codes.letters, codes.ground]
    else:
        changed = [new for old, new in zip(before[1:3], codes[1:3], strict=True) if old != new]
    sequence = ";".join(filter(None, changed))
    return (f"\x1b[{sequence}m" if sequence else ""), codes
