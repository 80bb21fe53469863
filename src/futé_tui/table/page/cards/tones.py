"""The shades that boxes are printed in, if shades divide a zone into regions."""

from ..drawing.colour import BLACK, mix
from ..drawing.palette import CardColours, Palette

_LIGHT, _DARK = 0.4, 0.3  # how far light boxes are from paper to the card, and dark ones from the card to black


def tone_colour(tone: str, card: CardColours, palette: Palette) -> str:
    """The paper of a shade."""
    if tone == "light":
        return mix(palette.paper, card.ground, _LIGHT)
    return mix(card.ground, BLACK, _DARK) if tone == "dark" else palette.paper
