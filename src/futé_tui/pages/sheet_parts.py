"""Parts of a sheet as they are at the table: a zone's card, the whole sheet, tracks, rounds, slots and platter."""

from collections.abc import Sequence

from ..engine.zones import ZoneView
from ..language import _
from ..table.letters import die_letters
from ..table.page.cards.picks import Picks
from ..table.page.cards.sheet import draw_sheet, plan_sheet
from ..table.page.cards.style import Title
from ..table.page.dice import draw_empty_slot
from ..table.page.drawing.canvas import Canvas
from ..table.page.drawing.colour import BLACK
from ..table.page.drawing.die import SMALL, draw_die
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Row, Rows, Run, Target, blank, padded, span
from ..table.page.tracks import NO_TRACK_PICKS, draw_tracks
from ..text.names import label_of

_LEAST = 76  # columns in which a strip has room for its name
_DICE = 46
_NAME = 9  # columns of the name of a strip


def zone_cards(zones: Sequence[ZoneView], width: int, height: int, palette: Palette) -> Rows:
    """Zones as cards in this room, as roomy as fits."""
    shown = tuple(zones)
    titles = tuple(Title(label_of(zone.name).upper(), "") for zone in shown)
    alone = len(shown) == 1 and len(shown[0].rows) == 1 and width < _LEAST
    spare = _NAME if alone else 0  # a strip alone in little room goes without its name, which is the heading
    plan = plan_sheet(shown, titles, width + spare, height)
    rows = draw_sheet(shown, titles, dict[str, Picks](), plan, palette)
    return tuple(padded(without_start(row, spare), width, palette.table) for row in rows)


def without_start(row: Row, columns: int) -> Row:
    """The row without its first columns."""
    kept: list[Run] = []
    for run in row:
        gone = min(columns, len(run.text))
        columns -= gone
        kept.append(run._replace(text=run.text[gone:]))
    return tuple(run for run in kept if run.text)


def track_rows(tracks: tuple[ZoneView, ...], width: int, palette: Palette) -> Rows:
    """The action tracks with their circles."""
    return draw_tracks(tracks, (), NO_TRACK_PICKS, width, len(tracks), palette) if tracks else ()


def round_row(track: Sequence[str], width: int, palette: Palette, now: int = 1) -> Row:
    """The rounds as chips, each with its bonus; `now` is the present one, 0 if there is none."""
    runs: list[Run] = []
    for number, word in enumerate(track, 1):
        present = number == now
        text = f" {number} {palette.bonus_sign(word)} " if word else f" {number} "
        look = (BLACK, palette.gold) if present else (palette.text, palette.panel)
        target = Target("round", str(number))
        runs += [span(text, *look, bold=present, target=target), *blank(1, palette.table)]
    return padded(tuple(runs), width, palette.table)


def dice_rows(zones: Sequence[ZoneView], palette: Palette) -> Rows:
    """Some dice: one to be taken over its key, one in the first of three slots, two that were lower on the platter."""
    key = die_letters(("white", *(zone.name for zone in zones)))["white"]
    canvas = Canvas(_DICE, SMALL.rows + 1, palette.table)
    pitch, slots, platter = SMALL.width + 1, 2 * SMALL.width, 6 * SMALL.width
    draw_die(canvas, 0, 0, "white", 6, SMALL, palette)
    canvas.centre(0, SMALL.rows, SMALL.width, f" {key} ", palette.cap_text, bg=palette.cap, bold=True)
    for number, numeral in enumerate(("I", "II", "III")):
        x = slots + number * pitch
        draw_empty_slot(canvas, x, SMALL, palette)
        canvas.centre(x, SMALL.rows, SMALL.width, numeral, palette.dim)
    draw_die(canvas, slots, 0, "yellow", 5, SMALL, palette)
    canvas.fill(platter, 0, _DICE - platter, SMALL.rows, palette.platter)
    for number, (die, value) in enumerate((("blue", 2), ("green", 4))):
        draw_die(canvas, platter + 1 + number * pitch, 0, die, value, SMALL, palette)
    canvas.write(platter, SMALL.rows, _("silver platter"), palette.dim)
    return canvas.rows()
