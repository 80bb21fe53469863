"""A playout is the game that the same moves make one by one; it only makes rolls without a choice by itself."""

from random import Random
from typing import Any

from futé_tui import FairShareDice, SeededDice
from futé_tui.engine.dice import DiceSource
from futé_tui.engine.playout import Playout
from futé_tui.engine.rules import Decision, Rules

from .subjects import Subject, every_subject


def roll_on(rules: Rules[Any], decision: Decision[Any], dice: DiceSource) -> Decision[Any]:
    """Play the rolls that nobody has a choice about, one by one."""
    while len(decision.moves) == 1:
        position, (roll,) = decision
        throw = rules.throw(position, roll)
        assert throw
        decision = rules.play(position, roll, dice.throw(throw))
    return decision


@every_subject
def test_a_playout_passes_the_positions_of_the_same_moves_played_one_by_one(subject: Subject) -> None:
    rules = subject.new_game().rules
    for seed in range(3):
        player, dice = Random(seed), SeededDice(seed)
        playout = Playout.start(rules, subject.players, SeededDice(seed))
        decision = roll_on(rules, rules.start(subject.players), dice)
        while decision.moves:
            position, moves = decision
            assert (playout.position, tuple(playout.moves)) == (position, moves)
            assert playout.to_move == rules.to_move(position)
            assert hash(playout.position) == hash(position)
            move = player.choice(moves)
            playout.play(move)
            throw = rules.throw(position, move)
            decision = roll_on(rules, rules.play(position, move, dice.throw(throw) if throw else None), dice)
        assert (playout.position, tuple(playout.moves)) == (decision.position, ())


@every_subject
def test_asking_for_positions_on_the_way_changes_nothing(subject: Subject) -> None:
    rules = subject.new_game().rules
    asked, silent = (Playout.start(rules, subject.players, SeededDice(5)) for _ in range(2))
    player, passed = Random(5), []
    while asked.moves:
        assert len(asked.moves) > 1
        passed.append((asked.position, hash(asked.position)))
        move = player.choice(asked.moves)
        asked.play(move)
        silent.play(move)
    assert asked.position == silent.position
    assert [hash(position) for position, _ in passed] == [seen for _, seen in passed]


@every_subject
def test_a_game_goes_on_from_any_position_and_from_any_afterstate(subject: Subject) -> None:
    rules, dice = subject.new_game().rules, FairShareDice(2)
    playout, player = Playout.start(rules, subject.players, dice), Random(2)
    while playout.moves:
        position, move = playout.position, player.choice(playout.moves)
        again = Playout(rules, position, dice)
        assert (again.position, list(again.moves)) == (position, list(playout.moves))
        playout.play(move)
        after = Playout(rules, rules.afterstate(position, move), dice)
        assert list(after.moves) == list(playout.moves)
