"""Which action tracks a move marks, and why none marks a track now."""

from .. import refusals as r
from ..bonuses import CHANGING
from ..moves import Mix, Move
from ..phases import Phase
from .position import Position, TrackState, phase_of
from .sheet_tables import SheetTables

_WORK_ON_PLATTER = ("return", "polish")
_DICE_ARE_USED = (Phase.CHOOSE, Phase.EXTRA, Phase.PASSIVE, Phase.PASSIVE_EXTRA)
_EXTRAS_ARE_USED = (Phase.EXTRA, Phase.PASSIVE_EXTRA)


def tracks_marked(move: Move) -> tuple[str, ...]:
    return (move.track,) if isinstance(move, Mix) else move.actions


def explain_track(tables: SheetTables, position: Position, track: str) -> r.Refusal:
    phase = phase_of(position)
    if phase is Phase.OVER:
        return r.GameIsOver()
    if track not in tables.track_index or not _own(tables, position, track).available:
        return r.NoActionLeft(track)
    if phase is Phase.BONUS:
        return r.BonusFirst(position.waiting)
    if track in _WORK_ON_PLATTER and not position.platter:
        return r.PlatterEmpty(track)
    if (track in CHANGING and phase in _DICE_ARE_USED) or (track == "extra" and phase in _EXTRAS_ARE_USED):
        return r.ChangesNothing(track)
    return r.NotInThisPhase(phase)


def _own(tables: SheetTables, position: Position, track: str) -> TrackState:
    """A track of the deciding player."""
    return position.sheets[position.seat].tracks[tables.track_index[track]]
