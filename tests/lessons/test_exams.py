"""Exams: free play with points to reach, which chance alone misses and a little thought reaches."""

from random import Random
from statistics import fmean

import pytest

from futé_tui.lessons.laying import LEARNER
from futé_tui.lessons.loader import LessonFile, lesson_sheets, lessons_of
from futé_tui.lessons.running import Reply, Run, Verdict
from futé_tui.simulate.bots import BOTS

EXAMS = [lessons_of(sheet)[-1] for sheet in lesson_sheets()]
every_exam = pytest.mark.parametrize("file", EXAMS, ids=lambda file: file.sheet)


class _Choice:
    """What a bot decides from."""

    def __init__(self, run: Run) -> None:
        self.position, self.moves = run.game.position, run.game.moves()


def sit(file: LessonFile, bot: str, seed: int) -> tuple[Run, Reply]:
    """Play an exam to its end."""
    run, random = Run(file), Random(seed)
    while True:
        reply = run.attempt(BOTS[bot](run.game.rules, _Choice(run), random))
        if reply.verdict is not Verdict.PLAYED:
            return run, reply


def points(file: LessonFile, bot: str, seed: int) -> int:
    run, _reply = sit(file, bot, seed)
    return run.game.scores()[LEARNER].total


@every_exam
def test_chance_misses_an_exam_and_thought_reaches_it(file: LessonFile) -> None:
    exam = file.lesson.steps[0].exam
    assert exam
    assert fmean(points(file, "random", seed) for seed in range(12)) < exam.points * 0.9
    assert max(points(file, "greedy", seed) for seed in range(6)) >= exam.points


@every_exam
def test_an_exam_ends_with_its_last_round_and_says_how_it_went(file: LessonFile) -> None:
    exam = file.lesson.steps[0].exam
    assert exam
    for seed in range(4):
        run, reply = sit(file, "random", seed)
        reached = run.game.scores()[LEARNER].total
        assert run.standing
        assert run.standing.over
        assert run.standing.round == run.standing.rounds == exam.rounds
        assert reply.verdict is (Verdict.SOLVED if reached >= exam.points else Verdict.FAILED)
        assert reply.text.startswith(f"{reached} points; the goal was {exam.points}. ")


@every_exam
def test_an_exam_can_be_taken_again_with_the_same_dice(file: LessonFile) -> None:
    run, _reply = sit(file, "random", 1)
    steps = [(str(step.move), step.outcome) for step in run.game.steps]
    run.restart()
    assert run.game.steps == []
    again, random = run, Random(1)
    while again.attempt(BOTS["random"](again.game.rules, _Choice(again), random)).verdict is Verdict.PLAYED:
        pass
    assert [(str(step.move), step.outcome) for step in again.game.steps] == steps


def test_the_task_of_an_exam_names_its_points() -> None:
    for file in EXAMS:
        step = file.lesson.steps[0]
        assert step.exam
        assert str(step.exam.points) in step.task.en


def test_moves_of_an_exam_can_be_taken_back_until_dice_are_rolled() -> None:
    run = Run(EXAMS[0])
    assert run.attempt("undo").verdict is Verdict.WRONG
    run.attempt("roll")
    assert "roll" in run.attempt("undo").text
    before = run.game.position
    run.attempt(next(move for move in run.game.moves() if not move.throws))
    assert run.attempt("undo").verdict is Verdict.PLAYED
    assert run.game.position == before


def test_an_illegal_move_of_an_exam_gets_its_reason_and_changes_nothing() -> None:
    run = Run(EXAMS[0])
    before = run.game.position
    reply = run.attempt("green>1")
    assert reply.verdict is Verdict.WRONG
    assert reply.text
    assert run.game.position == before
