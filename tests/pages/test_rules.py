"""The rules and the help as pages: every chapter of every sheet, the zones as at the table, the signs of each sheet."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.pages.help import HelpView, Key, draw_help, furthest, help_rows
from futé_tui.pages.pen import Pen, broken
from futé_tui.pages.prose import prose
from futé_tui.pages.rules import RulesView, chapter_rows, draw_rules
from futé_tui.pages.sheet_picture import printed_sheet
from futé_tui.pages.sheet_signs import SheetSigns, signs_of
from futé_tui.table.letters import die_letters
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import row_width
from futé_tui.text.rule_pages import rule_page
from futé_tui.text.signs import ASCII, UNICODE

from ..cases import for_cases
from ..table.page.pages import cells_on, text
from ..table.page.test_contrast import hard_to_read


@cache
def view(sheet: str) -> RulesView:
    ruleset = load_ruleset(sheet)
    page = rule_page(ruleset)
    return RulesView(page.title, page.chapters, printed_sheet(ruleset), ruleset.rules.round_track(1))


def chapters(sheet: str) -> Iterator[tuple[str, RulesView]]:
    """The rules of a sheet, opened at each of their chapters."""
    for number, chapter in enumerate(view(sheet).chapters):
        yield chapter.id, replace(view(sheet), cursor=number)


def signs(sheet: str) -> SheetSigns:
    ruleset = load_ruleset(sheet)
    rounds, printed = ruleset.rules.round_track(1), printed_sheet(ruleset)
    return signs_of(ruleset, printed, rounds, 1, die_letters(ruleset.dice), UNICODE)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_chapter_fits_and_a_chapter_on_a_zone_shows_its_card(sheet: str) -> None:
    for size in ((80, 23), (120, 39)):
        for chapter, shown in chapters(sheet):
            rows = chapter_rows(Pen(*size, DARK), shown)
            assert {row_width(row) for row in rows} == {size[0] - 29}
            if chapter in shown.zones:
                assert cells_on(rows, DARK.colour(chapter)) > 100, chapter


@pytest.mark.parametrize("zone", ["blue", "brown", "pink"])
def test_strips_are_whole_beside_the_chapters_of_the_smallest_terminal(zone: str) -> None:
    shown = dict(chapters("puissance-3"))[zone]
    boxes = Counter(
        run.target.part
        for row in chapter_rows(Pen(80, 23, DARK), shown)
        for run in row
        if run.target and run.target[:2] == ("box", zone)
        for _cell in run.text
    )
    assert len(set(boxes.values())) == 1


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_where_there_is_room_the_sheet_is_below_the_text(sheet: str) -> None:
    width, height = 200, 59
    for chapter, shown in chapters(sheet):
        rows = chapter_rows(Pen(width, height, DARK), shown)
        assert len(rows) <= height - 2
        if chapter in ("turn", "white", "end"):
            coloured = [zone for zone in shown.zones if zone in DARK.colours]
            assert all(cells_on(rows, DARK.colour(zone)) > 100 for zone in coloured), chapter


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_rules_and_help_can_be_read_in_both_themes(sheet: str) -> None:
    for palette in (DARK, LIGHT):
        for _chapter, shown in chapters(sheet):
            pen = Pen(120, 39, palette)
            draw_rules(pen, shown)
            assert not hard_to_read(pen.rows())
        pen = Pen(120, 39, palette)
        assert not hard_to_read(help_rows(pen, HelpView("How.", (), signs(sheet))))


@pytest.mark.parametrize(("zone", "word"), [("turquoise", "tinted"), ("yellow", "grey")])
def test_marks_of_the_drawing_in_letters_are_explained_only_there(zone: str, word: str) -> None:
    shown = dict(chapters("puissance-3"))[zone]
    sentence = f"after their number are {word}"
    assert sentence not in " ".join(text(chapter_rows(Pen(80, 23, DARK), shown)).split())
    in_letters = chapter_rows(Pen(80, 60, DARK, painted=False, signs=ASCII), shown)
    assert sentence in " ".join(text(in_letters).split())


def test_without_colours_the_drawing_in_letters_stays() -> None:
    pen = Pen(80, 23, DARK, painted=False, signs=ASCII)
    draw_rules(pen, dict(chapters("tres-fute"))["yellow"])
    assert "[x]'" in text(pen.rows())


def test_names_of_zones_have_their_colour_in_running_text() -> None:
    [row] = prose(Pen(80, 23, DARK), "Cross blue, then any box.", 60, DARK.table, ("blue",))
    coloured = [run.text for run in row if run.look.bold]
    assert coloured == ["blue"]


def test_long_help_can_be_scrolled_to_its_end() -> None:
    help_ = HelpView("How.", (("Keys", tuple(Key("?", f"does {number}") for number in range(60))),))
    pen = Pen(80, 23, DARK)
    last = furthest(pen, help_)
    draw_help(pen, HelpView(help_.how, help_.groups, top=last))
    assert "does 59" in text(pen.rows())
    assert last > 0


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_the_help_draws_the_signs_of_its_sheet(sheet: str) -> None:
    rows = help_rows(Pen(120, 39, DARK), HelpView("How.", (), signs(sheet)))
    drawn = text(rows)
    assert "You can mark it now" in drawn
    assert ("fox" in drawn) == load_ruleset(sheet).rules.has_foxes
    assert ("silver platter" in drawn) == bool(load_ruleset(sheet).rules.round_track(1))


def help_text(sheet: str) -> str:
    """What the help says of the signs of a sheet, in one line."""
    return " ".join(text(help_rows(Pen(80, 23, DARK), HelpView("", (), signs(sheet)))).split())


@for_cases(
    [
        ("tres-fute", "A printed cross", "uses an action"),
        ("tres-fute", "What the complete diagonal gives", "Lost: you can no longer mark it"),
        ("vraiment-tres-fute", "Circled: it counts for rows and columns", "A printed cross"),
        ("puissance-3", "Lost: you can no longer mark it", "Circled"),
        ("melange", "You can mark it, but that uses an action", "Circled"),
        ("tres-fute-4ever", "boxes of one shade that touch are a region", "followed by the last sign"),
        ("qwinto", "Misthrows: the active player crosses one", "Unlocked"),
        ("qwixx", "The lock: you cross it with the last box", "Unlocked"),
    ]
)
def test_the_help_shows_the_signs_that_are_on_the_sheet_and_no_others(sheet: str, there: str, not_there: str) -> None:
    said = help_text(sheet)
    assert there in said
    assert not_there not in said


def test_a_comma_stays_with_the_coloured_word_before_it() -> None:
    pen = Pen(80, 24, DARK, painted=True)
    rows = prose(pen, "cinq zones : jaune, bleue, verte", 18, DARK.panel, ["yellow", "blue", "green"])
    assert [text((row,)).strip() for row in rows] == ["cinq zones :", "jaune, bleue,", "verte"]


def test_a_text_is_never_broken_at_a_no_break_space() -> None:
    assert broken("Tu peux t'améliorer\N{NO-BREAK SPACE}!", 19) == ["Tu peux", "t'améliorer !"]
