"""Cards of lessons: they tear no sentence, and neither shift nor hide the sheet."""

from dataclasses import replace

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input

from futé_tui.lessons.keys import Progress
from futé_tui.screens.lessons.lesson import LessonScreen
from futé_tui.screens.lessons.lesson_card import AnswerCard, SpeakingCard
from futé_tui.screens.lessons.lessons import LessonsScreen
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file

from ..driving import QUIET, in_app, in_letters_and_painted
from .test_lessons import ROWS, SHEET, TURN, card, file_of, open_lesson, read_on


async def test_a_number_is_answered_on_a_card_and_not_shown_before() -> None:
    async with in_app(entry="lessons") as table:
        LessonProgress(lessons_file()).note(ROWS, 1)
        await open_lesson(table, ROWS)
        await read_on(table)
        assert "15" not in table.text().splitlines()[0]
        assert "Type the number, then press Enter." in " ".join(table.text().split())
        assert "Answer" in (foot := table.text().splitlines()[-1])
        assert not {"Roll", "Pass"} & set(foot.split()), "only what works now"
        await table.press("3")
        assert isinstance(table.app.screen, AnswerCard)
        assert "Enter: done" in table.text()
        assert table.app.screen.query_one(Input).value == "3"
        assert "Answer" in table.text().splitlines()[-1]
        await table.press("q")
        assert isinstance(table.app.screen, LessonScreen), "q closes the card, as Escape does"
        await table.press("3", "5", "enter")
        assert "That is all five added up." in card(table)
        await read_on(table)
        await table.press("enter", "1", "5", "enter")
        assert card(table).startswith("Right!")
        assert LessonProgress(lessons_file()).of(ROWS) == Progress(2)


async def test_cards_tear_no_sentence_and_leave_the_text_of_the_lesson_in_sight() -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        await open_lesson(table, ROWS)
        panel = table.screen.query_one("#lesson").region
        await table.die("green")
        card_at = table.app.screen.query_one(VerticalScroll).region
        assert card(table).startswith("Not quite")
        assert card_at.width == table.app.size.width, "nothing is torn beside it"
        assert card_at.y >= panel.bottom, "the text of the lesson stays in sight"
        await read_on(table)
        LessonProgress(lessons_file()).note(ROWS, 1)
        await table.command("solution")
        assert table.app.screen.query_one(VerticalScroll).region.width == table.app.size.width


@pytest.mark.parametrize("size", [(120, 40), (160, 50)], ids=str)
@pytest.mark.parametrize("key", ["vraiment-tres-fute/turn", "qwinto/sheet"])
async def test_the_sheet_keeps_its_shape_and_its_air_through_a_lesson(key: str, size: tuple[int, int]) -> None:
    places = []
    async with in_app(entry="lessons", size=size) as table:
        for step in range(len(file_of(key).lesson.steps)):
            LessonProgress(lessons_file()).note(key, step)
            await open_lesson(table, key)
            assert "Points" in table.text(), "they are beside the sheet"
            places.append({box: place for box, place in table.screen.places_drawn.items() if box.kind == "box"})
            await table.command("home")
            await table.wait_until(lambda: isinstance(table.app.screen, LessonsScreen))
    assert places[0]
    assert all(each == places[0] for each in places)


@pytest.mark.parametrize("key", ["g", "o", "f2"])
async def test_a_card_never_shifts_the_sheet(key: str) -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        LessonProgress(lessons_file()).note(TURN, 1)
        await open_lesson(table, TURN)
        before = table.text().splitlines()
        await table.press(key)
        if not isinstance(table.app.screen, SpeakingCard):
            await table.press(*table.screen.state.labels.values())
        await table.calm_down()
        assert isinstance(table.app.screen, SpeakingCard)
        over = table.app.screen.query_one(VerticalScroll).region
        after = table.text().splitlines()
        kept = [row for row in range(len(before) - 1) if not over.y <= row < over.bottom]
        assert [after[row] for row in kept] == [before[row] for row in kept]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)], ids=str)
@in_letters_and_painted
async def test_a_question_hides_and_dims_nothing_of_the_sheet(size: tuple[int, int], painted: bool) -> None:
    async with in_app(entry="lessons", size=size, painted=painted) as table:
        await open_lesson(table, SHEET)
        if isinstance(table.app.screen, SpeakingCard):
            await read_on(table)
        before = table.text().splitlines()
        await table.press("3")
        assert isinstance(table.app.screen, AnswerCard)
        over = table.app.screen.query_one("#asking").region
        after = table.text().splitlines()
        hints = [row for row, line in enumerate(before) if "How many" in line or "Type the number" in line]
        kept = [row for row in range(len(before) - 1) if row not in hints and not over.y <= row < over.bottom]
        assert [after[row] for row in kept] == [before[row] for row in kept]
        assert table.text().count("How many foxes") == 1
        assert table.app.screen.styles.background.a == 0


async def test_cards_use_the_width_of_their_frame() -> None:
    async with in_app(entry="lessons", size=(160, 50)) as table:
        await open_lesson(table, TURN)
        await table.command("task")
        text = table.app.screen.query_one("#text")
        assert text.size.width > 150


async def test_the_solution_names_the_key_that_confirms_as_the_settings_have_it() -> None:
    async with in_app(entry="lessons", settings=replace(QUIET, keys={"confirm": "c"})) as table:
        await open_lesson(table, "melange/actions")
        await read_on(table)
        await table.command("solution")
        assert "Keys: o 5 c" in card(table)
        await read_on(table)
        await table.press("o", "5", "c")
        await table.calm_down()
        assert card(table).startswith("Right!")
