"""The sheets under test with each of their player counts, and random games of them."""

import random
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from futé_tui import SeededDice, load_ruleset, new_game, ruleset_ids
from futé_tui.engine.dice import DiceSource
from futé_tui.engine.game import Game

from ..cases import check_each
from ..tables import ATELIER

NAMES = ("Lia", "Tom", "Ada", "Max", "Zoé", "Léo")
SHEETS = (*ruleset_ids(), ATELIER)
MOST_MOVES_PER_PLAYER = 250


class Subject(NamedTuple):
    """One sheet with one number of players."""

    sheet: str
    players: int

    def __str__(self) -> str:
        return f"{Path(self.sheet).stem}-{self.players}"

    def new_game(self, seed: int = 0, dice: DiceSource | None = None, *, practice: bool = False) -> Game:
        names = NAMES[: self.players]
        source = dice or SeededDice(seed)
        return new_game(self.sheet, names, dice=source, played_on=date(2024, 5, 1), practice=practice)


SUBJECTS = [Subject(sheet, players) for sheet in SHEETS for players in load_ruleset(sheet).player_counts]


def every_subject(check: Callable[[Subject], None]) -> Callable[[str], None]:
    """A test of every sheet, with each of its player counts."""

    def test(sheet: str) -> None:
        check_each(check, [(subject,) for subject in SUBJECTS if subject.sheet == sheet])

    test.__name__, test.__doc__ = check.__name__, check.__doc__
    return pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: Path(sheet).stem)(test)


def walk(game: Game, seed: int) -> Iterator[Game]:
    """Play a game to its end at random, and stop at every decision on the way."""
    player = random.Random(seed)
    while game.to_move is not None:
        yield game
        game.play(player.choice(game.moves()))


@cache
def finished(subject: Subject, seed: int) -> Game:
    """A random game, played to its end; nobody changes it."""
    game = subject.new_game(seed)
    for _ in walk(game, seed):
        pass
    return game
