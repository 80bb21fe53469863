"""A simulation for scripts: means, deviations and deciles of totals, zones and foxes."""

from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev

from ..engine.scoring import Score
from .table import tenths

Summary = Mapping[str, float | Sequence[float]]


def simulation_data(scores: Sequence[Score]) -> dict[str, Summary | dict[str, Summary]]:
    """Everything that the table shows, and the deciles between."""
    zones = {zone: _summary([score.zones[zone] for score in scores]) for zone in scores[0].zones}
    return {
        "total": _summary([score.total for score in scores]),
        "zones": zones,
        "foxes": _summary([score.foxes for score in scores]),
        "fox_points": _summary([score.fox_points for score in scores]),
    }


def _summary(values: Sequence[int]) -> Summary:
    deviation = pstdev(values)
    return {
        "mean": round(fmean(values), 3),
        "deviation": round(deviation, 3),
        "error": round(deviation / len(values) ** 0.5, 3),
        "deciles": [round(tenth, 1) for tenth in tenths(values)],
        "least": min(values),
        "most": max(values),
    }
