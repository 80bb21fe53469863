"""How far experts look: every roll that makes a difference, candidates that are close, one scale for all values."""

from collections import Counter
from itertools import product
from random import Random
from statistics import fmean

import pytest

from futé_tui import SeededDice, load_ruleset, ruleset_ids
from futé_tui.engine.dice import Outcome, Throw
from futé_tui.engine.moves import REROLL, Move, Roll
from futé_tui.engine.playout import Playout
from futé_tui.expert.closure import Node, close, nodes_after
from futé_tui.expert.falls import BLOCK, falls_of
from futé_tui.expert.player import FAR, NEAR, Expert
from futé_tui.expert.sight import Sight, _candidates, _on_one_scale, _View
from futé_tui.expert.simple import greedy_bot

from .experts import newborn


def throw(sheet: str, dice: int) -> Throw:
    return Throw(1, 0, 1, 0, load_ruleset(sheet).dice[:dice], False)


def test_qwinto_knows_every_sum_of_three_dice_and_how_often_it_comes() -> None:
    falls = falls_of(load_ruleset("qwinto").rules, throw("qwinto", 3), 18, 1)
    sums = [sum(faces) for faces in product(range(1, 7), repeat=3)]
    assert {sum(outcome.faces): often for outcome, often in falls} == Counter(sums)


def test_two_dice_of_another_sheet_fall_in_all_ways_and_three_are_sampled_evenly() -> None:
    rules = load_ruleset("tres-fute").rules
    assert len(falls_of(rules, throw("tres-fute", 2), 18, 1)) == 36
    sample = falls_of(rules, throw("tres-fute", 3), 18, 1)
    for die in range(3):
        assert sorted(outcome.faces[die] for outcome, _ in sample) == sorted([*range(1, 7)] * 3)
    assert sample == falls_of(rules, throw("tres-fute", 3), 18, 1)


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_six_rolls_show_every_face_once(dice: int) -> None:
    sample = falls_of(load_ruleset("tres-fute").rules, throw("tres-fute", dice), 3 * BLOCK, 1)
    for start in range(0, len(sample), BLOCK):
        for die in range(dice):
            assert {outcome.faces[die] for outcome, _ in sample[start : start + BLOCK]} == {*range(1, 7)}


def test_the_rolls_of_a_view_are_seen_one_after_another_and_once() -> None:
    falls = falls_of(load_ruleset("tres-fute").rules, throw("tres-fute", 4), 12, 1)
    view = _View(None, 0, falls)
    assert view.next_falls(BLOCK) == falls[:BLOCK]
    for value in range(BLOCK):
        view.add(value, 1)
    assert view.mean == fmean(range(BLOCK))
    assert view.next_falls() == falls[BLOCK:]


def best_after(expert: Expert, position: object, move: Move, dice: int) -> float:
    """What a roll of Qwinto is worth, calculated plainly: every way to fall, every reply, and the same for a reroll."""
    values = []
    for faces in product(range(1, 7), repeat=dice):
        decision = expert.rules.play(position, move, Outcome(faces))
        if expert.rules.to_move(decision.position) != 0:  # nothing fits: a miss
            values.append(expert.expectation(decision.position, 0))
            continue
        worth = dict(zip(decision.moves, expert.values(decision.position, decision.moves, NEAR), strict=True))
        if REROLL in worth:
            worth[REROLL] = best_after(expert, decision.position, REROLL, dice)
        values.append(max(worth.values()))
    return fmean(values)


def test_what_a_roll_of_qwinto_is_worth_is_the_mean_of_the_best_replies_to_every_sum() -> None:
    expert = newborn("qwinto")
    playout = Playout.start(expert.rules, 2, SeededDice(3))
    rolls = [*playout.moves]
    seen = dict(zip(rolls, expert.values(playout.position, rolls, FAR), strict=True))
    one = Roll(("yellow",))
    assert seen[one] == pytest.approx(best_after(expert, playout.position, one, 1), abs=1e-3)
    playout.play(one)
    position, moves = playout.position, tuple(playout.moves)
    seen, near = (dict(zip(moves, expert.values(position, moves, sight), strict=True)) for sight in (FAR, NEAR))
    assert seen[REROLL] == pytest.approx(best_after(expert, position, REROLL, 1), abs=1e-3)
    assert seen[REROLL] != near[REROLL]
    assert all(seen[move] == near[move] for move in moves if move != REROLL)


def test_closure_looks_once_at_positions_that_come_of_different_moves() -> None:
    rules = load_ruleset("tres-fute").rules
    position, looked_at = Playout.start(rules, 1, SeededDice(8)).position, []

    def evaluate(nodes: list[Node]) -> None:
        looked_at.append(len(nodes))
        for place, node in enumerate(nodes):
            node.value = float(place)

    laid = next(move for move in rules.moves(position))
    once, twice = nodes_after(rules, position, [laid], 0), nodes_after(rules, position, [laid, laid], 0)
    for nodes in (once, twice):
        close(rules, [nodes], evaluate, widest=3, deepest=2)
    assert looked_at[: len(looked_at) // 2] == looked_at[len(looked_at) // 2 :]
    assert [node.value for node in twice] == [once[0].value] * 2


def test_a_last_move_whose_bonuses_can_be_used_in_one_way_only_is_worth_the_total() -> None:
    expert, ends = newborn("tres-fute"), 0
    rules = expert.rules
    for seed in range(8):
        playout = Playout.start(rules, 1, SeededDice(seed))
        while playout.moves:
            position, moves = playout.position, playout.moves
            playout.play(greedy_bot(rules, playout, Random(1)))
        for move in moves:
            after = rules.afterstate(position, move)
            if rules.to_move(after) is not None and not rules.in_hand(after):
                settled = rules.settle(after).position
                if rules.to_move(settled) is None:
                    total = rules.score(settled, 0).total
                    assert expert.values(position, moves)[moves.index(move)] == total
                    ends += 1
    assert ends


def test_candidates_are_few_and_close_to_the_best() -> None:
    values = [100.0, 99.0, 80.0, 98.5, 97.9]
    assert _candidates(values, Sight(candidates=3, margin=0.02)) == [0, 1, 3]
    assert _candidates(values, Sight(candidates=5, margin=0.02)) == [0, 1, 3]
    assert _candidates(values, Sight()) == []


def test_what_is_seen_through_the_roll_keeps_the_scale_of_the_rest() -> None:
    values = [10.0, 9.0, 5.0]
    scaled = _on_one_scale(values, {0: 12.0, 1: 13.0})
    assert scaled == [9.0, 10.0, 5.0]
    assert fmean(scaled) == fmean(values)
    assert _on_one_scale(values, {}) == values


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_far_sight_values_every_move_of_a_game(sheet: str) -> None:
    expert, random = newborn(sheet), Random(4)
    playout = Playout.start(expert.rules, 1, SeededDice(4))
    for _ in range(6):
        values = expert.values(playout.position, playout.moves, FAR)
        assert len(values) == len(playout.moves)
        playout.play(random.choice(playout.moves))
