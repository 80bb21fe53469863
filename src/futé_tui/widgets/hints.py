"""The hint panel: what now, and about whatever is pointed at why not or what it would bring; and the note on what is
new."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.events import Resize

from ..table.hinting import HintShow
from .strips import StripWidget
from .wrapping import unfinished, wrap_line

_FEW_ROWS = 2
_NOW = Style(dim=True)
_ABOUT = Style(bold=True)


class HintPanel(StripWidget):
    """Shows as much as there is room for: first what is pointed at, then what now. Its room is what the sheet leaves,
    so that nothing is laid out anew while a cursor moves."""

    DEFAULT_CSS = "HintPanel { width: 1fr; height: 0; }"

    def __init__(self) -> None:
        super().__init__()
        self._hints = HintShow()

    def give_room(self, rows: int) -> None:
        """So many rows are free for the panel."""
        if self.styles.height is None or self.styles.height.value != rows:
            self.styles.height = rows

    @property
    def has_room(self) -> bool:
        """Whether a few sentences can be shown here."""
        return self.outer_size.height >= _FEW_ROWS

    def show(self, hints: HintShow) -> None:
        if hints != self._hints:
            self._hints = hints
            self._draw()

    def on_resize(self, event: Resize) -> None:
        self._draw()

    def _draw(self) -> None:
        width, height = self.outer_size
        if not width or not height:
            return
        rows = [(row, _ABOUT) for row in self._wrapped(self._hints.about, width)]
        if rows and len(rows) < height:
            rows.append(("", _NOW))
        rows += [(row, _NOW) for row in self._wrapped(self._hints.now, width)]
        if len(rows) > height and rows[height][1] is rows[height - 1][1]:
            text, style = rows[height - 1]
            rows[height - 1] = (unfinished(text, width), style)
        self.paint([[Segment(row, style)] for row, style in rows[:height]])

    def _wrapped(self, texts: Sequence[str], width: int) -> list[str]:
        """Short sentences one behind the other, broken between words."""
        return list(wrap_line(" ".join(texts), width)) if texts else []


class NoteBar(StripWidget):
    """A note that explains what happens for the first time, until something is done or the note is clicked. It lies
    over the head of the table: what the dice show stands below them too."""

    DEFAULT_CSS = """
    NoteBar { display: none; layer: notes; dock: top; width: 1fr; height: auto; background: $panel; }
    NoteBar.-shown { display: block; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._text = ""

    @property
    def shown(self) -> bool:
        return bool(self._text)

    def show(self, text: str) -> None:
        """Show a note; an empty one hides it."""
        if text != self._text:
            self._text = text
            self._draw(self.screen.size.width)
            self.set_class(bool(text), "-shown")

    def on_click(self) -> None:
        self.show("")

    def on_resize(self, event: Resize) -> None:
        self._draw(event.size.width)

    def _draw(self, width: int) -> None:
        self.paint([[Segment(row, _ABOUT)] for row in wrap_line(self._text, width)] if self._text else [])
