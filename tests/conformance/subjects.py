"""The sheets under test with each of their player counts, and random games of them."""

import random
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from futé_tui import SeededDice, load_ruleset, new_game, ruleset_ids
from futé_tui.engine.dice import DiceSource
from futé_tui.engine.game import Game

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
every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


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
