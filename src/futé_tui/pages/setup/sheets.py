"""The sheets to choose from, with all that the set-up says about them."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.scoring import RatingLevel
from ...expert.manifest import Manifest
from ...expert.measured import manifests_of, means_of
from ...language import _
from ...sheets.loader import load_ruleset
from ...sheets.ruleset import Ruleset, UnknownOption
from ...text.sheet_summaries import sheets_in_order, summary


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A disputed rule of a sheet: a sentence about it, its settings with what they are called, and its default."""

    name: str
    about: str
    settings: tuple[tuple[str, str], ...]
    default: str


@dataclass(frozen=True, slots=True)
class Trained:
    """The disputed rules for which an expert was trained, and what bots score with them, by number of players."""

    options: Mapping[str, str]
    means: Mapping[tuple[int, str], float]

    def mean_of(self, bot: str, players: int) -> int | None:
        """What a bot scores on average with this many players or, if that was not measured, with another number."""
        found = {count: mean for (count, key), mean in self.means.items() if key == bot}
        return round(found.get(players, next(iter(found.values())))) if found else None


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """A sheet to play. `rounds` are by number of players, empty if the number is not fixed; `best` is that of the first
    player, 0 for a sheet they have not finished; of the `lessons`, `learned` are done; `trained` is what experts of the
    sheet know."""

    id: str
    summary: str
    counts: range
    stars: int
    minutes: int
    rounds: tuple[int, ...]
    levels: tuple[RatingLevel, ...]
    options: tuple[OptionChoice, ...]
    best: int
    lessons: int
    learned: int
    trained: tuple[Trained, ...]
    reconstructed: bool


def sheet_choices(
    bests: Mapping[str, int], lessons: Mapping[str, tuple[int, int]] | None = None
) -> tuple[SheetChoice, ...]:
    """All sheets. `lessons` are those done and all there are, by sheet."""
    taught = lessons or {}
    return tuple(_choice(load_ruleset(sheet), bests.get(sheet, 0), taught.get(sheet)) for sheet in sheets_in_order())


def _choice(ruleset: Ruleset, best: int, taught: tuple[int, int] | None) -> SheetChoice:
    learned, lessons = taught or (0, 0)
    return SheetChoice(
        ruleset.id,
        summary(ruleset.id) or _about_own(ruleset),
        ruleset.player_counts,
        ruleset.model.difficulty or 0,
        ruleset.model.minutes or 0,
        ruleset.rounds,
        ruleset.ratings,
        _options(ruleset),
        best,
        lessons,
        learned,
        tuple(Trained(each.options, means_of(each)) for each in manifests_of(ruleset.id) if _fits(each, ruleset)),
        ruleset.is_reconstruction,
    )


def _fits(manifest: Manifest, ruleset: Ruleset) -> bool:
    """Whether weights are for this very sheet, with whichever options."""
    try:
        return ruleset.with_options(manifest.options).fingerprint == manifest.fingerprint
    except UnknownOption:
        return False


def _about_own(ruleset: Ruleset) -> str:
    """A player's own sheet in a line."""
    what = _("Your own sheet, a reconstruction.") if ruleset.is_reconstruction else _("Your own sheet.")
    return f"{what} {ruleset.note}".rstrip()


def _options(ruleset: Ruleset) -> tuple[OptionChoice, ...]:
    return tuple(
        OptionChoice(name, str(option.about or name), tuple(option.words.items()), option.default)
        for name, option in ruleset.model.options.items()
    )
