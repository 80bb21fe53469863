"""What a lesson leads to in the app: progress that is noted, the next lesson, and a solo game after the last."""

from collections.abc import Callable
from dataclasses import dataclass

from ...language import _
from ...lessons.course import LessonEntry, course_of
from ...lessons.loader import LessonFile
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
    open_lesson: Callable[[LessonFile], None]

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
            self.open_lesson(following.file)

    def play_solo(self) -> None:
        """Start a solo game on the sheet that was learned, with hints."""
        app = self.app
        if app.settings.hints == "off":
            app.change_setting("hints", "options")
        last = app.last_setup
        start_game(app, GameSetup(self.file.sheet, last.players[:1] if last else (_("Player"),)))
