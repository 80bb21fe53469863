"""Lessons in plain text: attempts and words are answered, a lesson that is left continues there."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

from futé_tui.cli import main
from futé_tui.lessons.keys import Progress
from futé_tui.lessons.loader import LessonFile, lesson_sheets, lessons_of
from futé_tui.lessons.running import Run
from futé_tui.line.console import Console
from futé_tui.line.lesson_session import LessonSession
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file

ROWS = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/rows")
EXAM = lessons_of("tres-fute")[-1]
SHEET = ("5", "4", "7")
SOLVED = ("white>green.3", "15", "pass", "orange>4", "white>purple.2", "purple>4")


def session(*lines: str, step: int = 0, file: LessonFile = ROWS) -> tuple[bool, str, list[int]]:
    """Whether a lesson is finished after these lines, what it said, and the steps that were reached."""
    target, reached = io.StringIO(), list[int]()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)

    def note(number: int) -> bool:
        reached.append(number)
        return True

    running = LessonSession(Run(file, step), console, note)
    running.run()
    return running.finished, target.getvalue(), reached


def test_a_lesson_is_taken_to_its_end() -> None:
    finished, said, reached = session(*SOLVED)
    assert finished
    assert reached == [1, 2, 3, 4, 5]
    assert "Très futé !: Green, orange, purple: from the left (step 1 of 6)" in said
    assert "≥3" in said
    assert "Your task: Cross the third green box anyway." in said
    assert "White 5 is enough for 3: green is worth 6 points." in " ".join(said.split())


@pytest.mark.parametrize("sheet", lesson_sheets())
def test_every_lesson_can_be_taken_to_its_end(sheet: str) -> None:
    for file in lessons_of(sheet):
        solutions = [Run(file, number).solution for number in range(len(file.lesson.steps))]
        if all(solutions):  # an exam has none
            assert session(*solutions, file=file)[0], file.key


def test_the_expert_says_what_it_thinks_of_a_move_that_was_to_be_found() -> None:
    bonuses = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/bonuses")
    _, said, _ = session("white>green.4", file=bonuses)
    heard = "Master Reynard prefers another answer: purple: write 5 (the purple die), +5 points, gain a reroll."
    assert heard in " ".join(said.split())


def test_a_wrong_attempt_is_answered_with_the_reason() -> None:
    finished, said, reached = session("green>3", "white>yellow.r1c3")
    assert not finished
    output = " ".join(said.split())
    assert "2 is less than 3. Which die counts as any colour?" in output
    assert "This task is about another zone: green. Another die counts as green, too." in output
    assert reached == []


def test_a_wrong_number_is_answered_with_the_way_to_the_right_one() -> None:
    finished, said, _ = session("35", "green", step=1)
    assert not finished
    output = " ".join(said.split())
    assert "That is all five added up. Only the points of the fifth box count: read them there." in output
    assert "Type a number." in output


def test_the_words_of_a_lesson() -> None:
    _, said, _ = session("task", "solution", "sheet", "why green>4", "help", "undo", "quit", "green>3")
    assert said.count("Your task:") == 2
    assert "One solution: white>green.3" in said
    assert "orange: 0 points" in said
    assert "box 3 is next" in said
    assert "one way to do it" in said
    assert "There is nothing to undo" in said
    assert said.endswith("Next time you continue here.\n")


def test_the_coach_is_no_part_of_a_lesson_and_hints_are_about_the_step_that_is_shown() -> None:
    turn = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/turn")
    _, said, _ = session("orange>1=3", "coach", "coach", "hint coach", step=3, file=turn)
    output = " ".join(said.partition("step 5 of 6")[2].split())
    assert "'coach' is not a move" in output
    assert "your records" not in output
    assert "4 purple: write 3, +3 points; 4 dice left to roll; blue to the platter [purple>1=3]" in output


def test_where_the_answer_could_be_anywhere_the_whole_sheet_is_shown() -> None:
    sheet, bonuses = (file for file in lessons_of("tres-fute") if file.key in ("tres-fute/sheet", "tres-fute/bonuses"))
    _, said, _ = session(step=1, file=sheet)
    assert "Rounds: 1 reroll, 2 extra die, 3 reroll, 4 wild ?, 5, 6" in said
    assert "purple: 0 points" in said
    _, said, _ = session(file=bonuses)
    assert all(f"{zone}: " in said for zone in ("yellow", "blue", "green", "orange", "purple"))
    _, said, _ = session(step=1)
    assert "≥5" in said
    assert "points\n" not in said, "the points of the zone are what is asked for"


def test_a_move_is_taken_back_where_that_is_the_task() -> None:
    undo = next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/undo")
    finished, said, reached = session("roll", "undo", "orange>1", file=undo)
    assert finished
    assert reached == [1]
    output = " ".join(said.split())
    assert "Once you roll, the move is final: undo it first." in output
    assert "all six dice are back in the pool" in output


def test_an_exam_is_played_round_by_round_and_can_be_failed_and_taken_again() -> None:
    first = ("roll", "pass") * 3 + ("roll", "decline")
    second = ("roll", "pass") * 3 + ("done", "roll", "decline", "done")  # round 2 has unlocked an extra die
    finished, said, _ = session(*first, "solution", *second, file=EXAM)
    assert not finished
    assert "Round 1 of 2, 0 of 20 points." in said
    assert "Round 2 of 2, 0 of 20 points." in said
    assert "An exam has no single solution: play as you see fit." in said
    output = " ".join(said.split())
    assert "0 points; the goal was 20. Low dice keep you rolling" in output
    assert output.count("Your task: Reach at least 20 points.") == 2


def test_an_exam_has_no_hints() -> None:
    _, said, _ = session("roll", "hint", "hints", "preview", "preview 1", "moves", file=EXAM)
    assert said.count("There are no hints in the exam.") == 4
    assert "yellow" in said.rpartition("> moves")[2]
    assert "point" not in said.rpartition("> moves")[2].partition("Next time")[0], (
        "moves are listed without their gains"
    )


def test_moves_of_a_lesson_are_listed_in_words_and_say_what_they_did() -> None:
    _, said, _ = session("white>green.3")
    before, _space, after = said.partition("> white>green.3")
    assert any(line.endswith("[white>green.3]") for line in before.splitlines()), before
    assert "Lia crosses a box in green, +3 points" in after


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
    assert LessonProgress(file).note("a", 1)
    assert LessonProgress(file).of("a") == Progress(1)
    assert not LessonProgress(file / "below a file").note("a", 1)


def test_a_file_of_progress_that_cannot_be_read_is_kept_under_another_name(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    file.write_text('{"lessons": {"a": {"st', encoding="utf-8")
    LessonProgress(file).note("b", 1)
    assert (tmp_path / "lessons.json.damaged-1").read_text(encoding="utf-8") == '{"lessons": {"a": {"st'
    assert LessonProgress(file).of("b") == Progress(1)


def fute(*arguments: str, typed: str = "") -> int:
    with patch.object(sys, "stdin", io.StringIO(typed)):
        return main(arguments)


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """What the command line has printed since the last call, with progress in a separate folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return lambda: "".join(capsys.readouterr())


