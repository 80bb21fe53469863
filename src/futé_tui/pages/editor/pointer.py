"""The cursor of the editor on a drawn sheet: what it is on is lit, between two signs where there is room for them."""

from ...table.page.drawing.colour import BLACK
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import Look, Row, Rows, Run, Target

_PAINTED = "▸", "◂"
_IN_LETTERS = ">", "<"
_Cell = tuple[str, Run]


def pointed_at(rows: Rows, target: Target | None, palette: Palette, *, painted: bool) -> Rows:
    """The rows with the cursor on whatever has this meaning."""
    gold = Look(BLACK, palette.gold, bold=True) if painted else None
    return tuple(
        _row(row, target, gold) if target and any(run.target == target for run in row) else row for row in rows
    )


def _row(row: Row, target: Target, look: Look | None) -> Row:
    cells: list[_Cell] = [(letter, run) for run in row for letter in run.text]
    on = [at for at, (_letter, run) in enumerate(cells) if run.target == target]
    before, behind = _PAINTED if look else _IN_LETTERS
    if look is None:
        written = [at for at in on if cells[at][0] != " "]
        on = on[on.index(written[0]) : on.index(written[-1]) + 1] if written else on[:1]
    first, last = on[0], on[-1]
    if look:
        cells[first : last + 1] = [
            (letter, run._replace(look=look) if run.target == target else run)
            for letter, run in cells[first : last + 1]
        ]
    for at, sign in ((first - 1, before), (last + 1, behind)):
        if 0 <= at < len(cells) and cells[at][0] == " ":
            cells[at] = sign, cells[at][1]._replace(look=look) if look else cells[at][1]
    return _joined(cells)


def _joined(cells: list[_Cell]) -> Row:
    """Cells of one look and meaning together."""
    runs: list[Run] = []
    for letter, run in cells:
        if runs and (runs[-1].look, runs[-1].target) == (run.look, run.target):
            runs[-1] = runs[-1]._replace(text=runs[-1].text + letter)
        else:
            runs.append(run._replace(text=letter))
    return tuple(runs)
