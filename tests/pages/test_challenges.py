"""Daily games, duels and lessons as pages: every size, both themes, painted and in letters, sealed and at the end."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from futé_tui import load_ruleset
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.comparing import compare
from futé_tui.lessons.course import all_courses
from futé_tui.pages.daily import DailyView, DayCard, draw_daily
from futé_tui.pages.duel import DuelView, draw_duel
from futé_tui.pages.duels import DuelRow, DuelSetupView, DuelsView, SeatState, draw_duel_setup, draw_duels
from futé_tui.pages.lessons import LessonsView, draw_lessons
from futé_tui.pages.pen import Pen
from futé_tui.store.lessons import Progress
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.sheet_summaries import sheets_in_order, short_title
from futé_tui.text.signs import ASCII

from ..challenges.games import finished
from ..table.page.pages import targets, text
from ..table.page.test_contrast import hard_to_read
from .test_games import SIZES

TODAY = date(2026, 11, 17)
SHEETS = tuple((sheet, short_title(sheet)) for sheet in sheets_in_order())
CARDS = tuple(DayCard(sheet, title, "213 points", "Hats off!", over=True, brief="213") for sheet, title in SHEETS)
SEATS = (SeatState("Lia", True, "finished"), SeatState("Tom", False, "to play"))


def daily(pen: Pen) -> None:
    played = {TODAY - timedelta(days=number): number % 3 for number in range(40)}
    past = tuple(card._replace(day="16 Nov 2026") for card in CARDS)
    draw_daily(pen, DailyView(TODAY, "Lia", "4 days in a row", CARDS, past, 6, "futé | 213", played))


def first_day(pen: Pen) -> None:
    cards = tuple(card._replace(state="to play", over=None) for card in CARDS)
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
        left = " ".join(" ".join(row[: 44 if size[0] < 110 else None].split()) for row in text(pen.rows()).splitlines())
        assert "Your first try is rated, from the first roll on." in left


@pytest.mark.parametrize("size", SIZES[1:])
def test_how_far_a_daily_game_is_is_never_cut(size: tuple[int, int]) -> None:
    cards = tuple(card._replace(state="not finished, round 3", over=False, brief="round 3", level="") for card in CARDS)
    pen = Pen(*size, DARK)
    draw_daily(pen, DailyView(TODAY, "Lia", "0 days", cards, (), 0, "", {}))
    assert text(pen.rows()).count("round 3") == len(cards)
