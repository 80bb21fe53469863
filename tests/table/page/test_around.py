"""What is around the sheet: header, points, story, hints and commands."""

from dataclasses import replace

from futé_tui import load_ruleset
from futé_tui.engine.phases import Phase
from futé_tui.engine.scoring import RatingLevel
from futé_tui.table.hinting import HintItem, HintView
from futé_tui.table.page.drawing.faces import emblem
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Rows, Target, row_width
from futé_tui.table.page.drawing.signs import bonus_sign
from futé_tui.table.page.drawing.spans import cut, span, wrap
from futé_tui.table.page.footer import KeyCap, draw_footer
from futé_tui.table.page.header import draw_header
from futé_tui.table.page.hints import NOTE, HintPart, Tone, Word, draw_hints, hint_parts
from futé_tui.table.page.points import draw_points_table
from futé_tui.table.page.side import SideView, draw_side
from futé_tui.table.page.status import status_text, zone_notes
from futé_tui.table.page.story import draw_story
from futé_tui.table.view import TableView
from futé_tui.text.story import StoryLine

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
    assert chips(replace(table, seats=long[:2], title="Très futé à la carte")) == signs[1:3]
    assert chips(replace(table, seats=long)) == signs[1:2]


def test_names_give_way_before_points_do() -> None:
    table = view_of(GAME)
    seats = tuple(replace(seat, name="Maximilienne-Rose") for seat in table.seats * 2)
    row = draw_header(replace(table, seats=seats), "Lia, roll 1", 80, DARK)
    assert row_width(row) == 80
    for seat in table.seats:
        assert f" {seat.score.total} " in text((row,))


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


def test_points_that_the_player_works_out_are_not_shown() -> None:
    seats = tuple(replace(seat, sealed=True) for seat in view_of(GAME).seats)
    drawn = text(draw_points_table(seats, 38, DARK, foxes=True))
    assert not any(letter.isdigit() for letter in drawn)
    assert drawn.count("?") == 7 * len(seats)


def test_alone_the_next_level_is_named() -> None:
    seats = view_of(GAME).seats[:1]
    level = RatingLevel("clever", 0)
    above = RatingLevel("very clever", seats[0].score.total + 12)
    drawn = text(draw_points_table(seats, 38, DARK, foxes=True, level=level, next_level=above))
    assert "clever" in drawn
    assert "12 to the next level" in drawn


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


def test_sentences_that_do_not_fit_are_left_out_whole() -> None:
    said = HintView(now=("One sentence that fits.", "Another one that fits.", "One that is too much for two rows."))
    rows = draw_hints(hint_parts("", (), "", said), 30, 2, DARK)
    assert " ".join(text(rows).split()) == "One sentence that fits. Another one that fits."
    assert {row_width(row) for row in rows} == {30}


def test_things_to_choose_between_are_listed_where_there_is_room_and_flow_where_there_is_not() -> None:
    items = tuple(HintItem((key,), (f"long {key}", "and its tail"), f"short {key}", die=key) for key in "abc")
    parts = hint_parts("Which die?", (), "", HintView(items=items))
    listed = text(draw_hints(parts, 30, 4, DARK)).split("\n")
    assert [row.split() for row in listed[1:]] == [[key, "long", f"{key};", "and", "its", "tail"] for key in "abc"]
    narrow = text(draw_hints(parts, 18, 4, DARK)).split("\n")
    assert [row.split() for row in narrow[1:]] == [[key, "long", key] for key in "abc"], "the tail is left out"
    flowing = " ".join(text(draw_hints(parts, 50, 2, DARK)).split())
    assert flowing == "Which die? a short a b short b c short c"
    tight = draw_hints(parts, 30, 2, DARK)
    assert " ".join(text(tight).split()) == "Which die? a short a b c", "keys without words, but all of them"
    assert {Target("die", die) for die in "abc"} == targets(tight)
    long = "Nothing to confirm here and now, or anywhere else."
    crowded = draw_hints(hint_parts("Which die?", (), "", HintView(items=items), long), 30, 3, DARK)
    assert {Target("die", die) for die in "abc"} == targets(crowded), "a long sentence leaves them a row"


def test_what_is_new_leaves_room_for_what_there_is_to_choose_between() -> None:
    items = tuple(HintItem((key,), (f"long {key}",), f"short {key}", die=key) for key in "abc")
    said = HintView(items=items, note="New: This bonus marks a box at once, and you need no die for it.")
    rows = draw_hints(hint_parts("Which die?", (), "", said, note_key="d"), 60, 3, DARK)
    assert [" ".join(row.split()) for row in text(rows).split("\n")] == [
        "Which die?",
        "a short a b short b c short c",
        "d Something new: read about it",
    ]
    assert NOTE in targets(rows)
    alone = draw_hints(hint_parts("Roll.", (), "", replace(said, items=()), note_key="d"), 40, 3, DARK)
    assert "you need no die for it." in " ".join(text(alone).split())


def test_what_a_key_did_is_said_beside_what_to_do() -> None:
    rows = draw_hints(hint_parts("Lia: roll.", (), "", HintView(), "Nothing to confirm."), 40, 2, DARK)
    assert text(rows).split("\n")[0].split() == ["Nothing", "to", "confirm.", "Lia:", "roll."]


def test_ways_to_choose_between_have_labels_and_can_be_clicked() -> None:
    parts = hint_parts("Which way?", ["4", "1 and a ?"], "1 and a ?", HintView(now=("Roll 1 of 3.",)))
    rows = draw_hints(parts, 60, 2, DARK)
    assert text(rows).split("\n")[0].strip() == "Which way?"
    assert {Target("option", "0"), Target("option", "1")} == targets(rows)
    assert [run.text for run in rows[1] if run.look.bg == DARK.label] == [" 1 ", " 2 "]
    assert [run.text.strip() for run in rows[1] if run.look.fg == DARK.accent and run.look.bg == DARK.table] == [
        "▸1 and a ?"
    ], "the cursor has a sign, not only a colour"
    assert hint_parts("", (), "", HintView()) == ()


def test_ways_that_find_no_room_as_a_list_are_all_there_in_a_few_words() -> None:
    ways = [f"purple: write {number}, +{number} points, gain a yellow ?" for number in range(1, 7)]
    short = [f"purple {number} +{number}, yellow ?" for number in range(1, 7)]
    parts = hint_parts("Which way?", ways, ways[5], HintView(), short_options=[short])
    rows = draw_hints(parts, 80, 4, DARK)
    assert {Target("option", str(number)) for number in range(6)} == targets(rows)
    assert "▸purple 6 +6, yellow ?" in text(rows)
    assert ways[5] in text(draw_hints(parts, 80, 7, DARK))


def labelled(labels: str) -> Rows:
    items = (HintItem(tuple(labels), ("blue: 2 to 12",), "blue: 2 to 12", box=("blue", "2")),)
    return draw_hints(hint_parts("Which box?", (), "", HintView(items=items)), 80, 3, DARK)


def test_labels_one_after_the_other_are_told_by_the_first_and_the_last() -> None:
    rows = labelled("1234567890A")
    assert " 1 – A  blue: 2 to 12" in text(rows)
    assert [run.text for run in rows[1] if run.look.bg == DARK.label] == [" 1 ", " A "]
    assert " 1  2  3  blue: 2 to 12" in text(labelled("123"))
    assert " 1 – 7  C  D  E  blue: 2 to 12" in text(labelled("1234567CDE")), "also where others are beside them"


def test_more_labels_than_find_room_end_in_dots() -> None:
    assert " J  … blue: 2 to 12" in text(labelled("13579BDFHJLN"))


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
