"""The action tracks: what is used up, what can be used, what is still locked."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...engine.fast_tuple import fast_tuple
from ...engine.zones import Box, ZoneView
from ...text.names import name, sentence, short
from .cards.chips import ChipState, chip_colour, chip_ink, chip_text
from .cards.lines import bonus_state
from .drawing.caches import cached
from .drawing.colour import BLACK, ink_on
from .drawing.glyphs import ACTIONS, ARROW, CROSS, LOCKED, MINUS, OPEN, STILL_LOCKED, UNLOCKED
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, Run, Target, cut, flow, padded, row_width, span, width_of

_Style = Callable[[ZoneView, Palette], list[Run]]


class _Room(NamedTuple):
    """How much room tracks take: the style of their boxes, short names or whole ones, and what is between tracks."""

    style: _Style
    brief: bool
    gap: int


class TrackPicks(NamedTuple):
    """The labels of tracks that can be chosen, the one under the cursor, and how many boxes are missing to the end."""

    labels: Mapping[str, str]
    cursor: str
    missing: Mapping[str, int]


NO_TRACK_PICKS = TrackPicks({}, "", {})


@cached(8)
def draw_tracks(
    tracks: tuple[ZoneView, ...], before: Row, picks: TrackPicks, width: int, rows: int, palette: Palette
) -> Rows:
    """The tracks after what comes `before` them, as roomy as fits into this many rows, or more if they need more."""
    blocks: dict[_Room, list[Row]] = {}
    for allowed in (rows, rows + 1, len(tracks) + 1):
        for room in _PAINTED if palette.painted else _LETTERED:
            style, brief, gap = room
            if room not in blocks:
                blocks[room] = [_track(track, style(track, palette), picks, palette, brief=brief) for track in tracks]
            drawn = [before, *blocks[room]] if before else blocks[room]
            laid = flow(drawn, width, gap, palette.table)
            if len(laid) <= allowed and all(row_width(row) <= width for row in laid):
                return tuple(padded(row, width, palette.table) for row in laid)
    return tuple(padded(cut(row, width), width, palette.table) for row in laid)


def _track(track: ZoneView, circles: list[Run], picks: TrackPicks, palette: Palette, *, brief: bool) -> Row:
    """The name of a track, its boxes and what is at its end."""
    target = Target("track", track.name)
    ground = palette.table
    runs: list[Run] = []
    title = sentence((short if brief else name)(track.name))
    if track.name == picks.cursor:
        runs.append(span(_tag(ARROW, palette), BLACK, palette.gold, bold=True, target=target))
    elif label := picks.labels.get(track.name):
        runs.append(span(_tag(label, palette), palette.label_text, palette.label, bold=True, target=target))
    offered = bool(runs)
    look = (BLACK, palette.offered) if offered else (palette.text, ground)
    runs += [span(f" {title} " if offered else title, *look, bold=True, target=target), span(" ", ground, ground)]
    runs += [fast_tuple(Run, (text, look, target)) for text, look, _ in circles]
    last = track.boxes[-1]
    if last.bonus:
        runs += _end(last, picks.missing.get(track.name, 0), palette)
    return tuple(runs)


def _tag(text: str, palette: Palette) -> str:
    """What is before the name of a track that can be chosen: a key-cap, in letters a label as boxes have it."""
    return f" {text} " if palette.painted else f"{text}:"


def _end(last: Box, missing: int, palette: Palette) -> Sequence[Run]:
    """The bonus at the end of a track."""
    state, word = bonus_state(last), last.bonus
    ground = chip_colour(word, palette)
    text, target = chip_text(word, state, palette), Target("end", word)
    runs = [span(f" {ARROW}", palette.dim, palette.table)]
    runs.append(span(text, chip_ink(word, palette), ground, bold=True, target=target))
    if missing and state is ChipState.OPEN:
        needs = f" {missing}" if palette.painted else f":{missing}"
        runs.append(span(needs, palette.text, palette.table))
    return runs


def _sign(track: ZoneView, box: Box) -> str:
    return CROSS if box.is_crossed else _unused_sign(track, box)


def _unused_sign(track: ZoneView, box: Box) -> str:
    if box.points:
        return box.points.replace("-", MINUS)
    return box.printed or ACTIONS.get(track.name, OPEN if box.mark else LOCKED)


def _chips(track: ZoneView, palette: Palette) -> list[Run]:
    """A chip for every box."""
    runs: list[Run] = []
    for box in track.boxes:
        sign = _sign(track, box)
        text = f"{sign:>3}" if len(sign) == 2 else f"{sign:^3}"
        if box.is_circled:
            runs.append(span(text, palette.gold, BLACK, bold=True))
        elif box.mark and box.points:
            runs.append(span(text, ink_on(palette.fox), palette.fox, bold=True))
        else:
            runs.append(span(text, palette.dim, palette.panel))
        runs.append(span(" ", palette.table, palette.table))
    return runs[:-1]


def _spaced(track: ZoneView, palette: Palette) -> list[Run]:
    """The signs with a gap between them, as wide before they are used as after."""
    wide = max(width_of(_unused_sign(track, box)) for box in track.boxes)
    runs: list[Run] = []
    for box in track.boxes:
        sign = f"{_sign(track, box):>{wide}}"
        runs += [_letters(sign, palette, bright=box.is_circled), span(" ", palette.table, palette.table)]
    return runs[:-1]


def _packed(track: ZoneView, palette: Palette) -> list[Run]:
    """One cell for every box: circles where the sign is longer."""
    signs = [(_sign(track, box), box.is_circled) for box in track.boxes]
    short = [(sign if len(sign) == 1 else OPEN if bright else LOCKED, bright) for sign, bright in signs]
    return [_letters(sign, palette, bright=bright) for sign, bright in short]


def _apart(track: ZoneView, palette: Palette) -> list[Run]:
    """The boxes in letters with a gap between them."""
    signs = [_in_letters(box, palette, gap=" ") for box in track.boxes]
    return [*signs[:-1], signs[-1]._replace(text=signs[-1].text.rstrip())]


def _close(track: ZoneView, palette: Palette) -> list[Run]:
    """The boxes in letters, those with points apart."""
    return [_in_letters(box, palette, gap=" " if box.points else "") for box in track.boxes]


def _in_letters(box: Box, palette: Palette, gap: str) -> Run:
    """Crossed, unlocked (with its number, if it has one), or still locked."""
    number = box.printed or box.points
    if box.is_crossed:
        sign = CROSS
    elif box.is_circled:
        sign = f"({number})" if number else UNLOCKED
    else:
        sign = number or STILL_LOCKED
    return _letters(f"{sign}{gap}", palette, bright=box.is_circled)


def _letters(sign: str, palette: Palette, *, bright: bool) -> Run:
    return span(sign, palette.accent if bright else palette.dim, palette.table, bold=bright)


# The roomiest first
_PAINTED = (
    _Room(_chips, brief=False, gap=3),
    _Room(_spaced, brief=False, gap=3),
    _Room(_spaced, brief=True, gap=3),
    _Room(_packed, brief=True, gap=2),
)
_LETTERED = (_Room(_apart, brief=False, gap=3), _Room(_close, brief=True, gap=2))
