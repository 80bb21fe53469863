"""The bars of zones on the page about a game played alone: one scale for the player's and for the expert's."""

from typing import NamedTuple

from ...engine.scoring import Score
from ...statistics.standing import FOXES
from ...table.page.drawing.runs import width_of
from .view import ResultView, Zone

WIDE = 56  # columns from which the table of zones has long headings
_POINTS = 7  # columns of the points
_COMPARED, _COMPARED_WIDE = 13, 20  # columns of what they are compared with
_EXPERT = 13  # columns of the expert's points and the difference


class ZoneBars(NamedTuple):
    """The columns of titles, the room of a bar, and the points that fill it."""

    titles: int
    room: int
    most: float


def zone_bars(view: ResultView, width: int) -> ZoneBars:
    """Bars in a column of this width on which a point is always as long."""
    titles = max(width_of(zone.title) for zone in view.zones)
    compared = (_COMPARED_WIDE if width >= WIDE else _COMPARED) if view.compared else 0
    beside = max(_POINTS + compared, _EXPERT if view.par or view.par_due else 0)
    expert = [par_points(view.par, zone) for zone in view.zones] if view.par else []
    own = [max(zone.points[0], zone.before or 0) for zone in view.zones]
    return ZoneBars(titles, width - titles - 2 - beside, max(1.0, *own, *expert))


def par_points(par: Score, zone: Zone) -> int:
    """The expert's points of a zone."""
    return par.fox_points if zone.name == FOXES else par.zones.get(zone.name, 0)
