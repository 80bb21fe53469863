"""What an expert sees of a Qwinto position: own rows and columns, misses, how far the others are, the moment."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from math import prod
from operator import itemgetter

from ..dice import FACES
from ..observing import Pieces, Row, RowPlan, one_hot, up_to
from .position import OVER, PASSIVE, WRITE, Sheet
from .sheet import BonusColumn, Numbers
from .sheet_tables import SheetTables
from .turn import Turn, ends

_MOST_PLAYERS = 6
_LONG_GAME = 24  # rounds
_MANY = 3  # boxes that take a number
_SPARE = 6  # numbers that a gap has more than boxes
_ROWS_KEPT = 10_000  # chances of rows

Chances = tuple[float, ...]  # that a roll fits each box; 0 where something is written
Progress = tuple[int, int, int]  # how many numbers the two fullest rows of a sheet have, and its misses


class QwintoObserver:
    """Rows of one Qwinto sheet; `Observer` describes the methods. Rows, columns and misses have points each."""

    def __init__(self, sheet: SheetTables) -> None:
        self.plan = plan = RowPlan()
        self._sheet, self._printed = sheet, sheet.printed
        self._spans = self._printed.spans
        self._odds = [sum_odds(dice, self._printed.highest) for dice in range(1, len(self._spans) + 1)]
        self._chances = lru_cache(_ROWS_KEPT)(partial(box_chances, self._odds[-1]))
        self._rows = [(slice(*span), self._row_pieces(plan, row)) for row, span in enumerate(self._spans)]
        self._columns = [
            (itemgetter(*bonus.boxes), self._column_pieces(plan, bonus)) for bonus in self._printed.bonus_columns
        ]
        self._misses = sheet.misses.pieces(plan)
        self._others = self._others_pieces(plan)
        self._moments = plan.moments(self._moment_features)

    def observe(self, turn: Turn, seat: int, row: Row) -> None:
        sheets, stage, active = turn.sheets, turn.stage, turn.active
        numbers, misses = sheets[seat]
        in_hand = turn.dice if stage is WRITE and active == seat and not any(turn.faces) else 0
        done = stage is PASSIVE and (active == seat or turn.seat > seat)
        ended = stage is OVER or (done and ends(self._sheet, sheets, active))
        row += [pieces[numbers[span]] for span, pieces in self._rows]
        chances = [chance for span, _ in self._rows for chance in self._chances(numbers[span])]
        row += [pieces[boxes(numbers), boxes(chances)] for boxes, pieces in self._columns]
        row += (
            self._misses[misses],
            self._others[sheets[:seat] + sheets[seat + 1 :]],
            self._moments[ended, len(sheets), turn.round, (seat - active) % len(sheets), done, in_hand, turn.rerolled],
        )

    def _progress(self, sheet: Sheet) -> Progress:
        numbers, misses = sheet
        fuller = sorted([end - first - numbers[first:end].count(0) for first, end in self._spans])
        return fuller[-1], fuller[-2], misses

    def _others_pieces(self, plan: RowPlan) -> Pieces:
        """How far along the others are; of several, the furthest along in each respect."""
        column = plan.column()

        def describe(sheets: tuple[Sheet, ...]) -> list[int]:
            furthest: Progress = (0, 0, 0)
            for sheet in sheets:
                furthest = tuple(map(max, furthest, self._progress(sheet)))  # type: ignore[assignment]
            return [column.number(furthest, lambda: self._progress_features(furthest))]

        return Pieces(describe)

    def _row_pieces(self, plan: RowPlan, row: int) -> Pieces:
        plan.points.append(plan.amount())
        column = plan.column()
        first, end = self._spans[row]
        before, behind = self._printed.start[:first], self._printed.start[end:]

        def describe(written: Numbers) -> list[int]:
            points = self._printed.row_points((*before, *written, *behind), row)
            return [points, column.number(written, lambda: self._row_features(written))]

        return Pieces(describe)

    def _row_features(self, written: Numbers) -> Sequence[float]:
        """What is written where, whether the row can still be completed, how many numbers each gap has to spare, how
        likely rolls fit each box, and how many boxes each number could go to."""
        highest = self._printed.highest
        openings = _openings(written, highest)
        gaps = [most - least + 1 - boxes for least, most, boxes in _gaps(written, highest)]
        spare = [min(max(numbers, -1), _SPARE) for numbers in _for_each_box(written, gaps)]
        return [
            float(min(gaps, default=0) >= 0),
            min([_SPARE, *gaps]) / _SPARE,
            *[numbers / _SPARE for numbers in spare],
            *[float(numbers < 0) for numbers in spare],
            *[chance for odds in self._odds for chance in box_chances(odds, written)],
            *[float(number > 0) for number in written],
            *[number / highest for number in written],
            *[float(boxes > 0) for boxes in openings],
            *[min(boxes, _MANY) / _MANY for boxes in openings],
            *up_to(written.count(0), len(written)),
        ]

    def _column_pieces(self, plan: RowPlan, bonus: BonusColumn) -> Pieces:
        plan.points.append(plan.amount())
        column = plan.column()
        pentagon = bonus.boxes.index(bonus.pentagon)

        def features(written: Numbers, chances: Chances) -> Sequence[float]:
            missing = written.count(0)
            needed = [chance for number, chance in zip(written, chances, strict=True) if not number]
            pays = written[pentagon] / self._printed.highest
            return [
                *up_to(missing, len(written)),
                *one_hot(missing, 2),
                pays,
                float(min(needed, default=1) > 0),
                min(needed, default=1),
                prod(needed),
                prod(needed) * pays,
            ]

        def describe(key: tuple[Numbers, Chances]) -> list[int]:
            written = key[0]
            pays = 0 if 0 in written else written[pentagon]
            return [pays, column.number(key, lambda: features(*key))]

        return Pieces(describe)

    def _progress_features(self, progress: Progress) -> Sequence[float]:
        longest = max(end - first for first, end in self._spans)
        fullest, second, misses = progress
        return [*up_to(fullest, longest), *up_to(second, longest), *up_to(misses, self._sheet.misses.boxes)]

    def _moment_features(
        self, players: int, number: int, turns: int, done: bool, in_hand: int, rerolled: bool
    ) -> Sequence[float]:
        """How many players, the round, the turns until the player's own, and the dice in hand."""
        dice = [float(in_hand >> die & 1) for die in range(len(self._sheet.dice))]
        return [
            *one_hot(players - 1, _MOST_PLAYERS),
            number / _LONG_GAME,
            *one_hot(turns, _MOST_PLAYERS),
            float(done),
            *dice,
            *one_hot(in_hand.bit_count(), len(dice) + 1),
            float(in_hand > 0 and rerolled),
        ]


