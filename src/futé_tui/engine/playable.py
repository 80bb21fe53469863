"""What a game needs to know of its ruleset."""

from collections.abc import Mapping
from typing import Any, Protocol

from .rules import Rules
from .scoring import RatingLevel
from .zones import ZoneKind


class PlayableRuleset(Protocol):
    """A loaded ruleset."""

    @property
    def id(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def edition(self) -> str:
        """Distinguishes sheets of one id and version; empty for a sheet that comes with the game."""

    @property
    def source(self) -> str:
        """The file of a player's own sheet, as text; empty for a sheet that comes with the game."""

    @property
    def is_reconstruction(self) -> bool:
        """Whether some of the printed values are not known."""

    @property
    def title(self) -> str: ...
    @property
    def dice(self) -> tuple[str, ...]: ...
    @property
    def settings(self) -> Mapping[str, str]:
        """The options that are not at their default."""

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its current setting."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything that matters for play, and with nothing else."""

    @property
    def player_counts(self) -> range: ...
    @property
    def ratings(self) -> tuple[RatingLevel, ...]: ...
    @property
    def rules(self) -> Rules[Any]: ...
    def zone_kind(self, zone: str) -> ZoneKind:
        """How a zone of the sheet is marked."""
