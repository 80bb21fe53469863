"""What an expert sees of a zone, derived from its rules: what each number could gain, how far each line is."""

from typing import Any

from ...engine.zones import ANYWHERE, NUMBERS, Reads, Zone, ZoneView

_NUMBERS = NUMBERS | {Reads.PLATTER: range(1, 31, 2)}  # of the many sums on the platter every other one
_TEN_POINTS = 10.0  # gains are given in tens of points: an expert learns best from numbers around one


def number_features(zone: Zone, state: Any) -> list[float]:
    """For each number: whether it fits, the most points it gains, the most bonuses."""
    now = zone.points(state)
    features: list[float] = []
    for number in _NUMBERS[zone.reads]:
        results = [zone.mark(state, mark) for mark in zone.marks(state, number, ANYWHERE)]
        if results:
            gain = max(zone.points(after) for after, _ in results) - now
            features += (1.0, gain / _TEN_POINTS, max(len(bonuses) for _, bonuses in results))
        else:
            features += (0.0, 0.0, 0.0)
    return features


def line_features(view: ZoneView) -> list[float]:
    """For each line that pays: the share of its boxes that are marked, one missing, complete."""
    marked = {box.label: box.mark != "" for box in view.boxes}
    features: list[float] = []
    for line in view.lines:
        if not line.zones:
            found = [marked[label] for label in line.boxes]
            missing = found.count(False)
            features += (1 - missing / len(found), float(missing == 1), float(missing == 0))
    return features
