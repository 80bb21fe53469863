"""The codes that tell a terminal how text looks. Only what changes from one text to the next is written: a page takes
far fewer bytes, so a slow terminal shows it sooner."""

from dataclasses import dataclass
from functools import lru_cache

from rich.color import Color, ColorSystem
from rich.console import COLOR_SYSTEMS, Console
from rich.style import Style

RESET = "\x1b[0m"
_UNSEEN = ("", "1")  # attributes that do not show where there are no letters


@dataclass(frozen=True, eq=False, slots=True)
class Codes:
    """The codes of a look: bold and the like, the colour of letters, that of the ground. Where there are `no_letters`,
    only the ground is seen. Equal codes are the same object, made by `_codes`: a page looks up hundreds of changes."""

    attributes: str
    letters: str
    ground: str
    no_letters: bool = False


_codes = lru_cache(maxsize=1024)(Codes)
PLAIN = _codes("", "", "")


def codes_of(style: Style, console: Console, *, blank: bool) -> Codes:
    """The codes of a style in the colours of this terminal."""
    return _codes_of(style, COLOR_SYSTEMS[console.color_system or "truecolor"], blank=blank)


@lru_cache(maxsize=1024)
def _codes_of(style: Style, system: ColorSystem, *, blank: bool) -> Codes:
    attributes = style.without_color.render("-", color_system=system).partition("m")[0].lstrip("\x1b[-")
    letters, ground = _colour(style.color, system, "39"), _colour(style.bgcolor, system, "49", ground=True)
    return _codes(attributes, letters, ground, blank and attributes in _UNSEEN)


def _colour(colour: Color | None, system: ColorSystem, default: str, *, ground: bool = False) -> str:
    return ";".join(colour.downgrade(system).get_ansi_codes(foreground=not ground)) if colour else default


@lru_cache(maxsize=1024)
def change_to(codes: Codes, before: Codes) -> tuple[str, Codes]:
    """What is written before a text of one look after that of another, and the look that the terminal has then."""
    if codes.no_letters and before.attributes in _UNSEEN:
        codes = _codes(before.attributes, before.letters, codes.ground, before.no_letters)
    if codes.attributes != before.attributes:
        changed = ["0", codes.attributes, codes.letters, codes.ground]
    else:
        colours = (before.letters, codes.letters), (before.ground, codes.ground)
        changed = [new for old, new in colours if old != new]
    sequence = ";".join(filter(None, changed))
    return (f"\x1b[{sequence}m" if sequence else ""), codes
