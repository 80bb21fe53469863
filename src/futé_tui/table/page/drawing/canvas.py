"""A sheet of cells to draw on. Areas are painted in half rows, text is written in whole ones."""

from .runs import Look, Row, Rows, Run, Target, width_of

UPPER, LOWER = "▀", "▄"
_Cell = tuple[str, str, str, str, bool, bool, Target | None]  # upper and lower half, letter, its look, meaning


class Canvas:
    """Cells with an upper and a lower colour and perhaps a letter. What is outside is cut."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self._rows: list[list[_Cell]] = [
            [(ground, ground, " ", ground, False, False, None)] * width for _ in range(height)
        ]

    def area(self, x: int, top: int, width: int, height: int, colour: str, target: Target | None = None) -> None:
        """Paint a rectangle; `top` and `height` count half rows. Whole cells lose the text they had."""
        left, right = max(0, x), min(self.width, x + width)
        if left >= right:
            return
        for y in range(max(0, top // 2), min(self.height, (top + height + 1) // 2)):
            above, below = top <= 2 * y < top + height, top <= 2 * y + 1 < top + height
            row = self._rows[y]
            if above and below:
                row[left:right] = [(colour, colour, " ", colour, False, False, target)] * (right - left)
            else:
                for at in range(left, right):
                    upper, lower, *_, was = row[at]
                    halves = (colour, lower) if above else (upper, colour)
                    row[at] = (*halves, " ", colour, False, False, target or was)

    def fill(self, x: int, y: int, width: int, height: int, colour: str, target: Target | None = None) -> None:
        """Paint whole rows."""
        self.area(x, 2 * y, width, 2 * height, colour, target)

    def write(
        self,
        x: int,
        y: int,
        text: str,
        fg: str,
        *,
        bg: str = "",
        bold: bool = False,
        strike: bool = False,
        target: Target | None = None,
    ) -> int:
        """Write on what is there, or on `bg`; the column behind the text."""
        if not 0 <= y < self.height:
            return x + width_of(text)
        row = self._rows[y]
        for letter in text:
            wide = width_of(letter)
            if wide == 0 or not 0 <= x <= self.width - wide:
                x += wide
                continue
            for at in range(x, x + wide):
                upper, lower, *_, was = row[at]
                ground = (bg, bg) if bg else (upper, lower)
                row[at] = (*ground, letter if at == x else "", fg, bold, strike, target or was)
            x += wide
        return x

    def centre(
        self,
        x: int,
        y: int,
        width: int,
        text: str,
        fg: str,
        *,
        bg: str = "",
        bold: bool = False,
        target: Target | None = None,
    ) -> None:
        """Write in the middle of so many cells, rather to the right than to the left."""
        self.write(x + max(0, (width - width_of(text) + 1) // 2), y, text, fg, bg=bg, bold=bold, target=target)

    def ground(self, x: int, y: int) -> str:
        """The colour of a cell, for what is drawn on it."""
        return self._rows[y][x][1]

    def rows(self) -> Rows:
        """What was drawn: neighbours with the same look and meaning are one run."""
        return tuple(_runs(row) for row in self._rows)


def _runs(row: list[_Cell]) -> Row:
    runs: list[Run] = []
    letters: list[str] = []
    look: Look | None = None  # of the run so far; without a colour of letters while it is blank
    meaning: Target | None = None
    last: _Cell | None = None
    for cell in row:
        if cell is last:
            letters.append(letters[-1])
            continue
        last = cell
        upper, lower, letter, fg, bold, strike, target = cell
        if letter != " ":
            found = Look(fg, lower, bold, strike)
        elif upper != lower:
            letter, found = UPPER, Look(upper, lower)
        else:
            found = Look("", lower)
        joined = _joined(look, found) if look is not None and target == meaning else None
        if look is not None and joined is None:
            runs.append(_run(letters, look, meaning))
            letters = []
        look, meaning = joined or found, target
        letters.append(letter)
    return (*runs, _run(letters, look, meaning)) if look is not None else ()


def _run(letters: list[str], look: Look, target: Target | None) -> Run:
    return Run("".join(letters), look if look.fg else Look(look.bg, look.bg), target)


def _joined(first: Look, second: Look) -> Look | None:
    """The look of two neighbours as one run: blanks take on any look with the same ground."""
    if first == second:
        return first
    if first[1] != second[1] or first[3] or second[3]:
        return None
    return second if not first[0] else first if not second[0] else None
