"""The dice: pool, slots and platter, drawn with pips."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import randint

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove
from textual.message import Message
from textual.timer import Timer

from ..language import NP_, pgettext
from ..table.tips import die_tip
from ..table.view import DieShow
from ..text.legend import COSTLY
from .hovering import HoverWidget
from .palette import die_colour, ink_on

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
}
_EMPTY = ("┌   ┐", "     ", "└   ┘")
_EMPTY_ASCII = (".   .", "     ", ".   .")
_WIDTH = 5
_SLOTS = 3
HEIGHT = 4
_DIM = Style(dim=True)
_FRAMES = 6
_FRAME_SECONDS = 0.05


@cache
def _face(die: str, *, dark: bool, reverse: bool) -> Style:
    """The colours of a die; styles that carry a name for the mouse are slow to make."""
    colour = die_colour(die, dark=dark)
    return Style(color=ink_on(die), bgcolor=colour, bold=True, reverse=reverse, meta={"die": die})


@cache
def _foot(die: str, *, bold: bool = False, reverse: bool = False, dim: bool = False) -> Style:
    """The look of the line under a die."""
    return Style(bold=bold, reverse=reverse, dim=dim, meta={"die": die})


class DiceBoard(HoverWidget):
    """Shows dice by place; tells which die was clicked."""

    DEFAULT_CSS = f"DiceBoard {{ height: {HEIGHT}; width: 1fr; }}"

    class Picked(Message):
        """A die was clicked."""

        def __init__(self, die: str) -> None:
            super().__init__()
            self.die = die

    class Settled(Message):
        """The dice have come to rest."""

    def __init__(self, *, ascii_only: bool = False) -> None:
        super().__init__()
        self._ascii = ascii_only
        self._dice: tuple[DieShow, ...] = ()
        self._dark = True
        self._tumbling: Timer | None = None
        self._rolled: frozenset[str] = frozenset()
        self._frames: Iterator[int] = iter(())

    def show(self, dice: tuple[DieShow, ...]) -> None:
        """Show these dice; nothing happens if they are shown already, in these colours."""
        dark = self.app.current_theme.dark
        if (dice, dark) != (self._dice, self._dark):
            self._dice, self._dark = dice, dark
            self._paint()

    def tumble(self, names: Sequence[str]) -> None:
        """Let these dice tumble for a moment before they show what they show."""
        self.settle()
        if names and self.app.animation_level != "none":
            self._rolled, self._frames = frozenset(names), iter(range(_FRAMES))
            self._tumbling = self.set_interval(_FRAME_SECONDS, self._frame)

    @property
    def tumbling(self) -> bool:
        return self._tumbling is not None

    def settle(self) -> None:
        """Stop tumbling at once."""
        if self._tumbling is not None:
            self._tumbling.stop()
            self._tumbling = None
            self._paint()
            self.post_message(self.Settled())

    def _frame(self) -> None:
        if self._tumbling is None:  # a last call that was under way when a key ended it
            return
        if next(self._frames, None) is None:
            self.settle()
        else:
            self._paint()

    def _paint(self) -> None:
        self.paint(self._draw(tuple(self._in_the_air(die) for die in self._dice)))

    def _in_the_air(self, die: DieShow) -> DieShow:
        """A die as it is seen now: while dice tumble, nothing is offered yet."""
        if not self.tumbling:
            return die
        return replace(die, offered=False, face=randint(1, 6) if die.name in self._rolled else die.face)

    def _draw(self, dice: tuple[DieShow, ...]) -> list[list[Segment]]:
        """Pool, slots and platter side by side, each behind its name; empty slots are drawn where a game has slots."""
        rows: list[list[Segment]] = [[] for _ in range(HEIGHT)]
        has_slots = any(die.place == "platter" for die in dice) or len(dice) > _SLOTS
        for place, name in _PLACES.items():
            there = [die for die in dice if die.place == place]
            if there or (place.startswith("slot") and has_slots):
                self._add_name(rows, pgettext("dice", name))
            for die in there:
                self._add_die(rows, die)
            if not there and place.startswith("slot") and has_slots:
                self._add_empty(rows)
        return rows

    def _add_name(self, rows: list[list[Segment]], name: str) -> None:
        for number, row in enumerate(rows):
            text = name if number == 1 else ""
            row.append(Segment(f"{text:>{len(name)}} ", _DIM))

    def _add_die(self, rows: list[list[Segment]], die: DieShow) -> None:
        face = _face(die.name, dark=self._dark, reverse=self.app.no_color)  # without colours, where a die ends
        pip = "o" if self._ascii else "◉"
        for row, pips in zip(rows, _PIPS[die.face], strict=False):
            row += [Segment(pips.replace("o", pip), face), Segment(" ")]
        rows[HEIGHT - 1] += [self._caption(die), Segment(" ")]

    def _caption(self, die: DieShow) -> Segment:
        """The key of a die and what it shows; brackets and bold letters say what can be done with it."""
        caption = f"{die.letter} {die.face or '-'}"
        if die.under_cursor:
            return Segment(f">{caption}<", _foot(die.name, bold=True, reverse=True))
        if die.picked:
            return Segment(f"[{caption}]", _foot(die.name, bold=True, reverse=True))
        if die.offered:
            sign = COSTLY if die.costly else "*"
            return Segment(f"{sign}{caption} ", _foot(die.name, bold=True))
        return Segment(f" {caption} ", _foot(die.name, dim=True))

    def _add_empty(self, rows: list[list[Segment]]) -> None:
        for row, line in zip(rows, _EMPTY_ASCII if self._ascii else _EMPTY, strict=False):
            row += [Segment(line, _DIM), Segment(" ")]
        rows[HEIGHT - 1] += [Segment(" " * (_WIDTH + 1))]

    def on_click(self, event: Click) -> None:
        if die := event.style.meta.get("die"):
            self.post_message(self.Picked(die))

    def on_mouse_move(self, event: MouseMove) -> None:
        name = event.style.meta.get("die")
        self.point(name)
        self.tooltip = next((die_tip(die.name, die.face, die.place) for die in self._dice if die.name == name), None)
