"""Duel codes: they restore the challenge, and a typing error never gives another one."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.challenges.challenge import SEEDS, Challenge, new_challenge
from futé_tui.challenges.codes import CodeError, read_code, write_code
from futé_tui.challenges.symbols import ALPHABET

SEED = some.integers(0, SEEDS - 1)
SHEET = some.sampled_from(ruleset_ids())


@some.composite
def challenges(draw: some.DrawFn) -> Challenge:
    """Any sheet with any options and any seed."""
    ruleset = load_ruleset(draw(SHEET))
    settings = {}
    for name, option in ruleset.model.options.items():
        setting = draw(some.sampled_from(option.choices))
        if setting != option.default:
            settings[name] = setting
    return Challenge(ruleset.with_options(settings), draw(SEED))


@given(challenges())
def test_a_code_restores_sheet_options_and_seed(challenge: Challenge) -> None:
    assert read_code(write_code(challenge)) == challenge


@given(challenges(), some.integers(0, 11), some.sampled_from(ALPHABET))
def test_one_wrong_sign_is_always_noticed(challenge: Challenge, place: int, sign: str) -> None:
    sheet, signs = split(write_code(challenge))
    wrong = signs[:place] + sign + signs[place + 1 :]
    if wrong == signs:
        assert read_code(f"{sheet}-{wrong}") == challenge
    else:
        with pytest.raises(CodeError, match="typo"):
            read_code(f"{sheet}-{wrong}")


@given(challenges(), some.integers(0, 11), some.integers(0, 11))
def test_two_signs_that_changed_places_are_always_noticed(challenge: Challenge, one: int, other: int) -> None:
    sheet, signs = split(write_code(challenge))
    swapped = list(signs)
    swapped[one], swapped[other] = signs[other], signs[one]
    if swapped != list(signs):
        with pytest.raises(CodeError, match="typo"):
            read_code(f"{sheet}-{''.join(swapped)}")


@given(challenges(), SHEET)
def test_a_code_does_not_hold_for_another_sheet(challenge: Challenge, other: str) -> None:
    sheet, signs = split(write_code(challenge))
    if other != sheet:
        with pytest.raises(CodeError):
            read_code(f"{other}-{signs}")


@given(some.text(max_size=60))
def test_a_text_that_is_no_code_gets_one_sentence(text: str) -> None:
    with pytest.raises(CodeError, match=r"\.$"):
        read_code(text)


def split(code: str) -> tuple[str, str]:
    sheet, *groups = code.rsplit("-", 3)
    return sheet, "".join(groups)


CODE = "tres-fute-1080-0000-07YT"


def test_codes_stay_the_same_from_version_to_version() -> None:
    assert write_code(Challenge(load_ruleset("tres-fute"), 7)) == CODE


@pytest.mark.parametrize(
    "text",
    [
        CODE.lower(),
        CODE.upper(),
        f"  {CODE}\n",
        f"fute duel {CODE}",
        CODE.replace("-10", "-lO").replace("-0000", "-OoO0"),
        CODE.replace("-", "\N{EN DASH}"),
        "tres-fute" + CODE.removeprefix("tres-fute").replace("-", ""),
    ],
)
def test_what_messengers_and_eyes_do_to_a_code_does_no_harm(text: str) -> None:
    assert read_code(text) == Challenge(load_ruleset("tres-fute"), 7)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a duel code. Codes look like tres-fute-1082-XM1S-JDGR."),
        ("tres-fute", "This is not a duel code"),
        (CODE[:-1], "This is not a duel code"),
        (CODE.replace("tres", "trop"), "You don't have the sheet 'trop-fute', so you can't play this duel."),
        (CODE.replace("-0000", "-0U00"), "This code has a typo: 'U' can't be part of it."),
        (CODE.replace("7Y", "8Y"), "This code has a typo."),
    ],
)
def test_a_bad_code_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(CodeError) as caught:
        read_code(text)
    assert sentence in str(caught.value)


def test_the_example_in_the_sentence_is_a_code() -> None:
    assert read_code("tres-fute-1082-XM1S-JDGR").seed == 3141592653


def test_a_code_for_another_version_of_the_sheet_says_so() -> None:
    ruleset = load_ruleset("tres-fute")
    next_version = replace(ruleset, model=ruleset.model.model_copy(update={"version": 2}))
    newer = write_code(Challenge(next_version, 7))
    with pytest.raises(CodeError, match=r"This code is for version 2 of Très futé !; you have version 1\."):
        read_code(newer)


def test_a_code_of_another_number_format_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("futé_tui.challenges.codes.FORMAT", 2)
    newer = write_code(Challenge(load_ruleset("tres-fute"), 7))
    monkeypatch.undo()
    with pytest.raises(CodeError, match="another version of futé with different dice"):
        read_code(newer)


def test_every_new_challenge_is_another_one() -> None:
    assert len({new_challenge("qwinto").seed for _ in range(20)}) == 20
