"""The hints below the sheet: sentences, choices with their key-caps, and what is left out where there is no room."""

from dataclasses import replace

from futé_tui.table.hint_view import HintItem, HintView, OptionGroup
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Rows, Target, row_width
from futé_tui.table.page.hint_words import NOTE, HintPart, Tone, Word, hint_parts
from futé_tui.table.page.hints import draw_hints

from .pages import targets, text


def hint_rows(*words: Word, width: int = 30) -> Rows:
    return draw_hints((HintPart((words,)),), width, 3, DARK)


def test_labels_in_hints_are_key_caps() -> None:
    rows = hint_rows(Word("White 1", Tone.ACCENT), Word(" → "), Word("2", Tone.LABEL), Word(" orange"))
    assert [run.text for run in rows[0] if run.look.bg == DARK.label] == [" 2 "]
    assert len(rows) == 3
    assert {row_width(row) for row in rows} == {30}


def test_the_key_for_more_is_a_key_cap_with_what_it_leads_to() -> None:
    parts = hint_parts("Lia: use your bonus.", (), None, HintView(), more=("+", "labels for blue or pink"))
    rows = draw_hints(parts, 60, 1, DARK)
    assert text(rows).split() == ["Lia:", "use", "your", "bonus.", "+", "labels", "for", "blue", "or", "pink."]
    assert [run.text for run in rows[0] if run.look.bg == DARK.cap] == [" + "]
    assert {run.target for run in rows[0] if "blue" in run.text} == {Target("more", "")}


def test_sentences_that_do_not_fit_are_left_out_whole() -> None:
    said = HintView(now=("One sentence that fits.", "Another one that fits.", "One that is too much for two rows."))
    rows = draw_hints(hint_parts("", (), None, said), 30, 2, DARK)
    assert " ".join(text(rows).split()) == "One sentence that fits. Another one that fits."
    assert {row_width(row) for row in rows} == {30}


def test_things_to_choose_between_are_listed_where_there_is_room_and_flow_where_there_is_not() -> None:
    items = tuple(
        HintItem((key,), (f"long {key}; and its tail", f"long {key}"), (f"short {key}",), die=key) for key in "abc"
    )
    parts = hint_parts("Which die?", (), None, HintView(items=items))
    listed = text(draw_hints(parts, 30, 4, DARK)).split("\n")
    assert [row.split() for row in listed[1:]] == [[key, "long", f"{key};", "and", "its", "tail"] for key in "abc"]
    narrow = text(draw_hints(parts, 18, 4, DARK)).split("\n")
    assert [row.split() for row in narrow[1:]] == [[key, "long", key] for key in "abc"], "the tail is left out"
    flowing = " ".join(text(draw_hints(parts, 50, 2, DARK)).split())
    assert flowing == "Which die? a short a b short b c short c"
    tight = draw_hints(parts, 30, 2, DARK)
    assert " ".join(text(tight).split()) == flowing, "all with their words, the first beside the prompt"
    assert {Target("die", die) for die in "abc"} == targets(tight)
    long = "Nothing to confirm here and now, or anywhere else."
    crowded = draw_hints(hint_parts("Which die?", (), None, HintView(items=items), long), 30, 3, DARK)
    assert {Target("die", die) for die in "abc"} == targets(crowded), "a long sentence leaves them a row"


def test_what_is_new_leaves_room_for_what_there_is_to_choose_between() -> None:
    items = tuple(HintItem((key,), (f"long {key}",), (f"short {key}",), die=key) for key in "abc")
    said = HintView(items=items, note="New: This bonus marks a box at once, and you need no die for it.")
    rows = draw_hints(hint_parts("Which die?", (), None, said, note_key="d"), 60, 3, DARK)
    assert [" ".join(row.split()) for row in text(rows).split("\n")] == [
        "Which die?",
        "a short a b short b c short c",
        "d Something new: read about it",
    ]
    assert NOTE in targets(rows)
    long = draw_hints(hint_parts("Which die do you take out of all these?", (), None, said, note_key="d"), 60, 3, DARK)
    assert text(long).split("\n")[2].strip() == "d  Something new: read about it", "in its own row beside a long prompt"
    alone = draw_hints(hint_parts("Roll.", (), None, replace(said, items=()), note_key="d"), 40, 3, DARK)
    assert "you need no die for it." in " ".join(text(alone).split())


