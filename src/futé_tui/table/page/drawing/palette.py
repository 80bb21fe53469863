"""The colours of the page, as data: one palette for the dark theme and one for the light one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from ....engine.dice import colour_of
from ....text.signs import Signs
from .colour import BLACK, WHITE, ink_on, mix, readable
from .glyphs import bonus_sign

_LIGHT, _DARK = 0.4, 0.3  # how far light boxes are from paper to the card, and dark ones from the card to black
_SEEN = 1.6  # the least contrast of boxes that lie on the table itself

_PRINT = {
    "yellow": "#f4c61d",
    "blue": "#2a6bd0",
    "green": "#2c9948",
    "orange": "#f7953a",
    "purple": "#8446be",
    "pink": "#f294c8",
    "turquoise": "#1fb0a8",
    "brown": "#74431f",
    "silver": "#a5abb8",
    "red": "#c93a2e",
    "grey": "#525863",
    "white": "#f7f6f1",
}


class Lettering(NamedTuple):
    """What a drawing in letters needs: the signs of the terminal, the letters that stand for zones and dice, the
    colours of these as text, and how a bonus is written: `?b`, `o4`, `jk`."""

    signs: Signs
    letters: Mapping[str, str]
    inks: Mapping[str, str]
    code: Callable[[str], str]

    def letter(self, name: str) -> str:
        """The letter of a zone or die; names without one have none."""
        return self.letters.get(name, "")


@dataclass(frozen=True, eq=False)
class Palette:
    """Grounds and the text on them, the paper of boxes in their states, key-caps, chips, and the colours of zones
    and dice by name. Compared and hashed as the object it is, so that drawings can be kept by it."""

    name: str
    table: str
    header: str
    panel: str
    selected: str  # what the cursor is on
    text: str
    dim: str
    accent: str  # the deciding player, the present round
    good: str  # more than the average, won
    bad: str  # less than the average, lost
    card: str  # zones whose name is no colour
    paper: str
    print: str  # what is printed on paper
    ink: str  # what players write
    shaded: str  # paper set off in print
    fresh: str  # paper of the newest marks
    offered: str  # paper of boxes that can be picked
    costly: str  # the same, where that costs an action
    cap: str  # key-caps, and their letters
    cap_text: str
    label: str  # the key-caps of boxes, and their letters
    label_text: str
    costly_text: str
    gold: str
    action: str  # chips of actions
    fox: str
    platter: str
    colours: Mapping[str, str]
    lettering: Lettering | None = None  # where letters carry the meaning, as there are too few colours

    def colour(self, name: str) -> str:
        """The colour of a zone or die; names that are no colour are neutral."""
        return self.colours.get(colour_of(name), self.card)

    @property
    def painted(self) -> bool:
        """Whether colours carry the meaning, and not letters."""
        return self.lettering is None

    def bonus_sign(self, word: str) -> str:
        """The sign of a bonus, or its code where colours do not say which zone it is for."""
        return self.lettering.code(word) if self.lettering else bonus_sign(word)

    def text_colour(self, name: str) -> str:
        """The colour of a zone or die as text on the table, in a drawing in letters."""
        return self.lettering.inks.get(colour_of(name), self.text) if self.lettering else self.text


DARK = Palette(
    name="dark",
    table="#171a22",
    header="#0f1117",
    panel="#1e222d",
    selected="#272c3a",
    text="#e9ebf1",
    dim="#8f96a6",
    accent="#ffe066",
    good="#5fd07f",
    bad="#ff8a80",
    card="#4a5162",
    paper="#f7f6f1",
    print="#5b606c",
    ink="#1d3fbf",
    shaded="#cfcabb",
    fresh="#c4dbff",
    offered="#ffe9a0",
    costly="#f3d3ff",
    cap="#c9cedb",
    cap_text="#111318",
    label="#111318",
    label_text="#ffe066",
    costly_text="#e7b4ff",
    gold="#ffe066",
    action="#111318",
    fox="#d9382b",
    platter="#c6cbd6",
    colours=_PRINT,
)
LIGHT = replace(
    DARK,
    name="light",
    table="#ece8dd",
    header="#d9d4c6",
    panel="#f6f3ea",
    selected="#fdf0c4",
    text="#1c1f26",
    dim="#51555e",
    accent="#7a4b00",
    good="#17692f",
    bad="#a32318",
    card="#a9a597",
    cap="#3a4050",
    cap_text="#f4f5f8",
    platter="#c2c7d2",
    colours=_PRINT | {"white": "#ffffff"},
)


class CardColours(NamedTuple):
    """What a card is painted with: its ground, text on it, boxes set off in print, lost boxes and what is in them, and
    holes; `palette` has all other colours."""

    palette: Palette
    name: str
    ground: str
    ink: str
    tinted: str
    lost: str
    lost_text: str
    hole: str


@lru_cache(maxsize=64)
def card_colours(name: str, palette: Palette) -> CardColours:
    """The colours of a zone's card; in letters it has no ground of its own."""
    if palette.lettering:
        ink, ground = palette.text_colour(name), palette.table
        return CardColours(palette, name, ground, ink, palette.shaded, ground, palette.dim, ground)
    ground = palette.colour(name)
    ink = ink_on(ground)
    lost = mix(ground, BLACK, 0.22)
    lost_text = readable(mix(lost, WHITE, 0.5), lost, 3)
    return CardColours(palette, name, ground, ink, _tinted(name, palette), lost, lost_text, mix(ground, BLACK, 0.6))


def _tinted(name: str, palette: Palette) -> str:
    """Shaded paper has a touch of the card's colour, or is grey where that would look like an offer."""
    if name == "yellow":
        return palette.shaded
    if name not in palette.colours:
        return readable(palette.shaded, palette.table, _SEEN)
    return mix(palette.paper, palette.colours[name], 0.3)


def tone_colour(tone: str, card: CardColours) -> str:
    """The paper of boxes that are printed in a shade, where shades divide a zone into regions."""
    if tone == "light":
        return mix(card.palette.paper, card.ground, _LIGHT)
    return mix(card.ground, BLACK, _DARK) if tone == "dark" else card.palette.paper
