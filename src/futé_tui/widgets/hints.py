"""The hint panel: why what is pointed at cannot be used or what it would gain, what is new, and what can be done."""

from collections.abc import Sequence
from itertools import islice

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Resize
from textual.message import Message

from ..language import _
from ..table.hinting import HintItem, HintView
from .strips import StripWidget
from .text_lines import wrap_line

_FEW_ROWS = 2
_TIED = "\N{NO-BREAK SPACE}"
_NOW = Style(dim=True)
_PLAIN = Style()
_ABOUT = Style(bold=True)


def item_text(item: HintItem, width: int) -> str:
    """One of the things to choose between behind its keys, as much of it as fits into a row."""
    keys = " ".join(item.keys)
    for count in range(len(item.parts), 0, -1):
        text = "  ".join((keys, _("; ").join(item.parts[:count]))).strip()
        if cell_len(text) <= width:
            return text
    return f"{keys}  {item.short}".strip()


def item_rows(items: Sequence[HintItem], width: int, height: int) -> Sequence[str]:
    """Things to choose between, one in a row, or else beside each other in a few words; where there is no room even for
    that, the last ones have nothing but their keys."""
    if len(items) <= height:
        return [row for item in items for row in islice(wrap_line(item_text(item, width), width), 1)]
    for bare in range(len(items) + 1):
        told = [" ".join((*item.keys, item.shortest or item.short)) for item in items[: len(items) - bare]]
        keys = [" ".join(item.keys) for item in items[len(items) - bare :] if item.keys]
        tied = "   ".join(text.replace(" ", _TIED) for text in (*told, *keys))
        rows = [row.replace(_TIED, " ") for row in wrap_line(tied, width)]
        if len(rows) <= height:
            return rows
    return ()


class HintPanel(StripWidget):
    """Shows as much as there is room for: what is pointed at, then a note, then what can be done.

    Its room is what the sheet leaves, so that nothing is laid out while a cursor moves; only a note takes the rows it
    needs.
    """

    DEFAULT_CSS = "HintPanel { width: 1fr; height: 0; }"

    class NoteClicked(Message):
        """The panel was clicked while it showed a note."""

    def __init__(self) -> None:
        super().__init__()
        self._hints = HintView()
        self._free_rows = 0

    def give_room(self, rows: int) -> None:
        """So many rows are free for the panel."""
        self._free_rows = rows
        self._fit()

    def _fit(self) -> None:
        rows = max(self._free_rows, len(self._wrap(self._hints.note)))
        if self.styles.height is None or self.styles.height.value != rows:
            self.styles.height = rows

    @property
    def has_room(self) -> bool:
        """Whether a few sentences can be shown here."""
        return self._free_rows >= _FEW_ROWS

    def show(self, hints: HintView) -> None:
        if hints != self._hints:
            self._hints = hints
            self._fit()
            self._repaint()

    def on_resize(self, event: Resize) -> None:
        self._repaint()

    def on_click(self, event: Click) -> None:
        if self._hints.note:
            self.post_message(self.NoteClicked())

    def _repaint(self) -> None:
        width, height = self.outer_size
        if not width or not height:
            return
        rows: list[tuple[str, Style]] = []
        hints = self._hints
        for sentences, style in ((hints.about, _ABOUT), ((hints.note,), _ABOUT), (hints.now, _NOW)):
            rows += [(row, style) for row in self._fitting(sentences, height - len(rows))]
        rows += [(row, _PLAIN) for row in item_rows(hints.items, width, height - len(rows))]
        self.paint([[Segment(row, style)] for row, style in rows[:height]])

    def _fitting(self, sentences: Sequence[str], height: int) -> Sequence[str]:
        """As many whole sentences as fit into so many rows."""
        for count in range(len(sentences), 0, -1):
            rows = self._wrap(" ".join(sentences[:count]))
            if len(rows) <= height:
                return rows
        return ()

    def _wrap(self, text: str) -> Sequence[str]:
        """A text broken between words."""
        return list(wrap_line(text, self.outer_size.width or self.screen.size.width)) if text else ()
