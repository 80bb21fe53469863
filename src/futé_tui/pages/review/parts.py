"""The parts of a review: the sum of the game, the costliest decisions, the list of all, and where the points went."""

from collections.abc import Sequence

from ...expert.review import Verdict
from ...language import _
from ...table.page.drawing.glyphs import BAR
from ...table.page.drawing.palette import Palette
from ...table.page.drawing.runs import width_of
from ...text.names import sentence
from ...text.numbers import decimal, what_is_left
from ...text.opponents import expert_name
from ...text.review_lines import SMALL, ReviewLine, amount_text, luck_note
from ...text.review_words import verdict_legend, verdict_word
from ..bars import draw_bar, zone_colour
from ..pen import Area, Pen, first_rows
from ..rows import draw_row, row_target, window
from .view import ReviewPage, SeatReviewView, Share

_AMOUNT = 7  # columns of points
_VERDICT = 13
_GAP = 2  # the least columns between the numbers of the sum
_ROUND = 3
_LEAST_BAR = 5
DETAIL = 3  # rows about the line under the cursor


def verdict_colour(verdict: Verdict, palette: Palette) -> str:
    """Green for what was good, red for what was not."""
    if verdict in (Verdict.BEST, Verdict.FINE):
        return palette.good
    return palette.accent if verdict is Verdict.DOUBTFUL else palette.bad


def amount_colour(amount: float, palette: Palette) -> str:
    if abs(amount) < SMALL:
        return palette.dim
    return palette.good if amount > 0 else palette.bad


def draw_sum(pen: Pen, area: Area, seat: SeatReviewView, *, over: bool) -> None:
    """Expected at the start, and by whom where there is room, luck, decisions, result: four numbers that add up."""
    palette, luck = pen.palette, what_is_left(seat.final, seat.start, -seat.loss)
    others = (
        (_("luck"), decimal(luck, signed=True), amount_colour(luck, palette)),
        (_("decisions"), decimal(-seat.loss, signed=True), amount_colour(-seat.loss, palette)),
        (_("result") if over else _("expected now"), decimal(seat.final), palette.accent),
    )
    room = area.width - sum(max(map(width_of, part[:2])) + _GAP for part in others)
    titles = _("{expert} (the expert) would average"), _("{expert} would average")
    *longer, short = (title.format(expert=expert_name()) for title in titles)
    title = next((each for each in longer if width_of(each) <= room), short)
    parts = ((title, decimal(seat.start), palette.text), *others)
    widths = [max(map(width_of, part[:2])) for part in parts]
    gap = (area.width - sum(widths)) // len(parts)
    x = area.x
    for (title, points, colour), wide in zip(parts, widths, strict=True):
        pen.fit(x, area.y, area.x + area.width - x, title, palette.dim)
        pen.write(x, area.y + 1, points, colour, bold=True)
        x += wide + gap


def draw_verdicts(pen: Pen, area: Area, seat: SeatReviewView) -> int:
    """How often each word is said, in a row, and below it what the words mean; how many rows that took."""
    x = area.x
    for verdict, count in seat.verdicts:
        text = f"{verdict_word(verdict)} {count}"
        if x + width_of(text) > area.x + area.width:
            break
        x = pen.write(x, area.y, text, verdict_colour(verdict, pen.palette)) + 3
    return 1 + pen.paragraph(area.x, area.y + 1, area.width, verdict_legend(seat.start), pen.palette.dim, most=2)


def costly_rows(seat: SeatReviewView, width: int, most: int) -> int:
    """How many rows the costliest decisions take, with what would have been better, each in this many at most."""
    return 1 + sum(_costly_height(line, width, most) for line in seat.costliest)


def _costly_height(line: ReviewLine, width: int, most: int) -> int:
    return len(_played(line, width, most)) + len(_better(line, width, most))


def draw_costliest(pen: Pen, area: Area, page: ReviewPage, most: int) -> None:
    """The three decisions that cost most, each with what was played and what would have been better."""
    palette, y = pen.palette, area.y
    title = _("The costliest decisions") if page.listed else _("Every decision was the best one.")
    pen.write(area.x, y, title, bold=True)
    y += 1
    for number, line in enumerate(page.listed):
        height = _costly_height(line, area.width, most)
        if y + height > area.y + area.height:
            break
        target = row_target(number)
        draw_row(pen, area.x - 1, y, area.width + 2, target, on=number == page.cursor, height=height)
        pen.write(area.x + 1, y, str(number + 1), palette.bad, bold=True, target=target)
        assert line.verdict
        pen.right(area.x + area.width, y, _cost(line), verdict_colour(line.verdict, palette), bold=True, target=target)
        y += pen.lines(area.x + 4, y, _played(line, area.width, most), target=target)
        y += pen.lines(area.x + 4, y, _better(line, area.width, most), palette.good, target=target)


