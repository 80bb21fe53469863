"""The hint panel: why what is pointed at cannot be used or what it would gain, what is new, and what can be done."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Resize
from textual.message import Message

from ..table.hint_view import HintItem, HintView
from .strips import StripWidget
from .text_lines import wrap_line

_FEW_ROWS = 2
_GAP = " " * 4
_NOW = Style(dim=True)
_PLAIN = Style()
_ABOUT = Style(bold=True)


def item_text(item: HintItem, width: int) -> str:
    """One of the things to choose between after its keys, as much of it as fits into a row."""
    keys = " ".join(item.keys)
    for told in item.in_a_row:
        text = "  ".join((keys, told)).strip()
        if cell_len(text) <= width:
            return text
    return _short_text(item)


def item_rows(items: Sequence[HintItem], width: int, height: int, by_zone: Sequence[HintItem] = ()) -> list[str]:
    """The things to choose between, each in a row of its own; where there are more of them than rows, in a few words
    beside each other, then those of a zone together, the last ones with nothing but their keys if there is no room for
    more."""
    if len(items) <= height:
        return [item_text(item, width) for item in items]
    rows = _beside([*map(_short_text, items)], width)
    items = by_zone or items
    for told in range(len(items), -1, -1):
        if len(rows) <= height:
            return rows
        keys = (" ".join(item.keys) for item in items[told:])
        rows = _beside((*map(_short_text, items[:told]), *filter(None, keys)), width)
    return rows[:height]


def _beside(texts: Sequence[str], width: int) -> list[str]:
    """Texts beside each other, each in one piece, in as many rows as they need."""
    rows: list[str] = []
    for text in texts:
        longer = f"{rows[-1]}{_GAP}{text}" if rows else ""
        if longer and cell_len(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(text)
    return rows


def _short_text(item: HintItem) -> str:
    return "  ".join((" ".join(item.keys), item.short)).strip()


class HintPanel(StripWidget):
    """Shows as much as there is room for: what is pointed at, a note, what can be done, where in the turn we are.

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
        for sentences in (hints.about, (hints.note,)):
            rows += [(row, _ABOUT) for row in self._fitting(sentences, height - len(rows))]
        rows += [(row, _PLAIN) for row in item_rows(hints.items, width, height - len(rows), hints.by_zone)]
        rows += [(row, _NOW) for row in self._fitting(hints.now, height - len(rows))]
        self.paint([[Segment(row, style)] for row, style in rows[:height]])

    def _fitting(self, sentences: Sequence[str], height: int) -> Sequence[str]:
        """As many whole sentences as fit into this many rows."""
        for count in range(len(sentences), 0, -1):
            rows = self._wrap(" ".join(sentences[:count]))
            if len(rows) <= height:
                return rows
        return ()

    def _wrap(self, text: str) -> Sequence[str]:
        """A text broken between words."""
        return list(wrap_line(text, self.outer_size.width or self.screen.size.width)) if text else ()
