"""The moment of a Qwixx turn."""

from ..moment import Moment
from .position import WHITE, Position, phase_of
from .sheet_tables import WHITE_DICE


def moment_of(position: Position) -> Moment:
    """The number of rounds is open, and rolls are not counted. The sum is that of the white dice."""
    total = sum(position.faces[:WHITE_DICE]) if position.stage is WHITE else 0
    return Moment(phase_of(position), position.seat, position.active, position.round, total=total)
