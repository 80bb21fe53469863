"""Counting all ways to play a few moves: a change of the rules shows in these numbers."""

from pathlib import Path
from typing import Any

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.dice import Outcome, Throw, lay_out
from futé_tui.engine.rules import Decision, Rules

from ..tables import ATELIER

FACES = {"white": 5, "yellow": 4, "blue": 2, "green": 6, "orange": 5, "purple": 3}
FACES |= {"turquoise": 6, "silver": 5, "brown": 5, "pink": 3}  # the dice of other sheets in the place of these
FACES |= {"white-two": 1, "red": 3, "grey": 5}


def frozen(throw: Throw) -> Outcome:
    """Dice that always show the numbers of the worked example, however often they are rolled."""
    faces = tuple(FACES[die] for die in throw.dice)
    return lay_out(throw.dice, faces, range(len(faces))) if throw.laid_out else Outcome(faces)


def lines(rules: Rules[Any], now: Decision[Any], depth: int) -> int:
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


def test_vraiment_tres_fute_alone() -> None:
    """Silver 5 has four rows, yellow 4 two boxes, blue (2 + 5), green and pink one: 9; white 5 as many. With reroll and
    pass: 20. Behind silver 5, as silver or white in any of four rows, lie yellow 4, blue 2 and pink 3, each with a box
    of its own, or done: 8 times 4. Behind the other 10 marks and passing there is a roll. After the reroll the same
    moves but for another reroll: 32 + 11 + 19."""
    assert counts("vraiment-tres-fute", players=1, depth=3) == [1, 20, 62]


def test_vraiment_tres_fute_for_two() -> None:
    """As alone, but green 6 leaves all other dice to the other player: silver 4 ways, yellow 2, blue and pink one each,
    white 9 ways, or decline: 18 in place of one roll."""
    assert counts("vraiment-tres-fute", players=2, depth=3) == [1, 20, 62 + 17]


def test_puissance_3_alone() -> None:
    """Yellow 4 crosses row I, turquoise 6 any of five rows, brown 5 two boxes, pink one; blue + white is 7, which the
    printed 7 does not take: 9; white 5 as many. With reroll and pass: 20. No equal die lies in a slot yet, so a roll
    follows everywhere but behind the reroll: 19 + 19."""
    assert counts("puissance-3", players=1, depth=3) == [1, 20, 38]


def test_puissance_3_for_two() -> None:
    """As alone, but turquoise 6, in any of its five rows, leaves all other dice to the other player: the grey yellow 4,
    two boxes in brown, one in pink; white in the grey yellow 5, in five rows of turquoise, two boxes of brown, one of
    pink; or decline: 14 in place of one roll, five times."""
    assert counts("puissance-3", players=2, depth=3) == [1, 20, 38 + 5 * 13]


def test_melange_alone() -> None:
    """Yellow 4 has three rows, blue (2 + 5) one box, green 6 both boxes of its block, orange 5 two, purple one: 9; as
    many for white 5. With reroll and pass: 20. The bonuses of the first boxes are rerolls, and a roll follows:
    19 + 19."""
    assert counts("melange", players=1, depth=3) == [1, 20, 38]


def test_melange_for_two() -> None:
    """As alone, but green 6, in either box, leaves all other dice to the other player: yellow 3 ways, blue 1, orange 2,
    purple 1 (19 with the platter), white 9, or decline: 17 in place of one roll, twice."""
    assert counts("melange", players=2, depth=3) == [1, 20, 38 + 2 * 16]


def test_tres_fute_4ever_alone() -> None:
    """Yellow 4 has three rows, blue 2 and white 5 mean one box, grey 5 has both regions of the start, green 6 two
    triangles, pink one box: 9; as many for white 5. With reroll and pass: 20. The bonuses of the first boxes are
    rerolls and a polish, and a roll follows: 19 + 19."""
    assert counts("tres-fute-4ever", players=1, depth=3) == [1, 20, 38]


def test_tres_fute_4ever_for_two() -> None:
    """As alone, but green 6, in either triangle, leaves all other dice to the other player: yellow 3 ways, blue 1, grey
    2, pink 1, white 9, or decline: 17 in place of one roll, twice."""
    assert counts("tres-fute-4ever", players=2, depth=3) == [1, 20, 38 + 2 * 16]


def test_qwinto_alone() -> None:
    """Seven ways to pick dice. Nine boxes for each die picked, reroll and miss: three times 11, three times 20, 29.
    Behind all of them but the reroll dice are picked again, and behind the reroll are the same moves but for another
    one: three times 10 * 7 + 10, three times 19 * 7 + 19, 28 * 7 + 28."""
    assert counts("qwinto", players=1, depth=3) == [7, 33 + 60 + 29, 240 + 456 + 224]


def test_qwinto_for_two() -> None:
    """As alone, but behind writing and missing the other player writes in one of as many boxes, or declines: three
    times 10 * 10 + 10, three times 19 * 19 + 19, 28 * 28 + 28."""
    assert counts("qwinto", players=2, depth=3) == [7, 33 + 60 + 29, 330 + 1140 + 812]


def test_qwixx_alone() -> None:
    """The white sum is 6: four rows, or skip. Behind skipping each colour has two sums, or the penalty: 9. A cross at 6
    takes one of them from red (3 + 1), yellow (4 + 1) and blue (2 + 5) and both from green: 8 + 8 + 8 + 7."""
    assert counts("qwixx", players=1, depth=3) == [1, 5, 9 + 31]


def test_qwixx_for_two() -> None:
    """Both decide on the white sum, then the active player on the colours."""
    assert counts("qwixx", players=2, depth=4) == [1, 5, 25, 5 * 40]


LINES_BY_DEPTH = {
    ("tres-fute", 1): [1, 14, 26, 109, 247, 662, 1649, 3603, 10087],
    ("tres-fute", 2): [1, 14, 37, 127, 495, 1396, 6280, 21039],
    ("vraiment-tres-fute", 1): [1, 20, 62, 252, 675, 1876, 5601],
    ("vraiment-tres-fute", 2): [1, 20, 79, 282, 1146, 3874, 17593],
    ("puissance-3", 1): [1, 20, 38, 199, 523, 1660, 5659],
    ("puissance-3", 2): [1, 20, 103, 419, 2128, 10575],
    ("melange", 1): [1, 20, 38, 203, 512, 1686, 4889],
    ("melange", 2): [1, 20, 70, 257, 1486, 5110],
    ("tres-fute-4ever", 1): [1, 20, 38, 216, 589, 2086, 7036],
    ("tres-fute-4ever", 2): [1, 20, 70, 270, 1618],
    ("qwinto", 1): [7, 122, 920, 12163, 95998],
    ("qwinto", 2): [7, 122, 2282, 17336],
    ("qwixx", 1): [1, 5, 40, 40, 157, 955],
    ("qwixx", 2): [1, 5, 25, 200, 200],
    (ATELIER, 1): [3, 3, 40, 84, 351, 1940, 3691],
}


@pytest.mark.parametrize(("sheet", "players"), LINES_BY_DEPTH, ids=lambda value: Path(str(value)).stem)
def test_the_number_of_lines_by_depth(sheet: str, players: int) -> None:
    expected = LINES_BY_DEPTH[sheet, players]
    assert counts(sheet, players, len(expected)) == expected
