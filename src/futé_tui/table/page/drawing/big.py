"""Big letters and digits from half blocks, for the logo and for final scores."""

from .canvas import Canvas

_GLYPHS = {
    "f": ("..##", ".#..", "###.", ".#..", ".#..", ".#..", ".#.."),
    "u": ("....", "....", "#..#", "#..#", "#..#", "#..#", ".###"),
    "t": (".#..", ".#..", "####", ".#..", ".#..", ".#..", "..##"),
    "é": ("...#", "..#.", ".##.", "#..#", "####", "#...", ".###"),
    "0": ("####", "#..#", "#..#", "#..#", "#..#", "#..#", "####"),
    "1": (".##.", "..#.", "..#.", "..#.", "..#.", "..#.", ".###"),
    "2": ("####", "...#", "...#", "####", "#...", "#...", "####"),
    "3": ("####", "...#", "...#", ".###", "...#", "...#", "####"),
    "4": ("#..#", "#..#", "#..#", "####", "...#", "...#", "...#"),
    "5": ("####", "#...", "#...", "####", "...#", "...#", "####"),
    "6": ("####", "#...", "#...", "####", "#..#", "#..#", "####"),
    "7": ("####", "...#", "...#", "..#.", "..#.", ".#..", ".#.."),
    "8": ("####", "#..#", "#..#", "####", "#..#", "#..#", "####"),
    "9": ("####", "#..#", "#..#", "####", "...#", "...#", "####"),
    "-": ("....", "....", "....", "####", "....", "....", "...."),
}
_WIDTH = 4
_GAP = 2
ROWS = 4


def big_width(text: str, scale: int = 1) -> int:
    """How many columns a big text takes."""
    return (len(text) * (_WIDTH + _GAP) - _GAP) * scale


def draw_big(canvas: Canvas, x: int, y: int, text: str, colours: tuple[str, ...], scale: int = 1) -> None:
    """Draw a text; its letters take turns with the colours. A dot is half a row high and, scaled, as wide as high."""
    for number, letter in enumerate(text):
        left = x + number * (_WIDTH + _GAP) * scale
        for row, line in enumerate(_GLYPHS[letter]):
            for column, dot in enumerate(line):
                if dot == "#":
                    top = 2 * y + row * scale
                    canvas.area(left + column * scale, top, scale, scale, colours[number % len(colours)])


def big_letters(text: str) -> list[str]:
    """A text in rows of block signs, for terminals without colours."""
    signs = {("#", "#"): "█", ("#", "."): "▀", (".", "#"): "▄", (".", "."): " "}
    blank = "." * _WIDTH
    lines = []
    for row in range(ROWS):
        halves = [((*_GLYPHS[letter], blank)[2 * row], (*_GLYPHS[letter], blank)[2 * row + 1]) for letter in text]
        cells = ("".join(signs[pair] for pair in zip(*pairs, strict=True)) for pairs in halves)
        lines.append((" " * _GAP).join(cells))
    return lines
