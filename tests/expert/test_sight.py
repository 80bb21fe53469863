"""How far experts look: every roll that makes a difference, candidates that are close, one scale for all values."""

from collections import Counter
from itertools import product
from random import Random
from statistics import fmean

import pytest

from futé_tui import SeededDice, load_ruleset, ruleset_ids
from futé_tui.engine.dice import Throw
from futé_tui.engine.playout import Playout
from futé_tui.expert.player import FAR
from futé_tui.expert.sight import Sight, _candidates, _falls, _on_one_scale

from .experts import newborn


def throw(sheet: str, dice: int) -> Throw:
    return Throw(1, 0, 1, 0, load_ruleset(sheet).dice[:dice], False)


def test_qwinto_knows_every_sum_of_three_dice_and_how_often_it_comes() -> None:
    falls = _falls(load_ruleset("qwinto").rules, throw("qwinto", 3), 18, 1)
    sums = [sum(faces) for faces in product(range(1, 7), repeat=3)]
    assert {sum(outcome.faces): often for outcome, often in falls} == Counter(sums)


def test_two_dice_of_another_sheet_fall_in_all_ways_and_three_are_sampled_evenly() -> None:
    rules = load_ruleset("tres-fute").rules
    assert len(_falls(rules, throw("tres-fute", 2), 18, 1)) == 36
    sample = _falls(rules, throw("tres-fute", 3), 18, 1)
    for die in range(3):
        assert sorted(outcome.faces[die] for outcome, _ in sample) == sorted([*range(1, 7)] * 3)
    assert sample == _falls(rules, throw("tres-fute", 3), 18, 1)


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
