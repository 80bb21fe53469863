"""Counting all ways to play a few moves: a change of the rules shows in these numbers."""

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.dice import Outcome, Throw, lay_out
from futé_tui.engine.rules import Decision, Rules

from .tables import ATELIER

FACES = {"white": 5, "yellow": 4, "blue": 2, "green": 6, "orange": 5, "purple": 3}


def frozen(throw: Throw) -> Outcome:
    """Dice that always show the numbers of the worked example, however often they are rolled."""
    faces = tuple(FACES[die] for die in throw.dice)
    return lay_out(throw.dice, faces, range(len(faces))) if throw.laid_out else Outcome(faces)


def lines(rules: Rules, now: Decision, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 1:
        return len(now.moves)
    total = 0
    for move in now.moves:
        throw = rules.throw(now.position, move)
        total += lines(rules, rules.play(now.position, move, frozen(throw) if throw else None), depth - 1)
    return total


def counts(sheet: str, players: int, depth: int) -> list[int]:
    rules = load_ruleset(sheet).rules
    return [lines(rules, rules.start(players), each) for each in range(1, depth + 1)]


def test_the_first_roll_of_the_worked_example_offers_14_moves() -> None:
    """One roll; then two boxes for yellow 4, one each for blue (2 + 5), green, orange and purple: 6. White 5 has
    two boxes in yellow and one in each other zone: 6. With the reroll of round 1 and passing: 14."""
    assert counts("tres-fute", players=1, depth=2) == [1, 14]


def test_alone_26_lines_are_three_moves_long() -> None:
    """After each of the 12 marks and after passing only a roll follows (behind green 6, which sweeps everything, the
    passive roll): 13. After the reroll the same 13 moves are there, without another reroll: 26."""
    assert counts("tres-fute", players=1, depth=3)[2] == 26


def test_with_two_players_37_lines_are_three_moves_long() -> None:
    """As alone, but behind green 6 the other player has the platter: white 6 ways, yellow 2, blue, orange and purple
    one each, or declines: 12 in place of one roll, so 26 + 11."""
    assert counts("tres-fute", players=2, depth=3)[2] == 37


@pytest.mark.parametrize(
    ("sheet", "players", "expected"),
    [
        ("tres-fute", 1, [1, 14, 26, 109, 247, 662, 1649, 3603, 10087]),
        ("tres-fute", 2, [1, 14, 37, 127, 495, 1396, 6280, 21039]),
        (ATELIER, 1, [3, 3, 42, 86, 403, 2562, 4817]),
    ],
    ids=["tres-fute alone", "tres-fute for two", "the tests' own sheet"],
)
def test_the_number_of_lines_by_depth(sheet: str, players: int, expected: list[int]) -> None:
    assert counts(sheet, players, len(expected)) == expected
