"""Messages about the mouse: what was clicked, and what it points at."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.events import Click
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


class TargetWidget(StripWidget):
    """Strips with something to click."""

    def target_in(self, meta: Mapping[str, Any]) -> Target | None:
        """What is clicked where a style carries this."""
        raise NotImplementedError

    def targets(self) -> Iterator[tuple[Target, int, int]]:
        """What is drawn on the screen, row by row, each with its column and row."""
        left, top = self.region.offset
        for y, row in enumerate(self._segments, top):
            x = left
            for segment in row:
                if segment.style and (target := self.target_in(segment.style.meta)):
                    yield target, x, y
                x += segment.cell_length

    def on_click(self, event: Click) -> None:
        if target := self.target_in(event.style.meta):
            self.post_message(Clicked(target))


class HoverWidget(TargetWidget):
    """Strips that say what the mouse points at, once for each thing."""

    _under_mouse: "Pointed" = None

    def point(self, pointed: "Pointed") -> None:
        if pointed != self._under_mouse:
            self._under_mouse = pointed
            self.post_message(Hovered(self, pointed))

    def on_leave(self) -> None:
        self.point(None)
