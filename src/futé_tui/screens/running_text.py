"""Text on a card, broken between words but never at a no-break space, where Textual would break it, too."""

from textual.geometry import Size
from textual.widgets import Static

from ..pages.pen import broken


class RunningText(Static):
    """Shows a text as wide as the room allows."""

    def __init__(self, text: str = "", *, id: str | None = None) -> None:  # noqa: A002, Textual's name
        super().__init__(text, id=id, markup=False)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(in_lines(str(self.content), width))

    def render(self) -> str:
        return "\n".join(in_lines(str(self.content), self.content_size.width))


def in_lines(text: str, width: int) -> list[str]:
    """A text of several lines in lines of at most this many cells."""
    return [part for line in text.split("\n") for part in broken(line, max(1, width)) or [""]]
