"""What an expert sees of a Qwixx position: own rows and penalties, what the second action offers, how near others are
to locking rows, the moment. What others do with the white sum on the table is not seen."""

from collections.abc import Sequence

from ..observing import Pieces, Row, RowPlan, one_hot, up_to
from .position import BEFORE_ROLL, COLOUR, DECIDED, OVER, WHITE, Rows, Sheet
from .sheet_tables import WHITE_DICE, SheetTables
from .turn import Turn

_MOST_PLAYERS = 5
_LONG_GAME = 20  # rounds
_NONE = -1

Threat = tuple[int, int]  # of others in one row: the most crosses, and how far right with enough of them for the lock
Chances = tuple[int, int]  # how many boxes the sums of a colour would skip in its row; _NONE for one that does not fit


class QwixxObserver:
    """Rows of one Qwixx sheet; `Observer` describes the methods. Rows and penalties have points each."""

    def __init__(self, sheet: SheetTables) -> None:
        self.plan = plan = RowPlan()
        self._sheet = sheet
        self._rows = [self._row_pieces(plan) for _ in sheet.rows]
        self._chances = [plan.keyed(self._chance_features) for _ in sheet.rows]
        self._threats = [plan.keyed(self._threat_features) for _ in sheet.rows]
        self._misses = sheet.misses.pieces(plan)
        self._others = plan.keyed(lambda misses: up_to(misses, sheet.misses.boxes))
        self._moments = plan.moments(self._moment_features)
        self._no_chances = [pieces[_NONE, _NONE] for pieces in self._chances]
        self._no_threats = [pieces[0, 0] for pieces in self._threats]

    def observe(self, turn: Turn, seat: int, row: Row) -> None:
        stage, active, locked, sheets = turn.stage, turn.active, turn.locked, turn.sheets
        rows, misses = sheets[seat]
        others = [sheet for other, sheet in enumerate(turn.before or sheets) if other != seat]
        colours_to_come = active == seat and turn.faces[0] > 0 and stage in (WHITE, DECIDED, COLOUR)
        row += [
            pieces[state, locked >> at & 1] for at, (pieces, state) in enumerate(zip(self._rows, rows, strict=True))
        ]
        row += self._chances_of(turn, rows) if colours_to_come else self._no_chances
        row += self._threats_of(others) if others else self._no_threats
        locks = (locked | self._sheet.locks(rows)).bit_count()
        over = stage is OVER or locks >= self._sheet.locks_to_end
        in_front = stage is BEFORE_ROLL or (stage is WHITE and not turn.faces[0])
        row += (
            self._misses[misses],
            self._others[max([sheet.misses for sheet in others], default=0)],
            self._moments[
                over,
                len(sheets),
                turn.round,
                (seat - active) % len(sheets),
                in_front,
                colours_to_come,
                colours_to_come and turn.crossed,
                locks,
            ],
        )

    def _chances_of(self, turn: Turn, rows: Rows) -> list[bytes]:
        """What the second action offers in each row."""
        faces, found = turn.faces, []
        for row, crosses in enumerate(rows):
            face = faces[WHITE_DICE + row]
            gaps = [self._gap(row, crosses, face + white) for white in faces[:WHITE_DICE]] if face else [_NONE, _NONE]
            found.append(self._chances[row][min(gaps), max(gaps)])
        return found

    def _gap(self, row: int, crosses: int, number: int) -> int:
        """How many boxes crossing a number skips."""
        sheet = self._sheet
        return sheet.box_of[row][number] - crosses.bit_length() if sheet.own[row][crosses][number] else _NONE

    def _threats_of(self, others: list[Sheet]) -> list[bytes]:
        found = []
        for row, pieces in enumerate(self._threats):
            states = [rows[row] for rows, _ in others]
            most = max([state.bit_count() for state in states])
            far = 0
            if most >= self._sheet.needed:
                far = max([state.bit_length() for state in states if state.bit_count() >= self._sheet.needed])
            found.append(pieces[most, far])
        return found

    def _row_pieces(self, plan: RowPlan) -> Pieces:
        plan.points.append(plan.amount())
        column = plan.column()

        def describe(key: tuple[int, int]) -> list[int]:
            return [self._sheet.row_points(key[0]), column.number(key, lambda: self._row_features(*key))]

        return Pieces(describe)

    def _row_features(self, crosses: int, locked: int) -> Sequence[float]:
        """How many crosses, how far right, which boxes are open, and whether the last one is within reach."""
        sheet, count = self._sheet, crosses.bit_count()
        reached = sheet.length + 1 if locked else crosses.bit_length()
        missing = max(sheet.needed - count, 0)
        room = max(sheet.last - reached, 0)  # boxes in front of the last one that are open
        return [
            *up_to(count, sheet.length + 1),
            *up_to(reached, sheet.length + 1),
            *one_hot(missing, sheet.needed + 1),
            *one_hot(min(room, sheet.needed) - missing + sheet.needed, 2 * sheet.needed + 1),
            float(locked or missing > room),
            float(not locked and missing == 0),
            float(locked),
            float(sheet.is_locked(crosses)),
            count * room / 30,
        ]

    def _chance_features(self, chances: Chances) -> Sequence[float]:
        length = self._sheet.length
        low, high = chances
        return [*one_hot(low, length), *one_hot(high, length), float(low >= 0), float(high >= 0), float(low == high)]

    def _threat_features(self, threat: Threat) -> Sequence[float]:
        most, far = threat
        length = self._sheet.length + 1
        return [*up_to(most, self._sheet.needed + 1), *up_to(far, length)]

    def _moment_features(
        self, players: int, number: int, turns: int, in_front: bool, to_come: bool, crossed: bool, locks: int
    ) -> Sequence[float]:
        """How many players, the round, the turns until the player's own, whether a roll or the colours come next."""
        return [
            *one_hot(players - 1, _MOST_PLAYERS),
            number / _LONG_GAME,
            *one_hot(turns, _MOST_PLAYERS),
            float(in_front),
            float(in_front and turns == 0),
            float(to_come),
            float(to_come and not crossed),
            *one_hot(locks, self._sheet.locks_to_end + 1),
        ]
