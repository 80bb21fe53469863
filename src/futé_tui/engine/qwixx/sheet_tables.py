"""What never changes during a Qwixx game: the printed sheet, and every move it knows."""

from dataclasses import dataclass
from typing import Final

from ..everybody import PrintedMisses
from ..moves import Mark, Take
from ..on_demand import OnDemand
from ..refusals import Refusal
from ..zone_refusals import AlreadyMarked, BoxGone, LastBoxTooEarly

LOCK: Final = "lock"
PENALTIES: Final = "penalties"
WHITE_DICE: Final = 2  # they come first among the dice

Moves = tuple[Take, ...]
Openings = OnDemand[int, tuple[Moves, ...]]  # the moves of a row by its crosses, and then by sum


@dataclass(frozen=True, slots=True)
class Row:
    """A row as printed: the numbers in its boxes, from the left. Behind the last one is the lock."""

    colour: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class QwixxSheet:
    """What the turn needs to know of a ruleset."""

    dice: tuple[str, ...]  # two white ones, then one for each row, in the order of the rows
    rows: tuple[Row, ...]
    points: tuple[int, ...]  # what a row is worth with one cross, two, and so on
    crosses_before_last: int  # how many a row needs before its last box may be crossed
    locks_to_end: int  # how many locked rows end the game
    penalties: int  # how many boxes there are for them; the last one ends the game
    penalty_points: int


class SheetTables:
    """The sheet with its look-up tables. `white` and `own` have the openings of each row for the white sum and for the
    die of its colour; `crosses` says what crossing a box adds, with the last one the lock; `in_order` are the rows in
    the order of moves."""

    def __init__(self, sheet: QwixxSheet) -> None:
        self.dice = sheet.dice
        self.whites = sheet.dice[:WHITE_DICE]
        self.rows = sheet.rows
        self.colours = tuple(row.colour for row in sheet.rows)
        self.row_index = {colour: row for row, colour in enumerate(self.colours)}
        self.points = (0, *sheet.points)
        self.needed, self.locks_to_end = sheet.crosses_before_last, sheet.locks_to_end
        self.misses = PrintedMisses(PENALTIES, sheet.penalties, sheet.penalty_points)
        self.length = len(sheet.rows[0].numbers)
        self.last, self.lock = self.length - 1, 1 << self.length
        self.no_faces = (0,) * len(self.dice)
        self.blank = (0,) * len(self.rows)
        self.boxes = {row.colour: {str(number): box for box, number in enumerate(row.numbers)} for row in self.rows}
        self.box_of = [{number: box for box, number in enumerate(row.numbers)} for row in self.rows]
        self.crosses = [1 << box for box in range(self.last)] + [1 << self.last | self.lock]
        self.in_order = sorted(range(len(self.rows)), key=self.colours.__getitem__)
        self.white = [self._openings(row, self.whites[0]) for row in range(len(self.rows))]
        self.own = [self._openings(row, self.colours[row]) for row in range(len(self.rows))]
        self.in_game = [self._dice_without(locked) for locked in range(1 << len(self.rows))]

    def judge(self, row: int, crosses: int, box: int) -> Refusal | None:
        """Why a box cannot be crossed, whatever the dice show; None if it can: right of all crosses, and the last one
        only behind enough of them."""
        zone, numbers = self.colours[row], self.rows[row].numbers
        if crosses >> box & 1:
            return AlreadyMarked(zone, str(numbers[box]))
        if box < crosses.bit_length():
            return BoxGone(zone, str(numbers[box]), str(numbers[min(crosses.bit_length() - 1, self.last)]))
        if box == self.last and crosses.bit_count() < self.needed:
            return LastBoxTooEarly(zone, str(numbers[box]), self.needed, crosses.bit_count())
        return None

    def is_locked(self, crosses: int) -> bool:
        return crosses >= self.lock

    def locks(self, rows: tuple[int, ...]) -> int:
        """The rows of a sheet whose lock is crossed."""
        return sum(1 << row for row, crosses in enumerate(rows) if crosses >= self.lock)

    def row_points(self, crosses: int) -> int:
        return self.points[crosses.bit_count()]

    def _openings(self, row: int, die: str) -> Openings:
        numbers, colour = self.rows[row].numbers, self.colours[row]
        moves = {number: (Take(die, colour, Mark(str(number))),) for number in numbers}
        sums = range(max(numbers) + 1)
        known: dict[tuple[int, bool], tuple[Moves, ...]] = {}

        def find(crosses: int) -> tuple[Moves, ...]:
            reduced = crosses.bit_length(), crosses.bit_count() >= self.needed  # the part that decides what fits
            if reduced not in known:
                fitting = {number for box, number in enumerate(numbers) if self.judge(row, crosses, box) is None}
                known[reduced] = tuple(moves[number] if number in fitting else () for number in sums)
            return known[reduced]

        return Openings(find)

    def _dice_without(self, locked: int) -> tuple[str, ...]:
        """The dice that are in the game while these rows are locked."""
        return (*self.whites, *(die for row, die in enumerate(self.dice[WHITE_DICE:]) if not locked >> row & 1))
