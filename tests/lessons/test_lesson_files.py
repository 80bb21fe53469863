"""Lesson files: what is wrong in one is reported with file, key and reason."""

from pathlib import Path

import pytest

from futé_tui.language import speak
from futé_tui.lessons.loader import LessonError, LessonFile, read_lesson
from futé_tui.lessons.running import Run

from .rehearsing import rehearse

GOOD = """
title = { en = "A", fr = "B", de = "C" }
[[steps]]
start = { sheets = [{ green = "1 2" }], played = ["roll = 1 5 5 4 5 5"] }
text = { en = "needs {green 3}", fr = "exige : {green 3}", de = "braucht {green 3}" }
task = { en = "cross", fr = "coche", de = "kreuze" }
moves = ["green>3"]
after = { en = "done", fr = "fait", de = "fertig" }
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "1-sample.toml"
    path.write_text(text, encoding="utf-8")
    return path


def run_of(folder: Path, text: str) -> Run:
    path = written(folder, text)
    file = LessonFile("tres-fute", 1, path, read_lesson(path))
    rehearse(file)
    return Run(file)


@pytest.mark.parametrize(
    ("good", "bad", "problem"),
    [
        (', de = "C"', "", "title.de: is missing"),
        ('task = { en = "cross"', 'task = { en = ""', "steps.1.task.en: the number of characters must be at least 1"),
        ('moves = ["green>3"]', "", "steps.1: a step has one task: moves, ask, undo or exam"),
        ('moves = ["green>3"]', 'moves = ["green>*"]', "steps.1: the first of the moves is the solution"),
        (
            'moves = ["green>3"]',
            'ask = "green"\nrolls = ["1"]',
            "steps.1: only a step with moves has a goal, rolls and moves that follow",
        ),
        ('moves = ["green>3"]', 'moves = ["green>3"]\nhint = 1', "steps.1.hint: there is no such key here"),
        (
            'start = { sheets = [{ green = "1 2" }], played = ["roll = 1 5 5 4 5 5"] }',
            "",
            "the first step needs a start",
        ),
        ("[[steps]]", "[[steps", "is not TOML"),
    ],
)
def test_a_mistake_is_reported_with_file_key_and_reason(tmp_path: Path, good: str, bad: str, problem: str) -> None:
    path = written(tmp_path, GOOD.replace(good, bad))
    with pytest.raises(LessonError, match=problem) as caught:
        read_lesson(path)
    assert all(each.startswith(str(path)) for each in caught.value.problems)


@pytest.mark.parametrize(
    ("good", "bad", "problem"),
    [
        ('green = "1 2"', 'grean = "1 2"', "there is no zone 'grean'"),
        ('green = "1 2"', 'green = "one >"', "not a mark: '>'"),
        ("roll = 1 5 5 4 5 5", "roll = 1 5", "each die needs a number: 6"),
        ("roll = 1 5 5 4 5 5", "pass", "'pass': not_in_this_phase"),
        ("start = {", "start = { active = 2,", "there is no player 2"),
        ("start = {", "start = { tracks = [{ joker = 1 }],", "there is no track 'joker'"),
    ],
)
def test_a_position_that_cannot_be_is_reported(tmp_path: Path, good: str, bad: str, problem: str) -> None:
    with pytest.raises(LessonError, match=problem) as caught:
        run_of(tmp_path, GOOD.replace(good, bad))
    assert "1-sample.toml: steps.1.start: " in str(caught.value)


@pytest.mark.parametrize(("good", "bad"), [("start = {", "start = { active = 2,"), ("needs {green 3}", "{green 99}")])
def test_a_lesson_that_cannot_be_taken_is_not_begun(tmp_path: Path, good: str, bad: str) -> None:
    path = written(tmp_path, GOOD.replace(good, bad))
    with pytest.raises(LessonError, match=r"1-sample.toml: there is no "):
        Run(LessonFile("tres-fute", 1, path, read_lesson(path)))


def test_a_text_takes_its_numbers_from_the_sheet_in_the_language_spoken(tmp_path: Path) -> None:
    run = run_of(tmp_path, GOOD)
    assert run.text == "needs 3"
    try:
        speak("fr")
        assert run.text == "exige\xa0: 3"
    finally:
        speak("en")


def test_a_number_that_is_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"steps.1: there is no \{green 99\} here"):
        run_of(tmp_path, GOOD.replace("needs {green 3}", "needs {green 99}"))


def test_a_file_that_is_not_there_or_not_text_is_reported(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="cannot be read"):
        read_lesson(tmp_path / "9-nothing.toml")
    (tmp_path / "1-binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LessonError, match="is not UTF-8 text"):
        read_lesson(tmp_path / "1-binary.toml")
