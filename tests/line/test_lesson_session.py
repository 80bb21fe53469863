"""Lessons in plain text: attempts and words are answered, a lesson that is left goes on where it was."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

from futé_tui.cli import main
from futé_tui.lessons.loader import lessons_of
from futé_tui.lessons.running import Run
from futé_tui.line.console import Console
from futé_tui.line.lesson_session import LessonSession
from futé_tui.store.lessons import LessonProgress, Progress

GREEN = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/green")

TURN = ("roll", "purple>1", "roll", "white>purple.2", "roll", "orange>1")


def session(*lines: str, step: int = 0) -> tuple[bool, str, list[int]]:
    """Whether the lesson on green is finished after these lines, what it said, and the steps that were reached."""
    target, reached = io.StringIO(), list[int]()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    running = LessonSession(Run(GREEN, step), console, reached.append)
    running.run()
    return running.finished, target.getvalue(), reached


def test_a_lesson_is_taken_to_its_end() -> None:
    finished, said, reached = session("green>3", "white>green.3", "15")
    assert finished
    assert reached == [1, 2]
    assert "Très futé !: Green: at least, step 1 of 3" in said
    assert "≥3" in said
    assert "Your task: Cross the third green box with the green 4." in said
    assert "green: a cross." in said


def test_a_wrong_attempt_is_answered_with_the_reason() -> None:
    finished, said, reached = session("green>3", step=1)
    assert not finished
    assert "Green needs 3 or more; you have 2." in " ".join(said.split())
    assert "So it cannot be chosen for green at all." in " ".join(said.split())
    assert reached == []


def test_a_wrong_number_is_answered() -> None:
    finished, said, _ = session("14", "green", step=2)
    assert not finished
    assert "Read the number over box 5." in said
    assert "Type a number." in said


def test_the_words_of_a_lesson() -> None:
    _, said, _ = session("task", "solution", "sheet", "why green>4", "help", "undo", "quit", "green>3")
    assert said.count("Your task:") == 2
    assert "One solution: green>3" in said
    assert "orange: 0 points" in said
    assert "box 3 is next" in said
    assert "one way to do it" in said
    assert "There is nothing to undo" in said
    assert said.endswith("Next time you continue here.\n")


def test_progress_is_kept(tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path / "data" / "lessons.json")
    assert (progress.of("tres-fute/green"), progress.offered) == (Progress(), False)
    progress.note("tres-fute/green", 2)
    progress.note_offer()
    again = LessonProgress(tmp_path / "data" / "lessons.json")
    assert (again.of("tres-fute/green"), again.offered) == (Progress(2, done=False), True)
    again.note("tres-fute/green", 0, done=True)
    again.note("tres-fute/green", 1)
    assert progress.of("tres-fute/green") == Progress(1, done=True), "what was finished once stays finished"


def test_a_damaged_file_of_progress_stops_nothing(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    for text in ("{", "[]", '{"lessons": 3}', '{"lessons": {"a": 1}}', '{"lessons": {"a": {"step": "x"}}}'):
        file.write_text(text, encoding="utf-8")
        assert LessonProgress(file).of("a") == Progress()
    LessonProgress(file).note("a", 1)
    assert LessonProgress(file).of("a") == Progress(1)
    LessonProgress(file / "below a file").note("a", 1)


def fute(*arguments: str, typed: str = "") -> int:
    with patch.object(sys, "stdin", io.StringIO(typed)):
        return main(arguments)


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """What the command line has said since it was last asked, with progress in a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return lambda: "".join(capsys.readouterr())


def test_lessons_from_the_command_line_are_resumed_and_listed(said: Callable[[], str]) -> None:
    assert fute("lesson", "tres-fute", "4", typed="green>3\n") == 0
    assert "Green: at least, step 1 of 3" in said()
    fute("lesson", "tres-fute", "4", typed="solution\nwhite>green.3\nquit\n")
    resumed = said()
    assert "Green: at least, step 2 of 3" in resumed
    assert "Green: at least, step 1 of 3" not in resumed
    fute("lessons")
    assert any("Green: at least" in line and "step 3 of 3" in line for line in said().splitlines())
    fute("lesson", "tres-fute", "4", typed="15\n")
    assert "Next lesson: The turn" in said()
    fute("lessons")
    assert any("Green: at least" in line and "done" in line for line in said().splitlines())


def test_without_a_number_the_lessons_of_a_sheet_follow_each_other(said: Callable[[], str]) -> None:
    fute("lesson", "tres-fute", "1", typed="".join(f"{move}\n" for move in TURN))
    said()
    fute("lesson", "tres-fute", typed="yellow>r3c1\n24\nyellow>r2c4\n")
    told = said()
    assert "The turn" not in told
    assert "Yellow: columns and rows, step 3 of 3" in told
    assert "Blue: blue + white, step 1 of 3" in told


def test_a_lesson_that_is_not_there_is_told(said: Callable[[], str]) -> None:
    assert fute("lesson", "bogus") == 2
    assert "there are no lessons for 'bogus'" in said()
    assert fute("lesson", "tres-fute", "12") == 2
    assert "tres-fute has lessons 1 to 11" in said()
