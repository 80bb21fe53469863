"""Figures as they are printed: medians and 95th percentiles beside those of the yardstick, with the budget."""

from collections.abc import Sequence
from statistics import median, quantiles


def compare(name: str, times: Sequence[float], yard: Sequence[float], budget: float | None = None) -> str:
    """One line: our times in milliseconds, the yardstick's, and the ratio of the medians."""
    ratio = median(times) / median(yard)
    line = f"{name:<38} {_spread(times)}   bare {_spread(yard)}   ratio {ratio:4.2f}"
    return line if budget is None else f"{line} (budget {budget:g}: {_verdict(ratio <= budget)})"


def grown(name: str, before: int, after: int, budget: float) -> str:
    """One line: memory before and after, in KiB, and by how much it grew."""
    growth = (after - before) / before
    verdict = _verdict(growth <= budget)
    return f"{name:<38} {before} KiB before, {after} KiB after: {growth:+.1%} (budget {budget:+.0%}: {verdict})"


def _spread(times: Sequence[float]) -> str:
    return f"median {median(times) * 1e3:6.1f} ms, p95 {quantiles(times, n=20)[-1] * 1e3:6.1f} ms"


def _verdict(met: bool) -> str:
    return "met" if met else "MISSED"
