"""The decisions that cost most, on the page about a game played solo: a row each, and what all of them cost."""

from ...language import _
from ...table.page.drawing.runs import width_of
from ...text.names import sentence
from ...text.numbers import decimal
from ...text.review_lines import ReviewLine
from ..pen import Pen
from ..sections import Area, Section
from .counting import Counting
from .view import ResultView


def costliest(view: ResultView, now: Counting) -> list[Section]:
    """The decisions, in one row each; nothing while they are not known."""
    costly = view.costly
    if costly is None:
        return []

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        if now.over:
            title = _("The costliest decisions") if costly.lines else _("Every decision was the best one.")
            pen.write(area.x, area.y, title, bold=True)
            if costly.lines:
                total = _("all decisions: {points}").format(points=decimal(-costly.loss))
                pen.right(area.x + area.width, area.y, total, pen.palette.dim)
            for row, line in enumerate(costly.lines, 1):
                _draw_line(pen, Area(area.x, area.y + row, area.width, 1), line)

    return [Section(1 + len(costly.lines), 1 + len(costly.lines), draw)]


def _draw_line(pen: Pen, area: Area, line: ReviewLine) -> None:
    """The round, what was played, what would have been better where there is room for it, and what it cost."""
    cost, end = decimal(line.amount), area.x + area.width
    x = pen.write(area.x, area.y, _("Round {round}").format(round=line.round), pen.palette.dim) + 2
    room = end - x - width_of(cost) - 2
    x = pen.fit(x, area.y, room, sentence(line.words)) + 2
    better = _("better: {move}").format(move=line.better)
    if x + width_of(better) < end - width_of(cost):
        pen.write(x, area.y, better, pen.palette.good)
    pen.right(end, area.y, cost, pen.palette.bad, bold=True)
