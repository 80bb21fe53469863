"""Positions set up by hand, for lessons: sheets that are partly filled."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .moves import Mark


class LaidSheet(NamedTuple):
    """The marks in each zone, without their bonuses, and how many boxes of each track are circled or crossed."""

    marks: Mapping[str, Sequence[Mark]]
    tracks: Mapping[str, int]


class CannotLay(ValueError):
    """There is no such position; the text says why."""
