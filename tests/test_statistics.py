"""Statistics: what finished games say, computed from the games themselves."""

from datetime import date
from pathlib import Path

import pytest

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.engine.scoring import RatingLevel
from futé_tui.figures.standing import tell_rating_table, tell_standing
from futé_tui.statistics.entries import entries, people, sheets_played
from futé_tui.statistics.filters import Which
from futé_tui.statistics.report import report
from futé_tui.statistics.results import results_of
from futé_tui.statistics.rivals import rivalries
from futé_tui.statistics.standing import compare
from futé_tui.statistics.summary import summarize
from futé_tui.store.games import GameStore

from .helpers import scripted
from .statistics_games import played, random_game, result
from .tables import idle, track_names, unlocked, with_actions

LEVELS = (RatingLevel("good", 200), RatingLevel("fair", 100), RatingLevel("poor", 0))


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_results_are_those_of_the_sheets_at_the_end(sheet: str) -> None:
    game = random_game(sheet, ["Lia", "Tom"], seed=5)
    for seat, (own, score) in enumerate(zip(results_of(game), game.scores(), strict=True)):
        assert (own.total, own.foxes, own.fox_points) == (score.total, score.foxes, score.fox_points)
        assert dict(own.zones) == dict(score.zones)
        assert own.won == (seat in game.winners())
        if sheet != "qwinto":
            left = {action: unlocked(game, action, seat) for action in track_names(game)}
            assert own.unused == {action: number for action, number in left.items() if number}


def test_a_bonus_that_finds_no_room_counts_as_lost() -> None:
    game = idle(with_actions(scripted("tres-fute", ["123456"] * 60), reroll=7), until_round=4)
    (own,) = results_of(game)
    assert own.lost["reroll"] == 1


