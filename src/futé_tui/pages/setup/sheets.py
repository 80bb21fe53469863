"""The sheets to choose from, with all that the set-up says about them."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...expert.levels import opponents_of
from ...sheets.loader import load_ruleset
from ...sheets.ruleset import Ruleset
from ...store.paths import experts_folder
from ...text.sheets import sheets_in_order, summary


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A disputed rule of a sheet: a sentence about it, its settings with what they are called, and its default."""

    name: str
    about: str
    settings: tuple[tuple[str, str], ...]
    default: str


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """A sheet to play. `rounds` are by number of players, empty if the number is not fixed; `best` is 0 for a sheet
    that nobody has finished here; of the `lessons`, `learned` are done;
    `opponents` are the bots that know it."""

    id: str
    title: str
    summary: str
    counts: range
    stars: int = 0
    minutes: int = 0
    rounds: tuple[int, ...] = ()
    levels: tuple[tuple[int, str], ...] = ()
    options: tuple[OptionChoice, ...] = ()
    best: int = 0
    lessons: int = 0
    learned: int = 0
    opponents: tuple[str, ...] = ()


def sheet_choices(
    bests: Mapping[str, int], lessons: Mapping[str, tuple[int, int]] | None = None
) -> tuple[SheetChoice, ...]:
    """The sheets that come with the game. `lessons` are those done and all there are, by sheet."""
    taught = lessons or {}
    return tuple(_choice(load_ruleset(sheet), bests.get(sheet, 0), taught.get(sheet)) for sheet in sheets_in_order())


def _choice(ruleset: Ruleset, best: int, taught: tuple[int, int] | None) -> SheetChoice:
    learned, lessons = taught or (0, 0)
    return SheetChoice(
        ruleset.id,
        ruleset.title,
        summary(ruleset.id) or ruleset.note,
        ruleset.player_counts,
        ruleset.model.difficulty or 0,
        ruleset.model.minutes or 0,
        ruleset.rounds,
        tuple((level.at_least, level.title) for level in ruleset.ratings),
        _options(ruleset),
        best,
        lessons,
        learned,
        opponents_of(ruleset.id, [experts_folder()]),
    )


def _options(ruleset: Ruleset) -> tuple[OptionChoice, ...]:
    choices = []
    for name, option in ruleset.model.options.items():
        labels = [str(label) for label in option.labels] or option.choices
        settings = tuple(zip(option.choices, labels, strict=True))
        choices.append(OptionChoice(name, str(option.about or name), settings, option.default))
    return tuple(choices)
