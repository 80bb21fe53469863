"""The daily game: today's sheets as cards, the streak, the line for friends, earlier games and a calendar."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from ..engine.zones import ZoneView
from ..language import _
from ..table.page.drawing.runs import width_of
from ..text.dates import day_text
from ..text.names import sentence
from .calendar import CALENDAR_ROWS, calendar_width, draw_calendar
from .caps import Button, button_width, draw_button
from .pen import Area, Pen, broken
from .rows import GAP, command_target, draw_row, row_target, window
from .sheet_picture import MARK, draw_large, draw_mark, draw_sheet, draw_small, sheet_picture_rows, sheet_zones

WIDE = 110  # from here today's sheets are side by side
_PICTURE = 7  # rows of the chosen sheet beside a list
_LEAST_SHEET, _WIDEST = 8, 92  # rows from which a sheet is below the list, and its columns
_CARD_GAP = 1
_BELOW_CARDS = 6  # rows below the list: air, the line for friends, and earlier days
_LEVEL = 2  # rows of a level in a card; one that needs more is not there
_LIST = 44  # columns of a list beside something else


class DayCard(NamedTuple):
    """A game of a day: the sheet, how far one has come, and the level reached; `over` is None before the first roll."""

    sheet: str
    title: str
    state: str
    level: str = ""
    over: bool | None = None
    day: str = ""
    brief: str = ""  # the state where there is little room

    def words(self, room: int) -> str:
        """How far one has come, and the level where there is room for it."""
        whole = f"{self.state}, {self.level}" if self.level else self.state
        return whole if width_of(whole) <= room else self.state


@dataclass(frozen=True, slots=True)
class DailyView:
    """The games of one player. `played` counts the finished games of each day; `line` is for friends."""

    today: date
    player: str
    streak: str
    cards: tuple[DayCard, ...]
    past: tuple[DayCard, ...]
    cursor: int
    line: str
    played: Mapping[date, int]
    more: str = ""  # where games are that are not listed
    note: str = ""  # what is special about the chosen sheet
    sheet: tuple[ZoneView, ...] = ()  # the chosen one as it was filled in, once its game is finished

    @property
    def chosen(self) -> DayCard:
        return (*self.cards, *self.past)[self.cursor]


def draw_daily(pen: Pen, view: DailyView) -> None:
    """The whole page."""
    pen.header(_("The daily game"), day_text(view.today))
    _draw_player(pen, view)
    wide = pen.width >= WIDE
    y = _draw_cards(pen, view, 4) if wide else _draw_card_rows(pen, view, 3)
    y = _draw_line(pen, view, y)
    days = calendar_width(min(16, (pen.width - 90) // 3)) if wide else 0
    if wide:
        area = Area(pen.width - days - GAP, y, days, min(CALENDAR_ROWS + 1, pen.height - y))
        draw_calendar(pen, area, view.today, view.played)
    _draw_past(pen, view, y, pen.width - (days + 2 * GAP if wide else 0))


def past_in_sight(width: int, height: int) -> int:
    """How many earlier games are seen at a time, about."""
    return max(3, height - (24 if width >= WIDE else 16))


def _draw_player(pen: Pen, view: DailyView) -> None:
    name = Button("n", view.player or _("Who plays?"), command_target("name"))
    draw_button(pen, GAP, 1 if pen.width < WIDE else 2, name)
    x = GAP + button_width(name) + 3
    pen.fit(x, 1 if pen.width < WIDE else 2, pen.width - x - GAP, view.streak, pen.palette.accent)


def _state_colour(pen: Pen, card: DayCard) -> str:
    if card.over is None:
        return pen.palette.dim
    return pen.palette.good if card.over else pen.palette.accent


def _draw_cards(pen: Pen, view: DailyView, y: int) -> int:
    """Today's sheets side by side; returns the next free row."""
    number = len(view.cards)
    width = (pen.width - 2 * GAP - _CARD_GAP * (number - 1)) // number
    rows = min(max(sheet_picture_rows(card.sheet) for card in view.cards), width * 3 // 5)
    titles = max(len(broken(card.title, width - 2)) for card in view.cards)
    height = rows + titles + 5
    for place, card in enumerate(view.cards):
        x, on = GAP + place * (width + _CARD_GAP), place == view.cursor
        target = row_target(place)
        pen.fill(x, y, width, height, pen.palette.selected if on else pen.palette.panel, target)
        if on:
            pen.area(x, 2 * y, width, 1, pen.palette.gold, target)
            if not pen.painted:
                pen.write(x, y, ">", bold=True)
        draw_sheet(pen, x, y + 1, width, rows, card.sheet, target)
        below = y + rows + 2
        pen.paragraph(x + 1, below, width - 2, card.title, most=titles, bold=True, target=target)
        state = card.state if width_of(card.state) <= width - 2 else card.brief
        pen.fit(x + 1, below + titles, width - 2, state, _state_colour(pen, card), bold=bool(card.over))
        level = broken(card.level, width - 2)
        if len(level) <= _LEVEL and " ".join(level) == " ".join(card.level.split()):
            pen.paragraph(x + 1, below + titles + 1, width - 2, card.level, pen.palette.dim)
    return y + height + 1


def _draw_card_rows(pen: Pen, view: DailyView, y: int) -> int:
    """Today's sheets one below the other, as many as fit, the chosen one as a picture beside them; returns
    the next free row."""
    count = len(view.cards)
    in_sight = window(count, min(view.cursor, count - 1), (pen.height - y - _BELOW_CARDS) // 2)
    for place in in_sight:
        card, row = view.cards[place], y + 2 * (place - in_sight.start)
        draw_row(pen, 0, row, _LIST, row_target(place), on=place == view.cursor, height=2)
        draw_mark(pen, GAP, row, card.sheet)
        pen.fit(GAP + MARK + 1, row, _LIST - GAP - MARK - 2, card.title, bold=True)
        room = _LIST - GAP - MARK - 2
        pen.fit(GAP + MARK + 1, row + 1, room, card.words(room), _state_colour(pen, card))
    pen.scroll_signs(_LIST - 1, y, 2 * len(in_sight), above=in_sight.start > 0, below=in_sight.stop < count)
    area = Area(_LIST + GAP, y, pen.width - _LIST - 2 * GAP, _PICTURE)
    if not (view.sheet and _draw_own(pen, area, view)):
        draw_sheet(pen, *area, view.chosen.sheet)
    draw_calendar(pen, Area(area.x, y + _PICTURE, area.width, CALENDAR_ROWS), view.today, view.played)
    return y + max(2 * len(in_sight), _PICTURE + CALENDAR_ROWS - 1) + 1


def _draw_own(pen: Pen, area: Area, view: DailyView) -> bool:
    """The sheet of the chosen game in small: as it was filled in, or empty before that; whether there is room."""
    return draw_small(pen, area, view.sheet or sheet_zones(view.chosen.sheet))


def _draw_line(pen: Pen, view: DailyView, y: int) -> int:
    """The line for friends with its keys, or how to get one; returns the next free row."""
    room = pen.width - 2 * GAP
    if view.line:
        return y + pen.paragraph(GAP, y, room, view.line, most=2) + 1
    first = _("Your first try is rated: it counts for your streak and records.") if view.chosen.over is None else ""
    if view.chosen.over is False:
        first = _("Your try is saved: continue where you left off. It is still the rated one.")
    about = _("After a game there is a line to copy for your friends.")
    note = sentence(f"{view.note}.") if view.note else ""
    text = " ".join(filter(None, (first, about, note))) if pen.width >= WIDE else first or about
    return y + pen.paragraph(GAP, y, room, text, pen.palette.dim, most=2) + 1


def _draw_past(pen: Pen, view: DailyView, y: int, width: int) -> None:
    """Games of other days, unfinished ones first; with much room, the sheet of the chosen game below them."""
    if y + 1 >= pen.height:
        return
    pen.write(GAP, y, _("Earlier days"), pen.palette.accent, bold=True)
    if not view.past:
        pen.fit(GAP, y + 1, width - GAP, _("No games from other days yet."), pen.palette.dim)
    rows = pen.height - y - 1 - (1 if view.more else 0)
    first = len(view.cards)
    for place, number in enumerate(window(len(view.past), max(0, view.cursor - first), rows)):
        card, row = view.past[number], y + 1 + place
        draw_row(pen, 0, row, width, row_target(first + number), on=first + number == view.cursor)
        pen.write(GAP, row, card.day, pen.palette.dim)
        x = GAP + 13
        draw_mark(pen, x, row, card.sheet)
        pen.fit(x + MARK + 1, row, 20, card.title)
        x += MARK + 22
        room = width - x - 1
        pen.fit(x, row, room, card.words(room), _state_colour(pen, card))
    if view.more:
        pen.fit(GAP, pen.height - 1, width - GAP, view.more, pen.palette.dim)
    below = y + 2 + max(1, min(rows, len(view.past)))
    area = Area(GAP, below, width - 2 * GAP, pen.height - below - 1)
    if area.height < _LEAST_SHEET:
        return
    if view.sheet or not draw_large(pen, area, view.chosen.sheet, row_target(view.cursor)):
        _draw_own(pen, area._replace(width=min(area.width, _WIDEST)), view)
