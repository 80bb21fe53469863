"""What is around the sheet: header, points, story, hints and commands."""

from dataclasses import replace

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.phases import Phase
from futé_tui.engine.scoring import RatingLevel
from futé_tui.language import speak
from futé_tui.table.hinting import HintItem, HintView, OptionGroup
from futé_tui.table.page.drawing.colour import contrast
from futé_tui.table.page.drawing.faces import emblem
from futé_tui.table.page.drawing.glyphs import bonus_sign
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette
from futé_tui.table.page.drawing.runs import Rows, Target, row_width
from futé_tui.table.page.drawing.spans import cut, span, wrap
from futé_tui.table.page.footer import KeyCap, draw_footer
from futé_tui.table.page.header import draw_header
from futé_tui.table.page.hints import NOTE, HintPart, Tone, Word, draw_hints, hint_parts
from futé_tui.table.page.points import draw_points_table, shown_points
from futé_tui.table.page.side import SIDE, SideView, draw_side
from futé_tui.table.page.status import status_text, zone_notes
from futé_tui.table.page.story import draw_story
from futé_tui.table.view import TableView
from futé_tui.text.player_names import shown_name
from futé_tui.text.story import StoryLine

from ...statistics.games import random_game
from .pages import moment, targets, text, view_of

GAME = moment("tres-fute-3", 0.5)


def test_the_header_says_who_decides_and_what_round_it_is() -> None:
    table = view_of(GAME)
    row = draw_header(table, "", 80, DARK)
    assert row_width(row) == 80
    assert table.deciding is not None
    assert f"● {table.seats[table.deciding].name} " in text((row,))
    gold = [run.text for run in row if run.look.bg == DARK.gold]
    assert len(gold) == 1
    assert gold[0].split()[0] == str(table.round)


def test_the_bonuses_of_rounds_to_come_are_shown_as_far_as_there_is_room() -> None:
    table = replace(view_of(GAME), round=2)
    signs = [bonus_sign(word) for word in table.round_track if word]
    assert len(signs) > 2

    def chips(table: TableView) -> list[str]:
        texts = [
            run.text.split() for run in draw_header(table, "", 80, DARK) if run.target and run.target.kind == "bonus"
        ]
        return [text[1] for text in texts if len(text) > 1]

    assert chips(table) == signs[1:], "of the present round and all that come"
    long = tuple(replace(seat, name="Maximilien") for seat in table.seats)
    title = "Très futé à la carte"
    assert chips(replace(table, seats=long[:2], title=title, short_title=title)) == signs[1:3]
    assert chips(replace(table, seats=long)) == signs[1:2]


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize("sheet", ["tres-fute-3", "melange-4", "vraiment-tres-fute-2", "puissance-3-2"])
@pytest.mark.parametrize("kind", ["coached", "practice"])
def test_the_title_gives_way_before_the_present_round_does(language: str, sheet: str, kind: str) -> None:
    speak(language)
    game = moment(sheet, 0.8)
    setattr(game, kind, True)
    table = view_of(game)
    row = draw_header(table, "", 80, DARK)
    assert row_width(row) == 80
    present = next(run.text for run in row if run.look.bg == DARK.gold)
    bonus = table.round_track[table.round - 1]
    assert present.split() == [str(table.round), *([bonus_sign(bonus)] if bonus else [])]
    rounds = [run for run in row if run.text.split()[:1] in [[str(n)] for n in range(1, len(table.round_track) + 1)]]
    assert len(rounds) == len(table.round_track)


def test_names_give_way_before_points_do() -> None:
    table = view_of(GAME)
    seats = tuple(replace(seat, name="Maximilienne-Rose") for seat in table.seats * 2)
    row = draw_header(replace(table, seats=seats), "Lia, roll 1", 80, DARK)
    assert row_width(row) == 80
    for seat in table.seats:
        assert f" {seat.score.total} " in text((row,))


