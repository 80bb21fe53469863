"""The golden games that show everything a sheet has, and their scores, counted by hand.

A game of Qwinto or Qwixx has two ends, by rows or by a fourth miss or penalty, so each has two of them.
A game of Puissance 3 or Mélange that shows everything is played by three: two seldom come to all of it.
"""

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.engine.events import BonusGained
from futé_tui.engine.game import Game

from ..cases import for_each
from ..golden.regenerate import FULL_GAMES
from ..golden.topics import shown, wanted
from .test_golden import golden_game

# Every bonus word on the rule page of a sheet, round bonuses and ends of action tracks included.
PRINTED_WORDS = {
    "tres-fute": "reroll extra fox ?any ?yellow ?blue ?green ?purple orange=4 orange=5 orange=6",
    "vraiment-tres-fute": "reroll extra return fox ?any ?silver ?yellow ?blue ?green ?pink",
    "puissance-3": "reroll extra joker fox ?any ?yellow ?turquoise ?blue ?brown ?pink",
    "melange": "reroll extra mix fox ?any ?yellow ?blue ?green ?orange ?purple",
    "tres-fute-4ever": "reroll extra polish fox ?any ?yellow ?blue ?grey ?green ?pink",
    "qwinto": "",
    "qwixx": "",
}

# Each zone as it looks at the end, read from the rule pages: points of lines and crosses, numbers that are written.
BY_HAND = {
    "tres-fute-all": [
        {
            "yellow": 10,  # column 1
            "blue": 16,  # 6 crosses: 2 3 4 6 7 8
            "green": 6,  # up to box 3
            "orange": 4 + 4 + 4 + 2 * 2 + 3 + 4 + 4 * 2 + 1 + 5 * 2 + 4 + 6 * 3,
            "purple": 2 + 4 + 6 + 1 + 3 + 4 + 5 + 6 + 2 + 4 + 5,
            "foxes": 2 * 6,  # orange 8, purple 7
        },
        {
            "yellow": 10 + 14,  # columns 1 and 2
            "blue": 4,  # 3 crosses: 3 4 7
            "green": 15,  # up to box 5
            "orange": 4 + 4 + 6 + 1 * 2 + 5 + 4 + 5 * 2 + 5 + 3 * 2,
            "purple": 6 + 5,
            "foxes": 1 * 4,  # orange 8
        },
    ],
    "vraiment-tres-fute-all": [
        {
            "silver": 4,  # 2 crosses in the yellow row
            "yellow": 75,  # 6 crosses
            "blue": 15,  # up to box 5
            "green": (6 - 10) + (2 - 3) + (15 - 9) + (3 - 2) + (12 - 2) + (4 - 1),
            "pink": 5 + 6 + 2 + 4,
            "foxes": 1 * 4,  # green 7
        },
        {
            "silver": 11 + 4 + 2,  # 4, 2 and 1 crosses in the yellow, blue and green rows
            "yellow": 21,  # 3 crosses; the circled 5 counts for nothing
            "blue": 28,  # up to box 7
            "green": (4 - 4) + (2 - 1),  # the 12 in box 5 is alone
            "pink": 5 + 5 + 2 + 5 + 5 + 6 + 6 + 6,
            "foxes": 1 * 1,  # pink 8
        },
    ],
    "puissance-3-all": [
        {
            "yellow": 30 + 20 + 12,  # 5, 4 and 3 crosses
            "turquoise": 6 + 1,  # 3 and 1 crosses
            "blue": 13,  # the right side up to box 11, nothing on the left
            "brown": 2,  # 1 cross
            "pink": 3 + 3 + 3 + 4 * 2 + 3 + 2 + 4 * 2 + 1 + 5 * 3 + 6 * 2 + 1 + 6 * 3,
            "foxes": 1 * 2,  # yellow 6
        },
        {
            "yellow": 12 + 42 + 12,  # 3, 6 and 3 crosses
            "turquoise": 21 + 6 + 6,  # 6, 3 and 3 crosses
            "blue": 13 + 6,  # the left side up to box 3, the right up to box 9
            "brown": 2,  # 1 cross
            "pink": 3 + 1,
            "foxes": 2 * 2,  # yellow 6, turquoise row 1
        },
        {
            "yellow": 12 + 6 + 0,  # 3 and 2 crosses
            "turquoise": 6 + 3 + 1 + 1 + 1,  # 3, 2, 1, 1 and 1 crosses
            "blue": 13,  # the right side up to box 11
            "brown": 9,  # 3 crosses
            "pink": 3 + 4 * 1 + 4 * 2 + 5 * 2 + 3 + 4 * 2 + 1 + 3 + 6 * 3 + 1 + 6 * 2 + 6 * 3,
            "foxes": 0,  # the one of pink 9 is given up for 18
        },
    ],
    "melange-all": [
        {
            "yellow": (3 + 5 + 3 + 6 + 4 + 6) - (1 + 4 + 1 + 5 + 1 + 1) + 10 + 15 + 15 + 20,  # columns 1 to 4
            "blue": 29,  # 8 crosses: all but 9, 11 and 12
            "green": (12 - 18) + (12 - 5) + (2 - 2) + (6 - 4) + (9 - 1) + (4 - 2),
            "orange": 1,  # 1 cross
            "purple": 7 + 1 + 3 + 3,  # up to box 4: 1 8 15 16
            "foxes": 2 * 1,  # blue column 1; green block 4, left
        },
        {
            "yellow": (3 + 3 + 6 + 5 + 3 + 4) - (1 + 1 + 4 + 4 + 1 + 1) + 10 + 15,  # columns 1 and 2
            "blue": 37,  # 9 crosses: all but 10 and 12
            "green": (8 - 9) + (8 - 5) + (2 - 2),
            "orange": 1,  # 1 cross
            "purple": 4 + 2 + 2 + 3,  # up to box 3: 13 14 15
            "foxes": 1 * 1,  # blue column 1
        },
        {
            "yellow": (6 + 4 + 6) - (1 + 3) + 10 + 15,  # columns 1 and 2
            "blue": 22,  # 7 crosses: 2 3 5 7 8 10 11
            "green": (10 - 3) + (12 - 4) + (6 - 1) + (6 - 4) + (6 - 2),  # the 8 in block 6 is alone
            "orange": 6,  # 3 crosses
            "purple": 22 + 1 + 2 + 3 + 3 + 3 + 3 + 3,  # up to box 7: 9 13 15 16 17 18 19
            "foxes": 2 * 6,  # green block 4, left; purple box 7
        },
    ],
    "tres-fute-4ever-all": [
        {
            "yellow": (2 + 5 + 2 + 5) - (2 + 1 + 1 + 2) + 10 + 10 + 15,  # columns 1 to 3
            "blue": 7 + 8 + 6,  # columns 1 and 2, the diagonal from the top right
            "grey": 1 + 2 + 3,  # columns 1 to 3
            "green": 5 + 3,  # the lower 1 in square 2 is alone
            "pink": 42 + 3 + 2,  # all 12 boxes, with a 6 and a 2
            "foxes": 0,
        },
        {
            "yellow": (6 + 6 + 5 + 5) - (3 + 1) + 10 + 10,  # columns 1 and 2
            "blue": 7 + 9,  # columns 1 and 3
            "grey": 1,  # column 1
            "green": (2 + 5) + (6 + 1),  # all lower triangles, two upper ones
            "pink": 42 + 4 + 3,  # all 12 boxes, with a 4 and a 6
            "foxes": 1 * 1,  # green 10
        },
    ],
    "qwinto-all-1": [
        {"orange": 17, "yellow": 4, "purple": 17, "bonus": 6 + 3 + 8, "misses": 3 * -5, "foxes": 0},
        {"orange": 8, "yellow": 17, "purple": 6, "bonus": 2 + 8 + 13 + 12, "misses": 3 * -5, "foxes": 0},
    ],
    "qwinto-all-2": [
        {"orange": 16, "yellow": 3, "purple": 8, "bonus": 5 + 3 + 9, "misses": 3 * -5, "foxes": 0},
        {"orange": 8, "yellow": 16, "purple": 6, "bonus": 5 + 9 + 12 + 11, "misses": 4 * -5, "foxes": 0},
    ],
    "qwixx-all-1": [  # points for 5, 2, 6 and 9 crosses; 6, 7, 8 and 4
        {"red": 15, "yellow": 3, "green": 21, "blue": 45, "penalties": -5, "foxes": 0},
        {"red": 21, "yellow": 28, "green": 36, "blue": 10, "penalties": -5, "foxes": 0},
    ],
    "qwixx-all-2": [  # 7, 4, 5 and 2 crosses; 0, 4, 2 and 6
        {"red": 28, "yellow": 10, "green": 15, "blue": 3, "penalties": -5, "foxes": 0},
        {"red": 0, "yellow": 10, "green": 3, "blue": 21, "penalties": 4 * -5, "foxes": 0},
    ],
}


