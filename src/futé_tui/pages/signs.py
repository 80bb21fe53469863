"""The signs of a sheet as they are drawn at the table, each with what it means."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.bonuses import FOX
from ..engine.rules import SheetView
from ..engine.zones import Box
from ..language import N_, _
from ..table.page.cards.boxes import draw_box
from ..table.page.cards.chips import ChipState, draw_chip
from ..table.page.cards.outline import Height
from ..table.page.cards.picks import BoxPick
from ..table.page.drawing.palette import card_colours
from ..table.page.drawing.signs import CROSS, LOCKED, MINUS, OPEN
from ..text.legend import COSTLY, Legend
from .pen import Pen
from .sheet_parts import dice_rows, round_row, track_rows

_BOX = 5
_SIGN = 9  # columns before the meaning
_TINTED, _SCALE = "tinted", "scale"
_PRINTED = {  # signs of the legend in letters, as cards show them; empty: shown elsewhere
    "x": "",
    "0 1 2": "",
    "+10": "",
    COSTLY: "",
    "'": _TINTED,
    "4+": "≥4",
    "x2": "×2",
    "-": MINUS,
}
_STATES = (
    (Box("", "4"), BoxPick(), N_("An open box with what it takes")),
    (Box("", "4", mark="x"), BoxPick(), N_("A box you have marked")),
    (Box("", "4", mark="x"), BoxPick(fresh=True), N_("Marked in this turn")),
    (Box("", "4"), BoxPick(offered=True, label="a"), N_("You can mark it now: press the letter, or click")),
    (Box("", "4"), BoxPick(offered=True, label="a", costly=True), N_("You can mark it, but that uses an action")),
    (Box("", "", mark="x", shaded=True), BoxPick(), N_("A printed cross: it counts as marked")),
    (Box("", "4", lost=True), BoxPick(), N_("Lost: nobody can mark it any more")),
)


@dataclass(frozen=True, slots=True)
class SheetSigns:
    """A sheet, its rounds, and the legend of its signs: with the words of bonuses, and in letters."""

    sheet: SheetView
    round_track: tuple[str, ...]
    drawn: Legend
    letters: Legend


def draw_signs(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """All signs below each other; how many rows they took."""
    start = y
    if not pen.painted:
        return _draw_meanings(pen, x, y, width, signs.letters)
    y = _draw_boxes(pen, x, y, width, signs) + 1
    y += _draw_bonuses(pen, x, y, width, signs) + 1
    y = _draw_prints(pen, x, y, width, signs)
    y = _draw_tracks(pen, x, y, width, signs)
    y = _draw_table(pen, x, y, width, signs)
    return y - start


def _heading(pen: Pen, x: int, y: int, text: str) -> int:
    pen.write(x, y, text, pen.palette.accent, bold=True)
    return y + 1


def _draw_boxes(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """Boxes in their states, on the card of the first zone; the row behind them."""
    palette = pen.palette
    zone = signs.sheet.zones[0]
    card = card_colours(zone.name, palette)
    printed = any(box.mark and box.shaded for each in signs.sheet.zones for row in each.rows for box in row if box)
    y = _heading(pen, x, y, _("Boxes"))
    for box, pick, meaning in _STATES:
        if box.shaded and not printed:
            continue
        pen.fill(x, y, _BOX + 2, 1, card.ground)
        draw_box(pen.canvas, x + 1, y, _BOX, Height.FLAT, box, box.printed, pick, card, palette)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, _(meaning)))
    return y


def _draw_bonuses(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """Chips of the bonuses on this sheet, and the other signs; how many rows."""
    palette, start = pen.palette, y
    bare = card_colours("", palette)
    words = {word for word, _meaning in signs.drawn if _is_bonus(word, signs)}
    if words:
        y = _heading(pen, x, y, _("Bonuses"))
    for word, meaning in signs.drawn:
        if word in words:
            draw_chip(pen.canvas, x, y, word, ChipState.OPEN, bare, palette)
            y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    sample = FOX if FOX in words else next(iter(sorted(words)), "")
    for state, meaning in ((ChipState.EARNED, _("Gained")), (ChipState.LOST, _("Can no longer be gained"))):
        if sample:
            draw_chip(pen.canvas, x, y, sample, state, bare, palette)
            y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y - start


def _draw_prints(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """What else is printed: conditions, multipliers, scales; the row behind it."""
    palette = pen.palette
    card = card_colours(signs.sheet.zones[0].name, palette)
    prints = [(_PRINTED.get(word, word), meaning) for word, meaning in signs.drawn if not _is_bonus(word, signs)]
    prints = [(sign, meaning) for sign, meaning in prints if sign]
    if any(zone.scale for zone in signs.sheet.zones):
        prints.append((_SCALE, _("Points of a zone: the step you have reached is lit")))
    if prints:
        y = _heading(pen, x, y, _("Printed on the sheet"))
    for sign, meaning in prints:
        pen.fill(x, y, _BOX + 2, 1, card.ground)
        if sign == _TINTED:
            pen.fill(x + 1, y, _BOX, 1, card.tinted)
        elif sign == _SCALE:
            pen.canvas.write(x, y, "1", card.ink)
            pen.canvas.write(x + 2, y, " 3 ", palette.ink, bg=palette.paper, bold=True)
            pen.canvas.write(x + 6, y, "6", card.ink)
        else:
            pen.canvas.centre(x, y, _BOX + 2, sign, card.ink, bold=True)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y + 1 if prints else y


def _is_bonus(word: str, signs: SheetSigns) -> bool:
    """Whether a sign of the legend is the word of a bonus on this sheet."""
    boxes = [box for zone in (*signs.sheet.zones, *signs.sheet.tracks) for row in zone.rows for box in row if box]
    lines = [line.bonus for zone in signs.sheet.zones for line in zone.lines]
    return word in {*signs.round_track, *lines, *(box.bonus for box in boxes)}


def _draw_tracks(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """The action tracks; the row behind them."""
    tracks = signs.sheet.tracks
    if not tracks:
        return y
    y = _heading(pen, x, y, _("Actions"))
    rows = track_rows(tracks, width, pen.palette)
    pen.picture(x, y, rows)
    y += len(rows)
    meanings = {
        LOCKED: _("Not unlocked yet"),
        OPEN: _("Unlocked, in gold with its own sign: you can use it"),
        CROSS: _("Used"),
    }
    for sign, meaning in meanings.items():
        pen.write(x, y, sign, pen.palette.accent if sign == OPEN else pen.palette.dim, bold=True)
        y += pen.paragraph(x + _SIGN, y, width - _SIGN, meaning)
    return y + 1


def _draw_table(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """Rounds, slots and platter; the row behind them."""
    if not signs.round_track:
        return y
    y = _heading(pen, x, y, _("Rounds"))
    pen.picture(x, y, (round_row(signs.round_track, width, pen.palette),))
    y += 1 + pen.paragraph(
        x,
        y + 1,
        width,
        _("The current round is gold; everybody gains the bonus beside a number when that round starts."),
    )
    y = _heading(pen, x, y + 1, _("Dice"))
    rows = dice_rows(pen.palette)
    pen.picture(x, y, rows)
    y += len(rows)
    y += pen.paragraph(
        x,
        y,
        width,
        _(
            "On the left the pool, each die above its key. Then the slots I, II and III for the dice you take. On the "
            "right the silver platter with the dice that were lower: the other players use one of those."
        ),
    )
    return y + 1


def _draw_meanings(pen: Pen, x: int, y: int, width: int, legend: Sequence[tuple[str, str]]) -> int:
    """Signs in letters; how many rows."""
    start = y
    y = _heading(pen, x, y, _("On this sheet"))
    for sign, meaning in legend:
        pen.write(x, y, sign, bold=True)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y - start