def test_a_name_of_two_words_is_broken_where_its_column_is_too_narrow() -> None:
    table = view_of(GAME)
    bot, *others = table.seats
    rows = draw_points_table([replace(bot, name="Maître Renard"), *others], 50, DARK, foxes=True)
    first, second, *_zones = text(rows).splitlines()
    assert first.split() == ["Maître"]
    assert second.split() == ["Points", "Renard", *(seat.name for seat in others)]
    assert {row_width(row) for row in rows} == {50}


def test_a_word_about_the_moment_is_shown_if_there_is_room() -> None:
    table = view_of(GAME)
    assert "Lia, roll 1" in text((draw_header(table, "Lia, roll 1", 120, DARK),))
    assert "a very long word" not in text((draw_header(table, "a very long word about this", 80, DARK),))


def test_points_by_zone_have_the_colours_of_the_zones() -> None:
    table = view_of(GAME)
    rows = draw_points_table(table.seats, 38, DARK, foxes=True)
    assert {row_width(row) for row in rows} == {38}
    swatches = [row[1].look.bg for row in rows[1:6]]
    assert swatches == [DARK.colours[zone] for zone in table.seats[0].score.zones]
    assert [text((row,)).split()[-1] for row in rows[-1:]] == [str(table.seats[-1].score.total)]


def test_a_bot_has_its_emblem_in_the_points_where_its_name_leaves_room() -> None:
    first, *others = view_of(GAME).seats
    short, long = (
        draw_points_table((replace(first, name=name, bot="renard"), *others[:1]), 50, DARK, foxes=True)[0]
        for name in ("Rey", "Master Reynard")
    )
    face = [run.look for run in emblem("renard", DARK, DARK.panel)]
    assert [run.look for run in short if run.look in face][: len(face)] == face
    assert not any(run.look in face for run in long)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_six_players_all_have_their_points_in_the_narrowest_table(language: str) -> None:
    speak(language)
    seats = view_of(moment("qwinto-6", 0.6)).seats
    header, *rows = [text((row,)).splitlines()[0] for row in draw_points_table(seats, SIDE, DARK, foxes=False)]

    assert header.split()[1:] == [shown_name(seat.name, 3) for seat in seats]
    for zone, row in zip(seats[0].score.zones, rows, strict=False):
        assert "-" not in row
        assert row.split()[-6:] == [shown_points(seat, seat.score.zones[zone]) for seat in seats]
    assert rows[-1].split()[-6:] == [shown_points(seat, seat.score.total) for seat in seats]


def test_points_that_the_player_works_out_are_not_shown() -> None:
    seats = tuple(replace(seat, sealed=True) for seat in view_of(GAME).seats)
    drawn = text(draw_points_table(seats, 38, DARK, foxes=True))
    assert not any(letter.isdigit() for letter in drawn)
    assert "?" not in drawn, "that is a bonus"
    assert drawn.count("-") == 7 * len(seats)


def test_alone_the_next_level_is_named() -> None:
    seats = view_of(GAME).seats[:1]
    level = RatingLevel("clever", 0)
    above = RatingLevel("very clever", seats[0].score.total + 12)
    drawn = text(draw_points_table(seats, 38, DARK, foxes=True, level=level, next_level=above))
    assert "clever" in drawn
    assert "12 to the next level" in drawn
    below = text(draw_points_table(seats, 38, DARK, foxes=True, level=None, next_level=above))
    assert "12 points to the first level" in below


def test_the_lowest_level_is_named_only_once_the_game_is_over() -> None:
    game = random_game("tres-fute", ["Lia"], 3)
    low = game.ruleset.ratings[-1]
    assert game.rating(0) == low
    assert view_of(game).level == low
    assert view_of(game.until(10)).level is None


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: str(palette.name))
def test_white_dice_are_seen_in_the_story(palette: Palette) -> None:
    line = StoryLine("Rolled", dice=(("white", 4), ("white2", 2), ("red", 2)))
    (row, *_rest) = draw_story((line,), 30, 1, palette, palette.panel)
    grounds = [run.look.bg for run in row if run.text.strip().isdigit()]
    assert len(grounds) >= 2
    assert all(contrast(ground, palette.panel) > 1.2 for ground in grounds)


