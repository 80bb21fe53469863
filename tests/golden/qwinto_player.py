"""A Qwinto player who looks one move ahead and likes numbers where their row has room for them."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from futé_tui.engine.dice import Outcome
from futé_tui.engine.events import ColumnCompleted, Event, RowCompleted
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Miss, Move, Reroll, Roll, Take
from futé_tui.engine.qwinto import QwintoRules
from futé_tui.engine.rules import Decision

TYPICAL_FACES = (2, 4, 5)
GOOD_PLACE = 4.0
FIRST, LAST = 1, 16
POOR = 1.0
MISSED = -6.0
LIKED_ROW = 1.5
COMPLETED = 10.0


def promise(game: Game, move: Move, after: Decision[Any], events: Sequence[Event]) -> float:
    """How well a number is placed and what it completes. A throw is worth what typical numbers are."""
    if isinstance(move, Roll):
        return fmean(_best_place(game, move, face) for face in TYPICAL_FACES)
    if isinstance(move, Reroll):
        return POOR
    if isinstance(move, Miss):
        return MISSED
    if not isinstance(move, Take):
        return 0.0
    completed = [event for event in events if isinstance(event, RowCompleted | ColumnCompleted)]
    return _place(game, move) + COMPLETED * len(completed)


def _best_place(game: Game, roll: Roll, face: int) -> float:
    """The best place for the sum if every die that is rolled shows this face."""
    after = game.rules.play(game.position, roll, Outcome((face,) * len(roll.dice)))
    return max((_place(game, move) for move in after.moves if isinstance(move, Take)), default=MISSED)


def _place(game: Game, move: Take) -> float:
    """Best is a number as far from the first to the last as its box is from the left to the right of its row.

    Seats differ in the row they like, else all sheets would look the same.
    """
    assert isinstance(game.rules, QwintoRules)
    sheet = game.rules.sheet
    boxes = list(sheet.boxes[move.zone])
    fitting = FIRST + (LAST - FIRST) * boxes.index(move.mark.box) / (len(boxes) - 1)
    liked = game.position.seat % len(sheet.dice) == sheet.row_index[move.zone]
    return GOOD_PLACE - abs(move.mark.number - fitting) + (LIKED_ROW if liked else 0.0)
