"""The sheets of the set-up: a card with a small picture each, and the card that says what the chosen one is."""

from collections.abc import Sequence

from ...engine.scoring import RatingLevel
from ...language import N_, _, ngettext
from ...table.page.drawing.glyphs import MORE
from ...table.page.drawing.runs import Target, width_of
from ...text.player_names import shown_name
from ...text.sheet_summaries import FIRST_SHEET, short_title
from ..caps import Button, draw_button
from ..pen import Area, Pen, broken
from ..rows import window
from ..sheet_picture import draw_sheet
from .sheets import SheetChoice
from .state import SetupState

PICTURE = (25, 8)  # of the chosen sheet in small terminals, in columns and rows
_LEAST = 24  # columns of a picture where every sheet has a card
_LARGEST = (38, 12)
_GAP = 2  # between cards
_AROUND = 4  # rows of a card besides its picture
_BELOW = 29  # rows besides the pictures, for a full table
_DOT = " · "
_STAR, _NO_STAR = "★", "☆"
_STARS = 3
_DIFFICULTY = {1: N_("easy"), 2: N_("medium"), 3: N_("hard")}
_LEAST_LEVELS = 4
_ARROWS = 10  # columns of the arrows and of the number of a sheet


def stars(sheet: SheetChoice) -> str:
    """How difficult a sheet is."""
    return _STAR * sheet.stars + _NO_STAR * (_STARS - sheet.stars) if sheet.stars else ""


