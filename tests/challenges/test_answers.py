"""Answers: a whole game in a line of text, replayed when it is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.challenges.answers import AnswerError, read_answer, write_answer
from futé_tui.challenges.challenge import SEEDS, Challenge
from futé_tui.challenges.codes import CodeError
from futé_tui.challenges.symbols import ALPHABET
from futé_tui.challenges.verifying import NotOfThisChallenge

from .games import finished

CHALLENGE = Challenge(load_ruleset("tres-fute"), 7)
ANSWER = write_answer(finished(CHALLENGE), CHALLENGE)


@given(some.sampled_from(ruleset_ids()), some.integers(0, SEEDS - 1), some.integers(0, 999))
def test_an_answer_is_the_whole_game(sheet: str, seed: int, luck: int) -> None:
    challenge = Challenge(load_ruleset(sheet), seed)
    game = finished(challenge, luck=luck)
    answer = read_answer(write_answer(game, challenge))
    assert answer.challenge == challenge
    assert answer.game.position == game.position
    assert [step.move for step in answer.game.steps] == [step.move for step in game.steps]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_an_answer_fits_into_a_message(sheet: str) -> None:
    challenge = Challenge(load_ruleset(sheet), 7)
    assert max(len(write_answer(finished(challenge, luck=luck), challenge)) for luck in range(9)) < 120


@pytest.mark.parametrize("name", ["Lia", "[red]Zoé[/red]", "李 {0}", "a.b-c", "\ud800", "x" * 300])
def test_names_come_back_as_far_as_they_can_be_written(name: str) -> None:
    answer = read_answer(write_answer(finished(CHALLENGE, name), CHALLENGE))
    assert answer.game.players == (name[:40].replace("\ud800", "?"),)


def test_answers_stay_readable_from_version_to_version() -> None:
    old = read_answer("tres-fute-1080-0000-07YT.41MRTB100GGK6T489PJAE0HYY8CNQAV").game
    assert (old.players, old.scores()[0].total) == (("Lia",), 33)


def test_an_answer_does_not_show_the_points() -> None:
    total = str(finished(CHALLENGE).scores()[0].total)
    assert total not in ANSWER.partition(".")[2]


@given(some.integers(0, len(ANSWER) - 1), some.sampled_from(ALPHABET))
def test_one_wrong_sign_is_noticed(place: int, sign: str) -> None:
    wrong = ANSWER[:place] + sign + ANSWER[place + 1 :]
    if wrong.upper() != ANSWER.upper():
        with pytest.raises((AnswerError, CodeError)):
            read_answer(wrong)


@given(some.text(max_size=80))
def test_a_text_that_is_no_answer_gets_one_sentence(text: str) -> None:
    for tried in (text, f"{ANSWER.partition('.')[0]}.{text}"):
        with pytest.raises((AnswerError, CodeError), match=r"\.$"):
            read_answer(tried)


def test_an_answer_broken_over_lines_can_be_read() -> None:
    assert read_answer(f"{ANSWER[:30]}\n {ANSWER[30:]}\n").game.players == ("Lia",)


def test_no_answer_is_made_of_a_practice_game() -> None:
    with pytest.raises(NotOfThisChallenge):
        write_answer(finished(CHALLENGE, practice=True), CHALLENGE)
