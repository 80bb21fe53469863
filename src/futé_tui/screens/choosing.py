"""A card that asks for one of several things."""

from collections.abc import Callable, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList

from ..widgets.menu import Menu
from .base import CommandModal
from .commands import CHOOSING
from .running_text import RunningText


class ChoiceCard(CommandModal):
    """Lists what there is to choose from; `choose` gets the place of the choice in the list."""

    CSS = """
    ChoiceCard { align: center middle; }
    ChoiceCard Vertical { width: 50; height: auto; max-height: 80%; border: round $primary; background: $surface; }
    ChoiceCard OptionList { height: auto; max-height: 14; }
    ChoiceCard Static { text-style: bold; padding: 0 1; }
    """
    COMMANDS_HERE = CHOOSING

    def __init__(self, title: str, choices: Sequence[str], now: int, choose: Callable[[int], None]) -> None:
        super().__init__()
        self._heading, self._choices, self._now, self._choose = title, choices, now, choose

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield RunningText(self._heading)
            yield Menu(*self._choices, markup=False)

    def on_mount(self) -> None:
        menu = self.query_one(OptionList)
        menu.highlighted = self._now
        menu.focus()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.close(lambda: self._choose(event.option_index))
