"""A ruleset ready to play: what a file says, with its rules built."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any, Self

from ..engine.fute import FuteRules
from ..engine.fute.position import Position as FutePosition
from ..engine.fute.sheet_tables import WHITE, FuteSheet
from ..engine.game import Game
from ..engine.qwinto import QwintoRules
from ..engine.qwinto.position import Position as QwintoPosition
from ..engine.qwinto.sheet_tables import QwintoSheet
from ..engine.qwixx import QwixxRules
from ..engine.qwixx.position import Position as QwixxPosition
from ..engine.qwixx.sheet_tables import QwixxSheet
from ..engine.rules import Rules
from ..engine.scoring import RatingLevel
from ..engine.zones import Reads, Zone, ZoneKind
from ..language import _
from ..user_errors import UserError
from .schema.provenance import Marked, marked_parts
from .schema.qwinto import COLUMNS_KIND, ROW_KIND, QwintoModel
from .schema.qwixx import ROW_KIND as QWIXX_ROW_KIND
from .schema.qwixx import QwixxModel
from .schema.ruleset import FuteModel, Header
from .schema.words import KNOWN


class UnknownOption(UserError):
    """An option, or a setting of it, that the ruleset does not have."""


@dataclass(frozen=True)
class Ruleset:
    """A sheet as data: what all games share. `settings` are the options chosen where they differ from the defaults;
    `source` is the file of a player's own sheet, which games keep; empty if the sheet comes with the game."""

    model: Header
    settings: Mapping[str, str] = field(default_factory=dict)
    source: str = field(default="", compare=False, repr=False)

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
    def rounds(self) -> tuple[int, ...]:
        """The rounds by number of players; none where their number is not fixed."""
        return ()

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones of the sheet; none in a game that has no zone kinds."""
        return ()

    @cached_property
    def options(self) -> dict[str, str]:
        """Every option with its current setting."""
        return {name: option.default for name, option in self.model.options.items()} | dict(self.settings)

    @property
    def ratings(self) -> tuple[RatingLevel, ...]:
        return tuple(RatingLevel(str(level.title), level.at_least) for level in self.model.ratings)

    @cached_property
    def rules(self) -> Rules[Any]:
        raise NotImplementedError

    def zone_kind(self, zone: str) -> ZoneKind:
        """How a zone is marked."""
        raise NotImplementedError

    @cached_property
    def fingerprint(self) -> str:
        """Sixteen characters that change with everything that matters for play (dice, printed numbers, options) and
        with nothing else."""
        about = set(Header.model_fields) - {"dice"}
        facts = [
            _played(self.model.model_dump(mode="json", exclude=about, exclude_defaults=True)),
            sorted(self.options.items()),
        ]
        return blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=8).hexdigest()

    @cached_property
    def edition(self) -> str:
        """The fingerprint of a player's own sheet, without its options: its owner may change it without a new version.
        A sheet that comes with the game needs none."""
        return replace(self, settings={}).fingerprint if self.source else ""

    @cached_property
    def is_reconstruction(self) -> bool:
        """Whether a value that matters for play is not marked as known; the words of the rating table do not."""
        return any(mark != KNOWN and where != "ratings" for where, _number, _value, mark in self.marked_cells)

    @cached_property
    def marked_cells(self) -> tuple[tuple[str, int, object, str], ...]:
        """Every printed value that carries a provenance mark: its key, its number there, value, mark."""
        parts = (part for _keys, part in marked_parts(self.model))
        return tuple((f"{part.prefix}{field}", *cell) for part in parts for field, *cell in part.marked_cells())

    def sources(self) -> dict[str, str]:
        """What the values of a key were taken or derived from, where the file says so."""
        parts = [part for _keys, part in marked_parts(self.model)]
        return {f"{part.prefix}{key}": str(text) for part in parts for key, text in part.sources.items()}

    def with_options(self, settings: Mapping[str, str]) -> Self:
        """The same sheet with some options changed."""
        for name, setting in settings.items():
            if name not in self.model.options:
                raise UnknownOption(_("{sheet} has no option {name!r}").format(sheet=self.id, name=name))
            if setting not in self.model.options[name].choices:
                choices = ", ".join(self.model.options[name].choices)
                message = _("{name} is one of {choices}, not {setting!r}")
                raise UnknownOption(message.format(name=name, choices=choices, setting=setting))
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

    @cached_property
    def zones(self) -> tuple[Zone, ...]:
        return tuple(part.with_options(self.options) for part in self.model.zones)

    @cached_property
    def sheet(self) -> FuteSheet:
        """What is printed."""
        return FuteSheet(
            self.dice,
            self.zones,
            tuple(track.build() for track in self.model.tracks),
            tuple(self.model.mix),
            self.rounds,
            tuple(self.model.round_bonuses),
            sweep_last_roll=self.options.get("silver_last_roll") == "all",
        )

    @cached_property
    def rules(self) -> Rules[FutePosition]:
        return FuteRules(self.sheet)

    def zone_kind(self, zone: str) -> ZoneKind:
        part = next(part for part in self.model.zones if part.name == zone)
        adds = WHITE if part.zone.reads is Reads.SUM else ""
        return ZoneKind(part.kind, part.zone.reads, part.printed.get("reset", 0), part.printed.get("again", 0), adds)


@dataclass(frozen=True)
class QwintoRuleset(Ruleset):
    """A sheet played with the Qwinto turn."""

    model: QwintoModel

    @property
    def player_counts(self) -> range:
        return range(1, self.model.players + 1)

    @cached_property
    def sheet(self) -> QwintoSheet:
        """What is printed."""
        return QwintoSheet(tuple(row.build() for row in self.model.rows), self.model.misses, self.model.miss_points)

    @cached_property
    def rules(self) -> Rules[QwintoPosition]:
        return QwintoRules(self.sheet)

    def zone_kind(self, zone: str) -> ZoneKind:
        return ZoneKind(ROW_KIND if zone in self.dice else COLUMNS_KIND)


@dataclass(frozen=True)
class QwixxRuleset(Ruleset):
    """A sheet played with the Qwixx turn."""

    model: QwixxModel

    @property
    def player_counts(self) -> range:
        return range(1, self.model.players + 1)

    @cached_property
    def sheet(self) -> QwixxSheet:
        """What is printed."""
        model = self.model
        return QwixxSheet(
            self.dice,
            tuple(row.build() for row in model.rows),
            tuple(model.points),
            model.crosses_before_last,
            model.locks_to_end,
            model.penalties,
            model.penalty_points,
        )

    @cached_property
    def rules(self) -> Rules[QwixxPosition]:
        return QwixxRules(self.sheet)

    def zone_kind(self, zone: str) -> ZoneKind:
        return ZoneKind(QWIXX_ROW_KIND)


def ruleset_of(game: Game) -> Ruleset:
    """The ruleset of a game with everything its file says; a game itself knows only what is needed to play."""
    ruleset = game.ruleset
    assert isinstance(ruleset, Ruleset)
    return ruleset


def _played(part: Any) -> Any:
    """A part of a file without what it says about itself."""
    match part:
        case dict():
            return {key: _played(value) for key, value in part.items() if key not in Marked.model_fields}
        case list():
            return [_played(each) for each in part]
    return part
