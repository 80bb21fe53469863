"""Lessons in the app: the list, a lesson at the table by keys and by mouse, answers, leaving and going on."""

from textual.widgets import Input, OptionList, Static

from futé_tui.lessons.loader import LessonFile, lessons_of
from futé_tui.screens.choosing import ChoiceCard
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.lessons.lesson import LessonScreen
from futé_tui.screens.lessons.lesson_card import AnswerCard, LessonCard, LessonDoneCard, SpeakingCard
from futé_tui.screens.lessons.lessons import LessonsScreen
from futé_tui.store.lessons import LessonProgress, Progress
from futé_tui.store.paths import lessons_file

from ..driving import Table, by_both_hands, run_app, touch_of

GREEN = "tres-fute/green"


def file_of(key: str) -> LessonFile:
    return next(file for file in lessons_of(key.partition("/")[0]) if file.key == key)


def card(table: Table) -> str:
    """What the card says that lies on top."""
    assert isinstance(table.app.screen, SpeakingCard), table.app.screen
    return "\n".join(str(static.content) for static in table.app.screen.query(Static) if static.id != "too-small")


async def open_lesson(table: Table, key: str) -> None:
    """Take a lesson from the list, and read what its step is about."""
    lessons = table.app.screen
    assert isinstance(lessons, LessonsScreen)
    lessons.take(file_of(key))
    await table.pilot.pause()
    await table.pilot.pause()


async def read_on(table: Table) -> None:
    await table.command("read_on")
    await table.pilot.pause()
    await table.pilot.pause()


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
def test_a_lesson_is_taken_at_the_table(mouse: bool) -> None:
    async def script(table: Table) -> None:
        table.mouse = mouse
        await open_lesson(table, GREEN)
        assert "Green: at least, step 1 of 3" in card(table)
        assert "at least 3" in card(table)
        await read_on(table)
        assert table.prompt == "Cross the third green box with the green 4."
        await mark(table, "green>3")
        assert "4 is at least 3: crossed." in card(table)
        await read_on(table)
        assert "Green: at least, step 2 of 3" in card(table)
        await read_on(table)
        await table.die("green")
        assert "Box 3 of green needs at least 3; the green die shows 2." in card(table)
        await read_on(table)
        await mark(table, "white>yellow.r1c3")
        assert card(table).splitlines()[:2] == ["Not yet", "White is the right die. Use it in green."]
        await read_on(table)
        assert table.prompt == "Find a die that crosses the third green box."
        assert LessonProgress(lessons_file()).of(GREEN) == Progress(1)

    run_app(script, entry="lessons")


def test_a_number_is_answered_on_a_card_and_not_shown_before() -> None:
    async def script(table: Table) -> None:
        LessonProgress(lessons_file()).note(GREEN, 2)
        await open_lesson(table, GREEN)
        await read_on(table)
        assert "g green" in table.text()
        assert "15" not in table.text().splitlines()[0]
        await table.press("1")
        assert isinstance(table.app.screen, AnswerCard)
        assert table.app.screen.query_one(Input).value == "1"
        await table.press("4", "enter")
        assert "Read the number over box 5." in card(table)
        await read_on(table)
        await table.press("enter", "1", "5", "enter")
        assert isinstance(table.app.screen, LessonDoneCard)
        assert card(table).startswith("Lesson complete")
        assert LessonProgress(lessons_file()).of(GREEN) == Progress(0, done=True)
        await read_on(table)
        assert isinstance(table.app.screen, LessonCard), "the next lesson of the sheet that is not done follows"
        assert "Orange: write and add, step 1 of 2" in card(table)

    run_app(script, entry="lessons")


def test_a_lesson_that_is_left_goes_on_where_it_was() -> None:
    async def script(table: Table) -> None:
        LessonProgress(lessons_file()).note(GREEN, 1)
        await open_lesson(table, GREEN)
        assert "step 2 of 3" in card(table)
        await read_on(table)
        await table.command("home")
        await table.pilot.pause()
        lessons = table.app.screen
        assert isinstance(lessons, LessonsScreen)
        options = lessons.query_one(OptionList)
        shown = str(options.get_option(GREEN).prompt)
        assert "Green: at least" in shown
        assert "step 2 of 3" in shown
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)

    run_app(script, entry="lessons")


def test_where_there_is_room_the_text_stands_in_a_panel() -> None:
    async def script(table: Table) -> None:
        await open_lesson(table, GREEN)
        assert isinstance(table.app.screen, LessonScreen)
        assert "at least 3" in str(table.screen.query_one("#lesson", Static).content)
        assert "reroll o......  extra ......." in table.text(), "the sheet is there to its last line"
        await table.press("f3")
        assert "One solution: green 3" in card(table)

    run_app(script, entry="lessons", size=(120, 40))


def test_the_first_start_offers_the_lessons_once() -> None:
    lessons_file().unlink()

    async def take_them(table: Table) -> None:
        assert isinstance(table.app.screen, ChoiceCard)
        await table.press("enter")
        await table.pilot.pause()
        assert isinstance(table.app.screen, LessonsScreen)

    async def not_again(table: Table) -> None:
        assert isinstance(table.app.screen, HomeScreen)

    run_app(take_them)
    run_app(not_again)
