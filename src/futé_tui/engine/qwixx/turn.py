"""Qwixx's turn: what may be done, moves carried out on a table, and what follows from them automatically."""

from collections.abc import Sequence

from ..dice import DiceSource, Throw
from ..fast_tuple import fast_tuple
from ..moves import PENALTY, ROLL, SKIP, Miss, Move, Take
from .position import BEFORE_ROLL, COLOUR, DECIDED, WHITE
from .sheet_tables import WHITE_DICE
from .table import Table

_ROLL = 1  # a turn has one roll
_ONLY_ROLL = (ROLL,)


class Turn(Table):
    """A table with the rules of the turn; `OpenTurn` describes the methods."""

    def list_moves(self) -> Sequence[Move]:
        stage = self.stage
        if stage is WHITE:
            moves = self._white()
            moves.append(SKIP)
            return moves
        if stage is COLOUR:
            moves = self._colour()
            moves.append(SKIP if self.crossed else PENALTY)
            return moves
        return _ONLY_ROLL if stage is BEFORE_ROLL else ()

    def _white(self) -> list[Move]:
        """The white sum may go to every row that is not locked."""
        sheet, locked, faces = self.sheet, self.locked, self.faces
        rows, number = self.sheets[self.seat][0], faces[0] + faces[1]
        moves: list[Move] = []
        for row in sheet.in_order:
            if not locked >> row & 1:
                moves += sheet.white[row][rows[row]][number]
        return moves

    def _colour(self) -> list[Move]:
        """Either white die may be added to the die of a row that is not locked."""
        sheet, locked, faces = self.sheet, self.locked, self.faces
        rows = self.sheets[self.seat][0]
        low, high = (faces[0], faces[1]) if faces[0] < faces[1] else (faces[1], faces[0])
        moves: list[Move] = []
        for row in sheet.in_order:
            if not locked >> row & 1:
                face, openings = faces[WHITE_DICE + row], sheet.own[row][rows[row]]
                moves += openings[face + low]
                if low != high:
                    moves += openings[face + high]
        return moves

    def carry_out(self, move: Move) -> None:
        if move.throws:
            self.pick_up()
            return
        if isinstance(move, Take):
            self.cross(self.sheet.row_index[move.zone], move.mark)
        elif isinstance(move, Miss):
            self.cross_miss()
        else:
            self.skip()
        self._go_on()

    def _go_on(self) -> None:
        """After the active player the others decide on the white sum; after white plus colour the turn is over."""
        if self.stage is WHITE:
            if (seat := self.next_along()) < len(self.sheets):
                self.start_passive(seat)
            else:
                self.end_white()
        elif self._lock_rows() or self.sheets[self.active].misses == self.sheet.misses.boxes:
            self.end_game()
        else:
            self.next_turn()

    def _white_takes_effect(self) -> None:
        """What everybody did with the white sum takes effect: rows are locked, and perhaps the game is over at once.
        The active player has no second action then, and takes no penalty for having crossed nothing."""
        if self._lock_rows():
            self.end_game()
        else:
            self.start_colour()

    def _lock_rows(self) -> bool:
        """Lock the rows whose lock somebody has crossed; whether that ends the game."""
        sheet, locked = self.sheet, self.locked
        for rows, _ in self.sheets:
            if max(rows) >= sheet.lock:
                locked |= sheet.locks(rows)
        if locked == self.locked:
            return False
        for row in range(len(sheet.rows)):
            if (locked ^ self.locked) >> row & 1:
                self.lock(row)
        return locked.bit_count() >= sheet.locks_to_end

    def throw_in_hand(self) -> Throw:
        return fast_tuple(Throw, (self.round, self.active, _ROLL, 0, self.sheet.in_game[self.locked], False))

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """A player who can cross nothing skips the action, or takes the penalty."""
        while True:
            if self.stage is DECIDED:
                self._white_takes_effect()
            moves = self.list_moves()
            if len(moves) != 1 or (dice is None and moves[0].throws):
                return moves
            self.carry_out(moves[0])
            if dice is not None and moves[0].throws:
                self.land(dice.throw(self.throw_in_hand()))

    def settle_before_dice(self, move: Move) -> None:
        """What the others do with the white sum takes effect later, so that it influences nobody."""
        self.carry_out(move)
        if self.stage is BEFORE_ROLL:
            self.pick_up()
