"""The signs of a sheet as they are drawn at the table, each with what it means."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.bonuses import FOX
from ..engine.rules import SheetView
from ..engine.zones import Box, ZoneView
from ..language import _
from ..table.page.cards.boxes import draw_box
from ..table.page.cards.chips import ChipState, draw_chip
from ..table.page.cards.outline import Height
from ..table.page.cards.picks import BoxPick
from ..table.page.cards.tones import tone_colour
from ..table.page.drawing.palette import card_colours
from ..table.page.drawing.signs import ACTIONS, CROSS, DIAGONAL, LOCK, MINUS, OPEN
from ..text import legend
from ..text.bonuses import bonus_text
from ..text.legend import CHANGING, COSTLY, Legend
from ..text.names import SHADES
from .pen import Pen
from .sheet_parts import dice_rows, round_row, track_rows

_BOX = 5
_SIGN = 9  # columns before the meaning
_TINTED, _SCALE, _TONES = "tinted", "scale", "tones"
_PRINTED = {  # signs of the legend in letters, as cards show them; empty: shown elsewhere
    "x": "",
    "0 1 2": "",
    "+10": "",
    COSTLY: "",
    "'": _TINTED,
    "4+": "≥4",
    "x2": "×2",
    "-": MINUS,
    legend.LOCK: LOCK,
    legend.SHADED_BOXES: _TONES,
}
_OPEN, _MARKED, _CROSS = Box("", "4"), Box("", "4", mark="x"), Box("", "", mark="x", shaded=True)
_EMPTY, _WRITTEN, _CIRCLED = Box(""), Box("", mark="12"), Box("", "4", mark="o")
_SKIPPED = Box("", "4", lost=True)
_LOSING = frozenset({"skipping-track", "qwixx-row"})  # kinds of zones whose boxes can be skipped
_OFFERED, _COSTLY = BoxPick(offered=True, label="1"), BoxPick(offered=True, label="1", costly=True)


@dataclass(frozen=True, slots=True)
class SheetSigns:
    """A sheet, its rounds, and the legend of its signs: with the words of bonuses, and in letters."""

    sheet: SheetView
    round_track: tuple[str, ...]
    drawn: Legend
    letters: Legend
    kinds: frozenset[str]  # of its zones


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
    y = _heading(pen, x, y, _("Boxes"))
    for box, pick, meaning in _states(signs):
        pen.fill(x, y, _BOX + 2, 1, card.ground)
        draw_box(pen.canvas, x + 1, y, _BOX, Height.FLAT, box, box.printed, pick, card, palette)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y


def _states(signs: SheetSigns) -> Iterator[tuple[Box, BoxPick, str]]:
    """The states that boxes of this sheet can have."""
    boxes = [box for zone in signs.sheet.zones for row in zone.rows for box in row if box]
    shown = any(box.printed for box in boxes)
    still_open, marked = (_OPEN, _MARKED) if shown else (_EMPTY, _WRITTEN)
    yield still_open, BoxPick(), _("An open box and what it takes") if shown else _("An open box")
    yield marked, BoxPick(), _("A box you have marked")
    yield marked, BoxPick(fresh=True), _("Marked this turn")
    if "circle-cross-grid" in signs.kinds:
        yield _CIRCLED, BoxPick(), _("Circled: it counts for rows and columns, and you can still cross it")
    yield still_open, _OFFERED, _("You can mark it now: press its label, or click")
    if any(track.name in CHANGING for track in signs.sheet.tracks):
        yield still_open, _COSTLY, _("You can mark it, but that uses an action")
    if any(box.is_printed_cross for box in boxes):
        yield _CROSS, BoxPick(), _("A printed cross: it counts as marked")
    if _LOSING & signs.kinds:
        yield _SKIPPED, BoxPick(), _("Lost: you can no longer mark it")


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
    tones = _("Shades: boxes of one shade that touch are a region")
    prints = [(sign, tones if sign == _TONES else meaning) for sign, meaning in prints if sign]
    prints += _numbers_printed(signs.sheet.zones)
    if any(zone.scale for zone in signs.sheet.zones):
        prints.append((_SCALE, _("Points of a zone: the step you have reached is lit")))
    if prints:
        y = _heading(pen, x, y, _("Printed on the sheet"))
    for sign, meaning in prints:
        pen.fill(x, y, _BOX + 2, 1, card.ground)
        if sign == _TINTED:
            pen.fill(x + 1, y, _BOX, 1, card.tinted)
        elif sign == _TONES:
            for place, tone in enumerate(SHADES):
                pen.fill(x + 1 + 2 * place, y, 2, 1, tone_colour(tone, card_colours("grey", palette), palette))
        elif sign == _SCALE:
            pen.canvas.write(x, y, "1", card.ink)
            pen.canvas.write(x + 2, y, " 3 ", palette.ink, bg=palette.paper, bold=True)
            pen.canvas.write(x + 6, y, "6", card.ink)
        else:
            pen.canvas.centre(x, y, _BOX + 2, sign, card.ink, bold=True)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y + 1 if prints else y


def _numbers_printed(zones: Sequence[ZoneView]) -> Iterator[tuple[str, str]]:
    """Points at lines and boxes, and lines that cross the others."""
    lines = [line for zone in zones for line in zone.lines]
    if worth := next((line.points for line in lines if line.points), 0):
        yield str(worth), _("Points for a complete column or diagonal")
    if any(line.name == "diagonal" for line in lines):
        yield DIAGONAL, _("What the diagonal gives")
    if any(box.points for zone in zones for row in zone.rows for box in row if box):
        yield "21", _("Points at a box: only those of the last box you reach count")
    if any(zone.tiers for zone in zones):
        yield "≥10", _("Extra points for a number this high or low")


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
    costs_points = any(box.points for track in tracks for row in track.rows for box in row if box)
    if not costs_points:
        y = _heading(pen, x, y, _("Actions"))
    rows = track_rows(tracks, width, pen.palette)
    pen.picture(x, y, rows)
    y += len(rows)
    if costs_points:
        return y + sum([pen.paragraph(x, y, width, bonus_text(track.name)) for track in tracks]) + 1
    own = ACTIONS.get(tracks[0].name, OPEN)
    meanings = (
        (own, pen.palette.dim, _("Grey: not unlocked yet")),
        (own, pen.palette.accent, _("Gold: unlocked, you can use it")),
        (CROSS, pen.palette.dim, _("Used")),
    )
    for sign, colour, meaning in meanings:
        pen.write(x, y, sign, colour, bold=True)
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
