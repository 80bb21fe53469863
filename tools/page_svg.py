"""What a screen shows as an SVG picture: grounds and blocks as areas, so that no font leaves gaps between them, and
letters in a monospaced font."""

import re
from collections import defaultdict
from collections.abc import Iterator
from html import escape
from typing import Any

from textual.screen import Screen

from futé_tui.table.page.drawing.runs import Look, Row, Rows, row_width, width_of
from futé_tui.widgets.command_bar import CommandBar
from futé_tui.widgets.page import Page

_CELL, _LINE, _FONT, _BASE = 10, 20, 16.6, 15
_QUARTERS = {  # of a cell: top left, top right, bottom left, bottom right
    "▀": "1100",
    "▄": "0011",
    "█": "1111",
    "▌": "1010",
    "▐": "0101",
    "▗": "0001",
    "▖": "0010",
    "▝": "0100",
    "▘": "1000",
    "▟": "0111",
    "▙": "1011",
    "▜": "1101",
    "▛": "1110",
}
_EIGHTHS = "▁▂▃▄▅▆▇"  # of a row, from below
_LEFT_EIGHTHS = "▏▎▍▌▋▊▉"  # of a column
_BLOCKS = "".join({*_QUARTERS, *_EIGHTHS, *_LEFT_EIGHTHS})
_PIECES = re.compile(rf"([{_BLOCKS}])\1*|[^\s{_BLOCKS}]+(?: [^\s{_BLOCKS}]+)*")  # equal blocks, or words
FONT = f"text{{font:{_FONT}px 'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}}.b{{font-weight:bold}}"


def seen(screen: Screen[Any]) -> Rows:
    """What a screen shows now: its page, and the commands below it."""
    return (*screen.query_one(Page).shown, *screen.query_one(CommandBar).shown)


def picture(rows: Rows) -> str:
    """A picture of the rows."""
    return frame(rows, FONT, "".join(part for y, row in enumerate(rows) for part in row_parts(y, row)))


def frame(rows: Rows, style: str, body: str) -> str:
    """A picture as large as the rows."""
    width, height = row_width(rows[0]) * _CELL, len(rows) * _LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" shape-rendering="crispEdges">'
        f"<style>{style}</style>{body}</svg>\n"
    )


def row_parts(y: int, row: Row) -> Iterator[str]:
    """A row: its grounds and then its blocks, a path for each colour, and its texts."""
    grounds: dict[str, list[str]] = defaultdict(list)
    blocks: dict[str, list[str]] = defaultdict(list)
    texts: list[str] = []
    x = 0
    for text, look, _target in row:
        wide = width_of(text)
        grounds[look.bg].append(_area(x * _CELL, y * _LINE, wide * _CELL, _LINE))
        for found in _PIECES.finditer(text):
            at, piece = x + width_of(text[: found.start()]), found[0]
            if piece[0] in _BLOCKS:
                blocks[look.fg] += _block(at * _CELL, y * _LINE, piece[0], len(piece))
            else:
                texts.append(_text(at, y, piece, look))
        x += wide
    for colours in (grounds, blocks):
        yield from (f'<path fill="{colour}" d="{"".join(paths)}"/>' for colour, paths in colours.items())
    yield from texts


def _block(x: float, y: float, block: str, count: int) -> Iterator[str]:
    """So many equal blocks side by side."""
    if block in _LEFT_EIGHTHS:
        width = (_LEFT_EIGHTHS.index(block) + 1) * _CELL / 8
        yield from (_area(x + number * _CELL, y, width, _LINE) for number in range(count))
        return
    if block not in _QUARTERS:
        height = (_EIGHTHS.index(block) + 1) * _LINE / 8
        yield _area(x, y + _LINE - height, count * _CELL, height)
        return
    quarters = _QUARTERS[block]
    for half, top in ((quarters[:2], y), (quarters[2:], y + _LINE / 2)):
        if half == "11":
            yield _area(x, top, count * _CELL, _LINE / 2)
        elif "1" in half:
            for number in range(count):
                yield _area(x + number * _CELL + half.index("1") * _CELL / 2, top, _CELL / 2, _LINE / 2)


def _area(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}h{width:g}v{height:g}h-{width:g}z"


def _text(x: int, y: int, text: str, look: Look) -> str:
    bold = ' class="b"' if look.bold else ""
    place = f'x="{x * _CELL}" y="{y * _LINE + _BASE}" textLength="{width_of(text) * _CELL}"'
    struck = ' text-decoration="line-through"' if look.strike else ""
    return f'<text {place} fill="{look.fg}"{bold}{struck}>{escape(text)}</text>'
