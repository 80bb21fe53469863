"""The moment of a Qwinto turn."""

from ..moment import Moment
from .position import Position, phase_name


def moment_of(position: Position) -> Moment:
    """The number of rounds is open, and rolls are not counted."""
    phase, total = phase_name(position.stage), sum(position.faces)
    return Moment(phase, position.seat, position.active, position.round, total=total)