def test_the_story_has_headings_bars_and_points() -> None:
    lines = (StoryLine("Tom's turn", heading=True), StoryLine("took blue 5", "blue", "+4"))
    heading, line, _ = draw_story(lines, 30, 3, DARK, DARK.panel)
    assert heading[0].look.bold
    assert line[0].look.fg == DARK.colours["blue"]
    assert text((line,)).startswith("▌ took blue 5")
    assert text((line,)).endswith(" +4")


def test_the_story_shows_its_end_and_goes_back() -> None:
    lines = tuple(StoryLine(f"line {number}") for number in range(20))
    assert "line 19" in text(draw_story(lines, 20, 4, DARK, DARK.panel))
    back = text(draw_story(lines, 20, 4, DARK, DARK.panel, back=5))
    assert "line 14" in back
    assert "line 15" not in back
    assert "line 0" in text(draw_story(lines, 20, 4, DARK, DARK.panel, back=99))


def test_long_lines_of_the_story_go_on_beside_their_bar() -> None:
    rows = draw_story((StoryLine("a long line that goes on and on", "blue", "+12"),), 20, 3, DARK, DARK.panel)
    assert [row[0].text for row in rows] == ["▌ ", "▌ ", "▌ "]
    assert text(rows).endswith("+12")


def caps(*words: str) -> list[KeyCap]:
    return [KeyCap(word[0], word, word, enabled=word.islower()) for word in words]


def test_the_footer_is_made_of_key_caps() -> None:
    row = draw_footer(caps("roll", "Undo"), 40, DARK)
    assert row_width(row) == 40
    assert [run.text for run in row if run.look.bg == DARK.cap] == [" r "]
    assert Target("command", "Undo") in targets((row,))


def test_the_footer_never_cuts_a_command() -> None:
    all_caps = [
        cap._replace(spare={"Undo": 2, "Hints": 1}.get(cap.title, 0))
        for cap in caps("roll", "Undo", "sheets", "Hints", "help")
    ]
    for width in range(8, 60):
        row = draw_footer(all_caps, width, DARK)
        assert row_width(row) == width
        shown = [cap.title for cap in all_caps if cap.title in text((row,))]
        assert len(shown) == len([run for run in row if run.target]) // 2
    assert "Undo" not in text((draw_footer(all_caps, 36, DARK),))
    assert "help" in text((draw_footer(all_caps, 36, DARK),))


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
    assert text(rows).split() == ["Lia:", "use", "your", "bonus.", "+", "labels", "for", "blue", "or", "pink"]
    assert [run.text for run in rows[0] if run.look.bg == DARK.cap] == [" + "]
    assert {run.target for run in rows[0] if "blue" in run.text} == {Target("more", "")}


def test_sentences_that_do_not_fit_are_left_out_whole() -> None:
    said = HintView(now=("One sentence that fits.", "Another one that fits.", "One that is too much for two rows."))
    rows = draw_hints(hint_parts("", (), None, said), 30, 2, DARK)
    assert " ".join(text(rows).split()) == "One sentence that fits. Another one that fits."
    assert {row_width(row) for row in rows} == {30}


def test_things_to_choose_between_are_listed_where_there_is_room_and_flow_where_there_is_not() -> None:
    items = tuple(HintItem((key,), (f"long {key}", "and its tail"), f"short {key}", die=key) for key in "abc")
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
    items = tuple(HintItem((key,), (f"long {key}",), f"short {key}", die=key) for key in "abc")
    said = HintView(items=items, note="New: This bonus marks a box at once, and you need no die for it.")
    rows = draw_hints(hint_parts("Which die?", (), None, said, note_key="d"), 60, 3, DARK)
    assert [" ".join(row.split()) for row in text(rows).split("\n")] == [
        "Which die? d Something new: read about it",
        "a short a b short b c short c",
        "",
    ]
    assert NOTE in targets(rows)
    long = draw_hints(hint_parts("Which die do you take out of all these?", (), None, said, note_key="d"), 60, 3, DARK)
    assert text(long).split("\n")[2].strip() == "d  Something new: read about it", "in its own row beside a long prompt"
    alone = draw_hints(hint_parts("Roll.", (), None, replace(said, items=()), note_key="d"), 40, 3, DARK)
    assert "you need no die for it." in " ".join(text(alone).split())


