"""What never changes during a Qwinto game: the printed sheet, and every move it knows."""

from itertools import combinations
from typing import Protocol

from ..moves import Mark, Roll, Take
from .sheet import PrintedSheet, Row

FACES = 6


class QwintoSheet(Protocol):
    """What the turn needs to know of a ruleset. There is one die for each row, in the order of the rows."""

    @property
    def rows(self) -> tuple[Row, ...]: ...
    @property
    def misses(self) -> int:
        """How many boxes there are for misses; the last one ends the game."""

    @property
    def miss_points(self) -> int: ...


class Setup:
    """The sheet with its look-up tables. Sets of dice have a bit for each die; `members` lists a set in printed order,
    `rows` the rows that its sum may go to, in the order of moves."""

    def __init__(self, sheet: QwintoSheet) -> None:
        self.sheet = PrintedSheet(sheet.rows)
        self.misses = sheet.misses
        self.miss_points = sheet.miss_points
        self.dice = tuple(row.colour for row in sheet.rows)
        self.row_index = {colour: i for i, colour in enumerate(self.dice)}
        self.highest = FACES * len(self.dice)
        chosen = [names for count in range(1, len(self.dice) + 1) for names in combinations(self.dice, count)]
        self.rolls = tuple(sorted(Roll(names) for names in chosen))
        self.dice_sets = {names: sum(1 << self.row_index[name] for name in names) for names in chosen}
        self.names = {dice: names for names, dice in self.dice_sets.items()}
        self.members = {dice: tuple(self.row_index[name] for name in names) for dice, names in self.names.items()}
        self.rows = {dice: tuple(self.row_index[name] for name in sorted(names)) for dice, names in self.names.items()}
        self.boxes = {
            row.colour: {str(column): self.sheet.box_at(i, column) for column in row.columns}
            for i, row in enumerate(sheet.rows)
        }
        self.writes = tuple(
            tuple(Take(row.colour, row.colour, Mark(str(column), number)) for number in range(self.highest + 1))
            for row in sheet.rows
            for column in row.columns
        )
