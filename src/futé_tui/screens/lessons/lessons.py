"""The lessons of every sheet, with how far one has come in each."""

from collections.abc import Iterator

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...language import N_, _
from ...lessons.course import all_courses, next_lesson
from ...lessons.loader import LessonFile, lesson_sheets, lessons_of
from ...store.lessons import LessonProgress
from ...text.lessons import progress_text
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import LESSONS, bindings
from ..game_app import GameApp
from ..help import HelpScreen
from .lesson_flow import open_lesson

_HOW = N_(
    "Each lesson sets a position with dice that fall as the lesson wants, and gives you a task. You make the move at "
    "the table as in a game; wrong attempts are answered with the reason. A lesson can be left at any time and goes on "
    "where it was left. The last lesson of a sheet is an exam: a few rounds without help, and points to reach."
)


class LessonsScreen(CommandScreen):
    """Lists the lessons; the first one that is not done waits under the cursor."""

    COMMANDS_HERE = LESSONS
    LOBBY = True
    BINDINGS = bindings(LESSONS)
    CSS = """
    LessonsScreen Vertical { padding: 0 1; }
    LessonsScreen #title { height: 1; text-style: bold; }
    LessonsScreen OptionList { height: 1fr; }
    """

    def __init__(self, progress: LessonProgress, sheet: str = "") -> None:
        """`sheet` is where the cursor begins."""
        super().__init__()
        self._progress, self._sheet = progress, sheet
        self.files = {file.key: file for sheet in lesson_sheets() for file in lessons_of(sheet)}

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title", markup=False)
            yield Menu(markup=False)

    def on_screen_resume(self) -> None:
        self.query_one("#title", Static).update(_("Lessons"))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(self._options())
        menu.highlighted = menu.get_option_index(self._next().key)
        menu.focus()

    def _options(self) -> Iterator[Option]:
        for course in all_courses(self._progress.of):
            yield Option(course.title, disabled=True)
            for entry in course.entries:
                progress = progress_text(entry.step, entry.done, entry.steps)
                yield Option(f"  {entry.file.number:>2}  {entry.title:<50}{progress}".rstrip(), entry.file.key)

    def _next(self) -> LessonFile:
        """The first lesson that is not done, of the sheet at hand if it has one."""
        return next_lesson(all_courses(self._progress.of), self._sheet).file

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.take(self.files[event.option.id or ""])

    def take(self, file: LessonFile) -> None:
        """Continue a lesson where it was left."""
        self._sheet = file.sheet
        if self.is_active and isinstance(self.app, GameApp):
            open_lesson(self.app, file, self._progress)

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), LESSONS))

    def action_back(self) -> None:
        self.dismiss()
