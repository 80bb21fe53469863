"""The door for text from outside: visible, one cell for each sign, and nothing for a terminal to act on."""

import json
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from futé_tui.outside import is_harmless, visible, visible_complaint, visible_json, visible_lines
from futé_tui.text.player_names import cells, shown_name

from .cases import for_each
from .hostile import HOSTILE, assert_safe


@for_each(HOSTILE.values())
def test_hostile_text_can_be_printed(text: str) -> None:
    assert_safe(visible(text))
    assert_safe(visible_lines(text.replace("LIE", "lie")))
    assert is_harmless(text) is (text.isprintable() or text == HOSTILE["lines"].replace("\r", ""))


def test_control_characters_have_pictures_and_the_rest_one_sign() -> None:
    assert visible("\x1b]0;x\x07\n\x7f") == "␛]0;x␇␊␡"
    assert visible("a\u202eb\x9bc\u200bd\udcff") == "a␦b␦c␦d␦"
    assert visible_lines("a\x1b\nb\x1b") == "a␛\nb␛"


def test_a_complaint_quotes_both_ends_of_what_takes_no_end() -> None:
    path = "/".join(["home"] * 40)
    assert visible_complaint(f"{path} cannot\nbe read\x1b") == f"{path} cannot\nbe read␛"
    assert visible_complaint(f"'{'9' * 5000}' is no number") == f"'{'9' * 79}…{'9' * 39}' is no number"


@pytest.mark.parametrize("text", ["Lia", "Zoé Æsir Łódź", "山田太郎", "🦊🎲", "אבג", "r1c2 [red]"])
def test_letters_of_every_script_are_left_as_they_are(text: str) -> None:
    assert visible(text) == text
    assert is_harmless(f"{text}\u00a0!\n")


def test_some_accents_on_one_letter_are_kept_and_a_tower_of_them_is_not() -> None:
    assert visible("Zoe\u0301") == "Zoé"
    assert visible("a\u0323\u0302\u0489x") == normalize("NFC", "a\u0323\u0302\u0489x")
    assert len(visible("e" + "\u0489" * 1000)) < 10


@given(st.text())
def test_any_text_is_visible_once_it_is_through_the_door(text: str) -> None:
    shown = visible(text)
    assert shown.isprintable()
    assert visible(shown) == shown
    assert len(shown) <= len(text) * 3  # a few letters are written with two or three by their Unicode form


@given(st.text())
def test_a_name_never_takes_more_cells_than_there_are(text: str) -> None:
    shown = shown_name(text, 8)
    assert cells(shown) <= 8
    assert len(shown) <= 8 * 5 + 5


@given(st.text(st.characters(codec="utf-8"), max_size=100))
def test_json_reads_back_as_it_was_and_can_be_printed(text: str) -> None:
    shown = visible_json({"name": text})
    assert_safe(shown)
    assert json.loads(shown) == {"name": text}


def test_the_table_and_textual_measure_names_alike() -> None:
    for text in ("Zoé", "山田", "a\u0323\u0302", "🦊", "हिन्दी", "한글"):
        assert cells(visible(text)) == cell_len(visible(text))
