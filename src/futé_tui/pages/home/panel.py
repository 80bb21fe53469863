"""How one's games go: games to continue, the latest solo games, the next level; or what to do first."""

from ...language import _
from ...table.page.drawing.runs import Target, width_of
from ...text.numbers import decimal
from ...text.player_names import shown_name
from ..bars import draw_bar, draw_totals
from ..caps import Button, draw_button, draw_cap
from ..pen import Area, Pen
from ..sections import Section
from .view import HomeView, Progress

_BARS = 10
_CHART = 12  # rows, with its title and the totals
_LOW_CHART = 7


def panel_sections(view: HomeView) -> list[Section]:
    """The panel beside the menu, from the top."""
    found = _more(view)
    if view.progress:
        return [*found, chart(view.progress), way(view.progress), *lately(view.progress)]
    return [*found, first_steps()] if view.known else found


def strip_sections(view: HomeView) -> list[Section]:
    """The same for a small terminal, below the menu; nothing if nothing was played."""
    return [strip(view.progress), *_more(view)] if view.progress else _more(view)


def _more(view: HomeView) -> list[Section]:
    """Other games that can be continued, each with its key."""
    if not view.more:
        return []

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pen.write(area.x, area.y, _("Also open"), bold=True)
        y = area.y + 1
        for entry in view.more:
            target = Target("entry", entry.id)
            end = draw_cap(pen, area.x, y, entry.key, target)
            room = area.x + area.width - end - 1
            most = 2 if airy else 1
            y += pen.paragraph(end + 1, y, room, entry.words(room, most), pen.palette.dim, most=most, target=target)

    rows = len(view.more) + 1
    return [Section(rows + len(view.more), rows, draw)]


def chart(progress: Progress) -> Section:
    """The latest solo games as columns, the last one in gold."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pen.write(area.x, area.y, _heading(progress, area.width), bold=True)
        wide = max(3, min(6, (area.width + 1) // _BARS - 1))
        draw_totals(pen, Area(area.x, area.y + 2, area.width, area.height - 3), progress.totals[-_BARS:], wide)

    return Section(_CHART, _LOW_CHART, draw)


def _heading(progress: Progress, room: int) -> str:
    """What the columns are, with whose games they are where there is room."""
    games = _("Your last solo games") if progress.alone else _("Your last games")
    named = f"{games} ({shown_name(progress.player)})"
    return named if progress.player and width_of(named) <= room else games


def way(progress: Progress) -> Section:
    """The best game, and how far the next level is."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        _draw_way(pen, area, progress)

    rows = 3 if progress.next_level else 1
    return Section(rows, rows, draw)


def lately(progress: Progress) -> list[Section]:
    """The zone that has scored less than usual lately."""
    if not progress.weakest:
        return []
    zone, below = progress.weakest
    text = _("Lately every zone is at or above your average.")
    if decimal(-below) != decimal(0) and below < 0:
        text = _("Weakest lately: {zone}, {points} below your average.").format(zone=zone, points=decimal(-below))

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pen.paragraph(area.x, area.y, area.width, text, pen.palette.dim, most=2)

    return [Section(2, 2, draw)]


def _draw_way(pen: Pen, area: Area, progress: Progress) -> None:
    best = best_text(progress)
    if width_of(best) > area.width:
        best = _("{sheet}: best {best}").format(sheet=progress.sheet, best=progress.best)
    pen.fit(area.x, area.y, area.width, best)
    if progress.next_level:
        span = max(1, progress.next_level - progress.last_level)
        share = (progress.best - progress.last_level) / span
        on_panel = pen.canvas.ground(area.x, area.y + 1) == pen.palette.panel
        track = pen.palette.table if on_panel else pen.palette.panel
        draw_bar(pen, area.x, area.y + 1, area.width, share, pen.palette.colour("blue"), track=track)
        pen.fit(area.x, area.y + 2, area.width, next_level_text(progress), pen.palette.dim)


def best_text(progress: Progress) -> str:
    return _("{sheet}: best {best}, average {average}").format(
        sheet=progress.sheet, best=progress.best, average=decimal(progress.average)
    )


def next_level_text(progress: Progress) -> str:
    return _("next level at {points} points").format(points=progress.next_level)


def strip(progress: Progress) -> Section:
    """Totals and the way to the next level side by side."""

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        half = min(area.width // 2, 4 * _BARS)
        pen.write(area.x, area.y, _heading(progress, area.width), bold=True)
        draw_totals(pen, Area(area.x, area.y + 1, half, area.height - 2), progress.totals[-_BARS:], 3)
        _draw_way(pen, Area(area.x + half + 2, area.y + 1, area.width - half - 2, 3), progress)

    return Section(7, 5, draw)


def promise() -> str:
    """What there will be to see once somebody has played solo."""
    return _("Your solo games will appear here as bars, with the points you need for the next level.")


def first_steps() -> Section:
    """What to do first, where nobody has finished a solo game yet."""
    steps = (
        ("l", "lessons", _("Learn a sheet at the table, step by step.")),
        ("n", "new", _("Play solo, or with friends and bots at this keyboard.")),
        ("d", "daily", _("Play today's dice, the same for everybody.")),
    )

    def draw(pen: Pen, area: Area, airy: bool) -> None:
        y = area.y
        pen.write(area.x, y, _("First steps"), bold=True)
        y += 2
        for key, entry, text in steps:
            end = draw_button(pen, area.x, y, Button(key, "", Target("entry", entry)))
            y += pen.paragraph(end, y, area.x + area.width - end, text) + (1 if airy else 0)
        pen.paragraph(area.x, y + 1, area.width, promise(), pen.palette.dim)

    return Section(14, 10, draw)
