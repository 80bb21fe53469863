"""A card that asks for one of several things."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList

from ..pages.pen import POINTER
from ..widgets.menu import Menu
from .base import CommandModal
from .commands import CHOOSING
from .running_text import RunningText

_OF_THE_CARD = {"up", "down", "enter"}  # keys that are commands of the card, and so in its bar


class Choices(Menu, inherit_bindings=False):
    """The choices, with a sign before the one under the cursor: colour alone is not seen by everybody."""

    BINDINGS: ClassVar[list[BindingType]] = [
        each for each in OptionList.BINDINGS if isinstance(each, Binding) and each.key not in _OF_THE_CARD
    ]

    def __init__(self, choices: Sequence[str]) -> None:
        self._choices = choices
        super().__init__(*choices, markup=False)

    def watch_highlighted(self, highlighted: int | None) -> None:
        if highlighted is not None:  # as it is before there are any choices
            for place, choice in enumerate(self._choices):
                pointer = POINTER if place == highlighted else " "
                self.replace_option_prompt_at_index(place, f"{pointer} {choice}")
        super().watch_highlighted(highlighted)


class ChoiceCard(CommandModal):
    """Lists what there is to choose from; `choose` gets the place of the choice in the list."""

    CSS = """
    ChoiceCard { align: center middle; }
    ChoiceCard Vertical { width: 50; height: auto; max-height: 80%; border: round $primary; background: $surface; }
    ChoiceCard OptionList { height: auto; max-height: 14; border: none; background: $surface; }
    ChoiceCard OptionList:focus > .option-list--option-highlighted {
        background: $panel; color: $primary; text-style: bold;
    }
    ChoiceCard Static { text-style: bold; padding: 0 1; }
    """
    COMMANDS_HERE = CHOOSING

    def __init__(self, title: str, choices: Sequence[str], now: int, choose: Callable[[int], None]) -> None:
        super().__init__()
        self._heading, self._choices, self._now, self._choose = title, choices, now, choose

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield RunningText(self._heading)
            yield Choices(self._choices)

    def on_mount(self) -> None:
        menu = self.query_one(OptionList)
        menu.highlighted = self._now
        menu.focus()

    def action_choice_above(self) -> None:
        self.query_one(OptionList).action_cursor_up()

    def action_choice_below(self) -> None:
        self.query_one(OptionList).action_cursor_down()

    def action_choose_this(self) -> None:
        """Choose at once: a message from the list would come after keys that were typed together with this one."""
        if (place := self.query_one(OptionList).highlighted) is not None:
            self._take(place)

    @on(OptionList.OptionSelected)
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._take(event.option_index)

    def _take(self, place: int) -> None:
        self.close(lambda: self._choose(place))
