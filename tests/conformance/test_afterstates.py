"""Afterstates: the position after a move and before any dice, held against the positions of plain play."""

from typing import Any

from futé_tui import FairShareDice
from futé_tui.engine.moves import Move
from futé_tui.engine.rules import Decision, Rules

from .subjects import Subject, every_subject, walk

DICE = FairShareDice(3)


@every_subject
def test_a_throw_falls_from_the_hand_as_it_is_played(subject: Subject) -> None:
    for game in walk(subject.new_game(1), 1):
        rules, position = game.rules, game.position
        for move in game.moves():
            if throw := rules.throw(position, move):
                after = rules.afterstate(position, move)
                assert rules.in_hand(after)
                assert rules.throw_in_hand(after) == throw
                assert [die.face for die in rules.dice(after) if die.name in throw.dice] == [0] * len(throw.dice)
                outcome = DICE.throw(throw)
                assert rules.land(after, outcome) == rules.play(position, move, outcome)


@every_subject
def test_the_afterstate_of_a_quiet_move_leads_where_the_move_leads(subject: Subject) -> None:
    for seed in range(2):
        for game in walk(subject.new_game(seed), seed):
            rules, position = game.rules, game.position
            for move in game.moves():
                if not move.throws:
                    check_quiet(rules, rules.play(position, move), rules.afterstate(position, move))


def check_quiet(rules: Rules[Any], played: Decision[Any], after: object) -> None:
    if not rules.in_hand(after):
        settled = rules.settle(after)
        assert settled.moves == played.moves
        assert same_but_for_dice_to_be_rolled(rules, settled, played)
        return
    (roll,) = played.moves
    throw = rules.throw(played.position, roll)
    assert throw
    assert throw == rules.throw_in_hand(after)
    assert [die.face for die in rules.dice(after) if die.name in throw.dice] == [0] * len(throw.dice)
    outcome = DICE.throw(throw)
    assert rules.land(after, outcome) == rules.play(played.position, roll, outcome)


def same_but_for_dice_to_be_rolled(rules: Rules[Any], settled: Decision[Any], played: Decision[Any]) -> bool:
    """Whether the positions are the same, but for dice in the pool that show nothing any more before a roll."""
    if settled.position == played.position:
        return True
    pairs = list(zip(rules.dice(settled.position), rules.dice(played.position), strict=True))
    hidden = [now.name for now, plain in pairs if now != plain]
    return (
        any(move.throws for move in played.moves)
        and all(now.face == 0 and now.place == "pool" for now, plain in pairs if now.name in hidden)
        and settled.position._replace(faces=played.position.faces) == played.position
    )


@every_subject
def test_positions_that_are_decided_are_not_in_hand_unless_only_a_roll_can_follow(subject: Subject) -> None:
    for game in walk(subject.new_game(2), 2):
        assert not game.rules.in_hand(game.position) or only_a_roll(game.moves())


def only_a_roll(moves: tuple[Move, ...]) -> bool:
    return len(moves) == 1 and moves[0].throws
