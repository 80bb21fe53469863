"""A card that asks for a line of text."""

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from ..language import _
from ..widgets.field import Field
from .base import CalmModal
from .commands import ASKING
from .running_text import RunningText


class AskCard(CalmModal):
    """Asks for a text; `take` gets it and answers with a sentence if it cannot be taken."""

    CSS = """
    AskCard Vertical { width: 70; height: auto; border: round $primary; padding: 1 2; background: $surface; }
    AskCard #how { color: $text-muted; }
    AskCard #problem { color: $error; height: auto; }
    """
    COMMANDS_HERE = ASKING

    def __init__(self, question: str, value: str, take: Callable[[str], str], *, hint: str = "") -> None:
        super().__init__()
        self._question, self._value, self._take, self._hint = question, value, take, hint

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield RunningText(self._question)
            yield Field(self._value, placeholder=self._hint, select_on_focus=False)
            yield RunningText(_("Enter: done"), id="how")
            yield RunningText(id="problem")

    @on(Input.Submitted)
    def _given(self, event: Input.Submitted) -> None:
        event.stop()
        if not self.is_active:
            return
        if problem := self._take(event.value.strip()):
            self.query_one("#problem", RunningText).update(problem)
        else:
            self.dismiss()
