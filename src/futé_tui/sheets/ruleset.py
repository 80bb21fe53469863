"""A ruleset ready to play: what a file says, with its rules built."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from ..engine.fute import FuteRules
from ..engine.fute.setup import Track
from ..engine.qwinto import QwintoRules
from ..engine.qwinto.sheet import Row
from ..engine.rules import Rules
from ..engine.scoring import RatingLevel
from ..engine.zones import Zone
from ..language import _
from .schema.provenance import Marked
from .schema.qwinto import QwintoModel
from .schema.ruleset import FuteModel, Header


class UnknownOption(ValueError):
    """An option, or a setting of it, that the ruleset does not have."""


@dataclass(frozen=True)
class Ruleset:
    """A sheet as data: what all games share. `settings` are the options chosen where they differ from the defaults."""

    model: Header
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.model.id

    @property
    def version(self) -> int:
        return self.model.version

    @property
    def title(self) -> str:
        return str(self.model.title)

    @property
    def note(self) -> str:
        return str(self.model.note or "")

    @property
    def dice(self) -> tuple[str, ...]:
        return tuple(self.model.dice)

    @property
    def player_counts(self) -> range:
        raise NotImplementedError

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones of the sheet; none in a game that has no zone kinds."""
        return ()

    @cached_property
    def options(self) -> dict[str, str]:
        """Every option with its setting in force."""
        return {name: option.default for name, option in self.model.options.items()} | dict(self.settings)

    @property
    def ratings(self) -> tuple[RatingLevel, ...]:
        return tuple(RatingLevel(str(level.title), level.at_least) for level in self.model.ratings)

    @cached_property
    def rules(self) -> Rules:
        raise NotImplementedError

    def marked_cells(self) -> Iterator[tuple[str, int, object, str]]:
        """Every printed value that carries a provenance mark: where it stands, its number there, value, mark."""
        for prefix, part in self._parts():
            for field_name, number, value, mark in part.marked_cells():
                yield f"{prefix}{field_name}", number, value, mark

    def _parts(self) -> Iterator[tuple[str, Marked]]:
        """The parts of the file that may carry provenance marks, each with what stands before its keys."""
        yield "", self.model

    def with_options(self, settings: Mapping[str, str]) -> Self:
        """The same sheet with some options set otherwise."""
        for name, setting in settings.items():
            if name not in self.model.options:
                raise UnknownOption(_("{sheet} has no option {name!r}").format(sheet=self.id, name=name))
            if setting not in self.model.options[name].choices:
                choices = ", ".join(self.model.options[name].choices)
                told = _("{name} is one of {choices}, not {setting!r}")
                raise UnknownOption(told.format(name=name, choices=choices, setting=setting))
        return replace(self, settings=dict(settings)) if settings else self


@dataclass(frozen=True)
class FuteRuleset(Ruleset):
    """A sheet played with the Futé turn."""

    model: FuteModel

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
        return tuple(zone.with_options(self.options).build() for zone in self.model.zones)

    @cached_property
    def rules(self) -> Rules:
        return FuteRules(self)

    def _parts(self) -> Iterator[tuple[str, Marked]]:
        yield from super()._parts()
        yield from ((f"{track.action}.", track) for track in self.model.tracks)
        yield from ((f"{zone.name}.", zone) for zone in self.model.zones)


@dataclass(frozen=True)
class QwintoRuleset(Ruleset):
    """A sheet played with the Qwinto turn."""

    model: QwintoModel

    @property
    def player_counts(self) -> range:
        return range(1, self.model.players + 1)

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(row.build() for row in self.model.rows)

    @property
    def misses(self) -> int:
        return self.model.misses

    @property
    def miss_points(self) -> int:
        return self.model.miss_points

    @cached_property
    def rules(self) -> Rules:
        return QwintoRules(self)

    def _parts(self) -> Iterator[tuple[str, Marked]]:
        yield from super()._parts()
        yield from ((f"{row.name}.", row) for row in self.model.rows)