def test_what_a_key_did_is_said_beside_what_to_do() -> None:
    rows = draw_hints(hint_parts("Lia: roll.", (), None, HintView(), "Nothing to confirm."), 40, 2, DARK)
    assert text(rows).split("\n")[0].split() == ["Nothing", "to", "confirm.", "Lia:", "roll."]


def test_what_to_do_is_asked_below_a_long_report_while_the_choices_keep_their_words() -> None:
    item = HintItem(("A",), ("blue: write 2 to 12, +1 point",), ("blue: 2 to 12 (+1)",), box=("blue", "1"))
    parts = hint_parts(
        "Lia: use your bonus: blue ? (green, box 4).",
        (),
        None,
        HintView(items=(item,), note="New: this is new, and would fill more than a row of its own, so that it waits."),
        "White 1: wrote 1 (subtracted) in green (+11).",
        note_key="d",
    )
    shown = " ".join(text(draw_hints(parts, 80, 3, DARK)).split())
    assert shown == (
        "White 1: wrote 1 (subtracted) in green (+11). Lia: use your bonus: blue ? (green, box 4). "
        "A blue: write 2 to 12, +1 point"
    )


def test_what_to_do_is_asked_in_brief_where_the_choices_need_the_room() -> None:
    texts = "pink 5 (+5, return)", "silver 3 (+2)", "silver 1 (+2)", "blue 3 (+1)", "green 4", "yellow 2"
    items = tuple(HintItem((text[0],), (text * 3,), (text,), die=text) for text in texts)
    prompts = "Lia: use an extra die, or finish and keep it.", "Lia: use an extra die, or finish."
    report = "Pink 5: wrote 5 (+5). Pink box → reroll."
    parts = hint_parts(prompts[0], (), None, HintView(items=items), report, short_prompt=prompts[1])
    shown = [" ".join(row.split()) for row in text(draw_hints(parts, 80, 3, DARK)).split("\n")]
    assert shown[0] == f"{report} {prompts[1]}"
    assert all(words in " ".join(shown) for words in texts)


def test_ways_to_choose_between_have_labels_and_can_be_clicked() -> None:
    parts = hint_parts("Which way?", ["4", "1 and a ?"], 1, HintView(now=("Roll 1 of 3.",)))
    rows = draw_hints(parts, 60, 2, DARK)
    assert text(rows).split("\n")[0].strip() == "Which way?"
    assert {Target("option", "0"), Target("option", "1")} == targets(rows)
    assert [run.text for run in rows[1] if run.look.bg == DARK.label] == [" 1 ", " 2 "]
    assert [run.text.strip() for run in rows[1] if run.look.fg == DARK.accent and run.look.bg == DARK.table] == [
        "▸1 and a ?"
    ], "the cursor has a sign, not only a colour"
    assert hint_parts("", (), None, HintView()) == ()


def test_ways_that_find_no_room_as_a_list_are_all_there_in_a_few_words() -> None:
    ways = [f"purple: write {number}, +{number} points, gain a yellow ?" for number in range(1, 7)]
    short = [f"purple {number} +{number}, yellow ?" for number in range(1, 7)]
    parts = hint_parts("Which way?", ways, 5, HintView(), short_options=[short])
    rows = draw_hints(parts, 80, 4, DARK)
    assert {Target("option", str(number)) for number in range(6)} == targets(rows)
    assert "▸purple 6 +6, yellow ?" in text(rows)
    assert ways[5] in text(draw_hints(parts, 80, 7, DARK))


def test_of_many_ways_the_first_keep_their_words_and_so_does_the_one_under_the_cursor() -> None:
    ways = [f"pink: write {number}, +{number} points" for number in range(9)]
    short = [f"write {number} +{number}" for number in range(9)]
    parts = hint_parts("Which way?", ways, 7, HintView(), short_options=[short])
    shown = " ".join(text(draw_hints(parts, 60, 3, DARK)).split())
    assert shown.endswith("5 write 4 +4 6 write 5 +5 8 ▸write 7 +7 more: 7 9")


def test_ways_that_differ_in_the_number_are_together_where_there_is_no_room_for_each() -> None:
    ways = [f"pink: write {number}, +{number} points" for number in (1, 2, 2, 12)]
    groups = (OptionGroup(((0, ""), (1, "")), "with reroll"), OptionGroup(((2, "2"), (3, "12")), "without the bonus"))
    parts = hint_parts("Which number?", ways, None, HintView(), option_labels="12AB", option_groups=groups)
    rows = draw_hints(parts, 48, 3, DARK)
    assert " ".join(text(rows).split()) == "Which number? 1 2 with reroll A 2 B 12 without the bonus"
    assert {Target("option", str(number)) for number in range(4)} == targets(rows)


