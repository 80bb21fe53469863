"""The dice where they are: the pool, the three slots and the silver platter, each die with its key below it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ...engine.dice import is_second
from ...engine.rules import SLOTS, DiePlace
from ...language import _, pgettext
from ...text.coaching import behind_text
from ..view import TableDieView
from .drawing.caches import cached
from .drawing.canvas import Canvas
from .drawing.colour import BLACK, mix
from .drawing.die import SMALL, DieSize, draw_die
from .drawing.glyphs import COSTLY, LOCK, PICKABLE, PICKED, TICK, with_minus
from .drawing.palette import Palette
from .drawing.runs import Rows, Target

_NUMERALS = ("I", "II", "III")

_MOST_ON_PLATTER = 5
_IN_POOL = 6
_SUM = 5  # columns for the sum after two dice of a colour


class DicePlaces(NamedTuple):
    """Where dice are in a row of this size: the pool from the left, then the slots, the platter at the right. `apart`:
    dice never touch."""

    size: DieSize
    pool: int
    slots: int
    platter: int
    platter_width: int
    apart: bool = False


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


@cached(8)
def draw_dice(
    dice: tuple[TableDieView, ...],
    status: str,
    width: int,
    size: DieSize,
    margin: int,
    palette: Palette,
    *,
    slots: bool,
    total: int = 0,
    left: tuple[TableDieView, ...] = (),
    share: float = 1.0,
) -> Rows:
    """Dice and keys in a block of this width; without `slots` there are neither slots nor platter, and
    a `total` is written after the dice that make it up. If no dice are in the pool, there is room for a word about the
    moment. Dice may be on their way from where they were `left`, and have done a share of it."""
    at = places(size, width, margin)._replace(apart=not palette.painted)
    columns = _columns(dice, at)
    if left:
        columns = _on_their_way(_columns(left, at), columns, share)
    canvas = Canvas(width, dice_rows(size), palette.table, halves=palette.painted)
    if slots:
        _draw_slots(canvas, dice, at, palette)
        _draw_platter(canvas, dice, columns, at, palette)
    elif total:
        summed = [die.name for die in dice if is_second(die.name)] or [die.name for die in dice]
        x = max(columns[die] for die in summed) + size.width
        canvas.write(x + 1, size.rows // 2, f"= {total}", palette.accent, bold=True)
    passing = sorted(dice, key=lambda die: die.place is not DiePlace.POOL)
    for die in passing:  # those that leave the pool pass over those that stay there
        x = columns[die.name]
        ground = canvas.ground(x, 0) if 0 <= x < width else palette.table
        canvas.stamp(x, 0, _drawn_face(die.name, die.face, size, palette, ground, out=die.place is DiePlace.OUT))
        if die.place is not DiePlace.OUT and (_has_key(die, palette) or die.under_cursor or die.place is DiePlace.POOL):
            _draw_key(canvas, x, size.rows, die, size, palette)
    if has_room_for_status(dice):
        canvas.write(at.pool, 1, status, palette.text, bold=True)
    return canvas.rows()


def has_room_for_status(dice: Sequence[TableDieView]) -> bool:
    """Whether a word about the moment stands where the pool would be."""
    return not _there(dice, DiePlace.POOL)


def _columns(dice: Sequence[TableDieView], at: DicePlaces) -> dict[str, int]:
    """The column of every die."""
    pitch = at.size.width + 1
    columns, x = {}, at.pool
    for die in (*_there(dice, DiePlace.POOL), *_there(dice, DiePlace.OUT)):
        columns[die.name] = x
        x += pitch + (_SUM if is_second(die.name) else 0)
    for number, place in enumerate(SLOTS):
        columns |= {die.name: at.slots + number * pitch for die in _there(dice, place)}
    first, platter_pitch = _on_platter(len(_there(dice, DiePlace.PLATTER)), at)
    columns |= {die.name: first + number * platter_pitch for number, die in enumerate(_there(dice, DiePlace.PLATTER))}
    return columns


@lru_cache(maxsize=4)
def _faded(palette: Palette) -> Palette:
    """The colours of dice that are out of the game: little is left of them."""
    faded = {name: mix(colour, palette.table, 0.75) for name, colour in palette.colours.items()}
    return replace(palette, colours=faded)


def _there(dice: Iterable[TableDieView], place: DiePlace) -> list[TableDieView]:
    return [die for die in dice if die.place is place]


def _platter_room(dice: int, at: DicePlaces) -> tuple[int, int]:
    """Where the platter starts, and how wide it is; with all dice there, the slots are empty."""
    more = max(0, dice - _MOST_ON_PLATTER) * (at.size.width + 1)
    if at.apart:
        more = max(0, dice * (at.size.width + 1) - at.platter_width)
    return at.platter - more, at.platter_width + more


def _on_platter(dice: int, at: DicePlaces) -> tuple[int, int]:
    """The column of the first die on the platter, and the distance from die to die."""
    x, width = _platter_room(dice, at)
    pitch = at.size.width + 1
    if at.apart:
        return x + 1, pitch
    if at.size is SMALL:
        return x + (1 if dice < _MOST_ON_PLATTER else 0), min(pitch, max(at.size.width, width // max(1, dice)))
    spare = width - (dice * pitch - 1)
    return (x + min(2, spare // 2), pitch) if spare >= 0 else (x + 2, at.size.width)


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


def _draw_slots(canvas: Canvas, dice: Sequence[TableDieView], at: DicePlaces, palette: Palette) -> None:
    """The slots, with the numbers of those whose dice have no key."""
    for number, (place, numeral) in enumerate(zip(SLOTS, _NUMERALS, strict=True)):
        x, there = at.slots + number * (at.size.width + 1), _there(dice, place)
        if not there:
            draw_empty_slot(canvas, x, at.size, palette)
        if not any(_has_key(die, palette) for die in there):
            canvas.centre(x, at.size.rows, at.size.width, numeral, palette.dim)


def _draw_platter(
    canvas: Canvas, dice: Sequence[TableDieView], columns: dict[str, int], at: DicePlaces, palette: Palette
) -> None:
    """The silver platter, and the name of a small one; in letters its edge and, unless dice lie there, its floor."""
    size, there = at.size, _there(dice, DiePlace.PLATTER)
    x, width = _platter_room(len(there), at)
    edge = 2 * size.rows - size.shade
    if palette.lettering:
        signs, floor = palette.lettering.signs, edge // 2 - 1
        for y in range(floor + 1):
            canvas.write(x, y, signs.edge, palette.dim)
        if not there:
            canvas.write(x, floor, signs.corner + signs.floor * (width - 1), palette.dim)
    else:
        canvas.area(x, 0, width, edge, palette.platter)
        canvas.area(x, edge, width, size.shade, mix(palette.platter, BLACK, 0.35))
    text = _("silver platter")
    keys = [columns[die.name] + size.width for die in there if _has_key(die, palette)]
    if palette.lettering and max(keys, default=x) + len(text) + 1 > x + width:
        text = pgettext("dice", "platter")
    if size is SMALL and max(keys, default=x) + len(text) + 1 <= x + width:
        canvas.write(x + width - len(text) - 1, size.rows, text, palette.dim)


def _has_key(die: TableDieView, palette: Palette) -> bool:
    """Whether a die has its key below it wherever it is; in letters every die has, as that says which one it is."""
    return die.offered or die.picked or not palette.painted


@lru_cache(maxsize=512)
def _drawn_face(name: str, face: int, size: DieSize, palette: Palette, ground: str, *, out: bool) -> Canvas:
    """A die on its ground; the same dice come back again and again."""
    target = Target("die", name)
    canvas = Canvas(size.width, size.rows, ground, halves=palette.painted)
    if out:
        draw_die(canvas, 0, 0, name, 0, size, _faded(palette), target)
        canvas.centre(0, size.rows // 2, size.width, LOCK, palette.text, target=target)
    else:
        draw_die(canvas, 0, 0, name, face, size, palette, target)
    return canvas


def _draw_key(canvas: Canvas, x: int, y: int, die: TableDieView, size: DieSize, palette: Palette) -> None:
    """The key below a die: a cap where it can be pressed, arrows around that of the die picked."""
    width, target = size.width, Target("die", die.name)
    canvas.fill(x, y, width, 1, palette.table)
    if palette.lettering:
        _write_key(canvas, x, y, die, width, palette, target)
    elif die.picked:
        canvas.centre(x, y, width, f"{PICKED} {die.letter} {PICKED}", palette.accent, bold=True, target=target)
    elif die.under_cursor:
        canvas.centre(x, y, width, f" {die.letter} ", BLACK, bg=palette.gold, bold=True, target=target)
    elif die.offered and die.behind is not None:
        _draw_worth(canvas, x, y, die, size, die.behind, palette, target)
    elif die.offered:
        cap = f" {die.letter}{COSTLY if die.costly else ' '}"
        canvas.centre(x, y, width, cap, palette.cap_text, bg=palette.cap, bold=True, target=target)
    else:
        canvas.centre(x, y, width, die.letter, palette.dim, target=target)


def _write_key(canvas: Canvas, x: int, y: int, die: TableDieView, width: int, palette: Palette, target: Target) -> None:
    """The letter of a die and what it shows: in brackets if it is picked, between arrows under the cursor, after a star
    or the sign of actions if it can be."""
    text = f"{die.letter} {die.face or '-'}"
    if die.under_cursor:
        text = f">{text}<"
    elif die.picked:
        text = f"[{text}]"
    elif die.offered and die.behind is not None:
        room = SMALL.width - 2
        text = f"{die.letter} {with_minus(behind_text(die.behind, room, TICK)):>{room}}"
    elif die.offered:
        text = f"{COSTLY if die.costly else PICKABLE}{text} "
    bright = die.offered or die.picked or die.under_cursor
    canvas.centre(x, y, width, text, palette.text if bright else palette.dim, bold=bright, target=target)


def _draw_worth(
    canvas: Canvas, x: int, y: int, die: TableDieView, size: DieSize, behind: float, palette: Palette, target: Target
) -> None:
    """The key below a die, and beside it how far the die is behind the best choice."""
    cap = f" {die.letter}{COSTLY if die.costly else '' if size is SMALL else ' '}"
    room = size.width - len(cap)
    text = with_minus(behind_text(behind, room, TICK))
    x = canvas.write(x, y, cap, palette.cap_text, bg=palette.cap, bold=True, target=target)
    colour = palette.good if text == TICK else palette.text
    canvas.write(x, y, text.rjust(room), colour, bold=text == TICK, target=target)
