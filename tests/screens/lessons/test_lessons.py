"""Lessons in the app: the list, a lesson at the table by keys and by mouse, answers, leaving and going on."""

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Static

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move
from futé_tui.expert.coach import Advice, Appraisal
from futé_tui.lessons import judging
from futé_tui.lessons.keys import Progress
from futé_tui.lessons.loader import LessonFile, lesson_sheets, lessons_of
from futé_tui.screens.first_start import WelcomeScreen
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.lessons.lesson import LessonScreen
from futé_tui.screens.lessons.lesson_card import CourseDoneCard, LessonCard, LessonDoneCard, SpeakingCard
from futé_tui.screens.lessons.lessons import LessonsScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.simulate.bots import BOTS
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file
from futé_tui.widgets.page import Page

from ..driving import Table, by_both_hands, in_app, touch_of

ROWS = "tres-fute/rows"
SHEET = "tres-fute/sheet"
TURN = "tres-fute/turn"
BONUSES = "tres-fute/bonuses"


class Choosing:
    """What a bot decides from."""

    def __init__(self, game: Game) -> None:
        self.position, self.moves = game.position, game.moves()


def file_of(key: str) -> LessonFile:
    return next(file for file in lessons_of(key.partition("/")[0]) if file.key == key)


def card(table: Table) -> str:
    """What the card on top says."""
    assert isinstance(table.app.screen, SpeakingCard), table.app.screen
    return "\n".join(str(static.content) for static in table.app.screen.query(Static))


async def open_lesson(table: Table, key: str) -> None:
    """Take a lesson from the list, and read what its step is about."""
    lessons = table.app.screen
    assert isinstance(lessons, LessonsScreen)
    lessons.take(file_of(key))
    await table.wait_until(lambda: table.app.screen is not lessons)
    await table.calm_down()


async def read_on(table: Table) -> None:
    await table.wait_until(lambda: isinstance(table.app.screen, SpeakingCard))
    read = table.app.screen
    await table.command("read_on")
    await table.wait_until(lambda: table.app.screen is not read)
    await table.calm_down()


async def mark(table: Table, move: str) -> None:
    """Pick die and box of a move, as at any table."""
    screen = table.screen
    touch = touch_of(screen, next(each for each in screen.game.moves() if str(each) == move))
    assert touch.box
    await table.die(touch.die)
    await table.pilot.pause()
    if table.app.screen is screen:  # there is a choice of boxes
        await table.box(*touch.box)
        await table.pilot.pause()


@by_both_hands
async def test_a_lesson_is_taken_at_the_table(mouse: bool) -> None:
    async with in_app(entry="lessons") as table:
        table.mouse = mouse
        await open_lesson(table, ROWS)
        assert "Green, orange, purple: from the left (step 1 of 6)" in card(table)
        assert "the third asks for 3" in card(table)
        width, height = table.app.screen.query_one(VerticalScroll).outer_size
        assert width == table.app.size.width, "a card over the table, with nothing torn beside it"
        assert height < 12
        await read_on(table)
        assert table.prompt == "Cross the third green box anyway."
        await table.die("green")
        assert card(table).startswith("Not quite")
        await read_on(table)
        await table.die("white")
        assert table.prompt.startswith("Cross the third green box anyway. "), "the task stays in sight"
        await table.press("escape")
        await mark(table, "white>yellow.r1c3")
        assert "This task is about another zone: green." in card(table)
        await read_on(table)
        assert LessonProgress(lessons_file()).of(ROWS) == Progress(0)
        await mark(table, "white>green.3")
        assert card(table).startswith("Right!\nWhite 5 is enough for 3: green is worth 6 points.")
        assert LessonProgress(lessons_file()).of(ROWS) == Progress(1)


@pytest.mark.parametrize("key", ["3", "enter", "escape"])
async def test_below_the_log_that_covers_the_sheet_no_number_is_asked_for(key: str) -> None:
    async with in_app(entry="lessons") as table:
        LessonProgress(lessons_file()).note(ROWS, 1)
        await open_lesson(table, ROWS)
        await read_on(table)
        await table.press("f5", "pageup", "pagedown")
        assert "f5 closes this." in table.text()
        await table.press(key)
        assert "f5 closes this." not in table.text(), "the key closes it"
        assert isinstance(table.app.screen, LessonScreen)


async def test_nothing_to_undo_is_said_at_the_table_and_is_no_wrong_answer() -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        for step in (0, 1):  # a move, then a number
            LessonProgress(lessons_file()).note(ROWS, step)
            await open_lesson(table, ROWS)
            await table.command("undo")
            await table.calm_down()
            assert table.prompt.startswith("There is nothing to undo: only a right move changes the table here.")
            await table.press("escape")
            await table.command("home")
            await table.wait_until(lambda: isinstance(table.app.screen, LessonsScreen))


