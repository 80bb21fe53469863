"""Cards of a lesson: what a step is about, what the lesson says to an attempt, its end, and answers to questions."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import Input

from ...language import _
from ...widgets.field import NumberField
from ..base import CommandModal
from ..commands import ANSWER_CARD, COURSE_DONE, LESSON_CARD, LESSON_DONE
from ..running_text import RunningText, in_lines

# The sheet stays visible above or below a card; beside one there would only be torn sentences.
_CSS = """
{name} {{ align: center bottom; }}
{name}.-top {{ align: center top; }}
{name} VerticalScroll {{
    width: 100%; height: auto; max-height: 80%; border: round $primary; padding: 0 1; background: $surface;
    margin: 0 0 1 0;
}}
{name} #title, {name} #task {{ text-style: bold; }}
{name} #how {{ color: $text-muted; }}
"""

_ASKING_WIDTH = 74  # cells of the question of an answer card


class SpeakingCard(CommandModal):
    """Says something, with a last line in bold."""

    DEFAULT_CSS = _CSS.format(name="SpeakingCard")

    def __init__(self, title: str, text: str, task: str, go_on: Callable[[], None]) -> None:
        super().__init__()
        self._heading, self._asked, self._then = title, task, go_on
        self._said = RunningText(text, id="text")

    def compose_content(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield RunningText(self._heading, id="title")
            yield self._said
            if self._asked:
                yield RunningText(self._asked, id="task")

    def add(self, text: str) -> None:
        """Say something more, below the rest, whether the card is open by now or not."""
        if text:
            self._said.update(f"{self._said.content}\n{text}")

    def action_read_on(self) -> None:
        self.close(self._then)


class LessonCard(SpeakingCard):
    """Says something; `go_on` is called when it has been read."""

    COMMANDS_HERE = LESSON_CARD

    def __init__(
        self,
        title: str,
        text: str,
        task: str = "",
        go_on: Callable[[], None] = lambda: None,
        *,
        top: bool = False,
        below: int = 0,
    ) -> None:
        """`top`: leave the lower zones of the sheet visible, and this many rows above the card."""
        super().__init__(title, text, task, go_on)
        self._below = below if top else 0
        self.set_class(top, "-top")

    def on_mount(self) -> None:
        """Make room above the card by its margin: the screen below is drawn inside the padding of this one."""
        self.query_one(VerticalScroll).styles.margin = (self._below, 0, 1, 0)

    def on_click(self) -> None:
        self.action_read_on()


class EndCard(SpeakingCard):
    """The end of a lesson; `leave` returns to the list."""

    def __init__(
        self, title: str, text: str, task: str, *, go_on: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(title, text, task, go_on)
        self._leave = leave

    def action_back(self) -> None:
        self.close(self._leave)


class LessonDoneCard(EndCard):
    """The end of a lesson; one key leads to the next."""

    COMMANDS_HERE = LESSON_DONE


class CourseDoneCard(EndCard):
    """The end of a course; one key leads to a solo game."""

    COMMANDS_HERE = COURSE_DONE

    action_play_solo = EndCard.action_read_on


class AnswerCard(CommandModal):
    """Asks for a number, in the rows where the task is said, so that nothing of the sheet is hidden or dimmed; `answer`
    is called with what was typed."""

    CSS = """
    AnswerCard { background: transparent; align: left top; }
    AnswerCard #asking { width: 76; height: auto; padding: 0 1; background: $surface; }
    AnswerCard #title { text-style: bold; }
    AnswerCard #line { height: 1; }
    AnswerCard Field, AnswerCard Field:focus { width: 10; height: 1; border: none; padding: 0 1; background: $boost; }
    AnswerCard #how { width: 1fr; padding: 0 2; color: $text-muted; }
    """
    COMMANDS_HERE = ANSWER_CARD

    def __init__(self, task: str, begun: str, answer: Callable[[str], None], *, end: int, rows: int) -> None:
        """It takes at least so many `rows`, and `end` is the row below it."""
        super().__init__()
        self._asked, self._begun, self._answer = task, begun, answer
        self._end, self._rows = end, rows

    def compose_content(self) -> ComposeResult:
        with Vertical(id="asking"):
            yield RunningText(self._asked, id="title")
            with Horizontal(id="line"):
                yield NumberField(self._begun, restrict=r"-?[0-9]*", select_on_focus=False)
                yield RunningText(_("Enter: done"), id="how")

    def fit(self, size: Size) -> None:
        super().fit(size)
        asking = self.query_one("#asking")
        rows = max(self._rows, len(in_lines(self._asked, _ASKING_WIDTH)) + 1)
        asking.styles.height = rows
        asking.styles.offset = (0, max(0, self._end - rows))

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def action_answer(self) -> None:
        typed = self.query_one(Input).value
        self.close(lambda: self._answer(typed))
