"""Somebody who plays at the app's table by keys, and follows the game on the side to know what can be done there."""

from collections.abc import Sequence
from itertools import cycle
from random import Random

from futé_tui import new_game
from futé_tui.engine.rules import Decision
from futé_tui.expert.simple import random_bot
from futé_tui.hints.compare import offered_for
from futé_tui.screens.commands import AGAIN

from .keys import RIGHT, ROLL, keys_of
from .seat import PLAYERS, SEED
from .terminal import Terminal

SETTLED = 0.5  # seconds of quiet after which a new screen is surely there


class Player:
    """Plays game after game of these sheets in turn in a terminal in which `bench.seat` runs."""

    def __init__(self, sheets: Sequence[str], terminal: Terminal) -> None:
        self._sheets, self._terminal = cycle(sheets), terminal
        self._random = Random(SEED)
        self._sit_down()

    def _sit_down(self) -> None:
        self._terminal.wait_for(f"{PLAYERS[0]}: ")
        self._game = new_game(next(self._sheets), PLAYERS, seed=SEED)

    @property
    def moves(self) -> int:
        """How many moves the game on the table has by now."""
        return len(self._game.steps)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, so that its result is shown."""
        return self._game.to_move is None

    def decide(self) -> list[tuple[str, str]]:
        """Take the next decision: the keys to press for it, each with what it does."""
        if self.is_over:
            self._terminal.wait_for(AGAIN.title, SETTLED)
            self._terminal.press(AGAIN.key, SETTLED)
            self._sit_down()
        game = self._game
        move = offered_for(game, random_bot(game.rules, Decision(game.position, game.moves()), self._random))
        *picks, last = keys_of(game, move)
        game.play(move)
        walk = [("cursor", RIGHT)] if picks and picks[0] != ROLL else []  # before a reroll there may be nowhere to go
        return [*walk, *(("pick", key) for key in picks), ("move", last)]
