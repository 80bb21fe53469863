"""What every zone of a ruleset file has: its name, its kind, and how it becomes a zone."""

from collections.abc import Mapping
from typing import Self

from ...engine.zones import Zone
from .provenance import Marked
from .words import Colour


class ZonePart(Marked):
    """A zone of the file. Each kind has a model of its own."""

    name: Colour

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The zone as the options in force want it; most do not care."""
        return self

    def option_choices(self) -> dict[str, tuple[str, ...]]:
        """The options that this zone reads, with the settings it understands."""
        return {}

    def build(self) -> Zone:
        raise NotImplementedError
