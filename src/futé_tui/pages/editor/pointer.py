"""The cursor of the editor on a drawn sheet: what it is on is lit, between two signs where there is room for them."""

from ...table.page.drawing.canvas import LOWER, UPPER
from ...table.page.drawing.colour import BLACK, ink_on
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import Look, Row, Rows, Run, Target, joined

_PAINTED = "▸", "◂"
_IN_LETTERS = ">", "<"
_HALVES = {UPPER, LOWER}
_Cell = tuple[str, Run]


def pointed_at(rows: Rows, target: Target | None, palette: Palette, *, painted: bool) -> Rows:
    """The rows with the cursor on whatever has this meaning."""
    on = [y for y, row in enumerate(rows) if any(run.target == target for run in row)] if target else []
    if target is None or not on:
        return rows
    lit = list(rows)
    if not painted:
        for y in on:
            lit[y] = _between(rows[y], target, _IN_LETTERS, painted=False)
        return tuple(lit)
    paper = {run.look.bg for y in on for run in rows[y] if run.target == target and not set(run.text) & _HALVES}
    for y in on:
        lit[y] = tuple(_lit(run, paper, palette.gold) if run.target == target else run for run in rows[y])
    line = _text_row(rows, on, target)
    lit[line] = _between(lit[line], target, _PAINTED, painted=True)
    return tuple(lit)


def _lit(run: Run, paper: set[str], gold: str) -> Run:
    """A run on gold; of half blocks only the half that is paper."""
    fg, bg, *_set = run.look
    if set(run.text) & _HALVES:
        return run._replace(look=Look(gold if fg in paper else fg, gold if bg in paper else bg))
    return run._replace(look=Look(BLACK, gold, bold=True))


def _text_row(rows: Rows, on: list[int], target: Target) -> int:
    """The row with the text of what is pointed at, or the middle one."""
    written = [
        y
        for y in on
        if any(run.target == target and run.text.strip() and not set(run.text) & _HALVES for run in rows[y])
    ]
    return (written or on)[len(written or on) // 2]


def _between(row: Row, target: Target, signs: tuple[str, str], *, painted: bool) -> Row:
    """The row with a sign before and behind what is pointed at, where there is a blank for it."""
    cells: list[_Cell] = [(letter, run) for run in row for letter in run.text]
    on = [at for at, (_letter, run) in enumerate(cells) if run.target == target]
    if not painted:
        written = [at for at in on if cells[at][0] != " "]
        on = on[on.index(written[0]) : on.index(written[-1]) + 1] if written else on[:1]
    for at, sign in zip((on[0] - 1, on[-1] + 1), signs, strict=True):
        if 0 <= at < len(cells) and cells[at][0] == " ":
            run = cells[at][1]
            ground = run.look.bg
            cells[at] = sign, run._replace(look=Look(ink_on(ground), ground, bold=True)) if painted else run
    return joined(run._replace(text=letter) for letter, run in cells)
