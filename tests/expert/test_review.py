"""Reviews: luck and loss add up to the result, and the coach says the same."""

import re
from itertools import islice
from random import Random

import pytest

from futé_tui import SeededDice, new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.engine.moves import ROLL
from futé_tui.engine.phases import Phase
from futé_tui.expert.coach import advise
from futé_tui.expert.review import Chosen, Review, Verdict, _Notes, review_game, verdict_of
from futé_tui.expert.review_data import review_data
from futé_tui.language import speak
from futé_tui.pages.review.view import view_review
from futé_tui.text.review import describe_review
from futé_tui.text.review_words import VERDICTS, verdict_word
from futé_tui.text.signs import ASCII

from ..conformance.subjects import Subject, finished
from .experts import newborn, shipped


def sums_of(review: Review) -> list[float]:
    """For each player what is left when luck and loss are taken from the way from start to end."""
    return [seat.final - seat.start - seat.luck_total + seat.loss_total for seat in review.seats]


def test_the_result_is_the_expectation_with_luck_and_without_loss() -> None:
    game = finished(Subject("tres-fute", 1), 7)
    review = review_game(shipped("tres-fute"), game)
    (seat,) = review.seats
    assert seat.final == game.scores()[0].total
    assert sums_of(review) == pytest.approx([0], abs=1e-9)
    assert seat.loss_total > 50  # a random game
    assert min(each.loss for each in seat.decisions) == 0
    assert sum(seat.loss_by_zone.values()) == pytest.approx(seat.loss_total)
    assert sum(seat.loss_by_phase.values()) == pytest.approx(seat.loss_total)
    assert sum(seat.luck_by_phase.values()) == pytest.approx(seat.luck_total)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_it_adds_up_for_every_player_of_every_sheet_and_can_be_put_into_words(sheet: str) -> None:
    game = finished(Subject(sheet, 2), 2)
    review = review_game(newborn(sheet), game)
    assert sums_of(review) == pytest.approx([0, 0], abs=1e-9)
    assert [seat.final for seat in review.seats] == [score.total for score in game.scores()]
    assert all(player in "\n".join(describe_review(review, game, game.players, ASCII)) for player in game.players)
    assert all(seat.lines and seat.phases for seat in view_review(review, game).seats)


def test_every_decision_is_there_and_the_coach_says_the_same_about_it() -> None:
    expert = shipped("tres-fute")
    game = finished(Subject("tres-fute", 1), 9)
    (seat,) = review_game(expert, game).seats
    choices = [number for number, step in enumerate(game.steps) if len(step.before.moves) > 1]
    assert [each.step for each in seat.decisions] == choices
    for each in seat.decisions[::5]:
        before = game.steps[each.step].before
        advice = advise(expert, before.position, before.moves)
        behind = advice.of(each.move).behind
        assert each.loss <= behind if each.step + 1 in choices else each.loss == behind
        assert advice.best.move == each.best


def test_what_the_expert_sees_only_later_in_a_chain_is_no_loss_and_no_luck() -> None:
    notes = _Notes(0, 100.0)
    for rolled, best, worth in ((3, 110.0, 90.0), (-1, 104.0, 101.0), (-1, 111.0, 111.0)):
        notes.meet(rolled, Phase.BONUS, best)
        loss = best - worth
        nowhere = Chosen(0, 0, 1, Phase.BONUS, "", ROLL, ROLL, worth, loss, verdict_of(loss, 100))
        notes.decisions.append(nowhere)
        notes.expected = worth
    notes.meet(9, Phase.OVER, 120.0)
    seat = notes.review(120.0)
    assert [each.loss for each in seat.decisions] == [0, 0, 0], "14 of 20 points come back at once, then 3, then 6"
    assert [each.verdict for each in seat.decisions] == [Verdict.BEST] * 3
    assert [each.gain for each in seat.luck] == [10, 0, 1, 9]
    assert [each.expected for each in seat.decisions] == [110, 110, 111]
    assert [each.expected for each in seat.luck] == [110, 110, 111, 120]
    assert sums_of(Review("tres-fute", ("Lia",), True, (seat,))) == [0]


def test_a_roll_ends_the_chain() -> None:
    notes = _Notes(0, 100.0)
    notes.meet(0, Phase.CHOOSE, 100.0)
    notes.decisions.append(Chosen(1, 0, 1, Phase.CHOOSE, "", ROLL, ROLL, 90.0, 10.0, Verdict.MISTAKE))
    notes.expected = 90.0
    notes.meet(2, Phase.CHOOSE, 105.0)
    assert [each.loss for each in notes.decisions] == [10]
    assert notes.luck[-1].gain == 15


def test_an_expert_that_plays_loses_nothing() -> None:
    expert = newborn("tres-fute")
    game = new_game("tres-fute", ["Renard"], dice=SeededDice(1))
    for _ in range(12):
        game.play(expert.choose(game.position, game.moves()))
    (seat,) = review_game(expert, game).seats
    assert seat.loss_total == 0
    assert seat.costliest == ()


def test_a_game_that_is_not_over_ends_with_what_can_be_expected() -> None:
    game = new_game("tres-fute", ["Lia"], dice=SeededDice(1))
    player = Random(1)
    while len(game.steps) < 9:
        game.play(player.choice(game.moves()))
    review = review_game(newborn("tres-fute"), game)
    assert not review.over
    assert sums_of(review) == pytest.approx([0], abs=1e-9)
    assert review.seats[0].final == review.seats[0].decisions[-1].expected


def test_the_words_depend_on_what_was_expected() -> None:
    assert [verdict_of(loss, 280) for loss in (0, 2, 5, 10, 20)] == list(Verdict)
    assert verdict_of(2, 77) is Verdict.MISTAKE


@pytest.fixture
def reviewed() -> tuple[Game, Review]:
    game = finished(Subject("tres-fute", 1), 7)
    return game, review_game(newborn("tres-fute"), game)


def test_the_three_costliest_decisions_are_shown_with_what_was_better(reviewed: tuple[Game, Review]) -> None:
    game, review = reviewed
    lines = [*describe_review(review, game, game.players, ASCII)]
    costliest = review.seats[0].costliest
    assert [each.loss for each in costliest] == sorted((each.loss for each in review.seats[0].decisions), reverse=True)[
        :3
    ]
    assert sum(line.startswith("    better: ") for line in lines) == 3
    best = sum(each.verdict is Verdict.BEST for each in review.seats[0].decisions)
    assert lines[3].startswith(f"best {best}, fine ")
    assert not any(line.strip().startswith(("-0.0", "+0.0")) for line in lines)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_review_speaks_every_language(reviewed: tuple[Game, Review], language: str) -> None:
    game, review = reviewed
    speak(language)
    text = "\n".join(describe_review(review, game, game.players, ASCII))
    assert all(verdict_word(verdict) in text for verdict in VERDICTS)
    assert ("better" in text) is (language == "en")
    assert not re.search(r"\d,\d, ", text), "a comma after a number with a comma"


def test_scripts_get_everything(reviewed: tuple[Game, Review]) -> None:
    _, review = reviewed
    (player,) = review_data(review, None)["players"]
    assert player["final"] == pytest.approx(player["start"] + player["luck"] - player["loss"], abs=0.01)
    assert [each["verdict"] for each in islice(player["decisions"], 3)]
    assert player["curve"][0] == [-1, player["start"]]