def test_choices_keep_their_words_before_anything_general_is_said() -> None:
    texts = "turquoise (+1)", "pink (+2)", "yellow (+2)", "brown (+1)", "blue (+3)", "green (+4)"
    items = tuple(HintItem((text[0],), (text * 3,), (text,), die=text) for text in texts)
    said = HintView(items=items, now=("Roll 1 of 3: lower dice go to the platter.",), note="New – a bonus marks a box.")
    for prompt in ("Lia: take a die.", "Lia: take a die, roll the dice again with a reroll, or pass."):
        shown = text(draw_hints(hint_parts(prompt, (), None, said, note_key="d"), 62, 3, DARK))
        assert all(words in shown for words in texts)
        assert "Roll 1 of 3" not in shown


def test_equal_ways_have_one_cursor() -> None:
    parts = hint_parts("Which way?", ["pink: write 1"] * 3, 2, HintView())
    rows = draw_hints(parts, 60, 4, DARK)
    assert [row.strip() for row in text(rows).split("\n")[1:]] == [
        "1  pink: write 1",
        "2  pink: write 1",
        "3 ▸pink: write 1",
    ]


def test_a_long_notice_makes_room_for_choices_before_they_lose_their_words() -> None:
    items = tuple(HintItem((key,), (f"long {key}",), (f"short text {key}",), die=key) for key in "abcd")
    parts = hint_parts("Which die do you take?", (), None, HintView(items=items), "That does nothing here.")
    shown = " ".join(text(draw_hints(parts, 40, 3, DARK)).split())
    assert shown == "That does nothing here. a short text a b short text b c short text c d short text d"


def labelled(labels: str) -> Rows:
    items = (HintItem(tuple(labels), ("blue: 2 to 12",), ("blue: 2 to 12",), box=("blue", "2")),)
    return draw_hints(hint_parts("Which box?", (), None, HintView(items=items)), 80, 3, DARK)


def test_labels_one_after_the_other_are_told_by_the_first_and_the_last() -> None:
    rows = labelled("1234567890A")
    assert " 1 – 9  0  A  blue: 2 to 12" in text(rows), "digits and letters apart, and 0 after 9 by itself"
    assert [run.text for run in rows[1] if run.look.bg == DARK.label] == [" 1 ", " 9  0  A "]
    assert " 1  2  3  blue: 2 to 12" in text(labelled("123"))
    assert " 1 – 7  C  D  E  blue: 2 to 12" in text(labelled("1234567CDE")), "also where others are beside them"


def test_more_labels_than_find_room_end_in_dots() -> None:
    assert " J  … blue: 2 to 12" in text(labelled("13579BDFHJLN"))


def test_a_range_of_labels_that_finds_no_room_does_not_leave_its_dash_behind() -> None:
    shown = text(labelled("13579BDFJKLMN"))
    assert " J  … blue: 2 to 12" in shown
    assert "–" not in shown


def test_hints_break_between_words() -> None:
    rows = hint_rows(Word("one two three four five six seven eight"), width=20)
    assert text(rows).split() == ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    assert {row_width(row) for row in rows} == {20}


def test_the_sign_of_costly_boxes_has_the_colours_of_their_key_caps() -> None:
    rows = draw_hints(hint_parts("", (), None, HintView(now=("~ Uses a polish.",))), 40, 1, DARK)
    assert text(rows).split() == ["~", "Uses", "a", "polish."]
    sign = next(run for row in rows for run in row if "~" in run.text)
    assert (sign.look.fg, sign.look.bg) == (DARK.costly_text, DARK.label)


def test_what_choices_are_sorted_by_stands_beside_the_prompt_or_below_the_choices() -> None:
    items = tuple(HintItem((key,), (f"long {key}",), (f"short {key}",), die=key) for key in "abc")
    said = HintView(items=items, now=("Roll 1 of 3.",), order="Sorted by points and bonuses.")
    parts = hint_parts("Which die?", (), None, said)
    wide = text(draw_hints(parts, 60, 5, DARK)).split("\n")
    assert (wide[0].strip(), wide[4].strip()) == ("Which die? Sorted by points and bonuses.", "Roll 1 of 3.")
    narrow = text(draw_hints(parts, 32, 5, DARK)).split("\n")
    assert (narrow[0].strip(), narrow[4].strip()) == ("Which die?", "Sorted by points and bonuses.")
