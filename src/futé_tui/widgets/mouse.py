"""Messages about the mouse: what was clicked, and what it points at."""

from collections.abc import Iterator
from dataclasses import dataclass

from textual.events import Click, MouseMove
from textual.message import Message
from textual.widget import Widget

from ..table.page.drawing.runs import Target
from .strips import StripWidget


@dataclass
class Clicked(Message):
    """Something was clicked."""

    target: Target


@dataclass
class Hovered(Message):
    """The mouse points at something else on a widget than before, or at nothing any more."""

    widget: Widget
    target: Target | None


class TargetWidget(StripWidget):
    """Strips with something to click and to point at: the meta of their styles has it as `target`."""

    _under_mouse: Target | None = None

    def targets(self) -> Iterator[tuple[Target, int, int]]:
        """What is drawn on the screen, row by row, each with its column and row."""
        left, top = self.region.offset
        for y, row in enumerate(self._segments, top):
            x = left
            for segment in row:
                if segment.style and (target := segment.style.meta.get("target")):
                    yield target, x, y
                x += segment.cell_length

    def target_under(self, event: Click | MouseMove) -> Target | None:
        """What the mouse is on."""
        target: Target | None = event.style.meta.get("target")
        return target

    def on_click(self, event: Click) -> None:
        if target := self.target_under(event):
            self.post_message(Clicked(target))

    def on_mouse_move(self, event: MouseMove) -> None:
        self._point(self.target_under(event))

    def on_leave(self) -> None:
        self._point(None)

    def _point(self, target: Target | None) -> None:
        """Say what the mouse points at, once for each thing."""
        if target != self._under_mouse:
            self._under_mouse = target
            self.post_message(Hovered(self, target))