def test_what_a_key_did_is_said_beside_what_to_do() -> None:
    rows = draw_hints(hint_parts("Lia: roll.", (), None, HintView(), "Nothing to confirm."), 40, 2, DARK)
    assert text(rows).split("\n")[0].split() == ["Nothing", "to", "confirm.", "Lia:", "roll."]


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
    items = tuple(HintItem((text[0],), (text * 3,), text, die=text) for text in texts)
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
    items = tuple(HintItem((key,), (f"long {key}",), f"short text {key}", die=key) for key in "abcd")
    parts = hint_parts("Which die do you take?", (), None, HintView(items=items), "That does nothing here.")
    shown = " ".join(text(draw_hints(parts, 40, 3, DARK)).split())
    assert shown == "That does nothing here. a short text a b short text b c short text c d short text d"


def labelled(labels: str) -> Rows:
    items = (HintItem(tuple(labels), ("blue: 2 to 12",), "blue: 2 to 12", box=("blue", "2")),)
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


def test_the_moment_in_a_word() -> None:
    game = moment("tres-fute-3", 0.5)
    now = game.moment
    assert status_text(now, game.players).startswith(f"{game.players[now.seat]}, ")
    assert status_text(now._replace(phase=Phase.CHOOSE, roll=2, rolls=3), ["Lia"] * 3) == "Lia, roll 2 of 3"
    assert status_text(now._replace(phase=Phase.WRITE, rolls=0), ["Lia"] * 3) == "Lia"


def test_zones_that_add_the_white_die_say_so() -> None:
    ruleset = load_ruleset("tres-fute")
    assert zone_notes((zone.name, ruleset.zone_kind(zone.name)) for zone in ruleset.zones) == {"blue": "+white"}


def test_hints_break_between_words() -> None:
    rows = hint_rows(Word("one two three four five six seven eight"), width=20)
    assert text(rows).split() == ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    assert {row_width(row) for row in rows} == {20}


def test_running_text_is_cut_with_dots() -> None:
    row = (span("abcdef", DARK.text, DARK.table), span("ghi", DARK.text, DARK.table, bold=True))
    assert text((cut(row, 8),)) == "abcdefg…"
    assert text((cut(row, 4),)) == "abc…"
    assert cut(row, 9) == row
    assert wrap([], 10) == [()]


def test_the_side_shows_the_other_players_sheets() -> None:
    table = view_of(GAME)
    view = SideView(table.seats, table.shown, (), foxes=True, sheets=True)
    rows = draw_side(view, 45, 0, 45, DARK, "en")
    assert len(rows) == 45
    assert {row_width(row) for row in rows} == {45}
    others = {Target("seat", str(number)) for number in range(3) if number != table.shown}
    assert others <= targets(rows)
    assert "↻ " in text(rows)


def test_the_story_may_have_a_column_of_its_own() -> None:
    table = view_of(GAME)
    view = SideView(table.seats, table.shown, (StoryLine("once upon a time"),), foxes=True, sheets=True)
    rows = draw_side(view, 84, 38, 50, DARK, "en")
    assert {row_width(row) for row in rows} == {84}
    assert "once upon a time" in text(rows)


def test_the_sign_of_costly_boxes_has_the_colours_of_their_key_caps() -> None:
    rows = draw_hints(hint_parts("", (), None, HintView(now=("~ Uses a polish.",))), 40, 1, DARK)
    assert text(rows).split() == ["~", "Uses", "a", "polish."]
    sign = next(run for row in rows for run in row if "~" in run.text)
    assert (sign.look.fg, sign.look.bg) == (DARK.costly_text, DARK.label)
