"""Editing a sheet without a screen: what is typed, what it does, why it cannot be, undoing, marking, the file."""

import pytest

from futé_tui.editor import state as editing
from futé_tui.editor.state import EditorState, open_editor, text_of
from futé_tui.editor.values import Value
from futé_tui.files import parse_toml
from futé_tui.language import speak
from futé_tui.sheets.loader import load_ruleset, ruleset_ids
from futé_tui.sheets.reading import load_source
from futé_tui.table.page.cards.picks import print_target

from ..cases import for_cases
from ..own_folder import keep
from .test_values import sheet_text


def opened(sheet: str = "melange") -> EditorState:
    return open_editor(sheet_text(sheet))


def at(state: EditorState, address: str, sign: int | None = None) -> EditorState:
    """The cursor on a value."""
    found = [
        number
        for number, value in enumerate(state.values)
        if value.address == address and (sign is None or value.sign == sign)
    ]
    return editing.go_to(state, found[0])


def typed(state: EditorState, text: str) -> EditorState:
    """Letter by letter, as a keyboard does it."""
    for letter in text:
        state = editing.type_text(state, letter)
    return state


def test_a_number_is_taken_at_once_and_the_sheet_follows() -> None:
    state = typed(at(opened(), "yellow.column_points.2"), "1")
    assert (state.value.now, state.typed, state.notice) == (1, "1", "")
    state = typed(state, "7")
    assert state.value.now == 17
    yellow = state.looks.sheet.zones[0]
    assert next(line.points for line in yellow.lines if line.name.label == "column 2") == 17
    assert state.is_changed


def test_the_first_letters_of_a_bonus_are_enough_once_they_mean_one() -> None:
    state = typed(at(opened(), "yellow.bonuses.1"), "re")
    assert (state.value.now, state.notice) == ("", ""), "reroll or return"
    assert typed(state, "r").value.now == "reroll"
    assert typed(at(opened(), "yellow.bonuses.1"), "?bl").value.now == "?blue"
    assert typed(at(opened(), "yellow.bonuses.1"), "blue=11").value.now == "blue=11"
    assert typed(at(opened(), "yellow.bonuses.6"), "-").value.now == "", "no fox any more"


def test_words_of_the_spoken_language_are_understood() -> None:
    speak("fr")
    try:
        assert typed(at(opened(), "yellow.bonuses.1"), "renard").value.now == "fox"
        assert typed(at(opened(), "yellow.bonuses.1"), "?bleu").value.now == "?blue"
    finally:
        speak("en")


@for_cases(
    [
        ("green.factors.1", "12", "A number from 1 to 9."),
        ("green.factors.1", "fox", "A number from 1 to 9."),
        ("blue.boxes.2", "1", "boxes: 1 cannot be reached; a sum-grid takes 2 to 12"),
        ("yellow.bonuses.1", "hello", "A bonus: -, reroll, extra,"),
        ("round_bonuses.1", "fox", "A bonus: -, reroll, extra,"),
        ("yellow.bonuses.1", "green=7", "A bonus: -, reroll, extra,"),
        ("joker.boxes.1", "7", "One of 1, 2, 3, 4, 5, 6, ? (any number)."),
        ("ratings.2", "500", "levels go from best to worst"),
    ]
)
def test_what_cannot_be_is_one_sentence_and_the_sheet_stays(address: str, text: str, reason: str) -> None:
    before = at(opened(), address)
    state = typed(before, text)
    assert reason in state.notice
    assert (state.value.now, state.is_changed) == (before.value.now, False)
    left = editing.go_to(state, state.cursor + 1)
    assert left.notice.startswith(f"'{text}' does not fit here. ")
    assert (left.typed, left.steps) == ("", ())


def test_a_change_that_needs_another_one_is_an_exchange() -> None:
    state = typed(at(opened("qwixx"), "red.numbers.1"), "5")
    row = next(zone for zone in state.looks.sheet.zones if zone.name == "red").rows[0]
    assert [box.printed for box in row if box][:4] == ["5", "3", "4", "2"]
    assert state.notice == "Swapped with: red, number in box 4"
    state = typed(at(opened("qwinto"), "orange.boxes.1", sign=3), "o")
    assert state.notice.startswith("Swapped with: "), "the pentagon of the column goes to another row"
    state = typed(at(opened(), "blue.boxes.1"), "5")
    assert [value.now for value in state.values if value.address in ("blue.boxes.1", "blue.boxes.6")] == [5, "-"]
    assert editing.undo(state).value.now == "-", "one undo takes both back"
    assert not editing.undo(state).is_changed


def test_typing_the_same_value_changes_nothing() -> None:
    state = typed(at(opened(), "yellow.column_points.1"), "10")
    assert (state.value.now, len(state.steps)) == (10, 0)
    assert editing.go_to(state, 0).notice == ""


