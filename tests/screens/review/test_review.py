"""The review on the screen: made in a worker, gone through by keys and clicks, kept, and left at any time."""

import re
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from futé_tui.engine.game import Game
from futé_tui.expert import player
from futé_tui.expert.manifest import Misfit, NoExpert
from futé_tui.expert.review import Review, Verdict, review_game
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.pages.pen import Area, Pen, first_rows
from futé_tui.pages.review.page import draw_review
from futé_tui.pages.review.parts import draw_sum
from futé_tui.pages.review.view import ReviewPage, Tab, view_review
from futé_tui.screens.review.review import ReviewScreen
from futé_tui.screens.table.replay import ReplayScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.table.page.drawing.glyphs import MINUS
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.numbers import decimal
from futé_tui.text.opponents import expert_name
from futé_tui.text.review_words import verdict_legend, verdict_word
from futé_tui.text.signs import ASCII

from ...conformance.subjects import Subject, finished
from ...expert.experts import newborn
from ..driving import Table, in_app, in_letters_and_painted


@pytest.fixture(scope="module")
def game() -> Game:
    return finished(Subject("tres-fute", 2), 4)


@pytest.fixture(autouse=True)
def _quick_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "load_expert", lambda ruleset: newborn(ruleset.id))


def review_of(game: Game) -> Review:
    return review_game(newborn("tres-fute"), game)


async def open_review(table: Table, number: int) -> ReviewScreen:
    from futé_tui.screens.sitting_down import review_game as review_stored_game

    review_stored_game(table.app, number)
    await table.pilot.pause()
    screen = table.app.screen
    assert isinstance(screen, ReviewScreen)
    return screen


@in_letters_and_painted
async def test_a_stored_game_is_reviewed_and_the_review_is_kept(game: Game, *, painted: bool) -> None:
    async with in_app(painted=painted) as table:
        number = table.app.store.begin(game)
        screen = await open_review(table, number)
        await table.wait_until(lambda: screen.count)
        await table.pilot.pause()
        text = table.text()
        assert "The costliest decisions" in text
        assert "better: " in text
        assert len(table.app.store.review_rows(number)) == 2
        await table.press("tab")
        assert screen.count > 40
        await table.press("v", "tab")
        assert "Points lost by zone" in table.text()
        await table.press("enter")
        assert table.messages[-1].startswith("Only decisions and rolls have a position")
        if painted:
            await table.click_target("tab", "OVERVIEW")
            await table.click_target("seat", "0")
            assert "The costliest decisions" in table.text()


async def test_one_key_leads_to_the_position_and_another_plays_on_from_there(game: Game) -> None:
    async with in_app() as table:
        screen = await open_review(table, table.app.store.begin(game))
        await table.wait_until(lambda: screen.count)
        costliest = review_of(game).seats[0].costliest
        await table.press("down", "enter")
        replay = table.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.moment == costliest[1].step
        assert "Played: " in table.text()
        assert "Better by " in table.text()
        assert any(line.strip().startswith("Round ") for line in table.text().splitlines()), "below the note"
        await table.press("q", "up", "p", "enter")  # with new dice
        await table.pilot.pause()
        assert isinstance(table.app.screen, TableScreen)
        assert table.game.practice
        assert len(table.game.steps) == costliest[0].step


