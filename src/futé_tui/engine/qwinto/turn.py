"""Qwinto's turn: what may be done, moves carried out on a table, and what follows from them automatically."""

from collections.abc import Sequence

from ..dice import DiceSource, Throw
from ..fast_tuple import fast_tuple
from ..moves import DECLINE, MISS, REROLL, Miss, Move, Reroll, Roll, Take
from .position import BEFORE_ROLL, OVER, PASSIVE, Sheet
from .sheet_tables import SheetTables
from .table import Table

_ROLL = 1  # a turn has one roll, whether it is rerolled or not
_ROWS_THAT_END_THE_GAME = 2


class Turn(Table):
    """A table with the rules of the turn; `OpenTurn` describes the methods."""

    def list_moves(self) -> Sequence[Move]:
        stage, sheet = self.stage, self.sheet
        if stage is BEFORE_ROLL:
            return sheet.rolls
        if stage is OVER:
            return ()
        number = sum(self.faces)
        boxes = sheet.printed.openings(self.sheets[self.seat].numbers, sheet.rows[self.dice], number)
        moves: list[Move] = [*map(sheet.writes[number].__getitem__, boxes)]
        if stage is PASSIVE:
            moves.append(DECLINE)
            return moves
        if not self.rerolled:
            moves.append(REROLL)
        moves.append(MISS)
        return moves

    def carry_out(self, move: Move) -> None:
        if isinstance(move, Roll):
            self.pick_dice(self.sheet.dice_sets[move.dice])
            return
        if isinstance(move, Reroll):
            self.rerolled = True
            return
        if isinstance(move, Take):
            self.write(self.sheet.boxes[move.zone][move.mark.box], move.mark)
        elif isinstance(move, Miss):
            self.cross_miss()
        else:
            self.decline()
        self._go_on()

    def _go_on(self) -> None:
        """After the active player the others in seat order, then the next turn or the end."""
        if (seat := self.next_along()) < len(self.sheets):
            self.start_passive(seat)
        elif ends(self.sheet, self.sheets, self.active):
            self.end_game()
        else:
            self.next_turn()

    def throw_in_hand(self) -> Throw:
        rerolls = 1 if self.rerolled else 0
        return fast_tuple(Throw, (self.round, self.active, _ROLL, rerolls, self.sheet.names[self.dice], False))

    def settle(self, dice: DiceSource | None = None) -> Sequence[Move]:
        """A player who can write nothing declines, or crosses a miss. Which dice to roll is always a choice."""
        moves = self.list_moves()
        while len(moves) == 1:
            self.carry_out(moves[0])
            moves = self.list_moves()
        return moves

    def settle_before_dice(self, move: Move) -> None:
        self.carry_out(move)
        if move.throws:
            self.pick_up()


def ends(sheet: SheetTables, sheets: tuple[Sheet, ...], active: int) -> bool:
    """Whether the game ends with the turn of the active player."""
    if sheets[active].misses == sheet.misses.boxes:
        return True
    complete_rows = sheet.printed.complete_rows
    return max([complete_rows(numbers) for numbers, _ in sheets]) >= _ROWS_THAT_END_THE_GAME
