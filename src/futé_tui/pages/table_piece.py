"""A piece of a table in the colours of any theme: rounds, dice over their keys, the silver platter and a card."""

from ..sheets.loader import load_ruleset
from ..table.letters import die_letters
from ..table.page.drawing.canvas import Canvas
from ..table.page.drawing.die import SMALL, draw_die
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Rows, blank, row_width
from ..text.sheet_summaries import sheets_in_order
from .sheet_parts import round_row, zone_cards
from .sheet_picture import printed_sheet

_ROLL = (5, 2, 6)
_LOWER = 1  # the number of the die on the platter
_CARD_ROWS = 8


def table_piece(width: int, palette: Palette) -> Rows:
    """The piece, with some of the dice of the first sheet and its first card."""
    ruleset = load_ruleset(sheets_in_order()[0])
    zones = tuple(printed_sheet(ruleset).zones)
    track = ruleset.rules.round_track(1)
    fitting = (track[:count] for count in range(len(track), -1, -1))
    shown = next(part for part in fitting if row_width(round_row(part, 0, palette)) <= width)
    rounds = round_row(shown, width, palette)
    empty = blank(width, palette.table)
    card = zone_cards(zones[:1], width, _CARD_ROWS, palette)
    return (rounds, empty, *_dice(ruleset.dice, width, palette), empty, *card)


def _dice(dice: tuple[str, ...], width: int, palette: Palette) -> Rows:
    """Dice over their keys, and a lower one on the platter."""
    canvas = Canvas(width, SMALL.rows + 1, palette.table)
    letters = die_letters(dice)
    for place, (die, number) in enumerate(zip(dice, _ROLL, strict=False)):
        x = place * (SMALL.width + 1)
        draw_die(canvas, x, 0, die, number, SMALL, palette)
        canvas.centre(x, SMALL.rows, SMALL.width, f" {letters[die]} ", palette.cap_text, bg=palette.cap, bold=True)
    platter = len(_ROLL) * (SMALL.width + 1) + 1
    canvas.fill(platter, 0, width - platter, SMALL.rows, palette.platter)
    draw_die(canvas, platter + 1, 0, dice[len(_ROLL)], _LOWER, SMALL, palette)
    return canvas.rows()
