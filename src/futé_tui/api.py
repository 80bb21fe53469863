"""The public names: starting a game and reading one back."""

import random
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

from .engine.dice import DiceSource, SeededDice
from .engine.game import Game
from .engine.problems import Problem
from .engine.records import RecordedSheet
from .engine.records import read_record as _read_record
from .sheets.loader import find_edition, load_ruleset
from .sheets.ruleset import Ruleset

_SEEDS = 1 << 31


def new_game(
    ruleset: str | Path | Ruleset,
    players: Sequence[str],
    *,
    seed: int | None = None,
    dice: DiceSource | None = None,
    options: Mapping[str, str] | None = None,
    played_on: date | None = None,
    practice: bool = False,
    bots: Mapping[int, str] | None = None,
) -> Game:
    """A new game of a sheet (id, path to a .toml, or a loaded ruleset), with seeded dice unless others are given.

    `bots` says which seats are bots, and which bots they are.
    """
    if dice is not None and seed is not None:
        raise ValueError("give a seed or dice, not both")
    loaded = load_ruleset(ruleset).with_options(options or {})
    source = dice or SeededDice(fresh_seed() if seed is None else seed)
    return Game(loaded, players, source, played_on=played_on, practice=practice, bots=bots)


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return random.randrange(_SEEDS)


def read_record(text: str, ruleset: str | Path | Ruleset | None = None) -> Game:
    """The game of a record, played to its end, on the sheet that it names or on this one."""

    def find(sheet: RecordedSheet, settings: dict[str, str]) -> Ruleset:
        loaded = find_edition(*sheet) if ruleset is None else load_ruleset(ruleset)
        if loaded.id != sheet.id:
            raise Problem("the record is of {found!r}, not of {wanted!r}", found=sheet.id, wanted=loaded.id)
        return loaded.with_options(settings)

    return _read_record(text, find)
