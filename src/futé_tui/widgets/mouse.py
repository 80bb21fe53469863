"""Messages about the mouse: what was clicked, and what it points at."""

from dataclasses import dataclass

from textual.message import Message
from textual.widget import Widget

from ..table.page.drawing.runs import Target


@dataclass
class Clicked(Message):
    """Something was clicked."""

    target: Target


@dataclass
class Hovered(Message):
    """The mouse points at something else on a widget than before, or at nothing any more."""

    widget: Widget
    target: Target | None
