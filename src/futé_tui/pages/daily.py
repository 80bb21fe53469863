"""The daily game: today's sheets as cards, the streak, the line for friends, earlier games and a calendar."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import NamedTuple

from ..language import _
from ..table.page.drawing.colour import mix
from ..table.page.drawing.runs import width_of
from ..text.dates import day_text
from ..text.names import sentence
from .caps import Button, button_width, draw_button
from .pen import Pen, broken
from .rows import GAP, command_target, draw_row, row_target, window
from .sections import Area
from .sheet_picture import MARK, draw_large, draw_mark, draw_sheet, sheet_picture_rows

WIDE = 110  # from here today's sheets are beside each other
_WEEK = 7
_CELL = 3  # columns of a day in the calendar
_CARD_GAP = 1
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

    @property
    def chosen(self) -> DayCard:
        return (*self.cards, *self.past)[self.cursor]


def draw_daily(pen: Pen, view: DailyView) -> None:
    """The whole page."""
    pen.header(_("The daily game"), day_text(view.today))
    _draw_player(pen, view)
    y = _draw_cards(pen, view, 4) if pen.width >= WIDE else _draw_card_rows(pen, view, 3)
    y = _draw_line(pen, view, y)
    _draw_past(pen, view, y)
    _draw_calendar(pen, view, y)


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
    """Today's sheets beside each other; returns the next free row."""
    number = len(view.cards)
    width = (pen.width - 2 * GAP - _CARD_GAP * (number - 1)) // number
    rows = max(sheet_picture_rows(card.sheet) for card in view.cards)
    rows += max(0, min(rows, pen.height - 36))
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
    """Today's sheets below each other, the chosen one as a picture beside them; returns the next free row."""
    for place, card in enumerate(view.cards):
        row = y + 2 * place
        draw_row(pen, 0, row, _LIST, row_target(place), on=place == view.cursor, height=2)
        draw_mark(pen, GAP, row, card.sheet)
        pen.fit(GAP + MARK + 1, row, _LIST - GAP - MARK - 2, card.title, bold=True)
        room = _LIST - GAP - MARK - 2
        whole = f"{card.state}, {card.level}" if card.level else card.state
        text = whole if width_of(whole) <= room else card.state
        pen.fit(GAP + MARK + 1, row + 1, room, text, _state_colour(pen, card))
    x = _LIST + GAP
    rows = min(2 * len(view.cards) - 1, sheet_picture_rows(view.chosen.sheet) + 2)
    draw_sheet(pen, x, y, pen.width - x - GAP, rows, view.chosen.sheet)
    return y + 2 * len(view.cards) + 1


def _draw_line(pen: Pen, view: DailyView, y: int) -> int:
    """The line for friends with its keys, or how to get one; returns the next free row."""
    room = (_LIST if pen.width < WIDE else pen.width) - 2 * GAP  # the calendar is beside it
    if view.line:
        return y + pen.paragraph(GAP, y, room, view.line, most=2) + 1
    first = _("Your first try is rated, from the first roll on.") if view.chosen.over is None else ""
    about = _("After a game there is a line to copy for your friends.")
    note = sentence(f"{view.note}.") if view.note else ""
    text = " ".join(filter(None, (first, about, note))) if pen.width >= WIDE else first or about
    return y + pen.paragraph(GAP, y, room, text, pen.palette.dim, most=2) + 1


def _draw_past(pen: Pen, view: DailyView, y: int) -> None:
    """Games of other days, unfinished ones first."""
    width = _LIST if pen.width < WIDE else pen.width - GAP - _calendar_width(pen) - GAP
    pen.write(GAP, y, _("Earlier days"), pen.palette.accent, bold=True)
    if not view.past:
        pen.fit(GAP, y + 1, width - GAP, _("Today is a good day to begin."), pen.palette.dim)
        area = Area(GAP, y + 3, width - 2 * GAP, pen.height - y - 4)
        draw_large(pen, area, view.chosen.sheet, row_target(view.cursor))
        return
    rows = pen.height - y - 1 - (1 if view.more else 0)
    first = len(view.cards)
    for place, number in enumerate(window(len(view.past), max(0, view.cursor - first), rows)):
        card, row = view.past[number], y + 1 + place
        draw_row(pen, 0, row, width, row_target(first + number), on=first + number == view.cursor)
        pen.write(GAP, row, card.day, pen.palette.dim)
        x = GAP + 13
        if pen.width >= WIDE:
            draw_mark(pen, x, row, card.sheet)
            pen.fit(x + MARK + 1, row, 20, card.title)
            x += MARK + 22
            whole = f"{card.state}, {card.level}" if card.level else card.state
            text = whole if width_of(whole) < width - x else card.state
        else:
            pen.fit(x, row, 18, card.title)
            x, text = x + 19, card.brief
        pen.fit(x, row, width - x - 1, text, _state_colour(pen, card))
    if view.more:
        pen.fit(GAP, pen.height - 1, width - GAP, view.more, pen.palette.dim)


def _calendar_width(pen: Pen) -> int:
    return min(16, max(8, pen.width // 10)) * _CELL + 2 * GAP


def _draw_calendar(pen: Pen, view: DailyView, y: int) -> None:
    """The latest weeks, one a column from Monday down: a day with finished games is green, today has a frame."""
    wide = pen.width >= WIDE
    if not wide and not view.line:
        y = pen.height - _WEEK - 1
    if pen.height - y < _WEEK + 1:
        return
    palette = pen.palette
    width = _calendar_width(pen) if wide else pen.width - _LIST - 2 * GAP
    weeks = (width - GAP) // _CELL
    x = pen.width - weeks * _CELL - GAP
    monday = view.today - timedelta(days=view.today.weekday())
    for week in range(weeks):
        for day in range(_WEEK):
            when = monday + timedelta(days=day - _WEEK * (weeks - 1 - week))
            if when > view.today:
                continue
            number = view.played.get(when, 0)
            left, row = x + week * _CELL, y + 1 + day
            today = when == view.today
            if pen.painted:
                share = min(1.0, 0.45 + 0.2 * number) if number else 0.0
                colour = mix(palette.panel, palette.colour("green"), share)
                pen.area(left, 2 * row + 1, _CELL - 1, 1, palette.gold if today and not number else colour)
            else:
                pen.write(left, row, str(number) if number else "_" if today else ".")
    if wide:
        pen.fit(x, y, width, _("Your days"), palette.accent, bold=True)
