"""The lessons of every sheet, with how far one has come in each."""

from ...language import N_
from ...lessons.course import Course, all_courses, next_lesson
from ...lessons.loader import LessonError, LessonFile
from ...pages.lessons import COURSE, LessonsView, draw_lessons
from ...pages.pen import Pen
from ...store.lessons import LessonProgress
from ...store.paths import lessons_file
from ...table.page.drawing.runs import Target
from ..commands import LESSONS
from ..cursor_screen import CursorScreen
from ..game_app import GameApp
from .lesson import open_lesson


class LessonsScreen(CursorScreen):
    """Lists the lessons by sheet; the first one that is not done waits under the cursor."""

    COMMANDS_HERE = LESSONS
    HOW = N_(
        "Each lesson sets up a position with given dice and gives you a task. You make the move at the table as in a "
        "game; if it is not right, you read why. You can leave a lesson at any time and continue where you left it. "
        "The last lesson of a sheet is an exam: a few rounds without help, and points to reach."
    )
    LOBBY = True

    def __init__(self, sheet: str) -> None:
        """`sheet` is where the cursor begins."""
        super().__init__()
        self._progress, self._sheet = LessonProgress(lessons_file()), sheet
        self._courses: tuple[Course, ...] = all_courses(self._progress.of)
        self._chosen = 0

    def on_screen_resume(self) -> None:
        """Progress may have been made: go to the next lesson."""
        self._courses = all_courses(self._progress.of)
        upcoming = next_lesson(self._courses, self._sheet)
        self._chosen = [course.sheet for course in self._courses].index(upcoming.file.sheet)
        self.cursor = self._course.entries.index(upcoming)
        super().on_screen_resume()

    @property
    def _course(self) -> Course:
        return self._courses[self._chosen]

    @property
    def count(self) -> int:
        return len(self._course.entries)

    def draw(self, pen: Pen) -> None:
        draw_lessons(pen, LessonsView(self._courses, self._chosen, self.cursor))

    def action_take_lesson(self) -> None:
        self.take(self._course.entries[self.cursor].file)

    def action_take_next(self) -> None:
        """Take the next lesson that is not done, of this sheet if there is one."""
        self.take(next_lesson(self._courses, self._course.sheet).file)

    def take(self, file: LessonFile) -> None:
        """Continue a lesson where it was left."""
        self._sheet = file.sheet
        if self.is_active:
            open_lesson(self.game_app, file)

    def action_next_course(self) -> None:
        self._open_course(self._chosen + 1)

    def action_previous_course(self) -> None:
        self._open_course(self._chosen - 1)

    def _open_course(self, number: int) -> None:
        """Show the lessons of a sheet, the next one of them under the cursor."""
        self._chosen = number % len(self._courses)
        upcoming = self._course.upcoming
        self.go_to(self._course.entries.index(upcoming) if upcoming else 0)

    def clicked(self, target: Target) -> None:
        if target.kind == COURSE:
            self._open_course(int(target.name))


def open_lessons(app: GameApp, sheet: str = "") -> None:
    """Show the lessons, with the cursor at this sheet or else at the one that was played last."""
    last = app.last_setup.sheet if app.last_setup else ""
    try:
        app.push_screen(LessonsScreen(sheet or last))
    except LessonError as error:
        app.notify(str(error), severity="error", markup=False)