def full_games(sheet: str) -> list[Game]:
    return [golden_game(name) for name, plan in FULL_GAMES.items() if plan.sheet == sheet]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_full_games_of_a_sheet_show_everything_it_has(sheet: str) -> None:
    """Zones, bonus words, actions, follow-up crosses, passes, declines and the fallback to a slotted die.

    The two games of Qwinto and of Qwixx are taken together."""
    topics = [shown(game) for game in full_games(sheet)]
    assert len(topics) == (2 if sheet in ("qwinto", "qwixx") else 1)
    assert wanted(load_ruleset(sheet)) - set().union(*topics) == set()


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_just_the_bonus_words_of_the_rule_page_are_gained_in_the_full_games(sheet: str) -> None:
    events = [event for game in full_games(sheet) for event in game.events()]
    assert {event.bonus for event in events if isinstance(event, BonusGained)} == set(PRINTED_WORDS[sheet].split())


@for_each(FULL_GAMES)
def test_the_score_of_a_full_game_is_the_one_counted_by_hand(name: str) -> None:
    scores = golden_game(name).scores()
    assert [{**score.zones, "foxes": score.fox_points} for score in scores] == BY_HAND[name]
    assert [score.total for score in scores] == [sum(points.values()) for points in BY_HAND[name]]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_zone_and_a_fox_pay_somebody_in_the_full_games(sheet: str) -> None:
    paid = [points for name, plan in FULL_GAMES.items() if plan.sheet == sheet for points in BY_HAND[name]]
    unpaid = {zone for zone in paid[0] if not any(points[zone] for points in paid)}
    assert unpaid == ({"foxes"} if sheet in ("qwinto", "qwixx") else set())


def test_the_first_full_game_of_qwinto_ends_with_two_complete_rows() -> None:
    rows = golden_game("qwinto-all-1").position.sheets[0].numbers
    assert all(rows[:9])
    assert all(rows[18:])


def test_the_second_full_game_of_qwinto_ends_with_a_fourth_miss() -> None:
    assert [sheet.misses for sheet in golden_game("qwinto-all-2").position.sheets] == [3, 4]


def test_the_first_full_game_of_qwixx_ends_with_three_rows_that_are_locked_at_once() -> None:
    game = golden_game("qwixx-all-1")
    assert game.position.locked.bit_count() == 3
    assert str(game.steps[-1].move) == "white>green.2"


def test_the_second_full_game_of_qwixx_ends_with_a_fourth_penalty() -> None:
    assert [sheet.misses for sheet in golden_game("qwixx-all-2").position.sheets] == [1, 4]
