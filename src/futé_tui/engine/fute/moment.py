"""The moment of a Futé turn."""

from ..moment import Moment
from ..moves import Take
from ..phases import Phase
from .position import BEFORE_ROLL, CHOOSE, ROLLS, STAGE_PHASES, Position
from .sheet_tables import SheetTables
from .turn import Turn


def phase_of(position: Position) -> Phase:
    """Follow-up crosses come before bonuses, bonuses before the stage of the turn."""
    if position.follow is not None:
        return Phase.FOLLOW_UP
    return Phase.BONUS if position.waiting else STAGE_PHASES[position.stage]


def moment_of(tables: SheetTables, position: Position) -> Moment:
    rolls = {BEFORE_ROLL: min(position.roll + 1, ROLLS), CHOOSE: position.roll}
    return Moment(
        phase_of(position),
        position.seat,
        position.active,
        position.round,
        tables.rounds[len(position.sheets) - 1],
        roll=rolls.get(position.stage, 0),
        rolls=ROLLS,
        rolls_left=ROLLS - position.roll if position.stage in rolls else 0,
        waiting=position.waiting,
        slots_open=_slots_open(tables, position),
        following=_following(tables, position),
    )


def _slots_open(tables: SheetTables, position: Position) -> bool:
    """Whether a passive player may use a die in a slot, because nothing on the platter fits."""
    if phase_of(position) is not Phase.PASSIVE:
        return False
    slotted = {tables.dice[die] for die in position.slots if die >= 0}
    return any(isinstance(move, Take) and move.die in slotted for move in Turn(tables, position).list_moves())


def _following(tables: SheetTables, position: Position) -> tuple[str, ...]:
    """The dice that may still add a cross to the mark just made."""
    dice = position.follow.dice if position.follow else 0
    return tuple(name for die, name in enumerate(tables.dice) if dice >> die & 1)
