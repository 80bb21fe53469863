"""What is meant by a few typed words: a die, a box, a zone, an action or bonus, by name or as it is said."""

from collections.abc import Iterable
from typing import NamedTuple

from ..engine.game import Game
from ..text.names import label_of, name


class Pointed(NamedTuple):
    """A colour with perhaps a box of its zone, or an action or bonus."""

    zone: str = ""
    box: str = ""
    word: str = ""


def point(game: Game, text: str) -> Pointed | None:
    """What the text points at; None if it is nothing of this sheet."""
    first, _, rest = text.replace(".", " ").strip().partition(" ")
    sheet = game.rules.view(game.position, game.to_move or 0)
    zones = {zone.name: zone for zone in sheet.zones}
    zone = find(first, [*zones, *game.ruleset.dice])
    box = rest.strip()
    if zone and (not box or (zone in zones and any(b and b.label == box for row in zones[zone].rows for b in row))):
        return Pointed(zone, box)
    rounds = game.rules.round_track(len(game.players))
    word = find(text, (*(track.name for track in sheet.tracks), *sheet.bonuses, *filter(None, rounds)))
    return Pointed(word=word) if word else None


def find(text: str, words: Iterable[str]) -> str:
    """The word that is meant, by itself or in the language spoken."""
    said = text.casefold()
    return next((word for word in words if said in _spellings(word)), "")


def _spellings(word: str) -> set[str]:
    return {spelling.casefold() for spelling in (word, label_of(word), name(word))}