def test_letters_are_taken_back_and_forgotten() -> None:
    state = typed(at(opened(), "yellow.column_points.1"), "12")
    assert editing.erase(state).value.now == 1
    assert editing.erase(editing.erase(state)).value.now == 10, "nothing is typed any more"
    assert editing.drop(state).value.now == 10
    title = editing.erase(at(opened(), "title.1"))
    assert title.value.now == "Mélange fut", "a text is changed from its end"
    assert editing.erase(at(opened(), "yellow.bonuses.2")).value.now == "mix"


def test_every_change_is_one_step_to_undo_and_the_cursor_goes_there() -> None:
    state = typed(at(opened(), "yellow.column_points.1"), "12")
    state = typed(at(state, "green.factors.2"), "4")
    state = editing.undo(at(state, "title.1"))
    assert (state.value.address, state.value.now) == ("green.factors.2", 3)
    state = editing.undo(state)
    assert (state.value.address, state.value.now, state.is_changed) == ("yellow.column_points.1", 10, False)
    assert editing.undo(state).notice == "There is nothing to undo."


def test_values_are_marked_as_known_one_by_one_or_by_zone_until_nothing_is_a_reconstruction() -> None:
    state = opened()
    assert state.ruleset.is_reconstruction
    unknown = state.unknown
    state = editing.mark_known(at(state, "yellow.bonuses.2"))
    assert (state.value.mark, state.unknown) == ("K", unknown - 1)
    for part in ("", *(value.part for value in state.values)):
        first = next(value.address for value in state.values if value.part == part)
        state = editing.mark_part_known(at(state, first))
    assert not state.unknown
    assert not state.ruleset.is_reconstruction
    assert "no longer a reconstruction" not in editing.undo(state).notice
    assert editing.mark_known(at(opened("tres-fute"), "title.1")).notice.startswith("This value has no mark")


def test_several_values_in_one_place_are_a_blank_or_the_right_word_apart() -> None:
    state = editing.point_at(opened("tres-fute-4ever"), print_target("grey", "box", "r1c1"))
    assert (state.value.field, state.shared) == ("shades", (1, 2))
    assert typed(state, " ").value.field == "bonuses"
    assert typed(state, "  ").value.field == "shades"
    state = typed(state, "fox")
    assert (state.value.field, state.value.now) == ("bonuses", "fox")


def test_a_place_without_a_bonus_stays_on_the_drawing() -> None:
    state = typed(at(opened(), "orange.between.1"), "-")
    orange = next(zone for zone in state.looks.sheet.zones if zone.name == "orange")
    assert next(line.bonus for line in orange.lines if line.name.label == "1-2") == ""
    assert state.target == print_target("orange", "line", "1-2")


def test_the_file_keeps_its_comments_and_its_order() -> None:
    state = typed(at(opened(), "yellow.bonuses.1"), "fox")
    state = typed(at(state, "reroll.end.1"), "fox")
    state = typed(at(state, "blue.diagonal_bonus.1"), "fox")
    state = editing.mark_known(at(state, "green.factors.5"))
    before, after = sheet_text("melange").splitlines(), text_of(state).splitlines()
    assert [line for line in before if line not in after] == [
        '    ["-", "mix", "?orange", "?green", "mix", "fox"],',
        'factors = "KK II DX II II II"',
    ]
    assert [line for line in after if line not in before] == [
        'end = "fox"',
        '    ["fox", "mix", "?orange", "?green", "mix", "fox"],',
        'diagonal_bonus = "fox"',
        'factors = "KK II KX II II II"',
    ]


def _others(value: Value) -> list[str]:
    """What else could be typed for a value."""
    if isinstance(value.now, int):
        return [str(value.now + 1), str(value.now - 1)]
    return ["New title"] if value.allowed.text else ["fox", "reroll"] if value.allowed.bonus else [*value.allowed.words]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_what_is_written_is_what_was_seen(sheet: str) -> None:
    """Every value that can be one more, or another bonus, is: the file says the same as the editor."""
    state = opened(sheet)
    for number in range(0, len(state.values), 9):
        here = editing.go_to(state, number)
        changed = (typed(here, text) for text in _others(here.value))
        state = next((each for each in changed if each.taken), state)
    text = text_of(state).replace(f'id = "{sheet}"', 'id = "mine"')
    ruleset = load_source(keep(text, "mine"), text)
    assert len(state.steps) >= len(state.values) // 20
    assert ruleset.fingerprint == state.ruleset.fingerprint
    assert ruleset.fingerprint != load_ruleset(sheet).fingerprint
    assert str(parse_toml(text)["title"]) == ruleset.title


def test_a_sheet_that_was_open_before_is_there_at_once() -> None:
    assert open_editor(sheet_text("qwinto")) is open_editor(sheet_text("qwinto"))
