"""The editor with anything typed: every key makes a sheet, a sentence or nothing, and all of it can be saved."""

from collections.abc import Callable
from random import Random

import pytest

from futé_tui.editor import state as editing
from futé_tui.editor.state import EditorState, open_editor, text_of
from futé_tui.language import LANGUAGES, speak
from futé_tui.outside import is_harmless

from .test_rulesets import original

TYPED = (
    *"-0159=?xfPoWé山٣²½ {%'\"\\",
    "\u0301",
    "\u202e",
    "\x1b",
    "fox",
    "--1",
    "?yellow",
    "yellow=",
    "green=5",
    "9" * 150,
)
KEYS = 80
SHEETS = ("melange", "qwinto", "qwixx", "tres-fute-4ever")
Key = Callable[[EditorState, Random], EditorState]
OTHERS: tuple[Key, ...] = (
    lambda state, random: editing.go_to(state, random.randrange(len(state.values))),
    lambda state, random: editing.erase(state),
    lambda state, random: editing.undo(state),
    lambda state, random: editing.drop(state),
    lambda state, random: editing.mark_known(state),
    lambda state, random: editing.mark_part_known(state),
)


@pytest.mark.parametrize("sheet", SHEETS)
def test_whatever_is_typed_the_sheet_can_be_saved(sheet: str) -> None:
    random = Random(sheet)
    speak(random.choice(LANGUAGES))
    state = open_editor(original(sheet))
    for _ in range(KEYS):
        typing = random.random() < 0.6
        state = editing.type_text(state, random.choice(TYPED)) if typing else random.choice(OTHERS)(state, random)
        assert is_harmless(state.notice)
    saved = open_editor(text_of(state))
    assert [value.now for value in saved.values] == [value.now for value in state.values]


@pytest.mark.parametrize("typed", ["--5", "-", "--", "5-", "٣", "²"])
def test_what_is_no_number_is_not_taken_for_one(typed: str) -> None:
    state = open_editor(original("qwinto"))
    first = next(place for place, value in enumerate(state.values) if value.allowed.number)
    state = editing.go_to(state, first)
    for sign in typed:
        state = editing.type_text(state, sign)
    assert not state.is_changed
    assert not state.fits
