"""Numbers in words: sets of them, averages, and changes."""

from collections.abc import Sequence

from ..language import _, spoken
from .names import either

_RANGE_FROM = 3  # this many in a row are written as a range


def numbers(wanted: Sequence[int]) -> str:
    """`4`, `2 or 5`, `3 to 6`, `1, 3 to 6 or 9`."""
    runs: list[list[int]] = []
    for number in sorted(wanted):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[str] = []
    for run in runs:
        if len(run) >= _RANGE_FROM:
            parts.append(_("{lowest} to {highest}").format(lowest=run[0], highest=run[-1]))
        else:
            parts += [str(number) for number in run]
    return either(parts)


def what_is_left(total: float, *parts: float) -> float:
    """What parts leave of a total, all of them as they are shown, so that the numbers add up."""
    return round(round(total, 1) - sum(round(part, 1) for part in parts), 1)


def decimal(number: float, *, signed: bool = False) -> str:
    """`12.5`, in other languages `12,5`; signed also `+0.5`."""
    rounded = round(number, 1) + 0.0  # never -0.0
    text = f"{rounded:+.1f}" if signed else f"{rounded:.1f}"
    return text if spoken() == "en" else text.replace(".", ",")
