"""The first page of the records: the best game in big digits, averages, levels reached, foxes and what was left."""

from ...engine.scoring import RatingLevel
from ...language import _, pgettext
from ...statistics.summary import Summary
from ...table.page.drawing.runs import Target, width_of
from ...text.dates import day_text
from ...text.numbers import decimal
from ...text.statistics.tables import describe_leftovers, games_text
from ..bars import draw_bar, draw_totals
from ..pen import Area, Pen, broken, first_rows
from ..rows import GAP
from .curve import draw_summary
from .view import RecordsView
from .zones import draw_zones

_BIG = 5  # rows of the best game
_LEAST_CURVE, _LEAST_COLUMNS = 6, 3  # rows of a curve, and of the latest games where there is no room for one
_COLUMN = 4  # columns of one of them
_LEAST_LIST = 6
_HEAD, _LOW_HEAD = 3, 2  # rows of a panel above its first line
_SIDE = 46
_WIDE = (110, 33)  # from here curve and zones are on the same page


def draw_overview(pen: Pen, view: RecordsView, summary: Summary, y: int) -> None:
    """The page below this row."""
    wide = pen.width >= _WIDE[0] and pen.height >= _WIDE[1]
    side = min(_SIDE + max(0, (pen.width - 120) // 4), pen.width // 2)
    left = pen.width - side - 3 * GAP
    _draw_best(pen, view, summary, y, left)
    right = pen.width - side - GAP
    below = _draw_levels(pen, view, summary, right, y, side) if _levels(view, summary) else y
    if pen.height - below > _LEAST_LIST:
        _draw_best_games(pen, summary, right, below + 1, side)
    if wide:
        _draw_more(pen, view, summary, y + _BIG, left)
    else:
        _draw_little(pen, view, summary, y + _BIG, left)


def _draw_little(pen: Pen, view: RecordsView, summary: Summary, y: int, room: int) -> None:
    """What was left over, and a small curve above it where there is room."""
    leftovers = _leftovers(summary, room)
    curve = pen.height - y - len(leftovers) - 1
    if curve >= _LEAST_CURVE:
        draw_summary(pen, Area(GAP, y, room, curve), summary, _levels(view, summary))
        y += curve + 1
    elif curve >= _LEAST_COLUMNS:
        draw_totals(pen, Area(GAP, y, room, curve - 1), summary.totals, _COLUMN, golden=False)
        y += curve + 1
    pen.lines(GAP, y, leftovers, pen.palette.dim)


def _draw_best(pen: Pen, view: RecordsView, summary: Summary, y: int, room: int) -> None:
    palette = pen.palette
    x = pen.big(GAP, y, str(summary.highest), palette.gold if palette.name == "dark" else palette.accent) + 3
    level = _reached(view, summary)
    pen.write(x, y, pgettext("records", "best game"), palette.dim)
    left = GAP + room - x
    average = _("average {average}").format(average=decimal(summary.average))
    games = games_text(summary.games)
    title = broken(level.title, left) if level else []
    if len(title) <= 2 and width_of(f"{average} · {games}") <= left:
        pen.lines(x, y + 1, title, bold=True)
        pen.write(x, y + 3, f"{average} · {games}", palette.dim)
    else:
        pen.fit(x, y + 2, left, average)
        pen.fit(x, y + 3, left, games, palette.dim)


def _draw_best_games(pen: Pen, summary: Summary, x: int, y: int, width: int) -> None:
    """The best games, as many as fit; a click opens one."""
    height = min(pen.height - y, len(summary.best) + 4)
    pen.panel(x, y, width, height, _("Best games"))
    for number, entry in enumerate(summary.best[: height - 4]):
        row, target = y + 3 + number, Target("game", str(entry.game.id))
        pen.fill(x, row, width, 1, pen.palette.panel, target)
        pen.right(x + GAP + 5, row, str(entry.total), pen.palette.accent if not number else "", bold=True)
        pen.write(x + GAP + 7, row, day_text(entry.game.played_on), pen.palette.dim)
        pen.fit(x + GAP + 20, row, width - GAP - 22, entry.player)


def _draw_levels(pen: Pen, view: RecordsView, summary: Summary, x: int, y: int, width: int) -> int:
    """The rating table, best level first, with how often each level was reached; returns the next free row."""
    times = dict(summary.levels)
    most = max(times.values(), default=0)
    reached = _reached(view, summary)
    bar = width // 8 if width > _SIDE - 4 else 0
    rooms = [width - GAP - 7 - ((bar + 7 if bar else 6) if level in times else GAP) for level in view.ratings]
    titles = [broken(level.title, room) for level, room in zip(view.ratings, rooms, strict=True)]
    head = _HEAD if y + sum(map(len, titles)) + _HEAD <= pen.height else _LOW_HEAD
    here = view.ratings.index(reached) if reached else len(titles) - 1
    for number in sorted(range(len(titles)), key=lambda number: -abs(number - here)):
        if y + sum(map(len, titles)) + head > pen.height:  # the levels furthest away have only their first words
            titles[number] = first_rows(view.ratings[number].title, rooms[number], 1)
    lines = sum(map(len, titles))
    gap = 1 if y + lines + len(titles) + head <= pen.height - 1 else 0
    height = min(pen.height - y, lines + gap * len(titles) + head)
    heading = _("Levels, not comparable with the pad") if view.reconstructed else _("Levels reached in solo games")
    pen.panel(x, y, width, height, heading)
    row = y + head
    for level, title in zip(view.ratings, titles, strict=True):
        if row >= y + height:
            break
        lit = level == reached
        if lit:
            pen.fill(x, row, width, len(title), pen.palette.selected)
        colour = pen.palette.accent if lit else pen.palette.dim
        pen.right(x + GAP + 5, row, _bound(view, level), colour, bold=lit)
        pen.lines(x + GAP + 7, row, title, "" if lit else pen.palette.dim, bold=lit)
        count = times.get(level, 0)
        if count and bar:
            draw_bar(pen, x + width - bar - 6, row, bar, count / most, pen.palette.colour("blue"))
        if count:
            pen.right(x + width - GAP, row, str(count), bold=lit)
        row += len(title) + gap
    return y + height


def _levels(view: RecordsView, summary: Summary) -> tuple[RatingLevel, ...]:
    """The rating table, which is for solo games: nothing where there are none."""
    return tuple(view.ratings) if summary.levels else ()


def _reached(view: RecordsView, summary: Summary) -> RatingLevel | None:
    """The best level that was reached in a solo game."""
    times = dict(summary.levels)
    return next((level for level in view.ratings if times.get(level)), None)


def _bound(view: RecordsView, level: RatingLevel) -> str:
    """The points of a level: `280+`, and of the lowest `<140`."""
    lowest = level == view.ratings[-1] and len(view.ratings) > 1
    return f"<{view.ratings[-2].at_least}" if lowest else f"{level.at_least}+"


def _draw_more(pen: Pen, view: RecordsView, summary: Summary, y: int, room: int) -> None:
    """With room: the curve, the zones, and what was left over."""
    zones = len(summary.zones) + 2
    leftovers = _leftovers(summary, room)
    curve = max(8, pen.height - y - zones - len(leftovers) - 4)
    draw_summary(pen, Area(GAP, y + 1, room, curve), summary, _levels(view, summary))
    row = y + curve + 2
    row += draw_zones(pen, GAP, row, room, pen.height - row, summary, pitch=1) + 1
    pen.lines(GAP, row, leftovers[: pen.height - row], pen.palette.dim)


def _leftovers(summary: Summary, room: int) -> list[str]:
    """What was left over, in lines of at most this many cells."""
    return [line for text in describe_leftovers(summary) for line in broken(text, room)]
