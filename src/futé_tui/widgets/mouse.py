"""Messages about the mouse: what was clicked, and what it points at."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message
from textual.widget import Widget

from ..table.page.drawing.runs import Target
from .strips import StripWidget

if TYPE_CHECKING:  # loads the engine, and pages of home are clicked too
    from ..table.cursor import Pointed


@dataclass
class Clicked(Message):
    """Something was clicked."""

    target: Target


@dataclass
class Hovered(Message):
    """The mouse points at something else on a widget than before, or at nothing any more."""

    widget: Widget
    pointed: "Pointed"


class HoverWidget(StripWidget):
    """Strips that say what the mouse points at, once for each thing."""

    _under_mouse: "Pointed" = None

    def point(self, pointed: "Pointed") -> None:
        if pointed != self._under_mouse:
            self._under_mouse = pointed
            self.post_message(Hovered(self, pointed))

    def on_leave(self) -> None:
        self.point(None)
