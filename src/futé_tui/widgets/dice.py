"""The dice: pool, slots and platter, drawn with pips."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import randint

from rich.segment import Segment
from rich.style import Style
from textual.message import Message
from textual.timer import Timer

from ..language import NP_, pgettext
from ..table.page.drawing.runs import Target
from ..table.view import TableDieView
from ..text.coaching import behind_text
from ..text.legend import COSTLY
from .mouse import TargetWidget
from .zone_styles import die_colour, ink_on

_PIPS = {
    0: ("     ", "     ", "     "),
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}
_PLACES = {
    "pool": NP_("dice", "pool"),
    "slot 1": "I",
    "slot 2": "II",
    "slot 3": "III",
    "platter": NP_("dice", "platter"),
    "out": NP_("dice", "out"),
}
_ALWAYS_THERE = ("slot 1", "slot 2", "slot 3", "platter")  # where a game has them, even without dice
_WIDTH = 5
HEIGHT = 4
_DIM = Style(dim=True)
FRAMES = 6
FRAME_SECONDS = 0.05


@cache
def _face(die: str, *, dark: bool, reverse: bool) -> Style:
    """The colours of a die; styles that carry a name for the mouse are slow to make."""
    colour = die_colour(die, dark=dark)
    return Style(color=ink_on(die), bgcolor=colour, bold=True, reverse=reverse, meta={"target": Target("die", die)})


@cache
def _foot(die: str, *, bold: bool = False, reverse: bool = False, dim: bool = False) -> Style:
    """The look of the line under a die."""
    return Style(bold=bold, reverse=reverse, dim=dim, meta={"target": Target("die", die)})


class DiceBoard(TargetWidget):
    """Shows dice by place; says which die was clicked."""

    DEFAULT_CSS = f"DiceBoard {{ height: {HEIGHT}; width: 1fr; }}"

    class Settled(Message):
        """The dice have come to rest."""

    def __init__(self) -> None:
        super().__init__()
        self._dice: tuple[TableDieView, ...] = ()
        self._places: tuple[str, ...] = ()
        self._tumbling: frozenset[str] = frozenset()
        self._dark = True
        self._shown: object = None
        self._timer: Timer | None = None
        self._frames_left = 0
        self._flat = False

    def lie_flat(self, *, flat: bool) -> None:
        """Show numbers in one row instead of pips, where the sheet leaves too few rows for hints."""
        if flat != self._flat:
            self._flat = flat
            self.styles.height = 1 if flat else HEIGHT
            self._repaint()

    def show(
        self, dice: tuple[TableDieView, ...], places: tuple[str, ...], tumbling: frozenset[str] = frozenset()
    ) -> None:
        """Show these dice; some of them tumble for a moment, unless the next call comes before they settle."""
        dark = self.app.current_theme.dark
        shown = dice, tumbling, dark, self.signs
        if shown == self._shown:
            return
        self._shown, self._dice, self._tumbling, self._dark = shown, dice, tumbling, dark
        self._places = places
        if self._timer:
            self._timer.stop()
        self._timer = self.set_interval(FRAME_SECONDS, self._frame) if tumbling else None
        self._frames_left = FRAMES
        self._repaint()

    def _frame(self) -> None:
        if not self._tumbling:  # a last call that was under way when a key ended it
            return
        self._frames_left -= 1
        if self._frames_left > 0:
            self._repaint()
        elif self._frames_left == 0:
            self.post_message(self.Settled())

    def _repaint(self) -> None:
        """Pool, slots and platter side by side, each after its name; where a game has them, empty slots are drawn, and
        the platter as a line below its name."""
        dice = [replace(die, face=randint(1, 6)) if die.name in self._tumbling else die for die in self._dice]
        if self._flat:
            self.paint([self._flat_row(dice)])
            return
        rows: list[list[Segment]] = [[] for _ in range(HEIGHT)]
        for place in self._places:
            there = [die for die in dice if die.place == place]
            if there or place.startswith("slot"):
                self._add_name(rows, pgettext("dice", _PLACES[place]))
            for die in there:
                self._add_die(rows, die)
            if not there and place.startswith("slot"):
                self._add_empty(rows)
            elif not there and place == "platter":
                name = pgettext("dice", _PLACES[place])
                self._add_name(rows, name)
                rows[2][-1] = Segment(self.signs.floor * len(name), _DIM)
        self.paint(rows)

    def _flat_row(self, dice: Sequence[TableDieView]) -> list[Segment]:
        """Every place with the keys of its dice and what they show."""
        row: list[Segment] = []
        for place in self._places:
            there = [die for die in dice if die.place == place]
            if not there and place not in _ALWAYS_THERE:
                continue
            name = pgettext("dice", _PLACES[place])
            row.append(Segment(f"{name} ", _DIM))
            for die in there:
                row += [self._caption(die), Segment(" ")]
            if not there:
                row.append(Segment("-  ", _DIM))
        return row

    def _add_name(self, rows: list[list[Segment]], name: str) -> None:
        for number, row in enumerate(rows):
            text = name if number == 1 else ""
            row.append(Segment(f"{text:>{len(name)}} ", _DIM))

    def _add_die(self, rows: list[list[Segment]], die: TableDieView) -> None:
        face = _face(die.name, dark=self._dark, reverse=self.app.no_color)  # without colours, where a die ends
        for row, pips in zip(rows, _PIPS[die.face], strict=False):
            row += [Segment(pips.replace("o", self.signs.pip), face), Segment(" ")]
        rows[HEIGHT - 1] += [self._caption(die), Segment(" ")]

    def _caption(self, die: TableDieView) -> Segment:
        """The key of a die and what it shows; brackets and bold letters say what can be done with it."""
        caption = f"{die.letter} {die.face or '-'}"
        if die.under_cursor:
            return Segment(f">{caption}<", _foot(die.name, bold=True, reverse=True))
        if die.picked:
            return Segment(f"[{caption}]", _foot(die.name, bold=True, reverse=True))
        if die.offered and die.behind is not None:
            text = behind_text(die.behind, _WIDTH - 2, self.signs.tick)
            return Segment(f"{die.letter} {text:>{_WIDTH - 2}}", _foot(die.name, bold=True))
        if die.offered:
            sign = COSTLY if die.costly else "*"
            return Segment(f"{sign}{caption} ", _foot(die.name, bold=True))
        return Segment(f" {caption} ", _foot(die.name, dim=True))

    def _add_empty(self, rows: list[list[Segment]]) -> None:
        for row, line in zip(rows, self.signs.empty_slot, strict=False):
            row += [Segment(line, _DIM), Segment(" ")]
        rows[HEIGHT - 1] += [Segment(" " * (_WIDTH + 1))]
