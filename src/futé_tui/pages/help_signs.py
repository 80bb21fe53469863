"""The signs of a sheet as they are drawn at the table, each with what it means."""

from collections.abc import Iterator

from ..engine.bonuses import CHANGING, FOX
from ..engine.zones import CIRCLED, CROSSED, Box, ZoneView
from ..language import _
from ..table.lettered import lettered
from ..table.page.cards.boxes import draw_box
from ..table.page.cards.chips import ChipState, draw_chip
from ..table.page.cards.outline import Height
from ..table.page.cards.picks import BoxPick
from ..table.page.cards.scales import lit_text
from ..table.page.drawing.glyphs import ACTIONS, CROSS, LOCKED, OPEN
from ..table.page.drawing.palette import CardColours, card_colours, tone_colour
from ..text import legend
from ..text.bonuses import bonus_text
from ..text.names import SHADES, either
from . import sheet_signs
from .pen import Pen
from .sheet_parts import dice_rows, round_row, track_rows
from .sheet_signs import SheetSigns, prints_of

_BOX = 5
_SIGN = 9  # columns before the meaning
_OPEN, _MARKED, _CROSS = Box("", "4"), Box("", "4", mark=CROSSED), Box("", "", mark=CROSSED, shaded=True)
_EMPTY, _WRITTEN, _CIRCLED = Box(""), Box("", mark="12"), Box("", "4", mark=CIRCLED)
_SKIPPED = Box("", "4", lost=True)
_OFFERED, _COSTLY = BoxPick(offered=True, label="1"), BoxPick(offered=True, label="1", costly=True)


def draw_signs(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """All signs, one below the other; how many rows they took. In letters, tracks, rounds and dice need none."""
    start = y
    if not pen.painted:
        pen = pen.with_palette(lettered(pen.palette, pen.signs, signs.letters))
    y = _draw_boxes(pen, x, y, width, signs) + 1
    y += _draw_bonuses(pen, x, y, width, signs) + 1
    y = _draw_prints(pen, x, y, width, signs)
    if not pen.painted:
        return y - start
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
        draw_box(pen.canvas, x + 1, y, _BOX, Height.FLAT, box, box.printed, pick, card)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y


def _states(signs: SheetSigns) -> Iterator[tuple[Box, BoxPick, str]]:
    """The states that boxes of this sheet can have."""
    boxes = [box for zone in signs.sheet.zones for box in zone.boxes]
    shown = any(box.printed for box in boxes)
    still_open, marked = (_OPEN, _MARKED) if shown else (_EMPTY, _WRITTEN)
    yield still_open, BoxPick(), _("A free box and what it takes") if shown else _("A free box")
    yield marked, BoxPick(), _("A box you have marked")
    yield marked, BoxPick(fresh=True), _("Marked this turn")
    if any(zone.circles for zone in signs.sheet.zones):
        yield _CIRCLED, BoxPick(), _("Circled: it counts for rows and columns, and you can still cross it")
    yield still_open, _OFFERED, _("You can mark it now: press its label, or click")
    if any(track.name in CHANGING for track in signs.sheet.tracks):
        yield still_open, _COSTLY, _("You can mark it, but that uses an action")
    if any(box.is_printed_cross for box in boxes):
        yield _CROSS, BoxPick(), _("A printed cross: it counts as marked")
    if any(zone.skips for zone in signs.sheet.zones):
        yield _SKIPPED, BoxPick(), _("Lost: you can no longer mark it")


def _draw_bonuses(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """Chips of the bonuses on this sheet, and the other signs; how many rows."""
    palette, start = pen.palette, y
    bare = card_colours("", palette)
    words = [entry.bonus for entry in signs.bonuses]
    if words:
        y = _heading(pen, x, y, _("Bonuses"))
    for entry in signs.bonuses:
        draw_chip(pen.canvas, x, y, entry.bonus, ChipState.OPEN, bare)
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, entry.meaning))
    sample = FOX if FOX in words else min(words, default="")
    for state, meaning in ((ChipState.EARNED, _("Gained")), (ChipState.LOST, _("Can no longer be gained"))):
        if sample:
            draw_chip(pen.canvas, x, y, sample, state, bare)
            y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y - start


