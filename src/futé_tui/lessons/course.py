"""The courses: the lessons of every sheet with how far a learner has come, and which one comes next."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..language import _
from ..sheets.ruleset_files import sheet_title
from .keys import Progress, older_key
from .loader import LessonFile, lesson_sheets, lessons_of


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """A lesson in the list: where it continues, and whether it was finished."""

    file: LessonFile
    step: int
    done: bool

    @property
    def title(self) -> str:
        return self.file.lesson.title.now()

    @property
    def steps(self) -> int:
        return len(self.file.lesson.steps)

    @property
    def progress(self) -> str:
        """How far a player has come, in words; empty if the lesson was never begun."""
        if self.step:
            return _("step {number} of {steps}").format(number=self.step + 1, steps=self.steps)
        return _("done") if self.done else ""

    @property
    def is_exam(self) -> bool:
        return any(step.exam for step in self.file.lesson.steps)


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of one sheet."""

    sheet: str
    title: str
    entries: tuple[LessonEntry, ...]

    @property
    def done(self) -> int:
        """How many lessons were finished."""
        return sum(entry.done for entry in self.entries)

    @property
    def steps(self) -> int:
        """How many tasks all lessons have together."""
        return sum(entry.steps for entry in self.entries)

    @property
    def complete(self) -> bool:
        return self.done == len(self.entries)

    @property
    def upcoming(self) -> LessonEntry | None:
        """The lesson to take next: the first that is not done; None if all are."""
        return next((entry for entry in self.entries if not entry.done), None)

    def after(self, file: LessonFile) -> LessonEntry | None:
        """The lesson to take after this one: the next that is not done, further down first; None if all are done."""
        further = [entry for entry in self.entries if entry.file.number > file.number]
        return next((entry for entry in (*further, *self.entries) if not entry.done and entry.file != file), None)


def course_of(sheet: str, noted: Callable[[str], Progress]) -> Course:
    """The course of a sheet; `noted` is asked for the progress under each key."""
    entries = tuple(_entry(file, noted) for file in lessons_of(sheet))
    return Course(sheet, sheet_title(sheet), entries)


def all_courses(noted: Callable[[str], Progress]) -> tuple[Course, ...]:
    """The courses of all sheets, the easiest first."""
    return tuple(course_of(sheet, noted) for sheet in lesson_sheets())


def next_lesson(courses: Iterable[Course], sheet: str = "") -> LessonEntry:
    """What to take next: in the course of this sheet if something is left there, or in the first with something left;
    with everything done, the first lesson."""
    ordered = sorted(courses, key=lambda course: course.sheet != sheet)
    upcoming = (course.upcoming for course in ordered)
    return next((entry for entry in upcoming if entry), ordered[0].entries[0])


def _entry(file: LessonFile, noted: Callable[[str], Progress]) -> LessonEntry:
    """A lesson counts as done, too, if all lessons of an older course that it replaces were."""
    own = noted(file.key)
    older = [noted(older_key(f"{file.sheet}/{name}")).done for name in file.lesson.replaces]
    return LessonEntry(file, own.step, own.done or (bool(older) and all(older)))
