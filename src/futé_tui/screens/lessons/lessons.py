"""The lessons of every sheet, with how far one has come in each."""

from collections.abc import Iterator, Mapping

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...language import N_, _
from ...lessons.loader import LessonError, LessonFile, lesson_sheets, lessons_of
from ...lessons.running import Run
from ...sheets.shown import sheet_title
from ...store.lessons import LessonProgress
from ...text.lessons import progress_text
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import LESSONS, bindings
from ..help import HelpScreen
from .lesson import LessonScreen

_HOW = N_(
    "Each lesson sets a position with dice that fall as the lesson wants, and gives you a task. You make the move at "
    "the table as in a game; wrong attempts are answered with the reason. A lesson can be left at any time and goes on "
    "where it was left. All lessons of a sheet take five to ten minutes."
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

    def __init__(
        self, progress: LessonProgress, sheet: str = "", *, changed_keys: Mapping[str, str] | None = None
    ) -> None:
        """`sheet` is where the cursor begins."""
        super().__init__()
        self._progress, self._sheet = progress, sheet
        self._changed_keys = dict(changed_keys or {})
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
        for sheet in lesson_sheets():
            yield Option(sheet_title(sheet), disabled=True)
            for file in lessons_of(sheet):
                progress = progress_text(*self._progress.of(file.key), len(file.lesson.steps))
                yield Option(f"  {file.number:>2}  {file.lesson.title.now():<50}{progress}".rstrip(), file.key)

    def _next(self) -> LessonFile:
        """The first lesson that is not done, of the sheet at hand if it has one."""
        files = sorted(self.files.values(), key=lambda file: file.sheet != self._sheet)
        return next((file for file in files if not self._progress.of(file.key).done), files[0])

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.take(self.files[event.option.id or ""])

    def take(self, file: LessonFile) -> None:
        """Go on with a lesson where it was left."""
        self._sheet = file.sheet

        def note(step: int, done: bool) -> None:
            self._progress.note(file.key, step, done=done)

        try:
            run = Run(file, self._progress.of(file.key).step)
        except LessonError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.open(LessonScreen(run, note, self._go_on, self._changed_keys))

    def _go_on(self) -> None:
        """A lesson is finished: go on with the next one of its sheet, if there is one."""
        file = self._next()
        if file.sheet == self._sheet and not self._progress.of(file.key).done:
            self.take(file)

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), LESSONS))

    def action_back(self) -> None:
        self.dismiss()
