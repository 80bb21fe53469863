"""A ruleset ready to play: what a file says, with its rules built."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..engine.fute import FuteRules
from ..engine.fute.setup import Track
from ..engine.rules import Rules
from ..engine.scoring import RatingLevel
from ..engine.zones import Zone
from .schema.ruleset import FuteModel


class UnknownOption(ValueError):
    """An option, or a setting of it, that the ruleset does not have."""


@dataclass(frozen=True)
class Ruleset:
    """A sheet as data. `settings` are the options chosen where they differ from the defaults."""

    model: FuteModel
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.model.id

    @property
    def version(self) -> int:
        return self.model.version

    @property
    def title(self) -> str:
        return self.model.title

    @property
    def dice(self) -> tuple[str, ...]:
        return tuple(self.model.dice)

    @property
    def player_counts(self) -> range:
        return range(1, len(self.model.rounds) + 1)

    @property
    def rounds(self) -> tuple[int, ...]:
        return tuple(self.model.rounds)

    @property
    def round_bonuses(self) -> tuple[str, ...]:
        return tuple(self.model.round_bonuses)

    @property
    def mix(self) -> tuple[str, ...]:
        return tuple(self.model.mix)

    @cached_property
    def tracks(self) -> tuple[Track, ...]:
        return tuple(track.build() for track in self.model.tracks)

    @cached_property
    def zones(self) -> tuple[Zone, ...]:
        return tuple(zone.build() for zone in self.model.zones)

    @cached_property
    def options(self) -> dict[str, str]:
        """Every option with its setting in force."""
        return {name: option.default for name, option in self.model.options.items()} | dict(self.settings)

    @property
    def ratings(self) -> tuple[RatingLevel, ...]:
        return tuple(RatingLevel(level.title, level.at_least) for level in self.model.ratings)

    @cached_property
    def rules(self) -> Rules:
        return FuteRules(self)

    def with_options(self, settings: Mapping[str, str]) -> "Ruleset":
        """The same sheet with some options set otherwise."""
        for name, setting in settings.items():
            if name not in self.model.options:
                raise UnknownOption(f"{self.id} has no option {name!r}")
            if setting not in self.model.options[name].choices:
                choices = ", ".join(self.model.options[name].choices)
                raise UnknownOption(f"{name} is one of {choices}, not {setting!r}")
        return replace(self, settings=dict(settings)) if settings else self
