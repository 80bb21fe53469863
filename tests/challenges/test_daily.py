"""The daily game: one seed for each day and sheet, on every machine; streaks of days."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as some

from futé_tui import ruleset_ids
from futé_tui.challenges.challenge import SEEDS, daily_challenge, seed_of_day
from futé_tui.challenges.daily_tries import Streak, streak

TODAY = date(2026, 11, 16)


@pytest.mark.parametrize(("sheet", "seed"), [("tres-fute", 926148293), ("qwinto", 4076020589)])
def test_the_seed_of_a_day_never_changes(sheet: str, seed: int) -> None:
    assert seed_of_day(TODAY, sheet) == seed


def test_the_dice_of_a_day_never_change() -> None:
    game = daily_challenge(TODAY, "tres-fute").start("Lia")
    game.play("roll")
    assert game.position.faces == (5, 1, 3, 5, 5, 3)


def test_days_and_sheets_have_seeds_of_their_own() -> None:
    days = [TODAY + timedelta(days=number) for number in range(50)]
    seeds = {seed_of_day(day, sheet) for day in days for sheet in ruleset_ids()}
    assert len(seeds) == len(days) * len(ruleset_ids())
    assert all(0 <= seed < SEEDS for seed in seeds)


@pytest.mark.parametrize(
    ("ago", "expected"),
    [
        ([], Streak(0, 0)),
        ([0], Streak(1, 1)),
        ([1], Streak(1, 1)),
        ([0, 1, 2], Streak(3, 3)),
        ([2], Streak(0, 1)),
        ([1, 2, 3, 5, 6, 7, 8], Streak(3, 4)),
        ([-1], Streak(0, 1)),  # the clock was set back
    ],
)
def test_a_streak_is_days_in_a_row_and_today_has_time(ago: list[int], expected: Streak) -> None:
    assert streak([TODAY - timedelta(days=days) for days in ago], TODAY) == expected


@pytest.mark.parametrize("day", [date.min, date.max])
def test_the_first_and_the_last_of_all_days_make_streaks_like_others(day: date) -> None:
    neighbour = date.fromordinal(day.toordinal() + (1 if day == date.min else -1))
    assert streak([day], TODAY) == Streak(0, 1)
    assert streak([day, neighbour], TODAY) == Streak(0, 2)
    assert streak([day], day) == Streak(1, 1)
    assert streak([], day) == Streak(0, 0)


@given(some.sets(some.integers(0, 30)))
def test_no_streak_is_longer_than_the_longest(ago: set[int]) -> None:
    found = streak([TODAY - timedelta(days=days) for days in ago], TODAY)
    assert found.now <= found.longest <= len(ago)
