"""Between two people: who is next, and what they do."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static


class HandOver(ModalScreen[None]):
    """Waits until the next player takes over."""

    CSS = """
    HandOver { align: center middle; }
    HandOver Vertical { width: 60; height: auto; border: round $primary; padding: 1 2; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "dismiss", "Go on")]

    def __init__(self, name: str, task: str) -> None:
        super().__init__()
        self._next, self._what = name, task

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(f"{self._next} is next", markup=False)
            yield Static(f"What now: {self._what}.", markup=False)
            yield Static("\nEnter goes on.", markup=False)

    def on_click(self) -> None:
        self.dismiss()
