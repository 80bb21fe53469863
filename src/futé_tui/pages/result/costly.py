"""The decisions that cost most, on the page about a game played solo, and whether the dice were kind."""

from ...language import _
from ...table.page.drawing.runs import width_of
from ...text.names import sentence
from ...text.numbers import decimal, what_is_left
from ...text.review_lines import ReviewLine
from ..pen import Area, Pen
from ..sections import Section
from .view import Costly, ResultView


def costliest(view: ResultView, width: int) -> list[Section]:
    """The decisions in a column of this width, the roomiest way first: what would have been better has a row of its own
    where it does not fit after what was played. Nothing while the decisions are not known."""
    costly = view.costly
    if costly is None:
        return []
    long = [not _fits(line, width) for line in costly.lines]

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        if not view.all_counted:
            return
        title = _("The costliest decisions") if costly.lines else _("Every decision was the best one.")
        pen.fit(area.x, area.y, area.width, title, bold=True)
        below = area.height == 2 + len(long) + sum(long)
        y = area.y + 1
        for line, is_long in zip(costly.lines, long, strict=True):
            _draw_line(pen, Area(area.x, y, area.width, 1), line, better=not is_long)
            y += 1
            if is_long and below:
                pen.fit(area.x + 2, y, area.width - 2, _better(line), pen.palette.good)
                y += 1
        pen.fit(area.x, y, area.width, _sum_text(costly, view.ranking[0].total, area.width), pen.palette.dim)

    rows = dict.fromkeys((2 + len(long) + sum(long), 2 + len(long)))
    return [Section(each, each, draw) for each in rows]


def _sum_text(costly: Costly, total: int, room: int) -> str:
    """How the dice were, in a friendly word; the sums are in the review."""
    lucky = what_is_left(total, costly.start, -costly.loss) >= 0
    luck = _("The dice were kind.") if lucky else _("The dice were not kind.")
    more = _("The review shows every decision.")
    whole = f"{luck} {more}"
    return whole if width_of(whole) <= room else luck


def _round(line: ReviewLine) -> str:
    return _("Round {round}").format(round=line.round)


def _better(line: ReviewLine) -> str:
    return _("better: {move}").format(move=line.better)


def _fits(line: ReviewLine, width: int) -> bool:
    """Whether what would have been better is said in the same row."""
    texts = _round(line), sentence(line.words), _better(line), decimal(line.amount)
    return sum(map(width_of, texts)) + 2 * 3 <= width


def _draw_line(pen: Pen, area: Area, line: ReviewLine, *, better: bool) -> None:
    """The round, what was played, what would have been better, and what it cost."""
    cost, end = decimal(line.amount), area.x + area.width
    x = pen.write(area.x, area.y, _round(line), pen.palette.dim) + 2
    x = pen.fit(x, area.y, end - x - width_of(cost) - 2, sentence(line.words)) + 2
    if better:
        pen.write(x, area.y, _better(line), pen.palette.good)
    pen.right(end, area.y, cost, pen.palette.bad, bold=True)
