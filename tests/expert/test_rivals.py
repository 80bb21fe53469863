"""What others gain: Maître Renard looks at it where one player can end the game for all, and nowhere else."""

from random import Random

import pytest

from futé_tui import SeededDice, load_ruleset, new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark
from futé_tui.engine.playout import Playout
from futé_tui.engine.rules import LaidSheet
from futé_tui.expert.rivals import RIVALRY, Rivalry, against_others, rivalry_of
from futé_tui.expert.sight import Sight
from futé_tui.simulate.bots import find_bot

from .experts import newborn, shipped

ANY_COST = Rivalry(weight=1.0, margin=float("inf"))


def before_the_last_penalty() -> Game:
    """Lia may end the game with a fourth penalty, or play on with a cross; Tom has three crosses in red."""
    game = new_game("qwixx", ["Lia", "Tom"], dice=SeededDice(3))
    tom = LaidSheet({"red": [Mark("2", 0), Mark("3", 0), Mark("4", 0)]}, {})
    game.put(game.rules.lay([LaidSheet({}, {"penalties": 3}), tom], 5, 0))
    for move in ("roll", "skip", "skip"):
        game.play(move)
    assert str(game.moves()[-1]) == "penalty"
    return game


def test_one_player_can_end_it_for_all_in_qwinto_and_qwixx() -> None:
    fought = {sheet for sheet in ruleset_ids() if rivalry_of(load_ruleset(sheet).rules)}
    assert fought == {"qwinto", "qwixx"}


def test_a_move_that_ends_the_game_leaves_the_others_what_they_have() -> None:
    expert, game = newborn("qwixx"), before_the_last_penalty()
    values = expert.values(game.position, game.moves(), Sight())
    against = against_others(expert.seer, game.position, game.moves(), values, ANY_COST)
    tom = game.scores()[1].total
    assert tom == 6
    assert values[-1] == -20
    assert against[-1] == values[-1] - tom


def test_moves_that_cost_too_much_are_not_made_for_the_others_sake() -> None:
    expert, game = shipped("qwixx"), before_the_last_penalty()
    values = expert.values(game.position, game.moves(), Sight())
    assert values[-1] < max(values) - RIVALRY.margin * max(values)
    assert against_others(expert.seer, game.position, game.moves(), values, RIVALRY)[-1] == float("-inf")


@pytest.mark.parametrize("players", [2, 3])
def test_the_strongest_of_the_others_counts(players: int) -> None:
    """With nothing to gain oneself, the best move is the one that leaves the strongest of them least."""
    expert = shipped("qwixx")
    playout = Playout.start(expert.rules, players, SeededDice(5))
    position, moves = playout.position, playout.moves
    assert expert.rules.players(position) == players
    against = against_others(expert.seer, position, moves, [0.0] * len(moves), ANY_COST)
    others = [
        max(expert.expectation(expert.rules.afterstate(position, move), seat) for seat in range(1, players))
        for move in moves
    ]
    assert all(-value >= other - 1e-3 for value, other in zip(against, others, strict=True))  # they may reply


def test_alone_there_is_nobody_to_look_at() -> None:
    expert = shipped("qwixx")
    playout = Playout.start(expert.rules, 1, SeededDice(5))
    values = expert.values(playout.position, playout.moves)
    assert against_others(expert.seer, playout.position, playout.moves, values, RIVALRY) == values


def test_the_choice_follows_the_values_against_others() -> None:
    expert, game = newborn("qwixx"), before_the_last_penalty()
    values = expert.values(game.position, game.moves(), Sight())
    against = list(against_others(expert.seer, game.position, game.moves(), values, ANY_COST))
    chosen = expert.choose(game.position, game.moves(), Sight(), ANY_COST)
    assert chosen == game.moves()[against.index(max(against))]


@pytest.mark.parametrize("sheet", ["qwinto", "qwixx"])
def test_the_expert_of_simulations_plays_for_points_and_renard_to_win(sheet: str) -> None:
    expert, renard = find_bot("expert", sheet), find_bot("renard", sheet)
    judge = shipped(sheet)
    playout, others_mattered = Playout.start(judge.rules, 2, SeededDice(5)), 0
    while playout.moves:
        chosen = expert(judge.rules, playout, Random(0))
        assert chosen == judge.choose(playout.position, playout.moves)
        others_mattered += renard(judge.rules, playout, Random(0)) != chosen
        playout.play(chosen)
    assert others_mattered
