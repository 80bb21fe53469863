"""The records as pages: every page in every size, painted and in letters, with many games and with one."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

import pytest

from futé_tui.engine.scoring import RatingLevel
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.pages.bars import draw_bar
from futé_tui.pages.pen import Area, Pen
from futé_tui.pages.records.curve import draw_curve, running_average
from futé_tui.pages.records.page import draw_records
from futé_tui.pages.records.view import RecordsView, Tab, recent_average
from futé_tui.sheets.loader import load_ruleset
from futé_tui.statistics.report import PlayerRow, Rivalry, SheetReport
from futé_tui.statistics.results import Entry, Played, Result
from futé_tui.statistics.skill import Reviewed, Skill
from futé_tui.statistics.summary import Summary, ZoneSummary
from futé_tui.table.page.drawing.colour import mix
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.signs import ASCII
from futé_tui.text.statistics.skill import describe_skill

from ..table.page.pages import text
from ..table.page.test_contrast import hard_to_read
from .test_games import SIZES

LEVELS = (RatingLevel("Hats off!", 200), RatingLevel("A start", 0))
DAY = date(2026, 11, 16)
FILTERS = ("Très futé !", "Lia", "all time", "all games")


def entry(number: int, total: int) -> Entry:
    result = Result(0, total, {"yellow": total // 2, "blue": total // 2}, 1, total % 2, {}, {}, won=True)
    return Entry(Played(number, "tres-fute", DAY + timedelta(days=number), ("Lia",), (result,)), result)


def summary(totals: Sequence[int]) -> Summary:
    entries = [entry(number, total) for number, total in enumerate(totals)]
    zones = tuple(ZoneSummary(zone, sum(totals) / len(totals) / 2, max(totals) // 2) for zone in ("yellow", "blue"))
    return Summary(
        games=len(totals),
        best=tuple(sorted(entries, key=lambda each: -each.total)),
        latest=tuple(reversed(entries)),
        average=sum(totals) / len(totals),
        lowest=min(totals),
        highest=max(totals),
        levels=((LEVELS[0], 1), (LEVELS[1], len(totals) - 1)),
        zones=zones,
        foxes=1.0,
        fox_points=2.5,
        lost={"fox": 1},
        unused={"reroll": 3},
        totals=tuple(totals),
        first_day=DAY,
        last_day=DAY + timedelta(days=len(totals)),
    )


def view(tab: Tab, totals: Sequence[int] = tuple(range(120, 220, 3))) -> RecordsView:
    players = tuple(PlayerRow(name, 4, 213, 187.5, 4, 2) for name in ("Lia", "Tom"))
    report = SheetReport("tres-fute", 4, players, (Rivalry("Lia", "Tom", 4, 2, 1, 3.5, 20, 4),))
    return RecordsView("tres-fute", FILTERS, tab, LEVELS, summary(totals), report)


def drawn(view: RecordsView, size: tuple[int, int], palette: Palette = DARK) -> Pen:
    pen = Pen(*size, palette)
    draw_records(pen, view)
    return pen


@pytest.mark.parametrize("tab", Tab)
def test_every_page_fills_every_size_and_can_be_read(tab: Tab) -> None:
    for size in SIZES:
        for palette in (DARK, LIGHT):
            for totals in (range(120, 220, 3), (77,), (-11, -4)):
                rows = drawn(view(tab, tuple(totals)), size, palette).rows()
                assert {row_width(row) for row in rows} == {size[0]}
                assert not hard_to_read(rows), (size, palette.name)


def test_zones_compare_the_latest_games_with_all() -> None:
    many = summary([100] * 30 + [200] * 10)
    assert recent_average(many, "yellow") == 100
    pen = drawn(view(Tab.ZONES, [100] * 30 + [200] * 10), (80, 23))
    assert "100.0" in text(pen.rows())
    assert DARK.good in {run.look.fg for row in pen.rows() for run in row}


def test_the_curve_has_an_axis_levels_as_lines_and_a_running_average() -> None:
    assert running_average([10, 20, 30, 40, 50, 60]) == [10, 15, 20, 25, 30, 40]
    pen = Pen(80, 20, DARK, painted=False, signs=ASCII)
    draw_curve(pen, Area(0, 0, 80, 20), [150, 190, 210], LEVELS, ("first", "last"))
    drawn_text = text(pen.rows())
    assert drawn_text.isascii()
    assert all(part in drawn_text for part in ("200 ", "+---", "...", "=", "first", "last", "Hats off!"))
    pen = Pen(80, 20, DARK, painted=False, signs=ASCII)
    draw_curve(pen, Area(0, 0, 80, 20), [150], LEVELS, ("today", "today"))
    assert text(pen.rows()).count("today") == 1, "one day is said once"


def column_tops(totals: Sequence[int], levels: Sequence[RatingLevel] = LEVELS) -> list[float]:
    """How high the columns of a painted curve are, in rows."""
    pen = Pen(60, 14, DARK)
    draw_curve(pen, Area(0, 0, 60, 14), totals, levels, ("first", "last"))
    rows = [[(letter, run.look) for run in row for letter in run.text] for row in pen.rows()[:12]]
    tops = []
    for number in range(len(totals)):
        cells = [row[6 + number * 6] for row in rows]
        full = sum(look.bg != DARK.table for _letter, look in cells)
        part = sum(" ▁▂▃▄▅▆▇".index(letter) / 8 for letter, _look in cells if letter in "▁▂▃▄▅▆▇")
        tops.append(full + part)
    return tops


def test_lines_leave_the_columns_of_a_curve_as_high_as_they_are() -> None:
    tops = column_tops([85, 90, 97, 98, 135, 104])
    without = column_tops([85, 90, 97, 98, 135, 104], ())
    assert min(tops) > 0, "no column is eaten by a line"
    assert tops == without
    assert tops[0] < tops[1] < tops[2] <= tops[3] < tops[4] > tops[5]


def test_the_average_of_one_game_is_on_the_line_of_its_number() -> None:
    pen = Pen(60, 14, DARK)
    draw_curve(pen, Area(0, 0, 60, 14), [180], (), ("today", "today"))
    row = next(row for row in text(pen.rows()).splitlines() if "━" in row)
    assert row.split()[0] == "180"


def test_games_of_a_list_can_be_clicked_and_so_can_filters_and_pages() -> None:
    kinds = {
        (run.target.kind, run.target.name)
        for row in drawn(view(Tab.BEST), (80, 23)).rows()
        for run in row
        if run.target
    }
    assert {("row", "0"), ("tab", "3"), ("command", "which_sheet"), ("command", "company")} <= kinds


def test_the_columns_of_head_to_head_are_named() -> None:
    pen = Pen(80, 23, DARK)
    draw_records(pen, view(Tab.PLAYERS))
    [row] = [row for row in text(pen.rows()).splitlines() if "Head to head" in row]
    assert row.split()[3:] == ["won", "lost"]


def test_without_games_the_records_say_which_ones_do_not_count() -> None:
    pen = Pen(80, 23, DARK)
    draw_records(pen, RecordsView("tres-fute", FILTERS, Tab.OVERVIEW))
    assert "games with the coach do not count" in " ".join(text(pen.rows()).split())


@pytest.mark.parametrize(("games", "sentence"), [(1, "One game, reviewed."), (3, "1 of 3 games is reviewed.")])
def test_reviewed_games_are_counted_in_words_that_agree(games: int, sentence: str) -> None:
    assert list(describe_skill(Skill(games, (Reviewed(12.0, 3.0),))))[-1] == sentence


@pytest.mark.parametrize("size", SIZES)
def test_without_games_there_is_a_pale_chart_and_the_key_for_a_new_one(size: tuple[int, int]) -> None:
    empty = RecordsView("", FILTERS, Tab.OVERVIEW)
    for palette in (DARK, LIGHT):
        pen = drawn(empty, size, palette)
        assert "New game" in text(pen.rows())
        assert not hard_to_read(pen.rows())
        pale = mix(palette.colour("blue"), palette.table, 0.78)
        assert any(pale in run.look for row in pen.rows() for run in row)


def test_before_the_first_review_skill_says_what_it_will_show() -> None:
    unreviewed = replace(view(Tab.SKILL), skill=Skill(17))
    for size in SIZES:
        assert "how lucky the rolls were" in " ".join(text(drawn(unreviewed, size).rows()).split())


def test_the_overview_has_a_chart_in_the_smallest_terminal() -> None:
    pen = drawn(view(Tab.OVERVIEW), (80, 23))
    left = [[(letter, run.look) for run in row for letter in run.text][:36] for row in pen.rows()]
    assert any(look.bg == DARK.colour("blue") for row in left for _letter, look in row)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["tres-fute", "puissance-3", "vraiment-tres-fute"])
def test_one_game_is_shown_right_in_the_smallest_terminal(sheet: str, language: str) -> None:
    speak(language)
    levels = load_ruleset(sheet).ratings
    one = replace(summary((162,)), levels=((levels[-1], 1),))
    shown = replace(view(Tab.OVERVIEW), ratings=levels, summary=one)
    rows = text(drawn(shown, (80, 23)).rows()).splitlines()
    assert all(_(tab.value) in rows[3] for tab in Tab), "the pages are in one row"
    words = " ".join(row[40:].strip() for row in rows)
    assert all(word in words for word in levels[-1].title.split()), "the level that was reached is whole"
    assert "~" not in words
    assert f"<{levels[-2].at_least}" in words
    assert f"{levels[0].at_least}+" in words


def test_games_with_others_reach_no_level() -> None:
    together = replace(view(Tab.OVERVIEW, (230, 150)), summary=replace(summary((230, 150)), levels=()))
    shown = text(drawn(together, (120, 39)).rows())
    assert "Hats off!" not in shown, "the rating table is for solo games"
    assert "levels of the rating table" not in shown
    assert "━ average so far" in shown, "the line of the average is explained"


@pytest.mark.parametrize(
    ("games", "said"), [(1, "average so far"), (4, "average so far"), (5, "average of five games")]
)
def test_the_line_of_the_average_says_of_how_many_games_it_is(games: int, said: str) -> None:
    for size in SIZES:
        assert said in text(drawn(view(Tab.COURSE, (150,) * games), size).rows())


def test_lines_of_levels_have_their_titles_or_their_points() -> None:
    for width, said in ((60, "160"), (100, "Hats off!")):
        pen = Pen(width, 14, DARK)
        assert draw_curve(pen, Area(0, 0, width, 14), [155], (RatingLevel("Hats off!", 160),), ("", ""))
        (line,) = (row for row in text(pen.rows()).splitlines() if "╌" in row)
        assert line.rstrip().endswith(said)
    pen = Pen(60, 14, DARK)
    assert not draw_curve(pen, Area(0, 0, 60, 14), [20], (RatingLevel("Hats off!", 160),), ("", ""))


@pytest.mark.parametrize("rows", [8, 14, 24])
def test_the_axis_of_one_game_has_round_numbers(rows: int) -> None:
    pen = Pen(60, rows, DARK)
    draw_curve(pen, Area(0, 0, 60, rows), [157], (), ("", ""))
    numbers = [int(row[:5]) for row in text(pen.rows()).splitlines() if row[:5].strip().isdigit()]
    assert len(numbers) > 2
    assert all(number % 5 == 0 for number in numbers)


def test_the_mark_of_an_equal_value_is_at_the_end_of_the_bar() -> None:
    for points in range(1, 57):
        pen = Pen(20, 1, DARK)
        draw_bar(pen, 0, 0, 20, points / 57, "#ffffff", mark=points / 57)
        (row,) = text(pen.rows()).splitlines()
        bar = next(run for run in pen.rows()[0] if "│" in run.text)
        assert bar.look.bg == "#ffffff", points
        assert row.index("│") == sum(len(run.text) for run in pen.rows()[0] if run.look.bg == "#ffffff") - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_what_was_left_unused_is_whole(language: str, size: tuple[int, int]) -> None:
    speak(language)
    left = {"reroll": 4, "joker": 1, "extra": 2}
    shown = replace(view(Tab.OVERVIEW), summary=replace(summary((162, 170)), unused=left))
    assert "~" not in text(drawn(shown, size).rows())
