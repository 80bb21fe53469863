"""A line to type into."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input

from ..outside import visible

DIGITS = "-0123456789"  # of a number that is typed
_MOST = 4000  # signs; no answer of a duel is that long


class Field(Input):
    """Textual's input, which by itself paints whatever is pasted or filled in."""

    def validate_value(self, value: str) -> str:
        return visible(value[:_MOST])


class NumberField(Field, inherit_bindings=False):
    """Takes digits and a minus; other letters, and the key that is done with it, are left to the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        each for each in Input.BINDINGS if isinstance(each, Binding) and each.key != "enter"
    ]

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return character is not None and character in DIGITS

    def on_key(self, event: Key) -> None:
        if event.is_printable and not self.check_consume_key(event.key, event.character):
            event.prevent_default()
