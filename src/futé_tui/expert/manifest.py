"""What weights were made for, how, and how strong they are; and why some weights do not fit a sheet."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from enum import Enum
from math import isfinite
from os.path import isfile
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from ..engine.playable import PlayableRuleset
from ..engine.problems import Problem
from ..files import parse_json
from ..language import N_

FORMAT = 1
SHIPPED = Path(__file__).parent / "data"  # the weights that come with the game


@dataclass(frozen=True, slots=True)
class Strength:
    """A measurement: the mean total of this many games, and its standard error; `bot` is an opponent's key, or `net`
    for the net without noise and without sight."""

    players: int
    games: int
    mean: float
    error: float
    bot: str

    @property
    def is_sound(self) -> bool:
        """Whether every value is what it should be."""
        return _are(int, (self.players, self.games)) and _are(str, (self.bot,)) and isfinite(self.mean + self.error)


@dataclass(frozen=True, slots=True)
class Manifest:
    """`features` is the number of inputs; `games` how many games of self-play the net has learned from."""

    ruleset: str
    version: int
    fingerprint: str
    options: Mapping[str, str]
    players: tuple[int, ...]
    features: int
    games: int
    seed: int
    strength: tuple[Strength, ...] = ()
    format: int = field(default=FORMAT)

    @classmethod
    def of(cls, ruleset: PlayableRuleset, features: int, games: int, seed: int) -> Self:
        """A manifest for a sheet, before anything is measured."""
        counts = tuple(ruleset.player_counts)
        return cls(ruleset.id, ruleset.version, ruleset.fingerprint, ruleset.options, counts, features, games, seed)

    def write(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> Self:
        """ValueError, TypeError or KeyError if this is no manifest."""
        facts: Any = parse_json(text)
        if not isinstance(facts, dict) or not isinstance(facts.get("options"), dict):
            raise ValueError(text)
        strength = tuple(Strength(**each) for each in facts.pop("strength"))
        manifest = cls(**facts | {"strength": strength, "players": tuple(facts["players"])})
        if not manifest.is_sound:
            raise ValueError(text)
        return manifest

    @property
    def is_sound(self) -> bool:
        """Whether every value is what it should be: anybody may have written the file."""
        numbers = self.version, self.features, self.games, self.seed, self.format, *self.players
        texts = self.ruleset, self.fingerprint, *self.options, *self.options.values()
        return _are(int, numbers) and _are(str, texts) and all(each.is_sound for each in self.strength)


class Misfit(Enum):
    """Why there is no expert for a sheet. Each has its sentence, with the sheet's id as `{sheet}`."""

    NONE = N_("there is no expert for {sheet} yet")
    DAMAGED = N_("the weights of the expert for {sheet} cannot be read")
    OPTIONS = N_("the expert for {sheet} was trained with other options")
    SHEET = N_("the expert for {sheet} was trained for another version of the sheet")
    FEATURES = N_("the expert for {sheet} was trained with another version of futé")


NO_SETTINGS: Mapping[str, str] = MappingProxyType({})


class NoExpert(Problem):
    """No weights fit a sheet with its `settings` of disputed rules; `misfit` says why. Callers offer the greedy bot and
    `fute train`."""

    def __init__(self, misfit: Misfit, sheet: str, settings: Mapping[str, str] = NO_SETTINGS) -> None:
        super().__init__(misfit.value, sheet=sheet)
        self.misfit, self.settings = misfit, settings


def _are(kind: type[object], values: Iterable[object]) -> bool:
    return all(type(value) is kind for value in values)


def weights_files(sheet: str, trained: Path) -> Iterator[Path]:
    """The files whose weights may fit a sheet: those with its id, in the folder `trained` and then among those that
    come with the game; for a sheet of one's own all that come with it, because a copy may play like the original."""
    for folder in (trained, SHIPPED):
        if isfile(path := folder / f"{sheet}.npz"):
            yield path
    if not isfile(SHIPPED / f"{sheet}.npz"):
        yield from sorted(SHIPPED.glob("*.npz"))


def misfit_of(manifest: Manifest, ruleset: PlayableRuleset, features: int) -> Misfit | None:
    """Why weights do not fit a sheet; None if they do."""
    if dict(manifest.options) != ruleset.options and manifest.ruleset == ruleset.id:
        return Misfit.OPTIONS
    if manifest.fingerprint != ruleset.fingerprint:
        return Misfit.SHEET
    if manifest.features != features or manifest.format != FORMAT:
        return Misfit.FEATURES
    return None
