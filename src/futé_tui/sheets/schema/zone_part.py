"""What every zone of a ruleset file has: its name, its kind, and how it becomes a zone."""

from collections.abc import Mapping
from typing import Self

from ...engine.zones import Zone
from .provenance import NamedPart


class ZonePart(NamedPart):
    """A zone of the file. Each kind has its own model."""

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The zone with these options applied; most have none."""
        return self

    def option_choices(self) -> dict[str, tuple[str, ...]]:
        """The options of this zone, with their settings."""
        return {}

    def build(self) -> Zone:
        raise NotImplementedError
