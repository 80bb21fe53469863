"""The home screen as rows: the logo, dice, a menu of key-caps, and the latest solo games as bars; or all in letters."""

from ...language import _
from ...table.page.drawing.big import ROWS, big_width, draw_big
from ...table.page.drawing.canvas import Canvas
from ...table.page.drawing.die import MEDIUM, SMALL, draw_die
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import Rows, Target, width_of
from ...text.numbers import decimal
from ...text.player_names import shown_name
from .view import Entry, HomeView, Progress

CURSOR = "▌"
_DICE = (("white", 5), ("yellow", 3), ("blue", 6), ("green", 2), ("purple", 4))
_LOGO = ("yellow", "blue", "green", "purple")
_TITLE = 8  # columns from the cursor to the name of an entry: a key-cap and what is around it
_BARS = 10
_BAR = 3
_PANEL = 44
_PLAIN_MARGIN = 2
_ROOMY = (100, 30)  # from here the menu has air, and the panel is beside it


class _Layout:
    """Where things are in a terminal of one size."""

    def __init__(self, width: int, height: int, entries: int) -> None:
        self.roomy = width >= _ROOMY[0] and height >= _ROOMY[1]
        self.margin = 5 if self.roomy else 2
        self.logo = 2 if self.roomy else 0
        self.menu = self.logo + ROWS + (4 if self.roomy else 1)
        self.pitch = 2 if self.menu + 2 * entries + 2 <= height else 1
        self.panel = width - _PANEL - self.margin if width >= 2 * _PANEL + 2 * self.margin else width
        self.menu_width = self.panel - self.margin - 3


def draw_home(view: HomeView, width: int, height: int, palette: Palette) -> Rows:
    """The rows of the home screen."""
    canvas = Canvas(width, height, palette.table)
    at = _Layout(width, height, len(view.entries))
    _draw_logo(canvas, at, palette)
    for number, entry in enumerate(view.entries):
        _draw_entry(canvas, at, at.menu + number * at.pitch, entry, view, palette)
    if at.panel < width:
        _draw_panel(canvas, at, view.progress, height, palette)
    return canvas.rows()


def draw_home_in_letters(view: HomeView, width: int, height: int, palette: Palette) -> Rows:
    """The rows of the home screen without blocks and without anything that only a colour says."""
    canvas = Canvas(width, height, palette.table)
    title = canvas.write(_PLAIN_MARGIN, 1, "futé", palette.text, bold=True)
    canvas.write(title + 2, 1, _("clever dice in your terminal"), palette.dim)
    for number, entry in enumerate(view.entries):
        y, target = number + 3, Target("entry", entry.id)
        canvas.fill(0, y, width, 1, palette.table, target)
        cursor = ">" if entry is view.under_cursor else " "
        canvas.write(_PLAIN_MARGIN, y, f"{cursor} [{entry.key}]", palette.text, bold=True, target=target)
        _write_entry(canvas, _PLAIN_MARGIN, width - _PLAIN_MARGIN, y, entry, view, palette)
    for number, line in enumerate(_progress_lines(view.progress) if view.progress else ()):
        canvas.write(_PLAIN_MARGIN, height - 4 + number, shown_name(line, width - 2 * _PLAIN_MARGIN), palette.text)
    return canvas.rows()


def _draw_logo(canvas: Canvas, at: _Layout, palette: Palette) -> None:
    x, y = at.margin + 2, at.logo
    colours = tuple(palette.colour(name) for name in _LOGO)
    draw_big(canvas, x, y, "futé", colours)
    canvas.write(x + big_width("futé") + 3, y + 2, _("clever dice in your terminal"), palette.dim)
    size = MEDIUM if at.roomy else SMALL
    pitch = size.width + (2 if at.roomy else 1)
    left = canvas.width - at.margin - pitch * len(_DICE)
    if left > x + big_width("futé") + 3 + width_of(_("clever dice in your terminal")):
        for number, (name, face) in enumerate(_DICE):
            draw_die(canvas, left + number * pitch, y, name, face, size, palette)


