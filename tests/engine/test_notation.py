"""Notation: every move has one spelling, and what is no move is said to be none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futé_tui import new_game
from futé_tui.engine.moves import DECLINE, DONE, PASS, REROLL, Also, Claim, Extra, Mark, Mix, Move, Return, Roll, Take
from futé_tui.engine.notation import parse
from futé_tui.engine.refusals import NotAMove
from futé_tui.engine.zone_refusals import SayTheNumber

from ..cases import for_each
from ..helpers import play, scripted, with_position

SPELLINGS: dict[str, Move] = {
    "roll": Roll(),
    "roll red blue": Roll(("red", "blue")),
    "reroll": REROLL,
    "pass": PASS,
    "decline": DECLINE,
    "done": DONE,
    "return blue": Return("blue"),
    "mix>joker": Mix("joker"),
    "blue>r2c3": Take("blue", "blue", Mark("r2c3")),
    "white>blue.r2c3": Take("white", "blue", Mark("r2c3")),
    "orange>4=6": Take("orange", "orange", Mark("4", 6)),
    "pink>3=5:half": Take("pink", "pink", Mark("3", 5, "half")),
    "green~4>3": Take("green", "green", Mark("3"), joker="4"),
    "green~?4>3": Take("green", "green", Mark("3"), joker="?4"),
    "green+2>3": Take("green", "green", Mark("3"), polish=2),
    "white~6-1>green.3": Take("white", "green", Mark("3"), joker="6", polish=-1),
    "extra white>orange.1=3": Extra("white", "orange", Mark("1", 3)),
    "extra blue~3+1>r2c3": Extra("blue", "blue", Mark("r2c3"), joker="3", polish=1),
    "?blue>r1c2": Claim("?blue", "blue", Mark("r1c2")),
    "?any>purple.3=6": Claim("?any", "purple", Mark("3", 6)),
    "orange=4>7=4": Claim("orange=4", "orange", Mark("7", 4)),
    "also r1c2": Also("", Mark("r1c2")),
    "also blue>r1c2": Also("blue", Mark("r1c2")),
}
NO_MOVES = [
    "",
    " ",
    "rol",
    "ROLL",
    "roll white5",
    "pass!",
    "return",
    "mix",
    "mix>",
    "blue",
    "blue>",
    ">r2c3",
    "blue>r2c3=",
    "blue>r2c3=0",
    "blue>blue.r2c3",
    "?blue>blue.r1c2",
    "orange=4>orange.7=4",
    "green~7>3",
    "green~>3",
    "green~3~6>3",
    "green+0>3",
    "green+1~3>3",
    "?purple~6>1=6",
    "extra",
    "extra extra white>1",
    "blue > r2c3",
]


@for_each(SPELLINGS)
def test_a_move_is_spelled_and_read(text: str) -> None:
    move = SPELLINGS[text]
    assert str(move) == text
    assert parse(text) == move
    assert type(parse(text)) is type(move)


@for_each(NO_MOVES)
def test_a_text_that_spells_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        parse(text)
    assert new_game("tres-fute", ["Lia"], seed=1).why_not(text) == NotAMove(text)


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert parse("  extra   white>orange.1=3 ") == SPELLINGS["extra white>orange.1=3"]


def test_moves_sort_by_kind_and_then_with_numbers_in_their_order() -> None:
    ordered = ["green>2", "green>10", "return blue", "roll", "reroll", "pass"]
    assert [str(move) for move in sorted(parse(text) for text in reversed(ordered))] == ordered


def test_equal_texts_are_equal_moves_and_hash_equal() -> None:
    assert {parse("orange>4=6"), Take("orange", "orange", Mark("4", 6))} == {parse("orange>4=6")}
    assert parse("orange>4=6") != parse("orange>4=5")


def test_the_number_may_be_left_out_where_only_one_is_meant() -> None:
    game = scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"])
    play(game, "roll")
    assert game.why_not("purple>1") is None
    play(game, "purple>1")
    assert str(game.steps[-1].move) == "purple>1=3"


def test_the_number_must_be_said_where_several_are_meant() -> None:
    game = with_position(scripted("tres-fute", []), waiting=("?any",))
    assert game.why_not("?any>orange.1") == SayTheNumber("orange", "1")


COLOURS = st.sampled_from(["white", "blue", "green", "dark-red"])
MARKS = st.builds(
    Mark,
    st.sampled_from(["1", "11", "r2c3", "top1"]),
    st.integers(0, 99),
    st.sampled_from(["", "half", "left"]),
)
JOKERS = st.sampled_from(["", "1", "6", "?1", "?6"])
TAKES = st.sampled_from([Take, Extra]).flatmap(
    lambda kind: st.builds(kind, COLOURS, COLOURS, MARKS, JOKERS, st.integers(-9, 9))
)
CLAIMS = st.builds(Claim, st.sampled_from(["?any", "?blue", "orange=4", "blue=12"]), COLOURS, MARKS)


@given(move=TAKES | CLAIMS | st.builds(Also, st.just("") | COLOURS, MARKS) | st.builds(Return, COLOURS))
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    back = parse(str(move))
    assert (back, str(back), type(back)) == (move, str(move), type(move))
    assert back.__dict__.items() >= {key: value for key, value in move.__dict__.items() if key != "text"}.items()


@given(text=st.text(alphabet="rolpasewhitgbun>.=~?+-:0123456789 ", max_size=20))
def test_what_can_be_read_is_spelled_just_so(text: str) -> None:
    try:
        move = parse(text)
    except ValueError:
        return
    assert str(move) == " ".join(text.split())
