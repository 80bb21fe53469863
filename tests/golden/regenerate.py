"""Write the golden games anew: `python -m tests.golden.regenerate`. Read the difference before you keep it."""

from datetime import date
from pathlib import Path

from futé_tui import new_game
from futé_tui.engine.game import Game

from .player import best_move

FOLDER = Path(__file__).parent
NAMES = ("Lia", "Tom", "Ada", "Zoé")
SEEDS = {"tres-fute-1": 56, "tres-fute-2": 5, "tres-fute-3": 15, "tres-fute-4": 11}


def play_golden_game(name: str) -> Game:
    """The golden game of this name, played from its first roll."""
    sheet, _, players = name.rpartition("-")
    game = new_game(sheet, NAMES[: int(players)], seed=SEEDS[name], played_on=date(2024, 5, 1))
    while game.to_move is not None:
        game.play(best_move(game))
    return game


def main() -> None:
    for name in SEEDS:
        (FOLDER / f"{name}.fute").write_text(play_golden_game(name).record(), encoding="utf-8")


if __name__ == "__main__":
    main()
