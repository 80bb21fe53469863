"""Rewrite the golden games: `python -m tests.golden.regenerate`. Read the difference before you commit it."""

from datetime import date
from pathlib import Path
from typing import NamedTuple

from futé_tui import load_ruleset, new_game
from futé_tui.engine.game import Game

from . import player, qwinto_player, qwixx_player
from .seeker import Seeker
from .topics import wanted

FOLDER = Path(__file__).parent
NAMES = ("Lia", "Tom", "Ada", "Zoé", "Max", "Léo")
DATE = date(2024, 5, 1)


class Plan(NamedTuple):
    """A golden game: its sheet, how many play, and the seed of its dice."""

    sheet: str
    players: int
    seed: int


PLAIN_GAMES = {
    f"{sheet}-{players}": Plan(sheet, players, seed)
    for sheet, seeds in {
        "tres-fute": (56, 5, 15, 11),
        "vraiment-tres-fute": (1, 2, 3, 4),
        "puissance-3": (2, 0, 1, 4),
        "melange": (1, 32, 3, 4),
        "tres-fute-4ever": (4, 5, 6, 37),
        "qwinto": (21, 2, 3, 14, 5, 6),
        "qwixx": (1, 2, 1, 0, 1),
    }.items()
    for players, seed in enumerate(seeds, 1)
}
FULL_GAMES = {
    "tres-fute-all": Plan("tres-fute", 2, 107),
    "vraiment-tres-fute-all": Plan("vraiment-tres-fute", 2, 6),
    "puissance-3-all": Plan("puissance-3", 3, 6),
    "melange-all": Plan("melange", 3, 14),
    "tres-fute-4ever-all": Plan("tres-fute-4ever", 2, 23),
    "qwinto-all-1": Plan("qwinto", 2, 113),
    "qwinto-all-2": Plan("qwinto", 2, 43),
    "qwixx-all-1": Plan("qwixx", 2, 94),
    "qwixx-all-2": Plan("qwixx", 2, 91),
}
PROMISES = {"qwinto": qwinto_player.promise, "qwixx": qwixx_player.promise}


def play_golden_game(name: str) -> Game:
    """The golden game of this name, played from its first roll."""
    sheet, players, seed = PLAIN_GAMES.get(name) or FULL_GAMES[name]
    promise = PROMISES.get(sheet, player.promise)
    seeker = Seeker(wanted(load_ruleset(sheet)) if name in FULL_GAMES else set(), promise)
    game = new_game(sheet, NAMES[:players], seed=seed, played_on=DATE)
    while game.to_move is not None:
        seeker.play(game)
    return game


def main() -> None:
    for name in (*PLAIN_GAMES, *FULL_GAMES):
        (FOLDER / f"{name}.fute").write_text(play_golden_game(name).record(), encoding="utf-8")


if __name__ == "__main__":
    main()
