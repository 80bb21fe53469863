"""A screen that says so when the terminal is too small for it, and goes on when it grows."""

from textual.app import ComposeResult
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

LEAST = (80, 24)
ROOMY = 110
VAST = 190
TALL = 46


class SizedScreen(Screen[None]):
    """Hides everything behind a card below 80 x 24."""

    DEFAULT_CSS = """
    SizedScreen #too-small { display: none; width: 1fr; height: 1fr; content-align: center middle; }
    SizedScreen.-too-small > * { display: none; }
    SizedScreen.-too-small > #too-small { display: block; }
    """

    def compose(self) -> ComposeResult:
        yield from self.compose_content()
        yield Static(id="too-small", markup=False)

    def compose_content(self) -> ComposeResult:
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        small = width < LEAST[0] or height < LEAST[1]
        self.set_class(small, "-too-small")
        self.set_class(width >= ROOMY, "-roomy")
        self.set_class(width >= VAST, "-vast")
        self.set_class(height >= TALL, "-tall")
        if small:
            card = self.query_one("#too-small", Static)
            card.update(
                f"The table needs {LEAST[0]} x {LEAST[1]}.\nThis terminal has {width} x {height}.\nThe game waits."
            )
