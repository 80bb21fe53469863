"""One rated try for each day, sheet and player, whatever the clock does; more are practice."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from futé_tui.challenges.challenge import seed_of_day
from futé_tui.challenges.daily_tries import DailyTries, NotYet, Streak
from futé_tui.store.games import GameStore
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import Kind, Occasion

from ..statistics.games import latest_ids
from .games import play_on

TODAY = date(2026, 11, 16)
YESTERDAY = TODAY - timedelta(days=1)


class Player:
    """Lia, who plays daily games."""

    def __init__(self, store: GameStore) -> None:
        self.store, self.tries = store, DailyTries(store)

    def begin(self, day: date = TODAY, sheet: str = "qwinto") -> KeptGame:
        """Sit down and make the first move, with which the game is stored."""
        kept = self.tries.sit_down(day, sheet, "Lia", today=day)
        kept.play(kept.game.moves()[0])
        return kept

    def finish(self, day: date = TODAY, sheet: str = "qwinto", name: str = "Lia", luck: int = 1) -> KeptGame:
        kept = self.tries.sit_down(day, sheet, name, today=day)
        play_on(kept.game, luck)
        kept.save()
        return kept


@pytest.fixture
def lia(tmp_path: Path) -> Player:
    return Player(GameStore(tmp_path / "games.sqlite3"))


def test_the_first_try_is_rated_and_has_the_dice_of_the_day(lia: Player) -> None:
    kept = lia.begin()
    assert kept.occasion == Occasion.daily(TODAY) == Occasion(Kind.DAILY, "2026-11-16")
    assert not kept.game.practice
    assert kept.game.dice.name == f"fair-share {seed_of_day(TODAY, 'qwinto')}"
    assert kept.game.played_on == TODAY


def test_an_unfinished_try_is_continued_and_never_begun_again(lia: Player) -> None:
    first = lia.begin()
    again = lia.tries.sit_down(TODAY, "qwinto", "Lia", TODAY)
    assert again.game.position == first.game.position
    assert again.number == 1
    assert again.occasion.kind is Kind.DAILY


def test_after_midnight_it_stays_the_game_of_its_day(lia: Player) -> None:
    lia.begin(YESTERDAY)
    [left] = lia.tries.open_tries("Lia")
    assert left.day == YESTERDAY
    assert lia.tries.sit_down(YESTERDAY, "qwinto", "Lia", TODAY).occasion == Occasion.daily(YESTERDAY)
    assert lia.begin(TODAY).occasion.kind is Kind.DAILY


def test_a_second_game_of_the_day_is_practice_and_counts_nowhere(lia: Player) -> None:
    rated = lia.finish(luck=1)
    second = lia.finish(luck=2)
    assert second.occasion == Occasion(Kind.PRACTICE, "2026-11-16")
    assert second.game.practice
    assert [each.total for each in lia.tries.of("Lia")] == [rated.game.scores()[0].total]
    assert latest_ids(lia.store) == [1]


def test_a_clock_that_jumps_back_gives_no_second_rated_try(lia: Player) -> None:
    lia.finish(YESTERDAY)
    lia.finish(TODAY)
    assert lia.tries.sit_down(YESTERDAY, "qwinto", "Lia", today=YESTERDAY).occasion.kind is Kind.PRACTICE


def test_a_name_written_otherwise_is_no_other_player(lia: Player) -> None:
    lia.finish(name="Zoé")
    assert lia.tries.sit_down(TODAY, "qwinto", " ZOE\N{COMBINING ACUTE ACCENT} ", TODAY).occasion.kind is Kind.PRACTICE


def test_everybody_and_every_sheet_has_a_try_a_day(lia: Player) -> None:
    lia.finish()
    assert lia.tries.sit_down(TODAY, "qwinto", "Tom", TODAY).occasion.kind is Kind.DAILY
    assert lia.tries.sit_down(TODAY, "melange", "Lia", TODAY).occasion.kind is Kind.DAILY
    assert list(lia.tries.players()) == ["Lia"]


def test_two_copies_that_begin_at_once_have_one_rated_try_between_them(lia: Player) -> None:
    copies = [lia.tries.sit_down(TODAY, "qwinto", "Lia", TODAY) for _ in range(2)]
    for luck, kept in enumerate(copies):
        play_on(kept.game, luck)
        kept.save()
    assert [each.number for each in lia.tries.of("Lia")] == [1]


def test_the_history_has_the_latest_day_first_with_level_and_streak(lia: Player) -> None:
    for ago in (3, 1, 0):
        lia.finish(TODAY - timedelta(days=ago))
    lia.finish(sheet="tres-fute")
    history = lia.tries.of("Lia")
    assert [(each.day.day, each.sheet) for each in history] == [
        (16, "qwinto"),
        (16, "tres-fute"),
        (15, "qwinto"),
        (13, "qwinto"),
    ]
    assert history[0].level is None
    assert history[1].level is not None
    assert lia.tries.streak("Lia", TODAY) == Streak(2, 2)


def test_an_unfinished_game_makes_no_streak(lia: Player) -> None:
    lia.begin()
    assert lia.tries.streak("Lia", TODAY) == Streak(0, 0)


def test_a_day_gone_by_can_be_practised_and_a_day_to_come_cannot(lia: Player) -> None:
    assert lia.tries.sit_down(YESTERDAY, "qwinto", "Lia", TODAY).occasion.kind is Kind.PRACTICE
    with pytest.raises(NotYet, match=r"The daily game of 16 Nov 2026 isn't out yet\."):
        lia.tries.sit_down(TODAY, "qwinto", "Lia", YESTERDAY)


def test_a_game_begun_before_the_clock_was_set_back_goes_on(lia: Player) -> None:
    lia.begin(TODAY)
    assert lia.tries.sit_down(TODAY, "qwinto", "Lia", today=YESTERDAY).occasion.kind is Kind.DAILY
