"""The list of games: a table with the sheets as coloured marks, and the game under the cursor in small."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..language import _, ngettext, pgettext
from ..table.page.drawing.runs import Target, width_of
from .caps import Button, draw_button, draw_cap, draw_chip
from .game_preview import BELOW, SeatPreview, draw_sheets_below, draw_sheets_beside
from .pen import Area, Pen
from .rows import GAP, command_target, draw_row, row_target, window
from .sheet_picture import MARK, draw_gallery, draw_mark

FILTERS = (None, False, True)  # all, open, finished
_WIDE = 110  # from here the preview is beside the list
_SIDE = 36  # columns of a preview in which marks can be read
_INSET = 1  # columns beside its sheets
_LIST = 5  # the first row of the list
_TITLE, _DAY, _STATE = 24, 12, 14  # the most columns of each


class GameRow(NamedTuple):
    """A game in the list, with the id of its sheet and its title; of a damaged game only `damage` is shown."""

    number: int
    sheet_id: str
    sheet: str
    standings: str
    day: str
    state: str
    kind: str
    over: bool
    damage: str = ""

    @property
    def shown(self) -> str:
        """What kind of game it is; of a usual one, how far it is."""
        return self.kind or self.state


@dataclass(frozen=True, slots=True)
class GamesView:
    """The list with its cursor and its filter, and the sheets of the game under the cursor once they are read,
    or why they are not shown."""

    count: int
    cursor: int
    over: bool | None
    row: Callable[[int], GameRow]
    preview: tuple[SeatPreview, ...] = ()
    closed: str = ""


class _Layout(NamedTuple):
    """Where list and preview are."""

    list_width: int
    list_rows: int
    side: int  # the column of the preview; 0: it is below


def _layout(width: int, height: int) -> _Layout:
    if width >= _WIDE:
        side = _SIDE if width < 160 else min(80, width * 2 // 5)
        return _Layout(width - side - GAP - 1, height - _LIST - 1, width - side - GAP)
    return _Layout(width, height - _LIST - BELOW, 0)


def games_in_sight(width: int, height: int) -> int:
    return _layout(width, height).list_rows


def draw_games(pen: Pen, view: GamesView) -> None:
    """The whole page."""
    at = _layout(pen.width, pen.height)
    pen.header(_("Games"), _heading(view))
    _draw_filters(pen, view)
    if not view.count:
        _draw_nothing(pen, view)
        return
    shown = {number: view.row(number) for number in window(view.count, view.cursor, at.list_rows)}
    columns = _columns(at.list_width, max(width_of(row.shown) for row in shown.values()))
    _draw_heads(pen, columns)
    for place, (number, row) in enumerate(shown.items()):
        _draw_game(pen, at.list_width, columns, _LIST + place, number, row, on=number == view.cursor)
    _draw_preview(pen, at, view)


def _heading(view: GamesView) -> str:
    """How many games there are."""
    number = view.count
    match view.over:
        case None:
            return ngettext("{number} game", "{number} games", number).format(number=number)
        case False:
            return ngettext("{number} open game", "{number} open games", number).format(number=number)
        case True:
            return ngettext("{number} finished game", "{number} finished games", number).format(number=number)


def _draw_filters(pen: Pen, view: GamesView) -> None:
    names = {None: pgettext("games", "all"), False: pgettext("games", "open"), True: pgettext("games", "finished")}
    x = draw_cap(pen, GAP, 2, "f", command_target("filter")) + 1
    for each in FILTERS:
        x = draw_chip(pen, x, 2, names[each], Target("filter", str(each)), chosen=each is view.over) + 1


def _draw_nothing(pen: Pen, view: GamesView) -> None:
    """No games: how to begin one, and the sheets there are."""
    room = min(64, pen.width - 2 * GAP)
    text = _("Every game you play is saved here.") if view.over is None else _("No game fits this filter.")
    pen.panel(GAP, 4, room, 8, _("Nothing here yet"))
    pen.paragraph(2 * GAP, 7, room - 2 * GAP, text, pen.palette.dim)
    draw_button(pen, 2 * GAP, 9, Button("n", _("New game"), command_target("new_game")))
    draw_gallery(pen, Area(GAP, 13, pen.width - 2 * GAP, pen.height - 14))


class _Columns(NamedTuple):
    """Where title, standings, day and state begin."""

    title: int
    standings: int
    day: int
    state: int


def _columns(width: int, longest: int) -> _Columns:
    """The columns of a list in which this is the longest state: what it leaves goes to the standings."""
    title = GAP + MARK + 2
    state = width - max(width_of(pgettext("column", "state")), min(longest, _STATE)) - 1
    day = state - _DAY
    return _Columns(title, title + min(_TITLE, max(19, (day - title) // 3)), day, state)


def _draw_heads(pen: Pen, at: _Columns) -> None:
    for x, text in (
        (at.title, pgettext("column", "sheet")),
        (at.standings, pgettext("column", "players and points")),
        (at.day, pgettext("column", "date")),
        (at.state, pgettext("column", "state")),
    ):
        pen.write(x, _LIST - 1, text, pen.palette.dim)


def _draw_game(pen: Pen, width: int, at: _Columns, y: int, number: int, row: GameRow, *, on: bool) -> None:
    target, palette = row_target(number), pen.palette
    draw_row(pen, 0, y, width, target, on=on)
    if not pen.painted or row.damage:
        pen.right(GAP + MARK, y, str(row.number), palette.dim)
    if row.damage:
        pen.fit(at.title, y, width - at.title - GAP, row.damage)
        return
    draw_mark(pen, GAP, y, row.sheet_id)
    pen.fit(at.title, y, at.standings - at.title - 1, row.sheet, bold=on)
    pen.fit(at.standings, y, at.day - at.standings - 1, row.standings, bold=on)
    pen.write(at.day, y, row.day, palette.dim)
    pen.fit(at.state, y, width - at.state - 1, row.shown, palette.dim if row.over else palette.accent)


def _draw_preview(pen: Pen, at: _Layout, view: GamesView) -> None:
    row = view.row(view.cursor)
    about = [text for text in (row.sheet, row.kind, row.state) if text]
    number = _("game {number}, {day}").format(number=row.number, day=row.day)
    if at.side:
        x, y, width, height = at.side, 2, pen.width - at.side - GAP, pen.height - 3
        pen.panel(x, y, width, height, " · ".join(about))
        pen.write(x + GAP, y + 2, number, pen.palette.dim)
        draw_sheets_below(pen, x + _INSET, y + 4, width - 2 * _INSET, y + height, view.preview)
        pen.paragraph(x + GAP, y + 4, width - 2 * GAP, view.closed)
    else:
        pen.panel(0, pen.height - BELOW, pen.width, BELOW)
        draw_sheets_beside(pen, pen.height - BELOW, view.preview, [*about, number])
        pen.paragraph(GAP, pen.height - BELOW + 1, pen.width - 2 * GAP, view.closed)
