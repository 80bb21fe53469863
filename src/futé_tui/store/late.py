"""Games with moves that are not on the disk yet, until it can be written again."""

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .moves import IN_MEMORY, insert_game, is_there, read_lines, rewrite_moves
from .stored import Kind

if TYPE_CHECKING:
    from ..engine.game import Game


@dataclass(frozen=True, slots=True)
class LateGame:
    """A game as it is now, and the moves of it that were on the disk when it failed."""

    game: "Game"
    kind: Kind
    tag: str
    before: list[str]

    def write(self, database: sqlite3.Connection, number: int) -> int:
        """Bring the game to the disk; its number there.

        A game that another copy of the program went on with meanwhile stays as that copy left it, and this one is
        stored beside it.
        """
        if number < IN_MEMORY and is_there(database, number) and read_lines(database, number) == self.before:
            rewrite_moves(database, number, self.game)
            return number
        return insert_game(database, self.game, self.kind, self.tag)