def picture_size(width: int, height: int, sheets: int) -> tuple[int, int]:
    """The columns and rows of each picture: as large as the cards that are side by side have room for."""
    shown = max(1, min(sheets, (width + _GAP) // (_LEAST + 2 + _GAP)))
    columns = (width + _GAP) // shown - _GAP - 2
    return min(_LARGEST[0], columns), max(PICTURE[1], min(_LARGEST[1], height - _BELOW))


def draw_card(pen: Pen, x: int, y: int, size: tuple[int, int], number: int, state: SetupState) -> None:
    """One sheet: its picture, name, stars and best total; the chosen one has a golden edge."""
    sheet, palette = state.sheets[number], pen.palette
    target = Target("sheet", str(number))
    chosen = number == state.sheet
    width = size[0] + 2
    pen.fill(x, y, width, size[1] + _AROUND, palette.selected if chosen else palette.panel, target)
    if chosen:
        edge = palette.gold if state.cursor.kind == "sheet" else palette.dim
        pen.area(x, 2 * y, width, 1, edge, target)
    draw_sheet(pen, x + 1, y + 1, *size, sheet.id, target)
    mark = "" if pen.painted else "> " if chosen else "  "
    below = y + size[1] + 2
    pen.fit(x + 1, below, width - 2, mark + short_title(sheet.id), bold=chosen, target=target)
    pen.write(x + 1, below + 1, stars(sheet), palette.accent if pen.painted else "", target=target)
    best = best_text(sheet, state.first_person, width - 2 - _STARS - 1)
    pen.right(x + width - 1, below + 1, best, palette.dim, target=target)


def _draw_difficulty(pen: Pen, end: int, y: int, sheet: SheetChoice) -> None:
    """The stars with what they mean, before this column."""
    if sheet.stars:
        shown = stars(sheet)
        pen.right(end, y, shown, pen.palette.accent if pen.painted else pen.palette.text)
        pen.right(end - width_of(shown) - 1, y, difficulty(sheet), pen.palette.dim)


def difficulty(sheet: SheetChoice) -> str:
    """What the stars mean; the sheet with which to begin says so."""
    if not sheet.stars:
        return ""
    return _("good first sheet") if sheet.id == FIRST_SHEET else _(_DIFFICULTY[sheet.stars])


def best_text(sheet: SheetChoice, player: str, room: int) -> str:
    """A player's best total on a sheet, with their name where there is room."""
    if not sheet.best:
        first = _("good first sheet")
        return first if sheet.id == FIRST_SHEET and width_of(first) <= room else _("not played")
    best = _("best {best}").format(best=sheet.best)
    named = _("{player}: {best}").format(player=shown_name(player), best=best)
    return named if width_of(named) <= room else best


def draw_cards(pen: Pen, area: Area, state: SetupState) -> int:
    """As many cards side by side as fit, and what else there is; the first row below them."""
    size = picture_size(area.width, area.height, len(state.sheets))
    pitch = size[0] + 2 + _GAP
    shown = window(len(state.sheets), state.sheet, max(1, (area.width + _GAP) // pitch))
    for place, number in enumerate(shown):
        draw_card(pen, area.x + place * pitch, area.y, size, number, state)
    y = area.y + size[1] + _AROUND + 1
    others = [each.id for number, each in enumerate(state.sheets) if number not in shown]
    if others:
        names = ", ".join(short_title(sheet) for sheet in others)
        _draw_arrows(pen, area.x, y, state, _("more: {names}").format(names=names), area.width)
    return y + 1


def _draw_arrows(pen: Pen, x: int, y: int, state: SetupState, text: str, room: int) -> None:
    """Arrows to click, which go to the sheets beside the chosen one; dim while the keys mean something else."""
    colour = pen.palette.text if state.cursor.kind == "sheet" else pen.palette.dim
    before, after = ((state.sheet + by) % len(state.sheets) for by in (-1, 1))
    end = pen.write(x, y, "←", colour, target=Target("sheet", str(before)))
    end = pen.write(end + 2, y, "→", colour, target=Target("sheet", str(after)))
    pen.fit(end + 2, y, room - 6, text, pen.palette.dim)


def draw_chosen(pen: Pen, area: Area, state: SetupState) -> None:
    """Only the chosen sheet, with what it is beside its picture: for small terminals."""
    sheet, palette = state.chosen, pen.palette
    width, height = PICTURE
    target = Target("row", "sheet")
    on = state.cursor.kind == "sheet"
    if on:
        pen.cursor(area.x - 1, area.y, 1, height + 1)
    draw_sheet(pen, area.x + 1, area.y, width, height, sheet.id, target)
    _draw_arrows(pen, area.x + 1, area.y + height, state, f"{state.sheet + 1}/{len(state.sheets)}", 12)
    best = best_text(sheet, state.first_person, width - _ARROWS - 1)
    pen.right(area.x + 1 + width, area.y + height, best, palette.dim)
    x = area.x + width + 3
    room = area.x + area.width - x
    pen.fit(x, area.y, room - width_of(difficulty(sheet)) - 6, short_title(sheet.id), bold=True)
    _draw_difficulty(pen, x + room, area.y, sheet)
    _draw_facts(pen, Area(x, area.y + 1, room, height), state, spaced=False)


def draw_about(pen: Pen, area: Area, state: SetupState) -> int:
    """The card that says what the chosen sheet is; the first row in it that is free."""
    pen.panel(area.x, area.y, area.width, area.height, short_title(state.chosen.id))
    _draw_difficulty(pen, area.x + area.width - 2, area.y + 1, state.chosen)
    return _draw_facts(pen, Area(area.x + 2, area.y + 3, area.width - 4, area.height - 4), state, spaced=True)


def _draw_facts(pen: Pen, area: Area, state: SetupState, *, spaced: bool) -> int:
    sheet, palette = state.chosen, pen.palette
    gap = 1 if spaced else 0
    y, end = area.y, area.y + area.height
    y += pen.paragraph(area.x, y, area.width, sheet.summary) + gap
    for line in broken(_length(state), area.width):
        pen.write(area.x, y, line.removesuffix(_DOT.rstrip()).rstrip(), palette.dim)
        y += 1
    y += gap
    lesson = sheet.lessons - sheet.learned
    room = end - y - (1 + gap if lesson else 0)
    if sheet.levels and room > _LEAST_LEVELS:
        heading = _("Solo levels, not comparable with the pad") if sheet.reconstructed else _("Solo levels")
        pen.fit(area.x, y, area.width, heading, palette.dim)
        y = draw_levels(pen, Area(area.x, y + 1, area.width, room - 1), sheet.levels) + gap
    if lesson and y < end:
        lessons = Target("lessons", sheet.id)
        draw_button(pen, area.x, y, Button("l", _lesson_text(sheet, area.width - 4), lessons, not state.typing))
        y += 1
    return y


def draw_levels(pen: Pen, area: Area, levels: Sequence[RatingLevel]) -> int:
    """As many levels as fit, none of them cut, and a sign where there are more; returns the next free row."""
    y, room, end = area.y, area.width - 9, area.y + area.height
    rows = [len(broken(level.title, room)) for level in levels]
    for number, level in enumerate(levels):
        least, lines = level.at_least, rows[number]
        if y + sum(rows[number:]) > end and y + lines >= end:
            pen.write(area.x + 9, y, MORE, pen.palette.dim)
            return y + 1
        bound = f"≥ {least}" if least or not number else f"< {levels[number - 1].at_least}"
        pen.right(area.x + 7, y, bound, pen.palette.dim)
        pen.paragraph(area.x + 9, y, room, level.title, pen.palette.dim)
        y += lines
    return y


def _length(state: SetupState) -> str:
    """Rounds and minutes for this many players."""
    sheet, people = state.chosen, len(state.seats)
    parts = []
    if sheet.rounds:
        rounds = sheet.rounds[min(people, len(sheet.rounds)) - 1]
        parts.append(ngettext("{number} round", "{number} rounds", rounds).format(number=rounds))
    if sheet.minutes:
        minutes = sheet.minutes * people
        parts.append(_("about {minutes} minutes").format(minutes=minutes))
    counts = _("{least} to {most} players").format(least=sheet.counts[0], most=sheet.counts[-1])
    return _DOT.join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in (*parts, counts))


def _lesson_text(sheet: SheetChoice, room: int) -> str:
    """The way to the lessons of a sheet, in as many words as fit."""
    facts = {"number": sheet.lessons, "done": sheet.learned}
    if sheet.learned:
        return _("Lessons: {done} of {number} done").format(**facts)
    text = ngettext("New to you? {number} lesson", "New to you? {number} lessons", sheet.lessons).format(**facts)
    return text if width_of(text) <= room else _("Lessons")
