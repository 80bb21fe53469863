"""Games with moves that are not on the disk yet."""

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .moves import IN_MEMORY, insert_game, is_there, read_lines, rewrite_moves
from .occasion import Occasion

if TYPE_CHECKING:
    from ..engine.game import Game


@dataclass(frozen=True, slots=True)
class UnsavedGame:
    """A game as it is now, and those of its moves that were on the disk when the disk failed."""

    game: "Game"
    occasion: Occasion
    before: list[str]

    def write(self, database: sqlite3.Connection, number: int) -> int:
        """Write the game to the disk and return its number there.

        If another copy of the program has continued the game in the meantime, that game stays as it is and this one is
        stored beside it.
        """
        if number < IN_MEMORY and is_there(database, number) and read_lines(database, number) == self.before:
            rewrite_moves(database, number, self.game)
            return number
        return insert_game(database, self.game, self.occasion)
