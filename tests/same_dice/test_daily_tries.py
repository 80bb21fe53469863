"""One rated try for each day, sheet and player, whatever the clock does; more are practice."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from futé_tui.same_dice.daily import seed_of_day
from futé_tui.same_dice.daily_tries import DailyTries, NotYet
from futé_tui.same_dice.sitting import Sitting
from futé_tui.same_dice.streaks import Streak
from futé_tui.store.games import GameStore

from .games import play_on

TODAY = date(2026, 11, 16)
YESTERDAY = TODAY - timedelta(days=1)


class Player:
    """Lia, who plays daily games."""

    def __init__(self, store: GameStore) -> None:
        self.store, self.tries = store, DailyTries(store)

    def begin(self, day: date = TODAY, sheet: str = "qwinto", name: str = "Lia") -> Sitting:
        """Sit down and make the first move, with which the game is stored."""
        sitting = self.tries.sit_down(day, sheet, name, today=day)
        if not sitting.game.steps:
            sitting.game.play(sitting.game.moves()[0])
        self.keep(sitting)
        return sitting

    def finish(self, day: date = TODAY, sheet: str = "qwinto", name: str = "Lia", luck: int = 1) -> Sitting:
        sitting = self.tries.sit_down(day, sheet, name, today=day)
        play_on(sitting.game, luck)
        self.store.begin(sitting.game, kind=sitting.kind, tag=sitting.tag)
        return sitting

    def keep(self, sitting: Sitting) -> None:
        self.store.keep(sitting.number, sitting.game, kind=sitting.kind, tag=sitting.tag)


@pytest.fixture
def lia(tmp_path: Path) -> Player:
    return Player(GameStore(tmp_path / "games.sqlite3"))


def test_the_first_try_is_rated_and_has_the_dice_of_the_day(lia: Player) -> None:
    sitting = lia.begin()
    assert (sitting.kind, sitting.tag, sitting.game.practice) == ("daily", "2026-11-16", False)
    assert sitting.game.dice.name == f"fair-share {seed_of_day(TODAY, 'qwinto')}"
    assert sitting.game.played_on == TODAY


def test_an_unfinished_try_is_gone_on_with_and_never_begun_anew(lia: Player) -> None:
    first = lia.begin()
    again = lia.tries.sit_down(TODAY, "qwinto", "Lia", TODAY)
    assert again.game.position == first.game.position
    assert again.number == 1
    assert again.kind == "daily"


def test_after_midnight_it_stays_the_game_of_its_day(lia: Player) -> None:
    lia.begin(YESTERDAY)
    [left] = lia.tries.open_tries("Lia")
    assert left.day == YESTERDAY
    assert lia.tries.sit_down(YESTERDAY, "qwinto", "Lia", TODAY).tag == "2026-11-15"
    assert lia.begin(TODAY).kind == "daily"


def test_a_second_game_of_the_day_is_practice_and_counts_nowhere(lia: Player) -> None:
    rated = lia.finish(luck=1)
    second = lia.finish(luck=2)
    assert (second.kind, second.tag, second.game.practice) == ("practice", "2026-11-16", True)
    assert [told.total for told in lia.tries.of("Lia")] == [rated.game.scores()[0].total]
    assert [played.id for played in lia.store.played()] == [1]


def test_a_clock_that_jumps_back_gives_no_second_rated_try(lia: Player) -> None:
    lia.finish(YESTERDAY)
    lia.finish(TODAY)
    assert lia.tries.sit_down(YESTERDAY, "qwinto", "Lia", today=YESTERDAY).kind == "practice"


def test_a_name_written_otherwise_is_no_other_player(lia: Player) -> None:
    lia.finish(name="Zoé")
    assert lia.tries.sit_down(TODAY, "qwinto", " ZOE\N{COMBINING ACUTE ACCENT} ", TODAY).kind == "practice"


def test_everybody_and_every_sheet_has_a_try_a_day(lia: Player) -> None:
    lia.finish()
    assert lia.tries.sit_down(TODAY, "qwinto", "Tom", TODAY).kind == "daily"
    assert lia.tries.sit_down(TODAY, "melange", "Lia", TODAY).kind == "daily"
    assert list(lia.tries.players()) == ["Lia"]


def test_two_copies_that_begin_at_once_have_one_rated_try_between_them(lia: Player) -> None:
    sittings = [lia.tries.sit_down(TODAY, "qwinto", "Lia", TODAY) for _ in range(2)]
    for luck, sitting in enumerate(sittings):
        play_on(sitting.game, luck)
        lia.keep(sitting)
    assert [told.number for told in lia.tries.of("Lia")] == [1]


def test_the_history_has_the_latest_day_first_with_level_and_streak(lia: Player) -> None:
    for ago in (3, 1, 0):
        lia.finish(TODAY - timedelta(days=ago))
    lia.finish(sheet="tres-fute")
    history = lia.tries.of("Lia")
    assert [(told.day.day, told.sheet) for told in history] == [
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
    assert lia.tries.sit_down(YESTERDAY, "qwinto", "Lia", TODAY).kind == "practice"
    with pytest.raises(NotYet, match=r"The daily game of 2026-11-16 is not due yet\."):
        lia.tries.sit_down(TODAY, "qwinto", "Lia", YESTERDAY)


def test_a_game_begun_before_the_clock_was_set_back_goes_on(lia: Player) -> None:
    lia.begin(TODAY)
    assert lia.tries.sit_down(TODAY, "qwinto", "Lia", today=YESTERDAY).kind == "daily"
