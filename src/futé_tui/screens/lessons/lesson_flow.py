"""The way through the lessons in the app: taking one, noting progress, the next one, and a solo game after the last."""

from dataclasses import dataclass

from ...language import _
from ...lessons.course import LessonEntry, course_of
from ...lessons.loader import LessonError, LessonFile
from ...lessons.running import Run
from ...store.last_setup import GameSetup
from ...store.lessons import LessonProgress
from ..game_app import GameApp
from ..sitting_down import start_game


@dataclass(frozen=True, slots=True)
class LessonFlow:
    """One lesson on its way: where its progress is noted, and what comes after it."""

    app: GameApp
    file: LessonFile
    progress: LessonProgress

    def note(self, step: int, *, done: bool = False) -> None:
        """Remember how far the lesson has come."""
        self.progress.note(self.file.key, step, done=done)

    @property
    def following(self) -> LessonEntry | None:
        """The next lesson of the sheet that is not done."""
        return course_of(self.file.sheet, self.progress.of).after(self.file)

    @property
    def is_last(self) -> bool:
        """Whether the course ends with this lesson."""
        return course_of(self.file.sheet, self.progress.of).entries[-1].file == self.file

    def take_next(self) -> None:
        """Take the next lesson, if there is one."""
        if following := self.following:
            open_lesson(self.app, following.file, self.progress)

    def play_solo(self) -> None:
        """Start a solo game on the sheet that was learned, with hints."""
        app = self.app
        if app.settings.hints == "off":
            app.change_setting("hints", "options")
        last = app.last_setup
        start_game(app, GameSetup(self.file.sheet, last.players[:1] if last else (_("You"),)))


def open_lesson(app: GameApp, file: LessonFile, progress: LessonProgress) -> None:
    """Continue a lesson where it was left; a lesson that cannot be taken is reported."""
    from .lesson import LessonScreen

    try:
        run = Run(file, progress.of(file.key).step)
    except LessonError as error:
        app.notify(str(error), severity="error", markup=False)
        return
    app.push_screen(LessonScreen(run, LessonFlow(app, file, progress), app.settings.keys))