def test_stored_games_are_read_back_as_they_came_out(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games.sqlite3")
    games = [random_game("tres-fute", ["Lia"], 1), random_game("qwinto", ["Lia", "Tom"], 2, date(2026, 1, 2))]
    for game in games:
        store.begin(game)
    store.begin(random_game("melange", ["Lia"], 3), kind="practice")
    late, early = games
    assert [game.results for game in store.played()] == [tuple(results_of(early)), tuple(results_of(late))]
    assert [game.sheet for game in store.played(Which(sheet="qwinto"))] == ["qwinto"]
    assert [game.id for game in store.played(Which(player="Tom"))] == [2]
    assert [game.id for game in store.played(Which(since=date(2026, 1, 3)))] == [1]
    assert [game.id for game in store.played(Which(until=date(2026, 1, 2)))] == [2]
    assert [game.id for game in store.played(Which(alone=True))] == [1]
    store.delete(1)
    assert [game.id for game in store.played()] == [2]


def test_results_are_there_when_the_last_move_is_stored(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games.sqlite3")
    whole = random_game("vraiment-tres-fute", ["Lia", "Tom"], 6)
    game = new_game("vraiment-tres-fute", ["Lia", "Tom"], seed=6)
    number: int | None = None
    for step in whole.steps:
        assert store.played() == []
        game.play(step.move)
        number = store.keep(number, game)
    (stored,) = store.played()
    assert stored.results == tuple(results_of(whole))


def test_a_finished_game_that_is_taken_back_in_practice_has_no_results(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games.sqlite3")
    game = random_game("qwinto", ["Lia"], 1)
    number = store.begin(game)
    assert number is not None
    game.practice = True
    game.undo()
    store.keep(number, game)
    assert store.played() == []


def test_the_best_the_latest_the_average_and_the_levels() -> None:
    games = [played(1, Lia=90), played(2, Lia=210, Tom=100), played(3, Lia=150), played(4, Lia=120)]
    summary = summarize(entries(games, "Lia"), LEVELS)
    assert [entry.game.id for entry in summary.best] == [2, 3, 4, 1]
    assert [entry.game.id for entry in summary.latest] == [4, 3, 2, 1]
    assert (summary.average, summary.lowest, summary.highest) == (142.5, 90, 210)
    assert [times for _, times in summary.levels] == [0, 2, 1]  # 210 was not alone
    assert summary.totals == (90, 210, 150, 120)


def test_zones_foxes_lost_bonuses_and_unused_actions_are_added_up() -> None:
    first = result(30, yellow=10, blue=20)._replace(foxes=1, fox_points=10, lost={"blue": 1}, unused={"extra": 2})
    second = result(50, yellow=40, blue=10)._replace(lost={"blue": 1, "fox": 1})
    games = [played(1, Lia=0)._replace(results=(first,)), played(2, Lia=0)._replace(results=(second,))]
    summary = summarize(entries(games), ())
    assert [(zone.name, zone.average, zone.best) for zone in summary.zones] == [("yellow", 25, 40), ("blue", 15, 20)]
    assert (summary.foxes, summary.fox_points) == (0.5, 5)
    assert summary.lost == {"blue": 2, "fox": 1}
    assert summary.unused == {"extra": 2}


def test_who_beats_whom_and_by_how_much() -> None:
    games = [played(1, Lia=100, Tom=90), played(2, Tom=80, Lia=50, Ada=60), played(3, Lia=70, Tom=70), played(4, Lia=1)]
    (tom, ada) = rivalries(games, "Lia")
    assert (tom.rival, tom.games, tom.wins, tom.losses, tom.draws) == ("Tom", 3, 1, 1, 1)
    assert (tom.average, tom.clearest_win, tom.clearest_loss) == (-20 / 3, 10, 30)
    assert (ada.rival, ada.wins, ada.losses) == ("Ada", 0, 1)
    assert [(each.player, each.rival) for each in rivalries(games)] == [("Lia", "Tom"), ("Ada", "Lia"), ("Ada", "Tom")]


def test_equal_points_are_won_by_whoever_won_the_game() -> None:
    game = played(1, Lia=70, Tom=70)
    game = game._replace(results=(game.results[0], game.results[1]._replace(won=False)))
    (rivalry,) = rivalries([game])
    assert (rivalry.wins, rivalry.draws, rivalry.average) == (1, 0, 0)


def test_reports_are_by_sheet_and_player_whoever_played_most_first() -> None:
    games = [played(1, Tom=5), played(2, Lia=1, Tom=2), played(3, sheet="qwinto", Ada=9)]
    assert sheets_played(games) == ["tres-fute", "qwinto"]
    assert people(games) == ["Tom", "Ada", "Lia"]
    tres_fute, qwinto = report(games, Which(), lambda sheet: LEVELS)
    assert [(each.player, each.together, each.won) for each in tres_fute.players] == [("Tom", 1, 1), ("Lia", 1, 0)]
    assert [each.player for each in qwinto.players] == ["Ada"]
    assert [each.sheet for each in report(games, Which(player="Ada"), lambda sheet: LEVELS)] == ["qwinto"]


def test_a_game_alone_stands_in_the_rating_table_and_among_the_games_before() -> None:
    game = random_game("tres-fute", ["Lia"], 1)
    score = game.scores()[0]
    before = entries([played(1, Lia=score.total - 10), played(2, Lia=score.total - 30)])
    zones = dict(score.zones) | {"blue": score.zones["blue"] + 9, "yellow": score.zones["yellow"] - 5}
    before = [entry._replace(result=entry.result._replace(zones=zones)) for entry in before]
    now = compare(game, before)
    ratings = load_ruleset("tres-fute").ratings
    assert now.level == ratings[-1]
    assert now.following == ratings[-2]
    assert now.missing == ratings[-2].at_least - score.total
    assert (now.best, now.average, now.is_record) == (score.total - 10, score.total - 20, True)
    assert now.best_zone is not None
    assert now.weakest_zone is not None
    assert (now.best_zone.name, now.best_zone.difference) == ("yellow", 5)
    assert (now.weakest_zone.name, now.weakest_zone.difference) == ("blue", -9)


def test_the_first_game_has_nothing_to_be_compared_with() -> None:
    now = compare(random_game("qwinto", ["Lia"], 1), [])
    assert (now.level, now.following, now.missing) == (None, None, 0)
    assert not now.is_record
    assert now.best_zone is now.weakest_zone is None


def test_qwinto_has_no_rating_table_but_a_record() -> None:
    game = random_game("qwinto", ["Lia"], 1)
    total = game.scores()[0].total
    now = compare(game, entries([played(1, sheet="qwinto", Lia=total - 1), played(2, sheet="qwinto", Lia=total - 3)]))
    assert list(tell_rating_table(now, 51)) == []
    assert list(tell_standing(now))[:2] == [
        f"A new record! The best so far was {total - 1}.",
        f"Average of 2 games before: {total - 2:.1f}",
    ]


def test_practice_is_no_record() -> None:
    game = random_game("qwinto", ["Lia"], 1)
    now = compare(game, entries([played(1, Lia=-99)]), counts=False)
    assert "Your best so far: -99." in tell_standing(now)
    assert "This was practice: it does not count." in tell_standing(now)
