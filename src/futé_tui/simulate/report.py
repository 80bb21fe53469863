"""The result of a simulation, as a table and as data: how totals, zones and foxes are distributed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, median, pstdev, quantiles

from ..engine.scoring import RatingLevel, Score, rating
from ..language import N_, _
from ..text.names import label_of
from ..text.numbers import decimal

_COLUMNS = (N_("mean"), N_("dev"), N_("median"), N_("p10"), N_("p90"), N_("min"), N_("max"))


Summary = Mapping[str, float | Sequence[float]]


def tabulate(scores: Sequence[Score], levels: Sequence[RatingLevel]) -> Iterator[str]:
    """The lines of the table."""
    yield f"{'':<12}" + "".join(f"{_(column):>9}" for column in _COLUMNS)
    yield _row(_("total"), [score.total for score in scores])
    for zone in scores[0].zones:
        yield _row(label_of(zone), [score.zones[zone] for score in scores])
    if any(score.foxes for score in scores):
        yield _row(_("foxes"), [score.foxes for score in scores])
        yield _row(_("fox points"), [score.fox_points for score in scores])
    if levels:
        yield ""
        yield from _ratings(scores, levels)


def _deciles(values: Sequence[int]) -> list[float]:
    return quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9


def _row(title: str, values: Sequence[int]) -> str:
    found = _deciles(values)
    numbers = (fmean(values), pstdev(values), median(values), found[0], found[-1])
    cells = [decimal(number) for number in numbers] + [str(min(values)), str(max(values))]
    return f"{title:<12}" + "".join(f"{cell:>9}" for cell in cells)


def _ratings(scores: Sequence[Score], levels: Sequence[RatingLevel]) -> Iterator[str]:
    reached = Counter(rating(levels, score.total) for score in scores)
    for level in levels:
        yield f"{decimal(100 * reached[level] / len(scores)):>5} %  {level.at_least:>4}  {level.title}"


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
        "deciles": [round(tenth, 1) for tenth in _deciles(values)],
        "least": min(values),
        "most": max(values),
    }
