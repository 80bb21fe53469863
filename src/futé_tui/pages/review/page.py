"""The page of a review: its frame, and its pages by the room there is."""

from ...language import _
from ...table.page.drawing.runs import Target, width_of
from ..bars import draw_bar
from ..caps import chip_width, draw_chip
from ..pen import Area, Pen
from ..rows import GAP
from .curve import draw_expected
from .parts import (
    DETAIL,
    costly_rows,
    draw_costliest,
    draw_lines,
    draw_shares,
    draw_sum,
    draw_verdicts,
    shown_shares,
)
from .view import GameReviewView, ReviewPage, SeatReviewView, Share, Tab

_WIDE = 112  # columns from which there is a panel at the side
_SIDE = 38
_TALL = 34  # rows from which the list of moves has the curve above it
_CURVE = 12  # rows of the curve above the list
_BAR = 40


def draw_review(pen: Pen, page: ReviewPage) -> None:
    """The whole page."""
    game, seat = page.game, page.shown
    pen.header(_("Review: {title}").format(title=page.title), game.day if game else "")
    if game is None or seat is None:
        _draw_waiting(pen, page)
        return
    y = _draw_chips(pen, page, game)
    area = Area(GAP, y, pen.width - 2 * GAP, pen.height - y)
    if page.tab is not Tab.SUMS and Tab.SUMS not in tabs(pen.width):
        side = Area(pen.width - _SIDE - GAP, y, _SIDE, area.height)
        area = area._replace(width=area.width - _SIDE - 2 * GAP)
        pen.fill(side.x, side.y, side.width, side.height - 1, pen.palette.panel)
        _draw_shares(pen, Area(side.x + 2, side.y + 1, side.width - 4, side.height - 3), seat)
    match page.tab:
        case Tab.OVERVIEW:
            _draw_overview(pen, area, page, game, seat)
        case Tab.MOVES:
            _draw_moves(pen, area, page, game, seat)
        case Tab.SUMS:
            _draw_shares(pen, area, seat, columns=2)


def tabs(width: int) -> tuple[Tab, ...]:
    """The pages in this many columns: where the points went is beside the others where there is room."""
    return tuple(tab for tab in Tab if tab is not Tab.SUMS or width < _WIDE)


def lines_in_sight(width: int, height: int) -> int:
    """How many lines of the list are seen at a time."""
    return height - 4 - DETAIL - (_CURVE if height >= _TALL else 0)


def _draw_chips(pen: Pen, page: ReviewPage, game: GameReviewView) -> int:
    """The pages as chips and, of several players, their names; the first row below them."""
    x, y = GAP, 2 if pen.height > 24 else 1
    for tab in tabs(pen.width):
        x = draw_chip(pen, x, y, _(tab.value), Target("tab", tab.name), chosen=tab is page.tab) + 1
    if len(game.seats) > 1:
        names = [f"{seat.name} {round(seat.final)}" for seat in game.seats]
        if x + sum(chip_width(name) + 1 for name in names) > pen.width - GAP:
            x, y = GAP, y + 1
        for number, name in enumerate(names):
            if x + chip_width(name) <= pen.width - GAP:
                x = draw_chip(pen, x, y, name, Target("seat", str(number)), chosen=number == page.seat) + 1
    return y + (2 if pen.height > 24 else 1)


def _draw_overview(pen: Pen, area: Area, page: ReviewPage, game: GameReviewView, seat: SeatReviewView) -> None:
    roomy = area.height >= _TALL - 4
    draw_sum(pen, area, seat, over=game.over)
    verdicts = area.y + (3 if roomy else 2)
    most = 3 if roomy else 2
    below = costly_rows(seat, area.width, most)
    top = verdicts + draw_verdicts(pen, area._replace(y=verdicts), seat) + (1 if roomy else 0)
    curve = Area(area.x, top, area.width, max(4, area.y + area.height - top - below - (1 if roomy else 0)))
    draw_expected(pen, curve, game, seat, page.listed[page.cursor].moment if page.listed else -1)
    y = curve.y + curve.height + (1 if roomy else 0)
    draw_costliest(pen, Area(area.x, y, area.width, area.y + area.height - y), page, most)


def _draw_moves(pen: Pen, area: Area, page: ReviewPage, game: GameReviewView, seat: SeatReviewView) -> None:
    if pen.height >= _TALL:
        here = page.listed[page.cursor].moment if page.listed else -1
        draw_expected(pen, area._replace(height=_CURVE - 1), game, seat, here)
        area = area._replace(y=area.y + _CURVE, height=area.height - _CURVE)
    draw_lines(pen, area, page)


def _draw_shares(pen: Pen, area: Area, seat: SeatReviewView, columns: int = 1) -> None:
    """Points lost by zone and by phase, and luck by what followed, stacked or side by side; nothing of what is even."""
    blocks: list[tuple[str, str, tuple[Share, ...]]] = [
        (_("Points lost by zone"), _("Total cost of decisions in each zone"), seat.zones),
        (_("Points lost by phase"), "", seat.phases),
        (_("Luck by phase"), "", seat.luck_phases),
    ]
    blocks = [block for block in blocks if shown_shares(block[-1])]
    width = (area.width - (columns - 1) * 2 * GAP) // columns
    x, y, end = area.x, area.y, area.y + area.height
    for number, (title, note, shares) in enumerate(blocks):
        if columns > 1 and number == 1:
            x, y = area.x + width + 2 * GAP, area.y
        if end - y < 2:
            break
        y += draw_shares(pen, Area(x, y, width, end - y), title, note, shares) + 1


def _draw_waiting(pen: Pen, page: ReviewPage) -> None:
    """How far the review has come, or why there is none."""
    if page.problem:
        pen.panel(GAP, 2, min(72, pen.width - 2 * GAP), 9, _("No review"))
        pen.paragraph(2 * GAP, 5, min(72, pen.width - 2 * GAP) - 2 * GAP, page.problem, pen.palette.dim)
        return
    text = _("Master Reynard is going through the game …")
    width = max(_BAR, width_of(text))
    x, y = (pen.width - width) // 2, pen.height // 2 - 1
    pen.write(x, y, text, bold=True)
    share = page.done / page.of if page.of else 0.0
    draw_bar(pen, x, y + 2, width, share, pen.palette.fox, track=pen.palette.panel)
    pen.right(x + width, y + 3, f"{page.done}/{page.of}" if page.of else "", pen.palette.dim)
