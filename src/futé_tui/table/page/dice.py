"""The dice where they are: the pool, the three slots and the silver platter, each die with its key below it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ...engine.dice import is_second
from ...language import _
from ...text.coaching import behind_text
from ..view import TableDieView
from .drawing.canvas import Canvas
from .drawing.colour import BLACK, mix
from .drawing.die import SMALL, DieSize, draw_die
from .drawing.kept import kept
from .drawing.palette import Palette
from .drawing.runs import Rows, Target
from .drawing.signs import COSTLY, LOCK, PICKED, TICK

OUT = "out"  # dice that are out of the game
SLOTS = ("slot 1", "slot 2", "slot 3")
_NUMERALS = ("I", "II", "III")

_MOST_ON_PLATTER = 5
_IN_POOL = 6
_SUM = 5  # columns for the sum behind two dice of a colour


class DicePlaces(NamedTuple):
    """Where dice are in a row of this size: the pool from the left, then the slots, the platter at the right."""

    size: DieSize
    pool: int
    slots: int
    platter: int
    platter_width: int


def dice_rows(size: DieSize) -> int:
    """The rows that dice and the keys below them take."""
    return size.rows + 1


def places(size: DieSize, width: int, margin: int) -> DicePlaces:
    """The places for dice of one size."""
    pitch = size.width + 1
    platter_width = _MOST_ON_PLATTER * size.width + (0 if size is SMALL else 4)
    slots = margin + _IN_POOL * pitch + (0 if size is SMALL else 1)
    platter = width - platter_width - (0 if size is SMALL else margin)
    return DicePlaces(size, margin, slots, platter, platter_width)


@kept(8)
def draw_dice(
    dice: tuple[TableDieView, ...],
    status: str,
    width: int,
    size: DieSize,
    margin: int,
    palette: Palette,
    language: str,
    *,
    slots: bool,
    total: int = 0,
    left: tuple[TableDieView, ...] = (),
    share: float = 1.0,
) -> Rows:
    """Dice and keys in a block of this width; without `slots` there are neither slots nor platter, and
    a `total` is written behind the dice that make it up. If no dice are in the pool, there is room for a word about the
    moment. Dice may be on their way from where they were `left`, and have done a share of it."""
    at = places(size, width, margin)
    board = _Board(dice, at, Canvas(width, dice_rows(size), palette.table), palette, language)
    columns = _columns(dice, at)
    board.draw(_on_their_way(_columns(left, at), columns, share) if left else columns, slots=slots, total=total)
    if not any(die.place == "pool" for die in dice):
        board.canvas.write(margin, 1, status, palette.text, bold=True)
    return board.canvas.rows()


def _columns(dice: Sequence[TableDieView], at: DicePlaces) -> dict[str, int]:
    """The column of every die."""
    pitch = at.size.width + 1
    columns, x = {}, at.pool
    for die in (*_there(dice, "pool"), *_there(dice, OUT)):
        columns[die.name] = x
        x += pitch + (_SUM if is_second(die.name) else 0)
    for number, place in enumerate(SLOTS):
        columns |= {die.name: at.slots + number * pitch for die in _there(dice, place)}
    first, platter_pitch = _on_platter(len(_there(dice, "platter")), at)
    columns |= {die.name: first + number * platter_pitch for number, die in enumerate(_there(dice, "platter"))}
    return columns


@lru_cache(maxsize=4)
def _faded(palette: Palette) -> Palette:
    """The colours of dice that are out of the game: little is left of them."""
    faded = {name: mix(colour, palette.table, 0.75) for name, colour in palette.colours.items()}
    return replace(palette, colours=faded)


def _there(dice: Sequence[TableDieView], place: str) -> list[TableDieView]:
    return [die for die in dice if die.place == place]


def _platter_room(dice: int, at: DicePlaces) -> tuple[int, int]:
    """Where the platter starts, and how wide it is; with all dice there, the slots are empty."""
    more = max(0, dice - _MOST_ON_PLATTER) * at.size.width
    return at.platter - more, at.platter_width + more


def _on_platter(dice: int, at: DicePlaces) -> tuple[int, int]:
    """The column of the first die on the platter, and the distance from die to die."""
    x, width = _platter_room(dice, at)
    small = at.size is SMALL
    pitch = min(at.size.width + 1, max(at.size.width, (width - (0 if small else 2)) // max(1, dice)))
    if small:
        return x + (1 if dice < _MOST_ON_PLATTER else 0), pitch
    return x + 2, pitch


def _on_their_way(left: dict[str, int], there: dict[str, int], share: float) -> dict[str, int]:
    """Columns between those where dice were and those where they go."""
    return {die: round(left.get(die, x) + (x - left.get(die, x)) * share) for die, x in there.items()}


def draw_empty_slot(canvas: Canvas, x: int, size: DieSize, palette: Palette) -> None:
    """The frame of an empty slot; of a small one the corners."""
    edge, side = (" ", " ") if size is SMALL else ("─", "│")
    middle, last = size.width - 2, size.rows - 1
    canvas.write(x, 0, f"╭{edge * middle}╮", palette.dim)
    for y in range(1, last):
        canvas.write(x, y, f"{side}{' ' * middle}{side}", palette.dim)
    canvas.write(x, last, f"╰{edge * middle}╯", palette.dim)


class _Board:
    def __init__(
        self, dice: Sequence[TableDieView], at: DicePlaces, canvas: Canvas, palette: Palette, language: str
    ) -> None:
        self._dice, self._at, self._palette, self._language = dice, at, palette, language
        self.canvas = canvas

    def draw(self, columns: dict[str, int], *, slots: bool, total: int = 0) -> None:
        """Draw everything, the dice in these columns."""
        if slots:
            self._draw_slots()
            self._draw_platter(columns)
        elif total:
            summed = [die.name for die in self._dice if is_second(die.name)] or [die.name for die in self._dice]
            x = max(columns[die] for die in summed) + self._at.size.width
            self.canvas.write(x + 1, self._at.size.rows // 2, f"= {total}", self._palette.accent, bold=True)
        for die in sorted(self._dice, key=lambda die: die.place != "pool"):
            self._draw(die, columns[die.name])

    def _draw_slots(self) -> None:
        size = self._at.size
        for number, (place, numeral) in enumerate(zip(SLOTS, _NUMERALS, strict=True)):
            x = self._at.slots + number * (size.width + 1)
            there = _there(self._dice, place)
            if not there:
                draw_empty_slot(self.canvas, x, size, self._palette)
            if not any(die.offered or die.picked for die in there):
                self.canvas.centre(x, size.rows, size.width, numeral, self._palette.dim)

    def _draw_platter(self, columns: dict[str, int]) -> None:
        size, palette, there = self._at.size, self._palette, _there(self._dice, "platter")
        x, width = _platter_room(len(there), self._at)
        self.canvas.area(x, 0, width, 2 * size.rows - size.shade, palette.platter)
        self.canvas.area(x, 2 * size.rows - size.shade, width, size.shade, mix(palette.platter, BLACK, 0.35))
        text = _("silver platter")
        keys = [columns[die.name] + size.width for die in there if die.offered or die.picked]
        if size is SMALL and max(keys, default=x) + len(text) + 1 <= x + width:
            self.canvas.write(x + width - len(text) - 1, size.rows, text, palette.dim)

    def _draw(self, die: TableDieView, x: int) -> None:
        ground = self.canvas.ground(x, 0) if 0 <= x < self.canvas.width else self._palette.table
        self.canvas.stamp(x, 0, _drawn_die(die, self._at.size, self._palette, ground, self._language))


@lru_cache(maxsize=512)
def _drawn_die(die: TableDieView, size: DieSize, palette: Palette, ground: str, language: str) -> Canvas:
    """A die on its ground, and its key below it, if it has one; the same dice come back again and again, in each
    language with its own decimals."""
    target = Target("die", die.name)
    has_key = die.place != OUT and (die.picked or die.under_cursor or die.offered or die.place == "pool")
    canvas = Canvas(size.width, dice_rows(size) if has_key else size.rows, palette.table)
    canvas.fill(0, 0, size.width, size.rows, ground)
    if die.place == OUT:
        draw_die(canvas, 0, 0, die.name, 0, size, _faded(palette), target)
        canvas.centre(0, size.rows // 2, size.width, LOCK, palette.text, target=target)
        return canvas
    draw_die(canvas, 0, 0, die.name, die.face, size, palette, target)
    if has_key:
        _draw_key(canvas, die, size, palette, target)
    return canvas


def _draw_key(canvas: Canvas, die: TableDieView, size: DieSize, palette: Palette, target: Target) -> None:
    """The key below a die: a cap where it can be pressed, arrows around that of the die picked."""
    y, width = size.rows, size.width
    if die.picked:
        canvas.centre(0, y, width, f"{PICKED} {die.letter} {PICKED}", palette.accent, bold=True, target=target)
    elif die.under_cursor:
        canvas.centre(0, y, width, f" {die.letter} ", BLACK, bg=palette.gold, bold=True, target=target)
    elif die.offered and die.behind is not None:
        _draw_worth(canvas, die, size, die.behind, palette, target)
    elif die.offered:
        cap = f" {die.letter}{COSTLY if die.costly else ' '}"
        canvas.centre(0, y, width, cap, palette.cap_text, bg=palette.cap, bold=True, target=target)
    else:
        canvas.centre(0, y, width, die.letter, palette.dim, target=target)


def _draw_worth(
    canvas: Canvas, die: TableDieView, size: DieSize, behind: float, palette: Palette, target: Target
) -> None:
    """The key below a die, and beside it how far the die is behind the best choice."""
    cap = f" {die.letter}{COSTLY if die.costly else '' if size is SMALL else ' '}"
    room = size.width - len(cap)
    text = behind_text(behind, room, TICK)
    canvas.write(0, size.rows, cap, palette.cap_text, bg=palette.cap, bold=True, target=target)
    colour = palette.good if text == TICK else palette.text
    canvas.write(len(cap), size.rows, text.rjust(room), colour, bold=text == TICK, target=target)