async def test_the_review_can_be_left_while_it_is_made(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def never_ends(game: Game, kept: Any, report: Any, *, again: bool = False) -> None:
        while True:
            report(1, 2)
            Event().wait(0.02)

    monkeypatch.setattr("futé_tui.screens.review.review.make_review", never_ends)

    async with in_app() as table:
        number = table.app.store.begin(game)
        await open_review(table, number)
        await table.wait_until(lambda: "1/2" in table.text())
        await table.press("escape")
        assert not isinstance(table.app.screen, ReviewScreen)
        assert table.app.store.review_rows(number) == []


async def test_without_an_expert_there_is_a_sentence(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(ruleset: Any) -> None:
        raise NoExpert(Misfit.NONE, ruleset.id)

    monkeypatch.setattr(player, "load_expert", nobody)

    async with in_app() as table:
        await open_review(table, table.app.store.begin(game))
        await table.wait_until(lambda: "fute train tres-fute" in " ".join(table.text().split()))


def test_the_numbers_on_the_curve_are_explained_and_no_word_is_torn_from_what_it_means(game: Game) -> None:
    view = view_review(review_of(game), game)
    pen = Pen(120, 39, DARK)
    draw_review(pen, ReviewPage(view.title, view))
    text = "\n".join("".join(run.text for run in row) for row in pen.rows())
    assert "1, 2, 3: the costliest decisions" in text
    legend = verdict_legend(284.0)
    assert legend.endswith("blunder above that".replace(" ", "\N{NO-BREAK SPACE}"))


@pytest.mark.parametrize("size", [(80, 23), (120, 39), (160, 49)], ids=str)
def test_a_faultless_game_has_no_headings_with_nothing_below(game: Game, size: tuple[int, int]) -> None:
    view = view_review(review_of(game), game)
    faultless = replace(view.seats[0], loss=0.0, costliest=(), zones=(), phases=())
    for tab in (Tab.OVERVIEW, Tab.SUMS):
        pen = Pen(*size, DARK)
        draw_review(pen, ReviewPage(view.title, replace(view, seats=(faultless,)), tab=tab))
        drawn = "\n".join("".join(run.text for run in row) for row in pen.rows())
        assert ("Every decision was the best one." in drawn) == (tab is Tab.OVERVIEW)
        assert "The costliest decisions" not in drawn
        assert "Points lost by" not in drawn


@pytest.mark.parametrize("tab", list(Tab), ids=lambda tab: tab.name)
@pytest.mark.parametrize("size", [(80, 23), (120, 39), (160, 49)], ids=str)
def test_every_page_fits_every_terminal(game: Game, size: tuple[int, int], tab: Tab) -> None:
    view = view_review(review_of(game), game)
    for painted in (True, False):
        pen = Pen(*size, DARK, painted=painted, signs=ASCII)
        draw_review(pen, ReviewPage(view.title, view, tab=tab, cursor=1))
        lines = ["".join(run.text for run in row) for row in pen.rows()]
        assert {len(line) for line in lines} == {size[0]}
        assert any("Points expected at the end" in line for line in lines) == (
            tab is Tab.OVERVIEW or (tab is Tab.MOVES and size[1] > 23)
        )
        assert any("Where the points went" in line for line in lines) == (size[0] == 80), "beside the pages otherwise"
        assert any("Lia" in line or "Ada" in line or "Tom" in line for line in lines)


def test_the_numbers_that_are_shown_add_up(game: Game) -> None:
    seat = replace(view_review(review_of(game), game).seats[0], start=100.14, loss=20.06, final=150.0)
    pen = Pen(72, 2, DARK)
    draw_sum(pen, Area(0, 0, 72, 2), seat, over=True)
    shown = "".join(run.text for run in pen.rows()[1]).replace(MINUS, "-")
    start, luck, loss, final = map(float, shown.split())
    assert (start, loss, final) == (100.1, -20.1, 150.0)
    assert luck == 70.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_of_the_sum_are_whole(game: Game, language: str) -> None:
    speak(language)
    seat = view_review(review_of(game), game).seats[0]
    for over in (True, False):
        pen = Pen(72, 2, DARK)  # beside the panel at 120 columns
        draw_sum(pen, Area(0, 0, 72, 2), seat, over=over)
        assert "~" not in "".join(run.text for run in pen.rows()[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 23), (112, 34), (120, 39)], ids=str)
def test_the_words_of_verdicts_and_what_zones_cost_are_explained(
    game: Game, size: tuple[int, int], language: str
) -> None:
    speak(language)
    view = view_review(review_of(game), game)
    pages = []
    for tab in (Tab.OVERVIEW, Tab.SUMS):
        pen = Pen(*size, DARK)
        draw_review(pen, ReviewPage(view.title, view, tab=tab))
        rows = ["".join(run.text for run in row) for row in pen.rows()]
        pages.append(rows)
    beside = size[0] - (42 if size[0] >= 112 else 0)
    overview, sums = (" ".join(row[:beside].strip() for row in pages[0]), " ".join(pages[1]))
    blunder = decimal(Verdict.MISTAKE.value * view.seats[0].start)
    assert re.search(rf"{verdict_word(Verdict.MISTAKE)} \D*{blunder}", overview)
    explained = _("Total cost of decisions in each zone")
    assert all(word in sums for word in explained.split())


def test_the_curve_ends_at_the_final_score_of_everybody(game: Game) -> None:
    for seat, score in zip(view_review(review_of(game), game).seats, game.scores(), strict=True):
        assert seat.curve[-1] == (len(game.steps), score.total)


def test_luck_is_explained_where_it_is_shown(game: Game) -> None:
    view = view_review(review_of(game), game)
    seat = view.seats[0]
    roll = next(line for line in seat.lines if line.dice)
    for line, said in (
        (roll, "after this roll than before it"),
        (roll._replace(dice=(), words="New estimate"), "judges the position differently"),
    ):
        pen = Pen(80, 23, DARK)
        shown = replace(view, seats=(replace(seat, lines=(line,)),))
        draw_review(pen, ReviewPage(view.title, shown, tab=Tab.MOVES))
        below = " ".join("".join(run.text for run in row) for row in pen.rows()[-3:])
        assert said in " ".join(below.split())


def test_a_text_that_goes_on_says_so() -> None:
    assert first_rows("one two three", 20, 2) == ["one two three"]
    assert first_rows("one two three four", 9, 2) == ["one two", "three…"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_says_who_expects_it_where_there_is_room(game: Game, language: str) -> None:
    speak(language)
    seat = view_review(review_of(game), game).seats[0]
    for width in (72, 110):
        pen = Pen(width, 2, DARK)
        draw_sum(pen, Area(0, 0, width, 2), seat, over=True)
        title = _("{expert} (the expert) would average").format(expert=expert_name())
        assert title in "".join(run.text for run in pen.rows()[0])
