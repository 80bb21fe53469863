"""Statistics: what finished games say, calculated from the games themselves."""

from datetime import date
from pathlib import Path

import pytest

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.engine.scoring import RatingLevel
from futé_tui.statistics.filters import EVERYTHING, Which
from futé_tui.statistics.results import results_of
from futé_tui.statistics.standing import compare
from futé_tui.store.game_statistics import GameStatistics
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.text.statistics.standing import describe_rating_table, describe_standing
from futé_tui.text.statistics.tables import describe_rivalries

from ..helpers import scripted, with_zones
from ..tables import idle, track_names, unlocked, with_actions
from .games import latest_ids, played, random_game, result, statistics_of

LEVELS = (RatingLevel("good", 200), RatingLevel("fair", 100), RatingLevel("poor", 0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_results_are_those_of_the_sheets_at_the_end(sheet: str) -> None:
    game = random_game(sheet, ["Lia", "Tom"], seed=5)
    for seat, (own, score) in enumerate(zip(results_of(game), game.scores(), strict=True)):
        assert (own.total, own.foxes, own.fox_points) == (score.total, score.foxes, score.fox_points)
        assert dict(own.zones) == dict(score.zones)
        assert own.won == (seat in game.winners())
        if sheet not in ("qwinto", "qwixx"):  # without actions
            left = {action: unlocked(game, action, seat) for action in track_names(game)}
            assert own.unused == {action: number for action, number in left.items() if number}


def test_a_bonus_that_finds_no_room_counts_as_lost() -> None:
    game = idle(with_actions(scripted("tres-fute", ["123456"] * 60), reroll=7), until_round=4)
    (own,) = results_of(game)
    assert own.lost["reroll"] == 1


def test_the_bonus_of_a_box_that_was_filled_without_it_counts_as_lost() -> None:
    game = with_zones(scripted("vraiment-tres-fute", ["123456"]), pink=["1=1", "2=1", "3=1", "4=6", "5=1"])
    (own,) = results_of(game)
    assert own.lost == {"reroll": 1, "extra": 1}  # of the third and fifth box, which got a 1


def test_the_bonuses_of_boxes_that_were_skipped_count_as_lost() -> None:
    game = with_zones(scripted("puissance-3", ["123456"]), brown=["1", "4"])
    (own,) = results_of(game)
    assert own.lost == {"joker": 1, "?pink": 1}  # of the pairs of the second and third box


def test_stored_games_are_read_back_as_they_came_out(file: Path) -> None:
    store = GameStore(file)
    late, early = random_game("tres-fute", ["Lia"], 1), random_game("qwinto", ["Lia", "Tom"], 2, date(2026, 1, 2))
    for game in (late, early):
        store.begin(game)
    store.begin(random_game("melange", ["Lia"], 3), Occasion(Kind.PRACTICE))
    last, *_ = latest = GameStatistics(store).latest()
    assert [entry.player for entry in latest] == ["Lia", "Tom", "Lia"]
    assert (last.game.sheet, last.game.played_on, last.game.players) == ("tres-fute", late.played_on, ("Lia",))
    assert [entry.game.results for entry in latest] == [tuple(results_of(game)) for game in (late, early, early)]
    assert latest_ids(store, Which(sheet="qwinto")) == [2, 2]
    assert latest_ids(store, Which(player="Tom")) == [2]
    assert latest_ids(store, Which(since=date(2026, 1, 3))) == [1]
    assert latest_ids(store, Which(until=date(2026, 1, 2))) == [2, 2]
    assert latest_ids(store, Which(alone=True)) == [1]
    assert latest_ids(store, Which(alone=False)) == [2, 2]
    store.delete(1)
    assert latest_ids(store) == [2, 2]


def test_results_are_there_when_the_last_move_is_stored(file: Path) -> None:
    store = GameStore(file)
    whole = random_game("vraiment-tres-fute", ["Lia", "Tom"], 6)
    game = new_game("vraiment-tres-fute", ["Lia", "Tom"], seed=6)
    number: int | None = None
    for step in whole.steps:
        assert latest_ids(store) == []
        game.play(step.move)
        number = store.keep(number, game)
    tom, _lia = GameStatistics(store).latest()
    assert tom.game.results == tuple(results_of(whole))


def test_a_finished_game_that_is_taken_back_in_practice_has_no_results(file: Path) -> None:
    store = GameStore(file)
    game = random_game("qwinto", ["Lia"], 1)
    number = store.begin(game)
    game.practice = True
    game.undo()
    store.keep(number, game)
    assert latest_ids(store) == []


def test_the_best_the_latest_the_average_and_the_levels(file: Path) -> None:
    games = [played(1, Lia=90), played(2, Lia=210, Tom=100), played(3, Lia=150), played(4, Lia=120)]
    summary = statistics_of(file, *games).summary(Which(player="Lia"), LEVELS)
    assert summary is not None
    assert [entry.game.id for entry in summary.best] == [2, 3, 4, 1]
    assert [entry.game.id for entry in summary.latest] == [4, 3, 2, 1]
    assert (summary.games, summary.average, summary.lowest, summary.highest) == (4, 142.5, 90, 210)
    assert [times for _, times in summary.levels] == [0, 2, 1]  # 210 was not alone
    assert summary.totals == (90, 210, 150, 120)


def test_the_best_of_a_player_on_a_sheet_is_that_of_solo_games_if_there_are_any(file: Path) -> None:
    games = [played(1, Lia=127), played(2, Lia=135, Tom=150), played(3, sheet="qwinto", Lia=30, Tom=60)]
    statistics = statistics_of(file, *games)
    assert statistics.bests("Lia") == {"tres-fute": 127, "qwinto": 30}
    assert statistics.bests("Tom") == {"tres-fute": 150, "qwinto": 60}
    assert statistics.bests("Ada") == {}


def test_lists_are_as_long_as_they_are_asked_to_be_and_the_order_of_play_is_by_day(file: Path) -> None:
    games = [played(1, day=9, Lia=50), played(2, day=7, Lia=50), played(3, day=8, Lia=40)]
    statistics = statistics_of(file, *games)
    summary = statistics.summary(listed=2)
    assert summary is not None
    assert [entry.game.id for entry in summary.best] == [2, 1], "of equal points, the earlier game"
    assert [entry.game.id for entry in summary.latest] == [1, 3]
    assert summary.totals == (50, 40, 50)
    assert (summary.first_day, summary.last_day) == (date(2026, 11, 7), date(2026, 11, 9))
    assert statistics.summary(Which(player="Tom")) is None


def test_zones_foxes_lost_bonuses_and_unused_actions_are_added_up(file: Path) -> None:
    first = result(30, yellow=10, blue=20)._replace(foxes=1, fox_points=10, lost={"blue": 1}, unused={"extra": 2})
    second = result(50, yellow=40, blue=10)._replace(lost={"blue": 1, "fox": 1})
    games = [played(1, Lia=0)._replace(results=(first,)), played(2, Lia=0)._replace(results=(second,))]
    summary = statistics_of(file, *games).summary()
    assert summary is not None
    assert [(zone.name, zone.average, zone.best) for zone in summary.zones] == [("yellow", 25, 40), ("blue", 15, 20)]
    assert (summary.foxes, summary.fox_points) == (0.5, 5)
    assert list(summary.lost.items()) == [("blue", 2), ("fox", 1)]
    assert summary.unused == {"extra": 2}


def test_who_beats_whom_and_by_how_much(file: Path) -> None:
    games = [played(1, Lia=100, Tom=90), played(2, Tom=80, Lia=50, Ada=60), played(3, Lia=70, Tom=70), played(4, Lia=1)]
    statistics = statistics_of(file, *games)
    tom, ada = statistics.on_sheet(Which("tres-fute", "Lia")).rivalries
    assert (tom.rival, tom.games, tom.wins, tom.losses, tom.draws) == ("Tom", 3, 1, 1, 1)
    assert tom.average == pytest.approx(-20 / 3)
    assert (tom.clearest_win, tom.clearest_loss) == (10, 30)
    assert (ada.rival, ada.wins, ada.losses) == ("Ada", 0, 1)
    assert [*describe_rivalries([ada])][-1].split()[-2:] == ["0", "-10"]
    everybody = statistics.on_sheet(Which("tres-fute")).rivalries
    assert [(each.player, each.rival) for each in everybody] == [("Lia", "Tom"), ("Ada", "Lia"), ("Ada", "Tom")]


def test_equal_points_are_won_by_the_winner_of_the_game(file: Path) -> None:
    game = played(1, Lia=70, Tom=70)
    game = game._replace(results=(game.results[0], game.results[1]._replace(won=False)))
    (rivalry,) = statistics_of(file, game).on_sheet(Which("tres-fute")).rivalries
    assert (rivalry.wins, rivalry.draws, rivalry.average) == (1, 0, 0)


def test_reports_are_by_sheet_and_player_those_who_played_most_first(file: Path) -> None:
    statistics = statistics_of(file, played(1, Tom=5), played(2, Lia=1, Tom=2), played(3, sheet="qwinto", Ada=9))
    assert statistics.sheets() == ["tres-fute", "qwinto"]
    assert statistics.people() == ["Tom", "Ada", "Lia"]
    tres_fute, qwinto = statistics.report(EVERYTHING, lambda sheet: LEVELS)
    assert tres_fute.games == 2
    assert [(each.player, each.games, each.highest, each.average) for each in tres_fute.players] == [
        ("Tom", 2, 5, 3.5),
        ("Lia", 1, 1, 1),
    ]
    assert [(each.together, each.won) for each in tres_fute.players] == [(1, 1), (1, 0)]
    assert list(tres_fute.summaries) == ["Tom", "Lia"]
    assert [each.player for each in qwinto.players] == ["Ada"]
    assert [each.sheet for each in statistics.report(Which(player="Ada"), lambda sheet: LEVELS)] == ["qwinto"]


def test_a_game_alone_is_shown_in_the_rating_table_and_among_the_games_before(file: Path) -> None:
    game = random_game("tres-fute", ["Lia"], 1)
    score = game.scores()[0]
    zones = dict(score.zones) | {"blue": score.zones["blue"] + 9, "yellow": score.zones["yellow"] - 5}
    totals = score.total - 10, score.total - 30
    before = [
        played(number, Lia=total)._replace(results=(result(total)._replace(zones=zones),))
        for number, total in enumerate(totals, 1)
    ]
    now = statistics_of(file, *before, played(3, Lia=999)).standing(game, 3, counts=True)
    ratings = load_ruleset("tres-fute").ratings
    assert now.level == ratings[-1]
    assert now.following == ratings[-2]
    assert now.missing == ratings[-2].at_least - score.total
    assert now.before is not None
    assert (now.before.highest, now.before.average, now.is_record) == (score.total - 10, score.total - 20, True)
    assert now.best_zone is not None
    assert now.weakest_zone is not None
    assert (now.best_zone.name, now.best_zone.difference) == ("yellow", 5)
    assert (now.weakest_zone.name, now.weakest_zone.difference) == ("blue", -9)


def test_the_first_game_has_nothing_to_be_compared_with() -> None:
    now = compare(random_game("qwinto", ["Lia"], 1), None)
    assert (now.level, now.following, now.missing) == (None, None, 0)
    assert not now.is_record
    assert now.best_zone is now.weakest_zone is None


def test_qwinto_has_no_rating_table_but_a_record(file: Path) -> None:
    game = random_game("qwinto", ["Lia"], 1)
    total = game.scores()[0].total
    before = [played(1, sheet="qwinto", Lia=total - 1), played(2, sheet="qwinto", Lia=total - 3)]
    now = statistics_of(file, *before).standing(game, None, counts=True)
    assert list(describe_rating_table(now, 51)) == []
    assert list(describe_standing(now))[:2] == [
        f"A new record! The best so far was {total - 1}.",
        f"Average of 2 games before: {total - 2:.1f}",
    ]


def test_practice_is_no_record(file: Path) -> None:
    game = random_game("qwinto", ["Lia"], 1)
    now = statistics_of(file, played(1, sheet="qwinto", Lia=-99)).standing(game, None, counts=False)
    assert "Your best so far: -99." in describe_standing(now)
    assert "This was practice: it does not count." in describe_standing(now)


def test_a_name_that_utf_8_cannot_spell_has_statistics_too(file: Path) -> None:
    store = GameStore(file)
    store.begin(random_game("qwinto", ["Li\udcff"], 1))
    assert latest_ids(store, Which(player="Li\udcff")) == [1]


def test_games_with_bots_are_kept_apart_and_those_with_the_coach_count_nowhere(file: Path) -> None:
    store = GameStore(file)
    for seed, bots, coached in ((1, {}, False), (2, {1: "renard"}, False), (3, {}, True), (4, {1: "renard"}, True)):
        game = random_game("qwinto", ["Lia", "Renard"], seed)
        game.bots, game.coached = bots, coached
        store.begin(game)
    assert latest_ids(store) == [1, 1]
    assert latest_ids(store, Which(bots=True)) == [2, 2]
