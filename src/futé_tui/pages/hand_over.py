"""The card between two players: who is next in a golden banner, what the others did, everybody's points, the task."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..engine.bonuses import FOX
from ..language import _, ngettext
from ..table.hand_over import HandOverView, Recap
from ..table.page.drawing.faces import EMBLEM
from ..table.page.drawing.glyphs import BAR, MORE
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Rows, width_of
from ..table.seats import SeatView
from ..text.player_names import shown_name
from ..text.signs import Signs
from ..text.story import Dice, StoryLine, in_letters
from .bars import Part, draw_stacked, scale_of, zone_colour, zone_parts
from .caps import Button, button_rows, draw_buttons
from .card import BANNER, MARGIN, begin_card
from .pen import Pen, broken

WIDTH = 64
_ROOM = WIDTH - 2 * MARGIN
_NAMES = 14  # the widest name beside a bar
_BEYOND_STORY = 5  # blank rows


class _Row(NamedTuple):
    """A row of what the others did: a name, or what happened, with points at its end."""

    text: str
    points: str = ""
    colour: str | None = None  # None: a heading
    bot: str = ""
    ends: bool = False  # the last row of what happened
    dice: Dice = ()


class HandOverCard:
    """The card as high as it needs to be, at most this many rows."""

    def __init__(self, view: HandOverView, most_rows: int, log_key: str, buttons: Sequence[Button]) -> None:
        """`log_key` shows the log, where what does not fit is found; `buttons` are the keys that mean something."""
        self._view, self._buttons = view, buttons
        self._task = broken(view.task, _ROOM)
        rest = BANNER + len(view.seats) + (1 if view.dice else 0) + len(self._task)
        rest += button_rows(_ROOM, buttons) + _BEYOND_STORY
        self._story = _last(list(_story(view.meanwhile)), max(0, most_rows - rest), log_key)
        self.rows = rest + len(self._story) - (0 if view.seats else 1) - (0 if self._story else 1)

    def draw(self, palette: Palette, signs: Signs, *, painted: bool) -> Rows:
        pen = Pen(WIDTH, self.rows, palette, painted=painted, signs=signs)
        title = _("{player} is next").format(player=self._view.player)
        begin_card(pen, shown_name(title, _ROOM), palette.gold)
        self._draw_zones(pen)
        y = BANNER + 1
        if self._story:
            y = self._draw_story(pen, y) + 1
        if self._view.seats:
            y = self._draw_points(pen, y) + 1
        if self._view.dice and painted:
            _draw_dice(pen, MARGIN, y, self._view.dice)
            y += 1
        y += pen.lines(MARGIN, y, self._task, palette.accent, bold=True)
        draw_buttons(pen, MARGIN, y + 1, _ROOM, self._buttons)
        return pen.rows()

    def _draw_zones(self, pen: Pen) -> None:
        """A line in the colours of the sheet at the foot of the banner."""
        zones = list(self._view.seats[0].score.zones) if self._view.seats else []
        for number, zone in enumerate(zones):
            left, right = (WIDTH * each // len(zones) for each in (number, number + 1))
            pen.area(left, 2 * BANNER - 1, right - left, 1, zone_colour(zone, pen.palette))

    def _draw_story(self, pen: Pen, y: int) -> int:
        palette = pen.palette
        for row in self._story:
            x = MARGIN
            if row.colour is None:
                x = pen.emblem(x, y, row.bot)
                pen.fit(x, y, MARGIN + _ROOM - 5 - x, row.text, palette.text, bold=True)
            else:
                colour = palette.colour(row.colour) if row.colour else palette.dim
                pen.write(x, y, BAR if pen.painted else " ", colour)
                x = pen.write(x + 2, y, row.text if pen.painted else in_letters(row.text), palette.text)
                _draw_dice(pen, x + 1, y, row.dice)
            pen.right(MARGIN + _ROOM, y, row.points, palette.accent, bold=True)
            y += 1
        return y

    def _draw_points(self, pen: Pen, y: int) -> int:
        """Everybody's points as bars in the colours of their zones."""
        seats, palette = self._view.seats, pen.palette
        faces = EMBLEM + 1 if any(seat.bot for seat in seats) else 0
        wide = min(_NAMES, max(width_of(seat.name) for seat in seats)) + faces
        scale = scale_of(_parts(seat, palette) for seat in seats)
        for seat in seats:
            colour = palette.accent if seat.deciding else palette.text
            pen.emblem(MARGIN, y, seat.bot)
            pen.fit(MARGIN + faces, y, wide - faces, seat.name, colour, bold=seat.deciding)
            pen.right(MARGIN + wide + 5, y, str(seat.score.total), colour, bold=True)
            draw_stacked(pen, MARGIN + wide + 6, y, _ROOM - wide - 6, _parts(seat, palette), scale)
            y += 1
        return y


def _draw_dice(pen: Pen, x: int, y: int, dice: Dice) -> None:
    """Dice as squares in their colours, in letters what they show."""
    for die, shown in dice:
        ground = pen.palette.colour(die)
        x = pen.tag(x, y, f" {shown} ", ground) if pen.painted else pen.write(x, y, str(shown))
        x += 1


def _parts(seat: SeatView, palette: Palette) -> list[Part]:
    return zone_parts({**seat.score.zones, FOX: seat.score.fox_points}, palette)


def _story(meanwhile: Sequence[Recap]) -> Iterator[_Row]:
    for recap in meanwhile:
        points = f"{recap.points:+}" if recap.points and len(recap.lines) > 1 else ""
        yield _Row(recap.player, points, bot=recap.bot)
        for line in recap.lines:
            yield from _rows_of(line)


def _rows_of(line: StoryLine) -> Iterator[_Row]:
    """A line of the story, over as many rows as it needs, its points at the end."""
    *most, last = broken(line.text, _ROOM - 2 - len(line.points) - 1)
    for text in most:
        yield _Row(text, colour=line.colour)
    yield _Row(last, line.points, line.colour, ends=True, dice=line.dice)


def _last(story: list[_Row], rows: int, log_key: str) -> list[_Row]:
    """The end of the story, under the name of the player it is about, and how much of it is left out."""
    if len(story) <= rows:
        return story
    if rows < 2:
        return []
    kept = story[len(story) - rows + 2 :]
    gone = story[: len(story) - len(kept)]
    number = sum(row.ends for row in gone)
    text = ngettext("{number} earlier step: {key}", "{number} earlier steps: {key}", number)
    left_out = _Row(f"{MORE} {text.format(number=number, key=log_key)}", colour="")
    if kept and kept[0].colour is None:
        return [left_out, *kept]
    name = next(row for row in reversed(gone) if row.colour is None)
    return [name, left_out, *kept]