async def test_escape_and_q_lead_out_of_a_lesson_or_say_how() -> None:
    async with in_app(entry="lessons") as table:
        await open_lesson(table, ROWS)
        assert isinstance(table.app.screen, LessonCard)
        await table.press("q")
        assert isinstance(table.app.screen, LessonScreen)
        await table.press("escape")
        assert table.prompt.startswith("Nothing is picked. q leaves the lesson.")
        await table.press("q")
        assert isinstance(table.app.screen, LessonsScreen)
        await table.press("q")
        assert isinstance(table.app.screen, HomeScreen)


async def test_a_key_that_means_nothing_says_so_where_a_number_is_asked_for() -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        await open_lesson(table, SHEET)
        await table.die("blue")
        await table.calm_down()
        assert table.prompt.startswith("b does nothing here.")
        assert not table.screen.state.has_picked


async def test_points_that_are_asked_for_are_not_hidden_behind_the_sign_of_a_bonus() -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        await open_lesson(table, SHEET)
        assert "You are Lia." in table.text()
        assert "? pt" not in table.text()
        assert "? point" not in table.text()


@pytest.mark.parametrize("late", [False, True], ids=["in time", "late"])
async def test_the_expert_judges_a_move_that_was_to_be_found_and_holds_nothing_up(
    late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The praise is there at once; what the expert says follows when it has looked."""
    may_answer = Event()
    if not late:
        may_answer.set()

    def last_is_best(_ruleset: Any, _position: Any, moves: Sequence[Move]) -> Advice:
        assert may_answer.wait(20)
        return Advice(tuple(Appraisal(move, 0, float(10 * place)) for place, move in enumerate(reversed(moves)))[::-1])

    monkeypatch.setattr(judging, "ask_expert", last_is_best)
    async with in_app(entry="lessons") as table:
        await open_lesson(table, BONUSES)
        await read_on(table)
        await mark(table, "purple>3=5")
        assert card(table).startswith("Right!")
        if late:
            assert "Reynard" not in card(table)
            may_answer.set()
        await table.wait_until(lambda: "Master Reynard prefers another answer: yellow 5, row 2" in card(table))
        await read_on(table)
        assert "Reynard" not in card(table)


async def test_one_key_leads_from_a_lesson_to_the_next() -> None:
    async with in_app(entry="lessons") as table:
        LessonProgress(lessons_file()).note(SHEET, 2)
        await open_lesson(table, SHEET)
        await read_on(table)
        await table.press("7", "enter")
        assert isinstance(table.app.screen, LessonDoneCard)
        assert "Next lesson: A turn" in card(table)
        assert LessonProgress(lessons_file()).of(SHEET) == Progress(0, done=True)
        await read_on(table)
        assert "A turn (step 1 of 6)" in card(table)


async def test_a_move_is_taken_back_where_that_is_the_task() -> None:
    async with in_app(entry="lessons") as table:
        await open_lesson(table, "tres-fute/undo")
        await read_on(table)
        await table.command("roll")
        assert "Once you roll, the move is final" in card(table)
        await read_on(table)
        await table.command("undo")
        assert "all six dice are back in the pool" in card(table)
        await read_on(table)
        assert "step 2 of 2" in card(table)
        await read_on(table)
        assert len(table.screen.game.moves()) > 10


async def test_an_exam_is_played_without_cards_and_leads_into_a_solo_game() -> None:
    key = "tres-fute/exam"

    async with in_app(entry="lessons") as table:
        await open_lesson(table, key)
        assert "Exam: two solo rounds\n" in card(table), "its only step has no number"
        await read_on(table)
        assert "Round 1 of 2, 0 of 20 points." in table.prompt
        await table.press("f3")
        assert "An exam has no single solution" in card(table)
        await read_on(table)
        lesson = table.app.screen
        assert isinstance(lesson, LessonScreen)
        random = Random(2)
        while isinstance(table.app.screen, LessonScreen):
            lesson.choose(BOTS["greedy"](lesson.game.rules, Choosing(lesson.game), random))
        await table.pilot.pause()
        assert isinstance(table.app.screen, CourseDoneCard), card(table)
        assert card(table).startswith("You can play Très futé !")
        assert LessonProgress(lessons_file()).of(key).done
        await table.command("play_solo")
        await table.pilot.pause()
        await table.pilot.pause()
        assert isinstance(table.app.screen, TableScreen)
        assert len(table.screen.game.players) == 1
        assert table.screen.state.level.shows_options


async def test_an_exam_that_was_failed_starts_again() -> None:
    async with in_app(entry="lessons") as table:
        await open_lesson(table, "tres-fute/exam")
        await read_on(table)
        lesson = table.app.screen
        assert isinstance(lesson, LessonScreen)
        while isinstance(table.app.screen, LessonScreen):
            lesson.choose(lesson.game.moves()[-1])  # pass, decline, finish
        await table.pilot.pause()
        assert card(table).startswith("Not enough points yet")
        await read_on(table)
        assert "Reach at least 20 points." in card(table)
        await read_on(table)
        assert table.screen.game.steps == []
        assert not LessonProgress(lessons_file()).of("tres-fute/exam").done


async def test_a_lesson_that_is_left_goes_on_where_it_was() -> None:
    async with in_app(entry="lessons") as table:
        LessonProgress(lessons_file()).note(ROWS, 4)
        await open_lesson(table, ROWS)
        assert "step 5 of 6" in card(table)
        await read_on(table)
        await table.command("home")
        await table.pilot.pause()
        assert isinstance(table.app.screen, LessonsScreen)
        assert LessonProgress(lessons_file()).of(ROWS) == Progress(4)
        assert any("from the left" in line and "5/6" in line for line in table.text().splitlines())
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)


async def test_the_list_goes_from_sheet_to_sheet_and_one_key_takes_the_next_lesson() -> None:
    async with in_app(entry="lessons") as table:
        assert isinstance(table.app.screen, LessonsScreen)
        first = table.text()
        await table.press("right")
        assert table.text() != first
        await table.press("left")
        assert table.text() == first
        await table.click_target("course", "1")
        await table.click_target("course", "0")
        assert table.text() == first
        await table.press("n")
        await table.pilot.pause()
        assert isinstance(table.app.screen, LessonCard)


async def test_where_there_is_room_the_text_is_in_a_panel() -> None:
    async with in_app(entry="lessons", size=(120, 40)) as table:
        await open_lesson(table, ROWS)
        assert isinstance(table.app.screen, LessonScreen)
        assert "the third asks for 3" in " ".join(str(table.screen.query_one("#lesson", Static).content).split())
        assert table.screen.query_one(Page).size.width == 120, "the table is not cut at its right"
        await table.press("f3")
        assert "One solution: green: a cross (the white die), +3 points" in card(table)


async def test_the_first_start_offers_the_lessons_once() -> None:
    lessons_file().unlink()
    async with in_app() as table:
        assert isinstance(table.app.screen, WelcomeScreen)
        await table.press("enter")
        await table.pilot.pause()
        assert isinstance(table.app.screen, LessonsScreen)
    async with in_app() as table:
        assert isinstance(table.app.screen, HomeScreen)


async def test_the_first_die_and_the_first_box_come_with_their_keys() -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        LessonProgress(lessons_file()).note(TURN, 1)
        await open_lesson(table, TURN)
        assert table.prompt == "Take the purple 3. Press p, the key under the die."
        await table.press("3")
        await table.calm_down()
        assert table.prompt.startswith("No box has the label 3 now. Press the letter under a die to pick it.")
        await table.command("solution")
        assert "Keys: p" in card(table)
        await read_on(table)
        await table.press("escape", "p")
        assert card(table).startswith("Right!")
        await read_on(table)
        assert "The black label on a box is its key: press it, or click the box." in table.prompt
        await table.command("solution")
        keys = card(table).partition("Keys: ")[2].splitlines()[0].split()
        await read_on(table)
        await table.press(*keys)
        await table.calm_down()
        assert card(table).startswith("Right!"), keys


@pytest.mark.parametrize("sheet", lesson_sheets())
def test_every_course_introduces_the_keys_of_dice_or_boxes_once(sheet: str) -> None:
    kinds = [step.keys for file in lessons_of(sheet) for step in file.lesson.steps if step.keys]
    assert kinds
    assert len(kinds) == len(set(kinds))


async def test_a_lesson_that_cannot_be_taken_is_reported_and_the_list_stays() -> None:
    file = file_of(ROWS)
    start = file.lesson.steps[0].start
    assert start
    first = file.lesson.steps[0].model_copy(update={"start": start.model_copy(update={"active": 6})})
    broken = replace(file, lesson=file.lesson.model_copy(update={"steps": [first, *file.lesson.steps[1:]]}))
    async with in_app(entry="lessons") as table:
        lessons = table.app.screen
        assert isinstance(lessons, LessonsScreen)
        lessons.take(broken)
        await table.calm_down()
        assert table.app.screen is lessons
        [said] = [notification.message for notification in table.app._notifications]
        assert said.endswith(": there is no player 6")


async def test_for_whom_nothing_is_done_the_chosen_course_is_shown_and_not_the_number_of_all_lessons() -> None:
    async with in_app(entry="lessons") as table:
        assert "0 of 11 · Très futé !" in table.text()
        await table.press("tab")
        assert "0 of 8 · Qwixx" in table.text()
        LessonProgress(lessons_file()).note(SHEET, 0, done=True)
    async with in_app(entry="lessons") as table:
        assert re.search(r"1 of \d+ done", table.text())
