"""Running text as rows: paragraphs with labels, zone names in their colours, and tall drawings shown in part."""

import re
from collections.abc import Sequence

from ..table.page.drawing.colour import BLACK, readable
from ..table.page.drawing.runs import Rows, Run, padded, span, wrap
from ..text.names import name, zone_name
from .pen import Pen, broken

_LONGEST_ENDING = 2  # letters that a language adds to a colour: gelbe, gelben


def prose(pen: Pen, text: str, width: int, ground: str, zones: Sequence[str], label: str = "") -> Rows:
    """A paragraph with the names of zones in their colours, perhaps after a label on a coloured ground."""
    palette = pen.palette
    if not pen.painted:
        message = f"[{label}] {text}" if label else text
        return tuple(padded((span(line, palette.text, ground),), width, ground) for line in broken(message, width))
    runs: list[Run] = []
    if label:
        runs += [span(f" {label} ".replace(" ", _TIED), BLACK, palette.gold, bold=True), span(" ", ground, ground)]
    runs += _coloured(pen, text, ground, zones)
    rows = [tuple(run._replace(text=run.text.replace(_TIED, " ")) for run in row) for row in wrap(runs, width, 0)]
    return tuple(padded(row, width, ground) for row in rows)


_TIED = "\N{NO-BREAK SPACE}"


def _coloured(pen: Pen, text: str, ground: str, zones: Sequence[str]) -> list[Run]:
    """The text in runs: words that are zones have their colour."""
    plain = pen.palette.text
    words = {word.casefold(): zone for zone in zones for word in (name(zone), zone_name(zone))}
    if not words:
        return [span(text, plain, ground)]
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, words))})\w{{0,{_LONGEST_ENDING}}}\b", re.IGNORECASE)
    runs: list[Run] = []
    end = 0
    for found in pattern.finditer(text):
        runs.append(span(text[end : found.start()], plain, ground))
        colour = readable(pen.palette.colour(words[found[1].casefold()]), ground)
        runs.append(span(found[0], colour, ground, bold=True))
        end = found.end()
    runs.append(span(text[end:], plain, ground))
    return [run for run in runs if run.text]


def draw_part(pen: Pen, x: int, y: int, height: int, rows: Rows, top: int) -> None:
    """As much of a tall drawing as fits, from its row `top` on; signs at the right say that there is more."""
    pen.picture(x, y, rows[top : top + height])
    pen.scroll_signs(pen.width - 1, y, height, above=top > 0, below=top + height < len(rows))


def last_top(rows: int, height: int) -> int:
    """How far a tall drawing can be scrolled."""
    return max(0, rows - height)
