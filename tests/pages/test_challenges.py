"""Daily games, duels and lessons as pages: every size, both themes, painted and in letters, sealed and at the end."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from futé_tui import load_ruleset
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.comparing import compare
from futé_tui.language import _, pgettext, speak
from futé_tui.lessons.course import all_courses
from futé_tui.pages.daily import DailyView, DayCard, draw_daily
from futé_tui.pages.duel import DuelView, draw_duel
from futé_tui.pages.duels import DuelRow, DuelSetupView, DuelsView, SeatState, draw_duel_setup, draw_duels
from futé_tui.pages.lessons import LessonsView, draw_lessons
from futé_tui.pages.pen import Pen
from futé_tui.store.lessons import Progress
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.dates import weekday_text
from futé_tui.text.sheet_summaries import sheets_in_order, short_title
from futé_tui.text.signs import ASCII

from ..challenges.games import finished
from ..table.page.pages import moment, sheet_of, targets, text
from ..table.page.test_contrast import hard_to_read
from .test_games import SIZES

TODAY = date(2026, 11, 17)
SHEETS = tuple((sheet, short_title(sheet)) for sheet in sheets_in_order())
CARDS = tuple(DayCard(sheet, title, "213 points", "Hats off!", over=True, brief="213") for sheet, title in SHEETS)
SEATS = (SeatState("Lia", True, "finished"), SeatState("Tom", False, "not played yet"))


def daily(pen: Pen) -> None:
    played = {TODAY - timedelta(days=number): number % 3 for number in range(40)}
    past = tuple(card._replace(day="16 Nov 2026") for card in CARDS)
    draw_daily(pen, DailyView(TODAY, "Lia", "4 days in a row", CARDS, past, 6, "futé | 213", played))


def first_day(pen: Pen) -> None:
    cards = tuple(card._replace(state="not played yet", over=None, brief="not played") for card in CARDS)
    draw_daily(pen, DailyView(TODAY, "", "0 days", cards, (), 0, "", {}))


def duels(pen: Pen) -> None:
    rows = tuple(DuelRow(sheet, title, SEATS, "Tom is next.") for sheet, title in SHEETS)
    draw_duels(pen, DuelsView(rows, 2, "Older ones"))


def setup(pen: Pen) -> None:
    draw_duel_setup(pen, DuelSetupView(SHEETS, 1, "", "Lia, Tom", "A duel is for two to four."))


def lessons(pen: Pen) -> None:
    draw_lessons(pen, LessonsView(all_courses(lambda key: Progress()), 0, 1))


def sealed(pen: Pen) -> None:
    draw_duel(pen, DuelView("tres-fute", "Très futé !", "fute duel X", SEATS, 1, "Others play."))


def compared(pen: Pen) -> None:
    challenge = Challenge(load_ruleset("qwinto"), 7)
    games = [finished(challenge, name, luck=luck) for luck, name in enumerate(("Lia", "Tom", "Ada", "Zoé"), 1)]
    result = compare(games)
    view = DuelView("qwinto", "Qwinto", "fute duel X", SEATS, 0, "", "an answer", True, result, ("Lia wins.",))
    draw_duel(pen, view)


def first_duel(pen: Pen) -> None:
    draw_duels(pen, DuelsView((), 0))


@pytest.mark.parametrize("draw", [first_duel, lessons, sealed])
def test_a_vast_terminal_has_a_sheet_as_at_the_table(draw: Callable[[Pen], None]) -> None:
    for size, large in (((200, 59), True), ((80, 23), False)):
        pen = Pen(*size, DARK)
        draw(pen)
        assert ("≥6" in text(pen.rows())) is large, "the last box of green"


@pytest.mark.parametrize("draw", [daily, first_day, duels, first_duel, lessons, setup, sealed, compared])
def test_every_page_fits_and_can_be_read(draw: Callable[[Pen], None]) -> None:
    for size in SIZES:
        for palette in (DARK, LIGHT):
            pen = Pen(*size, palette)
            draw(pen)
            assert {row_width(row) for row in pen.rows()} == {size[0]}
            assert not hard_to_read(pen.rows()), (size, palette.name)
        plain = Pen(*size, DARK, painted=False, signs=ASCII)
        draw(plain)
        assert ">" in text(plain.rows()), "the cursor is seen without colours"


def test_nothing_of_the_points_is_seen_while_a_duel_is_sealed_and_all_at_its_end() -> None:
    pen = Pen(80, 23, DARK)
    sealed(pen)
    assert "Sealed" in text(pen.rows())
    end = Pen(80, 23, DARK)
    compared(end)
    drawn = text(end.rows())
    assert all(word in drawn for word in ("Lia wins.", "total", "orange", "Zoé"))


def test_cards_of_today_can_be_clicked() -> None:
    pen = Pen(120, 39, DARK)
    daily(pen)
    assert {target.name for target in targets(pen.rows()) if target.kind == "row"} >= {"0", "1", "2", "3", "4", "5"}


def test_the_daily_page_says_before_the_first_roll_that_the_try_is_rated() -> None:
    for size in SIZES:
        pen = Pen(*size, DARK)
        first_day(pen)
        assert "Your first try is rated: it counts for your streak and records." in text(pen.rows())


def test_earlier_days_are_a_heading_only_above_a_row() -> None:
    pen = Pen(80, 23, DARK)
    draw_daily(pen, DailyView(TODAY, "Lia", "0 days", (*CARDS, CARDS[0])[:8], (), 0, "", {}))
    *_rows, last = text(pen.rows()).splitlines()
    assert "Earlier days" not in last


@pytest.mark.parametrize("size", SIZES[1:])
def test_how_far_a_daily_game_is_is_never_cut(size: tuple[int, int]) -> None:
    cards = tuple(card._replace(state="not finished, round 3", over=False, brief="round 3", level="") for card in CARDS)
    pen = Pen(*size, DARK)
    draw_daily(pen, DailyView(TODAY, "Lia", "0 days", cards, (), 0, "", {}))
    assert text(pen.rows()).count("round 3") == len(cards)


@pytest.mark.parametrize("size", SIZES)
def test_the_numbers_of_the_steps_of_a_duel_stay_on_their_cards(size: tuple[int, int]) -> None:
    pen = Pen(*size, DARK)
    draw_duel_setup(pen, DuelSetupView(SHEETS, 1, "", "Lia, Tom"))
    for row in pen.rows()[: 2 + 2 * len(SHEETS)]:
        beside = [run for run in row if run.look.bg == DARK.panel]
        cells = [(letter, run.look) for run in row for letter in run.text][44:]
        shown = {look.bg for _letter, look in cells} | {look.fg for letter, look in cells if letter == "▀"}
        assert beside or not shown & {DARK.colour(colour) for colour in ("yellow", "blue", "green")}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_line_for_friends_is_whole_and_the_calendar_stays_once_games_are_played(language: str) -> None:
    speak(language)
    line = "futé 2026-11-18 | Très futé ! | 107 | There is room for improvement! | Y▫ B▫ G▪ O▪▪▪▪▪▪▪ P▪▪ F▫"
    past = tuple(card._replace(day="16 Nov 2026") for card in CARDS)
    for size in SIZES:
        pen = Pen(*size, DARK)
        draw_daily(pen, DailyView(TODAY, "Lia", "4 days in a row", CARDS, past, 0, line, {TODAY: 2}))
        drawn = text(pen.rows())
        assert line in " ".join(drawn.split())
        assert all(word in drawn for word in (_("Your days"), pgettext("calendar", "played"), weekday_text(6)))


def test_a_finished_daily_game_shows_its_own_sheet() -> None:
    zones = sheet_of(moment("tres-fute-3", 1.0)).zones
    written = {box.mark for zone in zones for row in zone.rows for box in row if box and box.mark.isdigit()}
    pen = Pen(80, 23, DARK)
    draw_daily(pen, DailyView(TODAY, "Lia", "", CARDS, (), 0, "futé | 213", {}, sheet=zones))
    beside = "".join(row[44:] for row in text(pen.rows()).splitlines()[:10])
    assert all(mark in beside for mark in written)


def test_the_end_of_a_duel_has_a_crown_the_best_total_and_everybodys_sheet() -> None:
    pen = Pen(160, 49, DARK)
    compared(pen)
    drawn = pen.rows()
    assert any(run.look.fg == DARK.colour("yellow") or run.look.bg == DARK.colour("yellow") for run in drawn[5])
    assert any(run.look.bg == DARK.accent for row in drawn[4:9] for run in row), "big digits"
    last = next(number for number, row in enumerate(drawn) if "Add an answer" in text((row,)))
    below = drawn[last + 1 :]
    assert all(name in text(below) for name in ("Lia", "Tom", "Ada", "Zoé"))
    assert sum(run.look.bg == DARK.colour("orange") for row in below for run in row) > 4


@pytest.mark.parametrize("size", SIZES)
def test_a_new_duel_shows_no_other_duels_sheet(size: tuple[int, int]) -> None:
    def shown(cursor: int) -> set[str]:
        pen = Pen(*size, DARK)
        draw_duels(pen, DuelsView((DuelRow("qwixx", "Qwixx", SEATS, "Tom is next."),), cursor))
        return {run.text.strip() for row in pen.rows() for run in row}

    boxes = {str(number) for number in range(5, 12)}
    assert not boxes <= shown(0)
    if size[0] >= 160:
        assert boxes <= shown(1)


@pytest.mark.parametrize("cursor", [0, 5, 9, 11])
def test_many_sheets_of_today_are_a_window_that_follows_the_cursor(cursor: int) -> None:
    cards = tuple(card._replace(title=f"Sheet {number}") for number, card in enumerate((*CARDS, *CARDS)[:10]))
    past = tuple(card._replace(day="16 Nov 2026", title=f"Old {number}") for number, card in enumerate(CARDS))
    pen = Pen(80, 23, DARK)
    draw_daily(pen, DailyView(TODAY, "Lia", "4 days in a row", cards, past, cursor, "", {}))
    drawn = text(pen.rows())
    assert (*cards, *past)[cursor].title in drawn
    assert "After a game there is a line to copy" in drawn
    assert "16 Nov 2026" in drawn
    assert ("▲" in drawn, "▼" in drawn) == (cursor > 3, cursor < 7)
