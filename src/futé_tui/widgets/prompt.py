"""The line that says who does what now."""

from rich.cells import cell_len

from .strips import TextLine
from .text_lines import unfinished


class Prompt(TextLine):
    """One line of text; what goes beyond the screen ends in dots."""

    DEFAULT_CSS = "Prompt { text-style: bold; }"

    def __init__(self) -> None:
        super().__init__("prompt")

    def show(self, text: str) -> None:
        width = self.screen.size.width
        super().show(text if cell_len(text) <= width else unfinished(text, width))