def _gaps(written: Numbers, highest: int) -> Iterator[tuple[int, int, int]]:
    """The gaps of a row: the least and the highest number that fits, and how many boxes they have."""
    boxes, least = 0, 1
    for number in (*written, highest + 1):
        if number:
            if boxes:
                yield least, number - 1, boxes
            boxes, least = 0, number + 1
        else:
            boxes += 1


def _openings(written: Numbers, highest: int) -> list[int]:
    """For each number, from 1 on, how many boxes of a row take it."""
    openings = [0] * highest
    for least, most, boxes in _gaps(written, highest):
        openings[least - 1 : most] = [boxes] * (most - least + 1)
    return openings


def _for_each_box(written: Numbers, gaps: Sequence[float]) -> list[float]:
    """What is known of each gap, for each of its boxes; 0 where something is written."""
    values: list[float] = []
    gap = 0
    for box, number in enumerate(written):
        values.append(0 if number else gaps[gap])
        if not number and (box + 1 == len(written) or written[box + 1]):  # the gap ends here
            gap += 1
    return values


def sum_odds(dice: int, highest: int) -> list[float]:
    """How likely this many dice show each number, from 0 on."""
    often = Counter(map(sum, product(FACES, repeat=dice)))
    return [often[number] / len(FACES) ** dice for number in range(highest + 1)]


def box_chances(odds: Sequence[float], written: Numbers) -> Chances:
    """How likely a roll with these odds fits each box of a row."""
    gaps = [sum(odds[least : most + 1]) for least, most, _ in _gaps(written, len(odds) - 1)]
    return tuple(_for_each_box(written, gaps))