def _draw_entry(canvas: Canvas, at: _Layout, y: int, entry: Entry, view: HomeView, palette: Palette) -> None:
    target = Target("entry", entry.id)
    x, width = at.margin, at.menu_width
    under_cursor = entry is view.under_cursor
    canvas.fill(x, y, width, 1, palette.panel if under_cursor else palette.table, target)
    if under_cursor:
        canvas.write(x, y, CURSOR, palette.accent, target=target)
    canvas.write(x + 2, y, f" {entry.key} ", palette.cap_text, bg=palette.cap, bold=True, target=target)
    _write_entry(canvas, x, width, y, entry, view, palette)


def _write_entry(canvas: Canvas, x: int, width: int, y: int, entry: Entry, view: HomeView, palette: Palette) -> None:
    """The name of an entry, and a few words about it as far as there is room."""
    end = canvas.write(x + _TITLE, y, entry.title, palette.text, bold=True)
    column = max(end + 2, x + _TITLE + 15)
    room = x + width - column - 1
    detail = entry.detail or view.details.get(entry.id, "")
    if detail and room > 0:
        canvas.write(column, y, shown_name(detail, room), palette.dim)


def _draw_panel(canvas: Canvas, at: _Layout, progress: Progress | None, height: int, palette: Palette) -> None:
    x, y, ground = at.panel, at.menu, palette.panel
    rows = max(0, min(22, height - y - 1))
    canvas.fill(x, y, _PANEL, rows, ground)
    if progress is None:
        canvas.write(x + 2, y + 1, _("Your solo games will show here."), palette.dim)
        return
    canvas.write(x + 2, y + 1, _("Your last solo games"), palette.text, bold=True)
    chart = rows - 9
    if chart >= 3:
        _draw_bars(canvas, x + 2, y + 3, chart, progress.totals[-_BARS:], palette)
    foot = y + rows - 4
    canvas.write(x + 2, foot, shown_name(_best(progress), _PANEL - 4), palette.text)
    if progress.next_level:
        _draw_way(canvas, x + 2, foot + 1, progress, palette)


def _best(progress: Progress) -> str:
    return _("{sheet}: best {best}, average {average}").format(
        sheet=progress.sheet, best=progress.best, average=decimal(progress.average)
    )


def _draw_bars(canvas: Canvas, x: int, y: int, rows: int, totals: tuple[int, ...], palette: Palette) -> None:
    """One bar a game, from half blocks; the latest in gold, each over its total."""
    low, high = min(totals), max(totals)
    base = max(0, low - max(10, (high - low) // 3))
    for number, total in enumerate(totals):
        left = x + number * (_BAR + 1)
        halves = max(1, round(2 * rows * (total - base) / max(1, high - base)))
        last = number == len(totals) - 1
        canvas.area(left, 2 * (y + rows) - halves, _BAR, halves, palette.gold if last else palette.colour("blue"))
        colour = palette.accent if last else palette.dim
        canvas.centre(left - 1, y + rows, _BAR + 2, str(total), colour, bold=last)


def _draw_way(canvas: Canvas, x: int, y: int, progress: Progress, palette: Palette) -> None:
    """How far the best game is from the next level."""
    width = _PANEL - 4
    span = max(1, progress.next_level - progress.last_level)
    done = round(width * min(1.0, max(0.0, (progress.best - progress.last_level) / span)))
    canvas.fill(x, y, width, 1, palette.table)
    canvas.fill(x, y, done, 1, palette.colour("blue"))
    canvas.write(x, y + 1, _to_next_level(progress), palette.dim)


def _to_next_level(progress: Progress) -> str:
    return _("next level from {points} points").format(points=progress.next_level)


def _progress_lines(progress: Progress) -> list[str]:
    """What the panel shows, as text."""
    totals = " ".join(str(total) for total in progress.totals[-_BARS:])
    heading = _("Your last solo games")
    lines = [f"{heading}: {totals}", _best(progress)]
    return [*lines, _to_next_level(progress)] if progress.next_level else lines
