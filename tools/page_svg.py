"""Rows of the page as an SVG picture: backgrounds and blocks as rectangles, letters in a monospaced font."""

from html import escape

from futé_tui.table.page.drawing.runs import Look, Rows, row_width, width_of

_CELL, _LINE, _FONT, _BASE = 10.0, 20.0, 16.6, 15.0
_STYLE = (
    f"text {{ font: {_FONT}px 'DejaVu Sans Mono', monospace; white-space: pre; }} "
    ".bold { font-weight: bold; } .strike { text-decoration: line-through; }"
)
_QUARTERS = {  # of a cell, from the top left: blocks are drawn, so that no font leaves hairlines between them
    "▀": "1100",
    "▄": "0011",
    "█": "1111",
    "▌": "1010",
    "▗": "0001",
    "▖": "0010",
    "▝": "0100",
    "▘": "1000",
    "▟": "0111",
    "▙": "1011",
    "▜": "1101",
    "▛": "1110",
}


def svg(rows: Rows) -> str:
    """A picture of the rows."""
    width, height = row_width(rows[0]) * _CELL, len(rows) * _LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" shape-rendering="crispEdges">',
        f"<style>{_STYLE}</style>",
    ]
    for y, row in enumerate(rows):
        x = 0.0
        for run in row:
            parts.append(_rectangle(x, y * _LINE, width_of(run.text) * _CELL, _LINE, run.look.bg))
            parts += _letters(run.text, run.look, x, y * _LINE)
            x += width_of(run.text) * _CELL
    return "\n".join([*parts, "</svg>"])


def _rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colour}"/>'


def _letters(text: str, look: Look, x: float, y: float) -> list[str]:
    parts: list[str] = []
    kind = " ".join(word for word, wanted in (("bold", look.bold), ("strike", look.strike)) if wanted)
    for letter in text:
        for quarter, painted in enumerate(_QUARTERS.get(letter, "")):
            if painted == "1":
                left, top = x + quarter % 2 * _CELL / 2, y + quarter // 2 * _LINE / 2
                parts.append(_rectangle(left, top, _CELL / 2, _LINE / 2, look.fg))
        if letter not in _QUARTERS and letter != " ":
            parts.append(f'<text x="{x:g}" y="{y + _BASE:g}" fill="{look.fg}" class="{kind}">{escape(letter)}</text>')
        x += width_of(letter) * _CELL
    return parts
