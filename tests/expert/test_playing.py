"""Experts and opponents at the table."""

import gc
from random import Random
from weakref import ref

import pytest

from futé_tui import FairShareDice, SeededDice, load_ruleset, new_game, ruleset_ids
from futé_tui.engine.dice import ScriptedDice
from futé_tui.engine.playout import Playout
from futé_tui.expert import player
from futé_tui.expert.coach import advise
from futé_tui.expert.levels import OPPONENTS
from futé_tui.expert.par import par
from futé_tui.expert.player import FAR, NEAR, ExpertBot, load_expert
from futé_tui.expert.sight import Sight
from futé_tui.simulate.run import play_game
from futé_tui.text.opponents import opponent_kind, opponent_name

from .experts import newborn, shipped


def test_equal_seeds_lead_to_equal_choices() -> None:
    rules = load_ruleset("tres-fute").rules
    games = [play_game(rules, 2, ExpertBot(shipped("tres-fute"), NEAR, noise=0.05), 5) for _ in range(2)]
    assert games[0] == games[1]


def test_an_expert_looks_at_no_dice_of_the_game() -> None:
    """The same position with other dice to come: the same values."""
    rules = load_ruleset("tres-fute").rules
    playouts = [Playout.start(rules, 1, SeededDice(4)) for _ in range(2)]
    playouts[1]._dice = SeededDice(99)
    first, second = (shipped("tres-fute").values(each.position, each.moves) for each in playouts)
    assert playouts[0].position == playouts[1].position
    assert first == second


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_an_expert_finishes_every_sheet_even_before_it_has_learned_anything(sheet: str) -> None:
    bot = ExpertBot(newborn(sheet), Sight(closure=True, candidates=1, rolls=1))
    assert len(play_game(load_ruleset(sheet).rules, 1, bot, 1)) == 1
    near = ExpertBot(newborn(sheet), NEAR)
    assert len(play_game(load_ruleset(sheet).rules, 2, near, 1)) == 2


def test_there_are_four_opponents_with_names() -> None:
    assert [each.level for each in OPPONENTS] == [1, 2, 3, 4]
    assert len({opponent_name(each.key) for each in OPPONENTS}) == 4
    assert all(opponent_kind(each.key) for each in OPPONENTS)


@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda opponent: opponent.key)
def test_every_opponent_plays_a_legal_move(opponent: object) -> None:
    ruleset = load_ruleset("tres-fute")
    playout = Playout.start(ruleset.rules, 1, SeededDice(2))
    bot = next(each for each in OPPONENTS if each is opponent).bot(ruleset)
    assert bot(ruleset.rules, playout, Random(1)) in playout.moves


def test_a_coach_shows_how_far_each_move_is_from_the_best() -> None:
    playout = Playout.start(load_ruleset("tres-fute").rules, 1, SeededDice(3))
    advice = advise(shipped("tres-fute"), playout.position, playout.moves)
    assert [each.move for each in advice.moves] == list(playout.moves)
    assert advice.best.behind == 0
    assert advice.best.move == shipped("tres-fute").choose(playout.position, playout.moves, FAR)
    assert all(each.expected + each.behind == pytest.approx(advice.best.expected) for each in advice.moves)
    assert [each.behind for each in advice.ranked()] == sorted(each.behind for each in advice.moves)
    assert advice.of(playout.moves[-1]) == advice.moves[-1]


@pytest.mark.parametrize("dice", [SeededDice(8), FairShareDice(8)])
def test_par_is_what_the_expert_scores_with_the_same_dice(dice: SeededDice | FairShareDice) -> None:
    game = new_game("qwixx", ["Lia"], dice=dice)
    game.play(game.moves()[0])
    bot = ExpertBot(newborn("qwixx"))
    again = Playout.start(game.rules, 1, type(dice)(8))
    while again.moves:
        again.play(bot(game.rules, again, Random(1)))
    assert par(newborn("qwixx"), game.dice) == game.rules.score(again.position, 0)


def test_dice_without_a_seed_have_no_par() -> None:
    assert par(newborn("tres-fute"), ScriptedDice([])) is None


def test_the_tables_of_one_sheet_are_gone_when_the_expert_of_another_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "_EXPERTS", {})
    monkeypatch.setattr(player, "gc", gc)
    first = ref(load_expert(load_ruleset("tres-fute")))
    gc.disable()
    try:
        load_expert(load_ruleset("qwixx"))
        assert first() is None
    finally:
        gc.enable()