def test_lessons_from_the_command_line_are_resumed_and_listed(said: Callable[[], str]) -> None:
    assert fute("lesson", "tres-fute", "4", typed="green>3\n") == 0
    assert "from the left (step 1 of 6)" in said()
    fute("lesson", "tres-fute", "4", typed="solution\nwhite>green.3\nquit\n")
    resumed = said()
    assert "from the left (step 2 of 6)" in resumed
    fute("lessons")
    assert any("from the left" in line and "step 2 of 6" in line for line in said().splitlines())
    fute("lesson", "tres-fute", "4", typed="".join(f"{line}\n" for line in SOLVED[1:]))
    assert "Next lesson: Reading the sheet" in said()
    fute("lessons")
    assert any("from the left" in line and "done" in line for line in said().splitlines())


def test_what_could_not_be_stored_is_not_promised(said: Callable[[], str], tmp_path: Path) -> None:
    (tmp_path / "fute").write_text("no folder", encoding="utf-8")
    fute("lesson", "tres-fute", "4", typed="green>3\nwhite>green.3\nquit\n")
    output = said()
    assert "How far you are could not be stored." in output
    assert "Next time you continue here." not in output


def test_without_a_number_the_lessons_of_a_sheet_follow_each_other(said: Callable[[], str]) -> None:
    fute("lesson", "tres-fute", typed="".join(f"{line}\n" for line in SHEET))
    output = said()
    assert "Reading the sheet (step 3 of 3)" in output
    assert "A turn (step 1 of 6)" in output
    fute("lesson", "tres-fute", typed="roll\n")
    assert "Reading the sheet" not in said()


def test_after_the_last_lesson_a_solo_game_is_offered(said: Callable[[], str]) -> None:
    progress = LessonProgress(lessons_file())
    *lessons, last = lessons_of("qwinto")
    for file in lessons:
        progress.note(file.key, 0, done=True)
    (solo,) = [file for file in lessons if file.key == "qwinto/solo"]
    progress.note(last.key, 0, done=True)
    fute("lesson", "qwinto", str(solo.number), typed="roll orange yellow purple\norange>12\n")
    assert "You have learned this sheet. Play a solo game: fute line qwinto" in said()


def test_a_lesson_that_is_not_there_is_reported(said: Callable[[], str]) -> None:
    assert fute("lesson", "bogus") == 2
    assert "there are no lessons for 'bogus'" in said()
    assert fute("lesson", "tres-fute", "12") == 2
    assert "tres-fute has lessons 1 to 11" in said()
