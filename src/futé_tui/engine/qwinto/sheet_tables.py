"""What never changes during a Qwinto game: the printed sheet, and every move it knows."""

from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from ..dice import FACES
from ..everybody import PrintedMisses
from ..moves import Mark, Roll, Take
from ..zones import LineKind, LineName
from .sheet import PrintedSheet, Row

MISSES: Final = "misses"
BONUS: Final = "bonus"  # what the columns pay, in views and scores


@dataclass(frozen=True)
class QwintoSheet:
    """What the turn needs to know of a ruleset. There is one die for each row, in the order of the rows."""

    rows: tuple[Row, ...]
    misses: int  # how many boxes there are for them; the last one ends the game
    miss_points: int


class SheetTables:
    """The sheet with its look-up tables. Sets of dice have a bit for each die; `rows` lists
    the rows that a sum of them may go to, in the order of moves, `shown` what all dice show when they fall."""

    def __init__(self, sheet: QwintoSheet) -> None:
        self.printed = PrintedSheet(sheet.rows)
        self.columns = tuple(self._name(column.column, column.pentagon) for column in self.printed.bonus_columns)
        self.misses = PrintedMisses(MISSES, sheet.misses, sheet.miss_points)
        self.dice = tuple(row.colour for row in sheet.rows)
        self.row_index = {colour: i for i, colour in enumerate(self.dice)}
        self.no_faces = (0,) * len(self.dice)
        chosen = [names for count in range(1, len(self.dice) + 1) for names in combinations(self.dice, count)]
        self.rolls = tuple(sorted(Roll(names) for names in chosen))
        self.dice_sets = {names: sum(1 << self.row_index[name] for name in names) for names in chosen}
        self.names = {dice: names for names, dice in self.dice_sets.items()}
        self.shown = {dice: self._falls(dice) for dice in self.names}
        self.rows = {dice: tuple(self.row_index[name] for name in sorted(names)) for dice, names in self.names.items()}
        self.boxes = {
            row.colour: {str(column): self.printed.box_at(i, column) for column in row.columns}
            for i, row in enumerate(sheet.rows)
        }
        self.writes = tuple(  # by number and box
            tuple(
                Take(row.colour, row.colour, Mark(str(column), number)) for row in sheet.rows for column in row.columns
            )
            for number in range(self.printed.highest + 1)
        )

    def _name(self, column: int, pentagon: int) -> LineName:
        """A column by its pentagon, as nothing else is printed at it."""
        row = self.printed.rows[self.printed.row_of[pentagon]]
        return LineName(
            LineKind.COLUMN, column, pentagon=(row.colour, row.pentagons.index(column) + 1, len(row.pentagons))
        )

    def _falls(self, picked: int) -> dict[tuple[int, ...], tuple[int, ...]]:
        """For each fall of the picked dice what all dice show: those that were not picked 0."""
        sides = [FACES if picked >> die & 1 else (0,) for die in range(len(self.dice))]
        return {tuple(face for face in shown if face): shown for shown in product(*sides)}
