"""The coach's card: what the expert would do, what to expect of it, why, and how far other choices are behind."""

from collections.abc import Sequence
from itertools import accumulate, chain

from ..language import _
from ..table.page.drawing.glyphs import TICK
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Rows
from ..text.coaching import CoachWords, Ranked, behind_text
from ..text.names import sentence
from ..text.opponents import expert_name
from ..text.signs import Signs
from .bars import draw_bar
from .card import BANNER, MARGIN, begin_card, end_card
from .pen import Pen, broken
from .rows import command_target

WIDTH = 72
_ROOM = WIDTH - 2 * MARGIN
_BAR = 8  # columns of the bars after the choices
_WORTH = 6
_CHOICE = _ROOM - _BAR - _WORTH - 4  # columns for the words of a choice
_FOOT = 3  # the key at the foot, and gaps around it
CLOSE = command_target("close")


class CoachCard:
    """The card as high as it needs to be, at most this many rows: facts and choices that do not fit are left out."""

    def __init__(self, words: CoachWords, most_rows: int) -> None:
        self._words = words
        self._move = broken(sentence(words.move), _ROOM - (7 if words.die else 0))
        room = most_rows - BANNER - 1 - len(self._move) - 1 - 1 - _FOOT
        choices = [broken(sentence(each.words), _CHOICE) for each in words.ranking] if len(words.ranking) > 1 else []
        self._ranking = list(zip(_fitting(choices, max(2, room // 2)), words.ranking, strict=False))
        above = sum(len(lines) for lines, _each in self._ranking) + 2 if self._ranking else 0
        self._why = list(chain(*_fitting([broken(each, _ROOM) for each in words.why], room - above)))
        self.rows = most_rows - room + len(self._why) + above

    def draw(self, palette: Palette, key: str, signs: Signs, *, painted: bool) -> Rows:
        pen = Pen(WIDTH, self.rows, palette, painted=painted, signs=signs)
        begin_card(pen, _("{name}'s choice").format(name=expert_name()), palette.fox)
        y = self._draw_move(pen, BANNER + 1)
        pen.write(MARGIN, y, self._words.expected, palette.accent)
        y += 2
        y += pen.lines(MARGIN, y, self._why)
        if self._ranking:
            self._draw_ranking(pen, y + (1 if self._why else 0))
        return end_card(pen, self.rows - 2, key, CLOSE)

    def _draw_move(self, pen: Pen, y: int) -> int:
        """What the expert does, beside its die."""
        x = MARGIN
        if self._words.die and pen.painted:
            x = pen.tag(x, y, f" {self._words.face} ", pen.palette.colour(self._words.die)) + 2
        return y + pen.lines(x, y, self._move, bold=True)

    def _draw_ranking(self, pen: Pen, y: int) -> None:
        """The best few choices, each with a bar for what it loses."""
        palette = pen.palette
        pen.write(MARGIN, y, _("The choices"), palette.dim)
        y += 1
        most = max(1.0, *(each.behind for _lines, each in self._ranking))
        for lines, each in self._ranking:
            _draw_choice(pen, y, lines, each, most)
            y += len(lines)


def _draw_choice(pen: Pen, y: int, lines: Sequence[str], each: Ranked, most: float) -> None:
    palette = pen.palette
    colour = palette.colour(each.die) if each.die else palette.dim
    pen.write(MARGIN, y, "■" if pen.painted else "-", colour)
    pen.lines(MARGIN + 2, y, lines)
    text = behind_text(each.behind, _WORTH, TICK if pen.painted else pen.signs.tick)
    best = len(text) == 1
    end = MARGIN + _ROOM - _BAR - 1
    pen.right(end, y, text, palette.good if best else palette.text, bold=best)
    draw_bar(pen, end + 1, y, _BAR, each.behind / most, palette.bad)


def _fitting(blocks: Sequence[list[str]], rows: int) -> list[list[str]]:
    """As many of these blocks of lines as fit, the first ones."""
    ends = accumulate(map(len, blocks))
    return [block for block, end in zip(blocks, ends, strict=True) if end <= rows]
