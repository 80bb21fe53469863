"""The end of a game: foxes, totals, winners, ties, and what lapses."""

import pytest

from futé_tui import IllegalMove, new_game
from futé_tui.engine.events import GameEnded
from futé_tui.engine.refusals import GameIsOver
from futé_tui.engine.scoring import RatingLevel, Score, rating, winners

from ..helpers import scripted, with_zones
from ..tables import idle, unlocked, with_actions

SHEET = "tres-fute"


def test_a_fox_is_worth_the_lowest_zone() -> None:
    score = Score({"yellow": 10, "blue": 4, "green": 15}, foxes=3)
    assert (score.fox_points, score.total) == (12, 41)


def test_a_fox_is_worth_nothing_with_an_empty_zone() -> None:
    score = Score({"yellow": 10, "blue": 0}, foxes=3)
    assert (score.fox_points, score.total) == (0, 10)


def test_a_fox_costs_points_with_a_negative_zone() -> None:
    score = Score({"yellow": 10, "blue": -2}, foxes=3)
    assert (score.fox_points, score.total) == (-6, 2)


def test_without_a_fox_a_negative_zone_counts_once() -> None:
    assert Score({"yellow": 10, "blue": -2}).total == 8


def test_foxes_are_read_off_the_marks() -> None:
    game = scripted(SHEET, [])
    with_zones(
        game,
        yellow=["r4c2", "r4c3", "r4c4"],
        blue=["r3c1", "r3c2", "r3c3", "r3c4"],
        green=[str(box) for box in range(1, 8)],
        orange=[f"{box}=1" for box in range(1, 9)],
        purple=[f"{box}=6" for box in range(1, 8)],
    )
    score = game.scores()[0]
    assert score.foxes == 5
    assert score.zones == {"yellow": 0, "blue": 7, "green": 28, "orange": 10, "purple": 42}
    with_zones(game, yellow=["r4c2", "r4c3", "r4c4", "r1c1", "r2c1", "r3c1"])
    assert game.scores()[0].fox_points == 5 * 7


def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    game = idle(new_game(SHEET, ["Lia", "Tom"], seed=3))
    assert game.to_move is None
    assert game.moves() == ()
    assert game.phase == "over"
    assert isinstance(game.events()[-1], GameEnded)
    assert game.why_not("roll") == GameIsOver()
    with pytest.raises(IllegalMove):
        game.play("roll")


def test_unused_actions_lapse() -> None:
    game = idle(new_game(SHEET, ["Lia"], seed=3))
    idle_total = game.scores()[0].total
    assert unlocked(game, "reroll") == 2
    assert with_actions(game, reroll=0, extra=0).scores()[0].total == idle_total


def test_the_last_turn_asks_once_for_extra_dice() -> None:
    game = new_game(SHEET, ["Lia"], seed=3)
    asked = 0
    while game.to_move is not None:
        asked += game.phase == "passive_extra" and game.position.round == 6
        game.play(game.moves()[0 if game.phase == "bonus" else -1])
    assert asked == 1


def test_most_points_win() -> None:
    game = with_zones(scripted(SHEET, [], players=3), seat=1, orange=["1=5"])
    assert game.winners() == (1,)


def test_a_tie_goes_to_the_higher_best_zone() -> None:
    game = scripted(SHEET, [], players=2)
    with_zones(game, seat=0, orange=["1=1"], purple=["1=2"])
    with_zones(game, seat=1, green=["1", "2"])
    assert [score.total for score in game.scores()] == [3, 3]
    assert game.winners() == (1,)


def test_foxes_are_no_zone_when_a_tie_is_broken() -> None:
    with_foxes = Score({"yellow": 5, "blue": 5}, foxes=2)
    without = Score({"yellow": 12, "blue": 8})
    assert with_foxes.total == without.total == 20
    assert winners([with_foxes, without], best_zone_breaks_ties=True) == (1,)


def test_players_tied_to_the_end_share_the_victory() -> None:
    game = scripted(SHEET, [], players=3)
    with_zones(game, seat=0, orange=["1=4"])
    with_zones(game, seat=2, purple=["1=4"])
    assert game.winners() == (0, 2)


def test_a_sheet_without_a_table_has_no_ratings() -> None:
    assert rating([], 100) is None


def test_the_lowest_rating_takes_everything_below() -> None:
    levels = [RatingLevel("good", 100), RatingLevel("poor", 50)]
    assert rating(levels, 10) == levels[1]
