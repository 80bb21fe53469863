"""A Qwixx player who looks one move ahead, skips few boxes and likes to lock rows."""

from collections.abc import Sequence
from typing import Any

from futé_tui.engine.events import BoxMarked, Event, RowLocked
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Miss, Move, Take
from futé_tui.engine.qwixx import QwixxRules
from futé_tui.engine.rules import Decision

GOOD_CROSS = 3.0
SKIPPED = -1.6
LOCKED = 12.0
PENALTY = -5.0
LIKED_ROW = 1.0


def promise(game: Game, move: Move, after: Decision[Any], events: Sequence[Event]) -> float:
    """A cross is good if it skips little, best if it locks a row."""
    if isinstance(move, Miss):
        return PENALTY
    if not isinstance(move, Take):
        return 0.0
    locks = [event for event in events if isinstance(event, RowLocked) or is_lock(event)]
    return _cross(game, move) + LOCKED * len(locks)


def is_lock(event: Event) -> bool:
    return isinstance(event, BoxMarked) and event.mark.box == "lock"


def _cross(game: Game, move: Take) -> float:
    """Seats differ in the row they like, else all sheets would look the same."""
    assert isinstance(game.rules, QwixxRules)
    sheet, seat = game.rules.sheet, game.to_move
    assert seat is not None
    row = sheet.row_index[move.zone]
    skipped: int = sheet.boxes[move.zone][move.mark.box] - game.position.sheets[seat].rows[row].bit_length()
    return GOOD_CROSS + SKIPPED * skipped + (LIKED_ROW if seat % len(sheet.rows) == row else 0.0)
