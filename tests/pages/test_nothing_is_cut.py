"""No text of a page is cut, in any language, in a small terminal and in one with air."""

from datetime import date

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.language import LANGUAGES, speak
from futé_tui.pages.caps import Button, button_rows, button_width
from futé_tui.pages.daily import DailyView, DayCard, draw_daily
from futé_tui.pages.duels import DuelSetupView, DuelsView, draw_duel_setup, draw_duels
from futé_tui.pages.pen import Pen, broken
from futé_tui.pages.rows import command_target
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.sheet_summaries import sheets_in_order, short_title

from ..cases import for_each
from ..table.page.pages import text

SIZES = ((80, 23), (120, 39))


@for_each(LANGUAGES, SIZES)
def test_the_longest_levels_of_daily_games_are_whole_or_left_out(language: str, size: tuple[int, int]) -> None:
    speak(language)
    levels = {sheet: [level.title for level in load_ruleset(sheet).ratings] or [""] for sheet in ruleset_ids()}
    cards = tuple(
        DayCard(sheet, short_title(sheet), "114 points", max(levels[sheet], key=len), over=True, brief="114")
        for sheet in sheets_in_order()
    )
    past = tuple(card._replace(day="17 Nov 2026") for card in cards)
    pen = Pen(*size, DARK)
    draw_daily(pen, DailyView(date(2026, 11, 18), "Lia", "", cards, past, 0, "", {}))
    assert "~" not in text(pen.rows())


@for_each(LANGUAGES, SIZES)
def test_duels_are_explained_in_full(language: str, size: tuple[int, int]) -> None:
    speak(language)
    sheets = tuple((sheet, short_title(sheet)) for sheet in sheets_in_order())
    listed, new = Pen(*size, DARK), Pen(*size, DARK)
    draw_duels(listed, DuelsView((), 0))
    draw_duel_setup(new, DuelSetupView(sheets, 0, "", "Lia, Tom"))
    assert "~" not in text(listed.rows()) + text(new.rows())


def test_buttons_move_together_before_one_goes_to_the_next_row_alone() -> None:
    buttons = [Button("a", "Again", command_target("again"))] * 4
    taken = sum(map(button_width, buttons))
    assert button_rows(taken + 9, buttons) == button_rows(taken + 6, buttons) == 1
    assert button_rows(taken + 5, buttons) == 2


def test_a_mark_that_stands_alone_stays_with_its_word_before_a_comma() -> None:
    lines = broken("Très futé !, round 6", 9)
    assert lines[0] == "Très"
    assert lines[1] == "futé !,"
