"""What is around the sheet: header, points, story and commands."""

from dataclasses import replace

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.phases import Phase
from futé_tui.engine.scoring import RatingLevel
from futé_tui.language import speak
from futé_tui.table.page.drawing.colour import contrast
from futé_tui.table.page.drawing.faces import emblem
from futé_tui.table.page.drawing.glyphs import bonus_sign
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette
from futé_tui.table.page.drawing.runs import Target, cut, row_width, span, wrap
from futé_tui.table.page.footer import KeyCap, draw_footer
from futé_tui.table.page.header import draw_header
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
    assert "12 points to the next level" in drawn
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


def caps(*words: str) -> tuple[KeyCap, ...]:
    return tuple(KeyCap(word[0], word, word, enabled=word.islower()) for word in words)


def test_the_footer_is_made_of_key_caps() -> None:
    row = draw_footer(caps("roll", "Undo"), 40, DARK)
    assert row_width(row) == 40
    assert [run.text for run in row if run.look.bg == DARK.cap] == [" r "]
    assert Target("command", "Undo") in targets((row,))


def test_the_footer_never_cuts_a_command() -> None:
    all_caps = tuple(
        cap._replace(spare={"Undo": 2, "Hints": 1}.get(cap.title, 0))
        for cap in caps("roll", "Undo", "sheets", "Hints", "help")
    )
    for width in range(8, 60):
        row = draw_footer(all_caps, width, DARK)
        assert row_width(row) == width
        shown = [cap.title for cap in all_caps if cap.title in text((row,))]
        assert len(shown) == len([run for run in row if run.target]) // 2
    assert "Undo" not in text((draw_footer(all_caps, 36, DARK),))
    assert "help" in text((draw_footer(all_caps, 36, DARK),))


def test_the_moment_in_a_word() -> None:
    game = moment("tres-fute-3", 0.5)
    now = game.moment
    assert status_text(now, game.players).startswith(f"{game.players[now.seat]}, ")
    assert status_text(now._replace(phase=Phase.CHOOSE, roll=2, rolls=3), ["Lia"] * 3) == "Lia, roll 2 of 3"
    assert status_text(now._replace(phase=Phase.WRITE, rolls=0), ["Lia"] * 3) == "Lia"


def test_zones_that_add_the_white_die_say_so() -> None:
    ruleset = load_ruleset("tres-fute")
    assert zone_notes((zone.name, ruleset.zone_kind(zone.name)) for zone in ruleset.zones) == {"blue": "+white"}


def test_running_text_is_cut_with_dots() -> None:
    row = (span("abcdef", DARK.text, DARK.table), span("ghi", DARK.text, DARK.table, bold=True))
    assert text((cut(row, 8),)) == "abcdefg…"
    assert text((cut(row, 4),)) == "abc…"
    assert cut(row, 9) == row
    assert wrap([], 10) == [()]


def test_the_side_shows_the_other_players_sheets() -> None:
    table = view_of(GAME)
    view = SideView(table.seats, table.shown, (), foxes=True, sheets=True)
    rows = draw_side(view, 45, 0, 45, DARK)
    assert len(rows) == 45
    assert {row_width(row) for row in rows} == {45}
    others = {Target("seat", str(number)) for number in range(3) if number != table.shown}
    assert others <= targets(rows)
    assert "↻ " in text(rows)


def test_the_story_may_have_a_column_of_its_own() -> None:
    table = view_of(GAME)
    view = SideView(table.seats, table.shown, (StoryLine("once upon a time"),), foxes=True, sheets=True)
    rows = draw_side(view, 84, 38, 50, DARK)
    assert {row_width(row) for row in rows} == {84}
    assert "once upon a time" in text(rows)
