"""The card for a terminal that is too small: what is needed, what there is, and that nothing is lost."""

from collections.abc import Sequence

from ..language import _
from .bars import draw_bar
from .caps import draw_cap
from .pen import Pen, broken

_BAR = 20


def draw_too_small(pen: Pen, needed: tuple[int, int], ways_out: Sequence[tuple[str, str]]) -> None:
    """The card in the middle of whatever room there is; `ways_out` are keys and what they do."""
    palette = pen.palette
    room = max(1, min(44, pen.width - 2))
    sentences = [
        *broken(_("futé needs a terminal of {width} x {height}.").format(width=needed[0], height=needed[1]), room),
        *broken(_("This one is {width} x {height}.").format(width=pen.width, height=pen.height), room),
        *broken(_("Make it larger: the game waits."), room),
    ]
    in_words = [_("{what}: {detail}").format(what=key, detail=does) for key, does in ways_out]
    keys = [row for text in in_words for row in broken(text, room)]
    bars = 2 if pen.height >= len(sentences) + len(keys) + 6 and room > _BAR + 10 else 0
    height = len(sentences) + len(keys) + bars + (2 if bars else 0)
    x, y = max(0, (pen.width - room) // 2), max(0, (pen.height - height) // 2)
    if pen.height > height + 2:
        pen.panel(max(0, x - 2), y - 1, min(pen.width, room + 4), height + 2)
    for number, line in enumerate(sentences):
        pen.write(x, y + number, line, palette.accent if number == 0 else "", bold=number == 0)
    y += len(sentences)
    if bars:
        _draw_sizes(pen, x, y + 1, needed)
        y += bars + 2
    for (key, does), text in zip(ways_out, in_words, strict=True):
        if bars:
            end = draw_cap(pen, x, y, key)
            y += pen.paragraph(end + 1, y, x + room - end - 1, does, palette.dim)
        else:
            y += pen.paragraph(x, y, room, text, palette.dim)


def _draw_sizes(pen: Pen, x: int, y: int, needed: tuple[int, int]) -> None:
    """How much of the width and of the height is there, as bars."""
    palette = pen.palette
    for number, (title, has, wanted) in enumerate(
        ((_("width"), pen.width, needed[0]), (_("height"), pen.height, needed[1]))
    ):
        pen.fit(x, y + number, 8, title, palette.dim)
        colour = palette.good if has >= wanted else palette.bad
        draw_bar(pen, x + 9, y + number, _BAR, has / wanted, colour, track=palette.table)
        pen.write(x + 10 + _BAR, y + number, f"{has}/{wanted}", colour)
