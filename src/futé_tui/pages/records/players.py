"""Everybody on a sheet, and who beat whom: averages and wins as bars."""

from ...language import _, pgettext
from ...statistics.report import Rivalry, SheetReport
from ...text.numbers import decimal
from ...text.player_names import shown_name
from ..bars import Part, Scale, draw_bar, draw_stacked
from ..pen import Pen
from ..rows import GAP

_NAME = 18
_COLUMNS = 9


def draw_players(pen: Pen, report: SheetReport, y: int) -> None:
    """The table of players, and below it their rivalries, as many as fit."""
    palette = pen.palette
    heads = (
        pgettext("column", "games"),
        pgettext("column", "won"),
        pgettext("column", "best"),
        pgettext("column", "average"),
    )
    bar = max(10, pen.width - 2 * GAP - _NAME - len(heads) * _COLUMNS - 3)
    for number, head in enumerate(heads):
        pen.right(GAP + _NAME + (number + 1) * _COLUMNS, y, head, palette.dim)
    most = max([1, *(player.highest for player in report.players)])
    room = (pen.height - y - 3) // 2 if report.rivalries else pen.height - y - 1
    for place, player in enumerate(report.players[:room]):
        row = y + 1 + place
        pen.fit(GAP, row, _NAME - 1, player.player, bold=True)
        cells = (
            str(player.games),
            _("{won} of {games}").format(won=player.won, games=player.together) if player.together else "",
            str(player.highest),
            decimal(player.average),
        )
        for number, cell in enumerate(cells):
            pen.right(GAP + _NAME + (number + 1) * _COLUMNS, row, cell)
        x = GAP + _NAME + len(heads) * _COLUMNS + 3
        share, mark, blue = player.average / most, player.highest / most, palette.colour("blue")
        draw_bar(pen, x, row, bar, share, blue, mark=mark, track=palette.panel)
    if report.rivalries:
        _draw_rivalries(pen, report.rivalries, y + min(room, len(report.players)) + 2)


def _draw_rivalries(pen: Pen, rivalries: tuple[Rivalry, ...], y: int) -> None:
    """Wins from the left in green, losses in red, draws between them."""
    palette = pen.palette
    pen.write(GAP, y, _("Head to head"), bold=True)
    names = 24
    bar = max(12, pen.width - 2 * GAP - names - 36)
    pen.right(GAP + names + 3, y, pgettext("column", "won"), palette.dim)
    pen.write(GAP + names + bar + 5, y, pgettext("column", "lost"), palette.dim)
    for number, each in enumerate(rivalries[: max(0, pen.height - y - 1)]):
        row = y + 1 + number
        text = _("{player} against {rival}")
        pen.fit(GAP, row, names - 1, text.format(player=shown_name(each.player, 9), rival=shown_name(each.rival, 9)))
        x = GAP + names
        pen.right(x + 3, row, str(each.wins), palette.good, bold=True)
        parts = (
            Part(each.wins, palette.colour("green")),
            Part(each.draws, palette.colour("silver")),
            Part(each.losses, palette.colour("red")),
        )
        draw_stacked(pen, x + 4, row, bar, parts, Scale(0, each.games))
        pen.write(x + bar + 5, row, str(each.losses), palette.bad, bold=True)
        margin = _("{points} points a game").format(points=decimal(each.average, signed=True))
        pen.fit(x + bar + 10, row, pen.width - x - bar - 10 - GAP, margin, palette.dim)
