"""`fute lessons`, `fute lesson`: the list of lessons with progress, and a lesson in plain text."""

import argparse

from ..language import _
from ..lessons.course import LessonEntry, course_of
from ..lessons.loader import LessonFile, lesson_sheets
from ..lessons.running import Run
from ..line.console import Console
from ..line.lesson_session import LessonSession
from ..store.lessons import LessonProgress
from ..store.paths import lessons_file
from ..user_errors import UserError
from .output import say


def run_lessons(chosen: argparse.Namespace) -> int:
    """List the lessons of every sheet with their progress."""
    progress = LessonProgress(lessons_file())
    for sheet in lesson_sheets():
        course = course_of(sheet, progress.of)
        say(f"{course.title} ({sheet})")
        for entry in course.entries:
            say(f"  {entry.file.number:>2}  {entry.title:<44} {entry.progress}".rstrip())
    say(_("Start one with: fute lesson SHEET [NUMBER]"))
    return 0


def run_lesson(chosen: argparse.Namespace) -> int:
    """Run one lesson; without a number, all of a sheet that are not done."""
    progress = LessonProgress(lessons_file())
    progress.note_offer()  # then the app need not offer lessons at its first start
    console = Console()
    for entry in _chosen(chosen.sheet, chosen.number, progress):
        if not _take(entry.file, console, progress):
            return 0
    upcoming = course_of(chosen.sheet, progress.of).upcoming
    if upcoming:
        console.say(_("Next lesson: {title}").format(title=upcoming.title))
    else:
        console.say(_("You have learned this sheet. Play a solo game: fute line {sheet}").format(sheet=chosen.sheet))
    return 0


def _chosen(sheet: str, number: int | None, progress: LessonProgress) -> list[LessonEntry]:
    if sheet not in lesson_sheets():
        known = ", ".join(lesson_sheets())
        raise UserError(
            _("there are no lessons for {sheet!r}; there are some for {known}").format(sheet=sheet, known=known)
        )
    entries = list(course_of(sheet, progress.of).entries)
    if number is None:
        return [entry for entry in entries if not entry.done] or entries
    if not 1 <= number <= len(entries):
        raise UserError(_("{sheet} has lessons 1 to {last}").format(sheet=sheet, last=len(entries)))
    return [entries[number - 1]]


def _take(file: LessonFile, console: Console, progress: LessonProgress) -> bool:
    """Run a lesson from where it was left; returns whether it was finished."""
    run = Run(file, progress.of(file.key).step)
    session = LessonSession(run, console, lambda step: progress.note(file.key, step))
    session.run()
    if session.finished:
        progress.note(file.key, 0, done=True)
    return session.finished
