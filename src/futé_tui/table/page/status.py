"""A word about the moment: whose roll it is, or what is being done."""

from collections.abc import Iterable, Mapping, Sequence

from ...engine.moment import Moment
from ...engine.phases import Phase
from ...engine.zones import Reads, ZoneKind
from ...language import N_, _
from ...text.names import name

_MOMENTS = {
    Phase.EXTRA: N_("{who}, extra die"),
    Phase.PASSIVE_EXTRA: N_("{who}, extra die"),
    Phase.PASSIVE: N_("{who}, silver platter"),
    Phase.SOLO_ROLL: N_("{who}, silver platter"),
    Phase.BONUS: N_("{who}, bonus"),
    Phase.FOLLOW_UP: N_("{who}, more crosses"),
}


def status_text(moment: Moment, players: Sequence[str]) -> str:
    """Who decides, and at which roll or about what."""
    who = players[moment.seat]
    if moment.phase in _MOMENTS:
        return _(_MOMENTS[moment.phase]).format(who=who)
    if moment.rolls:
        return _("{who}, roll {roll} of {rolls}").format(who=who, roll=moment.roll, rolls=moment.rolls)
    return who


def zone_notes(kinds: Iterable[tuple[str, ZoneKind]]) -> Mapping[str, str]:
    """The zones in which the white die is added to their own."""
    return {zone: f"+{name('white')}" for zone, kind in kinds if kind.reads is Reads.SUM}
