"""`fute lessons`, `fute lesson`: the list of lessons with progress, and a lesson in plain text."""

import argparse

from ..language import _
from ..lessons.loader import LessonError, LessonFile, lesson_sheets, lessons_of
from ..lessons.running import Run
from ..line.console import Console
from ..line.lesson_session import LessonSession
from ..sheets.shown import sheet_title
from ..store.lessons import LessonProgress
from ..store.paths import lessons_file
from ..text.lessons import progress_text
from .output import say
from .parser import UserError


def run_lessons(chosen: argparse.Namespace) -> int:
    """List the lessons of every sheet with their progress."""
    progress = LessonProgress(lessons_file())
    for sheet in lesson_sheets():
        say(f"{sheet_title(sheet)} ({sheet})")
        for file in _lessons_of(sheet):
            done = progress_text(*progress.of(file.key), len(file.lesson.steps))
            say(f"  {file.number:>2}  {file.lesson.title.now():<44} {done}".rstrip())
    say(_("Start one with: fute lesson SHEET [NUMBER]"))
    return 0


def run_lesson(chosen: argparse.Namespace) -> int:
    """Run one lesson; without a number, all of a sheet that are not done."""
    progress = LessonProgress(lessons_file())
    progress.note_offer()  # then the app need not offer lessons at its first start
    console = Console()
    for file in _chosen(chosen.sheet, chosen.number, progress):
        if not _take(file, console, progress):
            return 0
    console.say(_("All of this is done. The table waits: fute"))
    return 0


def _chosen(sheet: str, number: int | None, progress: LessonProgress) -> list[LessonFile]:
    if sheet not in lesson_sheets():
        known = ", ".join(lesson_sheets())
        raise UserError(
            _("there are no lessons for {sheet!r}; there are some for {known}").format(sheet=sheet, known=known)
        )
    files = list(_lessons_of(sheet))
    if number is None:
        return [file for file in files if not progress.of(file.key).done] or files
    if not 1 <= number <= len(files):
        raise UserError(_("{sheet} has lessons 1 to {last}").format(sheet=sheet, last=len(files)))
    return [files[number - 1]]


def _lessons_of(sheet: str) -> tuple[LessonFile, ...]:
    try:
        return lessons_of(sheet)
    except LessonError as error:
        raise UserError(str(error)) from None


def _take(file: LessonFile, console: Console, progress: LessonProgress) -> bool:
    """Run a lesson from where it was left; returns whether it was finished."""
    try:
        run = Run(file, progress.of(file.key).step)
    except LessonError as error:
        raise UserError(str(error)) from None
    session = LessonSession(run, console, lambda step: progress.note(file.key, step))
    session.run()
    if session.finished:
        progress.note(file.key, 0, done=True)
    return session.finished
