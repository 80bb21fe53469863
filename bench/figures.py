"""Figures as they are printed: medians and 95th percentiles beside those of the yardstick, with the budget."""

from collections.abc import Sequence
from statistics import median, quantiles

from .terminal import Taken


def compare(name: str, ours: Sequence[Taken], yard: Sequence[Taken], budget: float | None = None) -> str:
    """One line: our times in milliseconds, the yardstick's, and the ratio of the medians: by the clock, and of the
    processor's time, which a busy machine changes less."""
    passed, bare = ([taken.passed for taken in each] for each in (ours, yard))
    ratio = median(passed) / median(bare)
    line = f"{name:<38} {_spread(passed)}   bare {_spread(bare)}   ratio {ratio:4.2f}"
    if budget is not None:
        line += f" (budget {budget:g}: {verdict(ratio <= budget)})"
    worked, bare = ([taken.worked for taken in each] for each in (ours, yard))
    return f"{line}   of processor time {median(worked) / median(bare):4.2f}" if all(bare) else line


def grown(name: str, before: int, after: int, budget: float) -> str:
    """One line: memory before and after, in KiB, and by how much it grew."""
    growth = (after - before) / before
    kept = verdict(growth <= budget)
    return f"{name:<38} {before} KiB before, {after} KiB after: {growth:+.1%} (budget {budget:+.0%}: {kept})"


def _spread(times: Sequence[float]) -> str:
    return f"median {median(times) * 1e3:6.1f} ms, p95 {quantiles(times, n=20)[-1] * 1e3:6.1f} ms"


def verdict(met: bool) -> str:
    """How a budget is kept."""
    return "met" if met else "MISSED"
