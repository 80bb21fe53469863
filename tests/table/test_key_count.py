"""How many keys a game takes, played by a bot: two players, Très futé, cards between players included."""

from random import Random

from bench.keys import keys_of

from futé_tui import new_game
from futé_tui.engine.moves import ROLL
from futé_tui.engine.rules import Decision
from futé_tui.expert.simple import greedy_bot

GAMES = 6
MOST = 114  # on average; a reroll asks once


def keys_of_game(seed: int) -> int:
    """The keys from the first roll to the last mark. The key that rolls closes the card before a turn, too."""
    game, player, keys = new_game("tres-fute", ["Lia", "Tom"], seed=seed), Random(seed), 0
    while game.to_move is not None:
        seat = game.to_move
        move = greedy_bot(game.rules, Decision(game.position, game.moves()), player)
        keys += len(keys_of(game, move))
        game.play(move)
        handed_over = game.to_move is not None and game.to_move != seat
        keys += handed_over and game.moves() != (ROLL,)
    return keys


def test_a_game_for_two_takes_few_keys() -> None:
    counted = [keys_of_game(seed) for seed in range(GAMES)]
    assert sum(counted) / GAMES <= MOST, counted