def _cost(line: ReviewLine) -> str:
    assert line.verdict
    return f"{decimal(line.amount)}  {verdict_word(line.verdict)}"


def _played(line: ReviewLine, width: int, most: int) -> list[str]:
    where = _("Round {round}, {phase}").format(round=line.round, phase=line.phase)
    text = _("{where}. {move}").format(where=where, move=sentence(line.words))
    return first_rows(text, width - 6 - width_of(_cost(line)), most)


def _better(line: ReviewLine, width: int, most: int) -> list[str]:
    return first_rows(_("better: {move}").format(move=line.better), width - 5, most)


def draw_lines(pen: Pen, area: Area, page: ReviewPage) -> None:
    """Every decision and roll, one a row, and below them what is to be said of the one under the cursor."""
    rows = area.height - DETAIL
    number_before = -1
    for place, number in enumerate(window(len(page.listed), page.cursor, rows)):
        line = page.listed[number]
        _draw_line(pen, area, area.y + place, line, number, on=number == page.cursor, named=line.round != number_before)
        number_before = line.round
    if page.listed:
        _draw_detail(pen, Area(area.x, area.y + rows, area.width, DETAIL), page.listed[page.cursor])


def _draw_line(pen: Pen, area: Area, y: int, line: ReviewLine, number: int, *, on: bool, named: bool) -> None:
    palette, target = pen.palette, row_target(number)
    draw_row(pen, area.x - 1, y, area.width + 2, target, on=on)
    if named:
        pen.write(area.x + 1, y, str(line.round), palette.accent, bold=True, target=target)
    x = area.x + _ROUND + 1
    words = area.width - _ROUND - 2 - _VERDICT - _AMOUNT
    if line.verdict is None:
        _draw_roll(pen, x, y, words, line)
    else:
        if line.colour:
            pen.write(x, y, BAR if pen.painted else "-", zone_colour(line.colour, palette), target=target)
        pen.fit(x + 2, y, words - 2, sentence(line.words), bold=on, target=target)
        word = verdict_word(line.verdict)
        pen.fit(area.x + area.width - _AMOUNT - _VERDICT, y, _VERDICT - 1, word, verdict_colour(line.verdict, palette))
    colour = amount_colour(line.amount, palette)
    pen.right(area.x + area.width, y, amount_text(line), colour, bold=abs(line.amount) >= 1)


def _draw_roll(pen: Pen, x: int, y: int, room: int, line: ReviewLine) -> None:
    """A roll as little squares in the colours of the dice."""
    end = pen.fit(x + 2, y, room, line.words, pen.palette.dim) + 1
    for die, face in line.dice:
        end = pen.tag(end, y, str(face), pen.palette.colour(die)) if pen.painted else pen.write(end, y, f"{face} ")


def _draw_detail(pen: Pen, area: Area, line: ReviewLine) -> None:
    palette = pen.palette
    pen.fill(area.x, area.y, area.width, area.height, palette.panel)
    text = _("{phase}; {points} points expected after it.").format(
        phase=sentence(line.phase), points=decimal(line.expected)
    )
    pen.fit(area.x + 1, area.y, area.width - 2, text, palette.dim)
    better = _better(line, area.width, area.height - 1) if line.better else []
    pen.lines(area.x + 1, area.y + 1, better, palette.good)
    if line.verdict is None:
        pen.paragraph(area.x + 1, area.y + 1, area.width - 2, luck_note(line), palette.dim, most=area.height - 1)


def shown_shares(shares: Sequence[Share]) -> list[Share]:
    """Those that are more than next to nothing."""
    return [share for share in shares if abs(share.points) >= SMALL]


def draw_shares(pen: Pen, area: Area, title: str, note: str, shares: Sequence[Share]) -> int:
    """Points by zone or phase as bars, below a note on what they are; how many rows they took."""
    palette = pen.palette
    pen.fit(area.x, area.y, area.width, title, bold=True)
    noted = pen.paragraph(area.x, area.y + 1, area.width, note, palette.dim, most=max(0, area.height - 2))
    area = area._replace(y=area.y + noted, height=area.height - noted)
    shown = shown_shares(shares)[: max(0, area.height - 1)]
    names = min(area.width - _AMOUNT - 2 - _LEAST_BAR, max([8, *(width_of(share.title) for share in shown)]))
    most = max([1.0, *(abs(share.points) for share in shown)])
    bar = area.width - names - _AMOUNT - 2
    for row, share in enumerate(shown, 1):
        y = area.y + row
        pen.fit(area.x, y, names, share.title)
        colour = zone_colour(share.colour, palette) if share.colour else amount_colour(share.points, palette)
        draw_bar(pen, area.x + names + 1, y, bar, abs(share.points) / most, colour)
        pen.right(area.x + area.width, y, decimal(share.points, signed=True))
    return 1 + noted + len(shown)
