"""Courses: the lessons of a sheet with their progress, what comes next, and progress of older lessons."""

import json
from pathlib import Path

import pytest

from futé_tui.lessons.course import all_courses, course_of, next_lesson
from futé_tui.lessons.keys import Progress, older_key
from futé_tui.lessons.loader import lesson_sheets
from futé_tui.store.lessons import LessonProgress

OLDER = Path(__file__).parent.parent / "data" / "lessons-1.json"


@pytest.fixture
def progress(tmp_path: Path) -> LessonProgress:
    return LessonProgress(tmp_path / "lessons.json")


@pytest.fixture
def older(progress: LessonProgress, tmp_path: Path) -> LessonProgress:
    """Progress as the lessons before these noted it."""
    (tmp_path / "lessons.json").write_bytes(OLDER.read_bytes())
    return progress


def test_a_course_lists_its_lessons_and_the_one_to_take_next(progress: LessonProgress) -> None:
    progress.note("tres-fute/sheet", 0, done=True)
    progress.note("tres-fute/turn", 3)
    course = course_of("tres-fute", progress.of)
    assert (course.title, course.done, course.complete) == ("Très futé !", 1, False)
    assert course.steps == sum(entry.steps for entry in course.entries)
    assert course.upcoming
    assert (course.upcoming.file.key, course.upcoming.step) == ("tres-fute/turn", 3)
    assert [entry.is_exam for entry in course.entries] == [False] * (len(course.entries) - 1) + [True]


def test_after_a_lesson_comes_the_next_one_below_and_only_then_what_was_left_out(progress: LessonProgress) -> None:
    files = [entry.file for entry in course_of("qwinto", progress.of).entries]
    for file in files[3:]:
        progress.note(file.key, 0, done=True)
    course = course_of("qwinto", progress.of)
    following, skipped = course.after(files[1]), course.after(files[4])
    assert following
    assert skipped
    assert (following.file, skipped.file) == (files[2], files[0])
    for file in files:
        progress.note(file.key, 0, done=True)
    course = course_of("qwinto", progress.of)
    assert course.complete
    assert course.upcoming is None
    assert course.after(files[0]) is None


def test_the_next_lesson_is_one_of_the_sheet_at_hand(progress: LessonProgress) -> None:
    courses = all_courses(progress.of)
    assert tuple(course.sheet for course in courses) == lesson_sheets()
    assert next_lesson(courses).file.key == "tres-fute/sheet"
    assert next_lesson(courses, "melange").file.key == "melange/sheet"
    for course in courses:
        for entry in course.entries:
            progress.note(entry.file.key, 0, done=True)
    assert next_lesson(all_courses(progress.of), "melange").file.key == "melange/sheet", "all done: from the start"


def test_what_was_finished_in_older_lessons_counts_for_those_that_replace_them(older: LessonProgress) -> None:
    done = {entry.file.key: entry.done for entry in course_of("tres-fute", older.of).entries}
    assert done["tres-fute/turn"]
    assert done["tres-fute/sheet"]
    assert done["tres-fute/grids"], "yellow and blue were both done"
    assert not done["tres-fute/rows"], "green was only begun"
    assert not done["tres-fute/exam"]


def test_steps_of_older_lessons_are_not_steps_of_these(older: LessonProgress, tmp_path: Path) -> None:
    assert older.of("qwinto/rows") == Progress()
    assert older.of(older_key("qwinto/rows")) == Progress(0, done=True)
    assert older.offered
    older.note("qwinto/turn", 1)
    assert older.of("qwinto/turn") == Progress(1)
    assert older.of(older_key("qwinto/rows")) == Progress(0, done=True)
    assert older.of(older_key("tres-fute/green")) == Progress(0)
    assert older.offered
    assert json.loads((tmp_path / "lessons.json").read_text(encoding="utf-8"))["version"] == 2


def test_a_lesson_that_is_called_like_an_older_one_finishes_itself_only(progress: LessonProgress) -> None:
    progress.note("tres-fute/turn", 0, done=True)
    done = [entry.file.key for entry in course_of("tres-fute", progress.of).entries if entry.done]
    assert done == ["tres-fute/turn"]


LATER = {"qwixx", "tres-fute-4ever"}  # sheets that have had one course only


def test_every_older_lesson_is_replaced_by_one_of_these(progress: LessonProgress) -> None:
    zones = {
        "tres-fute": "yellow blue green orange purple",
        "vraiment-tres-fute": "silver yellow blue green pink",
        "puissance-3": "yellow turquoise blue brown pink",
        "melange": "yellow blue green orange purple",
    }
    for course in (each for each in all_courses(progress.of) if each.sheet not in LATER):
        replaced = {name for entry in course.entries for name in entry.file.lesson.replaces}
        older = zones.get(course.sheet)
        names = f"turn {older} bonuses actions passive end solo" if older else "turn rows columns others end solo"
        assert replaced == set(names.split()), course.sheet