def _draw_prints(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """What else is printed, each sign on the card of its zone; the row behind it."""
    prints = list(prints_of(signs, painted=pen.painted))
    if prints:
        y = _heading(pen, x, y, _("Printed on the sheet"))
    for sign, meaning, zone in prints:
        _draw_print(pen, x, y, sign, card_colours(zone or signs.sheet.zones[0].name, pen.palette))
        y += max(1, pen.paragraph(x + _SIGN, y, width - _SIGN, meaning))
    return y + 1 if prints else y


def _draw_print(pen: Pen, x: int, y: int, sign: str, card: CardColours) -> None:
    """One of these signs on a piece of its card."""
    palette, room = pen.palette, max(_BOX + 2, min(len(sign), _SIGN - 1))
    pen.fill(x, y, _BOX + 2, 1, card.ground)
    match sign:
        case legend.TINTED if pen.painted:
            pen.fill(x + 1, y, _BOX, 1, card.tinted)
        case legend.SHADED_BOXES:
            for place, tone in enumerate(SHADES):
                pen.fill(x + 1 + 2 * place, y, 2, 1, tone_colour(tone, card))
        case legend.SHADE_BONUS:
            pen.fill(x + 1, y, 2, 1, tone_colour(next(iter(SHADES)), card))
            draw_chip(pen.canvas, x + 3, y, FOX, ChipState.OPEN, card)
        case sheet_signs.SCALE:
            pen.canvas.write(x, y, "1", card.ink)
            pen.canvas.write(x + 2, y, lit_text("3", palette, roomy=True), palette.ink, bg=palette.paper, bold=True)
            pen.canvas.write(x + 6, y, "6", card.ink)
        case _:
            pen.fill(x, y, room, 1, card.ground)
            pen.canvas.centre(x, y, room, sign[:room], card.ink, bold=True)


def _draw_tracks(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """The action tracks; the row behind them."""
    tracks = signs.sheet.tracks
    if not tracks:
        return y
    actions = legend.action_tracks(signs.sheet)
    if actions:
        y = _heading(pen, x, y, _("Actions"))
    rows = track_rows(tracks, width, pen.palette)
    pen.picture(x, y, rows)
    y += len(rows)
    if not actions:
        return y + sum([pen.paragraph(x, y, width, bonus_text(track.name)) for track in tracks]) + 1
    for sign, colour, meaning in _track_states(pen, tracks):
        pen.write(x, y, sign, colour, bold=True)
        y += pen.paragraph(x + _SIGN, y, width - _SIGN, meaning)
    return y + 1


def _track_states(pen: Pen, tracks: tuple[ZoneView, ...]) -> Iterator[tuple[str, str, str]]:
    """How boxes of tracks can look: sign, colour, meaning."""
    signs = [ACTIONS.get(track.name, OPEN) for track in tracks]
    yield signs[0], pen.palette.dim, _("Grey: not unlocked yet")
    yield signs[0], pen.palette.accent, _("Gold: unlocked, you can use it")
    yield CROSS, pen.palette.dim, _("Used")
    if longer := [sign for sign in signs if len(sign) > 1]:
        meaning = _("In place of {signs} where there is no room").format(signs=either(longer))
        yield f"{LOCKED} {OPEN}", pen.palette.dim, meaning


def _draw_table(pen: Pen, x: int, y: int, width: int, signs: SheetSigns) -> int:
    """Rounds, slots and platter; the row behind them."""
    if not signs.round_track:
        return y
    y = _heading(pen, x, y, _("Rounds"))
    pen.picture(x, y, (round_row(signs.round_track, width, pen.palette),))
    gain = _("The current round is gold; everybody gains the bonus beside a number when that round starts.")
    if signs.players == 1:
        gain = _("The current round is gold; you gain the bonus beside a number when that round starts.")
    y += 1 + pen.paragraph(x, y + 1, width, gain)
    y = _heading(pen, x, y + 1, _("Dice"))
    rows = dice_rows(signs.sheet.zones, pen.palette)
    pen.picture(x, y, rows)
    y += len(rows)
    where = _(
        "On the left the pool, each die above its key. Then the slots I, II and III for the dice you take. On the "
        "right the silver platter with the dice that were lower."
    )
    use = _("The other players use one of those.")
    if signs.players == 1:
        use = _("In the passive turn the three lowest dice are there, and you use one of them.")
    y += pen.paragraph(x, y, width, f"{where} {use}")
    return y + 1
