"""Codes and answers with mistakes: refused with a sentence; a change of one sign or two is never taken for another."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.challenges.answers import AnswerError, read_answer, write_answer
from futé_tui.challenges.challenge import SEEDS, Challenge
from futé_tui.challenges.codes import CodeError, read_code, write_code
from futé_tui.outside import visible_lines

from ..challenges.games import finished
from .changing import changed_text

CHALLENGE = Challenge(load_ruleset("qwinto"), 7)


@given(st.text())
def test_any_text_is_a_code_or_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(CodeError) as caught:
        read_code(text)
    assert str(caught.value).endswith(".")
    assert len(visible_lines(caught.value)) < 300


@given(st.sampled_from(ruleset_ids()), st.integers(0, SEEDS - 1), st.integers(0), st.characters())
def test_a_code_with_one_other_sign_is_refused_or_means_the_same(sheet: str, seed: int, at: int, sign: str) -> None:
    code = write_code(Challenge(load_ruleset(sheet), seed))
    at %= len(code)
    with suppress(CodeError):
        assert read_code(code[:at] + sign + code[at + 1 :]).seed == seed


@given(st.text())
def test_any_text_is_an_answer_or_refused_with_a_sentence(text: str) -> None:
    with pytest.raises((AnswerError, CodeError)) as caught:
        read_answer(text)
    assert str(caught.value)


def test_an_answer_with_mistakes_is_refused_or_the_same_game() -> None:
    game = finished(CHALLENGE)
    answer = write_answer(game, CHALLENGE)
    for seed in range(300):
        with suppress(AnswerError, CodeError):
            assert read_answer(changed_text(answer, Random(seed))).game.position == game.position
