"""A game of a daily game or duel that somebody sits down to."""

from dataclasses import dataclass

from ..engine.game import Game
from ..store.stored import Kind


@dataclass(frozen=True, slots=True)
class Sitting:
    """The game, and how it is kept: under its number if it was begun before."""

    game: Game
    number: int | None
    kind: Kind
    tag: str
