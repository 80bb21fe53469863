"""Cards of a lesson: what a step is about, what the lesson says to an attempt, its end, and answers to questions."""

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input

from ...language import _
from ...widgets.field import Field
from ..base import CommandModal
from ..commands import ANSWER_CARD, COURSE_DONE, LESSON_CARD, LESSON_DONE
from ..running_text import RunningText

# The sheet stays visible above or below a card; beside one there would only be torn sentences.
_CSS = """
{name} {{ align: center bottom; }}
{name}.-top {{ align: center top; }}
{name} VerticalScroll {{
    width: 100%; height: auto; max-height: 80%; border: round $primary; padding: 0 1; background: $surface;
    margin: 0 0 1 0;
}}
{name} VerticalScroll > * {{ max-width: 100; }}
{name} #title, {name} #task {{ text-style: bold; }}
{name} #how {{ color: $text-muted; }}
"""


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
        self.set_class(top, "-top")
        self.styles.padding = (below if top else 0, 0, 0, 0)

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
    """The end of a lesson, with the next one a key away."""

    COMMANDS_HERE = LESSON_DONE


class CourseDoneCard(EndCard):
    """The end of a course, with a solo game a key away."""

    COMMANDS_HERE = COURSE_DONE

    def action_play_solo(self) -> None:
        self.action_read_on()


class AnswerCard(CommandModal):
    """Asks for a number; `answer` is called with what was typed."""

    CSS = _CSS.format(name="AnswerCard")
    COMMANDS_HERE = ANSWER_CARD

    def __init__(self, task: str, begun: str, answer: Callable[[str], None]) -> None:
        super().__init__()
        self._asked, self._begun, self._answer = task, begun, answer

    def compose_content(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield RunningText(self._asked, id="title")
            yield Field(self._begun, restrict=r"-?[0-9]*", select_on_focus=False)
            yield RunningText(_("Enter: done"), id="how")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Submitted)
    def _answered(self, event: Input.Submitted) -> None:
        self.close(lambda: self._answer(event.value))
