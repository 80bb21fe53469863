"""The rules of a sheet: chapters as a coloured list, the open one with its zone as it is at the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.rules import SheetView
from ..engine.zones import ZoneView
from ..language import _
from ..table.page.cards.small_sheet import roomiest_size, small_sheet
from ..table.page.drawing.colour import ink_on
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Rows, blank, padded, span
from ..text.player_names import shown_name
from ..text.rule_pages.page import Chapter, Kind
from .found import marked
from .pen import Pen, broken
from .prose import draw_part, prose
from .rows import GAP, draw_row, row_target, window
from .sheet_parts import dice_rows, round_row, track_rows, zone_cards

LIST = 25  # columns of the chapters
_TOP = 2  # the first row of list and chapter
_WIDEST = 100  # columns of text that are still read well
_WIDEST_PICTURE = 120
_WHOLE = 76  # from this room on, the whole sheet is drawn as at the table
_TEXT = 14  # rows that are left for the text below it
_BESIDE = 88  # from this room on, a grid is beside its text
_CARD = 46  # columns of a zone beside its text
_TALLEST = 12  # rows of a zone above its text
_SMALL = 60  # columns of a small sheet
_WITH_SHEET = ("aim", "rows")  # chapters that begin with the whole sheet


@dataclass(frozen=True, slots=True)
class RulesView:
    """The chapters that were found, and the sheet that they are about; `top` is the first row in sight, `words` are
    those that are searched for."""

    title: str
    chapters: tuple[Chapter, ...]
    sheet: SheetView
    round_track: tuple[str, ...]
    cursor: int = 0
    top: int = 0
    words: tuple[str, ...] = ()

    @property
    def zones(self) -> tuple[str, ...]:
        return tuple(zone.name for zone in self.sheet.zones)


def chapter_rows_in_sight(height: int) -> int:
    return height - _TOP


def draw_rules(pen: Pen, view: RulesView) -> None:
    """The whole page."""
    pen.header(_("Rules: {title}").format(title=view.title))
    pen.panel(0, 1, LIST, pen.height - 1)
    rows = pen.height - _TOP
    for place, number in enumerate(window(len(view.chapters), view.cursor, rows)):
        _draw_chapter_name(pen, view, _TOP + place, number)
    if view.chapters:
        chapter = tuple(marked(row, view.words, pen.palette) for row in chapter_rows(pen, view))
        draw_part(pen, LIST + GAP, _TOP, rows, chapter, view.top)
    else:
        pen.paragraph(LIST + GAP, _TOP, pen.width - LIST - 2 * GAP, _("No chapter has these words."), pen.palette.dim)


def _draw_chapter_name(pen: Pen, view: RulesView, y: int, number: int) -> None:
    chapter, on = view.chapters[number], number == view.cursor
    target = row_target(number)
    draw_row(pen, 0, y, LIST, target, on=on)
    text = shown_name(chapter.heading, LIST - 4)
    if chapter.id in view.zones and pen.painted:
        pen.tag(GAP, y, text, pen.palette.colour(chapter.id), bold=on, target=target)
    else:
        pen.write(GAP + 1, y, text, "" if on else pen.palette.dim, bold=on, target=target)


def chapter_rows(pen: Pen, view: RulesView) -> Rows:
    """The open chapter as rows, and below it the sheet where there is nothing else."""
    rows = _chapter(pen, view)
    width, ground = pen.width - LIST - 2 * GAP, pen.palette.table
    room = pen.height - _TOP - len(rows) - 1
    if not pen.painted or view.chapters[view.cursor].id in _WITH_SHEET:
        return rows
    return (*rows, *(padded(row, width, ground) for row in _sheet_below(view.sheet.zones, width, room, pen.palette)))


def _sheet_below(zones: Sequence[ZoneView], width: int, room: int, palette: Palette) -> Rows:
    """The sheet as at the table, or in small; nothing where there is no room for either."""
    wide = min(width, _WIDEST_PICTURE)
    if width >= _WHOLE:
        cards = zone_cards(zones, wide, room, palette)
        if len(cards) <= room:
            return cards
    size = roomiest_size(tuple(zones), min(width, _SMALL), room)
    return small_sheet(tuple(zones), min(width, _SMALL), palette, palette.table, size) if size else ()


def _chapter(pen: Pen, view: RulesView) -> Rows:
    """The open chapter as rows: its heading, its picture, its paragraphs."""
    chapter = view.chapters[view.cursor]
    width, ground = pen.width - LIST - 2 * GAP, pen.palette.table
    heading = _heading(pen, view, chapter, width)
    empty = blank(width, ground)
    zone = [each for each in view.sheet.zones if each.name == chapter.id]
    if pen.painted and zone and len(zone[0].rows) > 1 and width >= _BESIDE:
        room = min(_WIDEST, width - _CARD - GAP)
        text = _paragraphs(pen, chapter, room, view.zones)
        card = zone_cards(zone, _CARD, 2 * _TALLEST, pen.palette)
        return (*heading, empty, *_beside(text, card, room, width, ground))
    picture = _picture(pen, view, chapter, min(width, _WIDEST_PICTURE)) if pen.painted else ()
    text = _paragraphs(pen, chapter, min(width, _WIDEST), view.zones)
    rows = (*heading, *((*picture, empty) if picture else (empty,)), *text)
    return tuple(padded(row, width, ground) for row in rows)


def _beside(text: Rows, card: Rows, room: int, width: int, ground: str) -> Rows:
    """Text and a card next to each other."""
    height = max(len(text), len(card))
    lines = [*text, *([blank(room, ground)] * (height - len(text)))]
    cards = [*card, *([()] * (height - len(card)))]
    pairs = zip(lines, cards, strict=True)
    return tuple(padded((*padded(line, room + GAP, ground), *part), width, ground) for line, part in pairs)


def _heading(pen: Pen, view: RulesView, chapter: Chapter, width: int) -> Rows:
    palette = pen.palette
    if chapter.id in view.zones and pen.painted:
        ground = palette.colour(chapter.id)
        run = span(f"  {chapter.heading}  ", ink_on(ground), ground, bold=True)
    else:
        run = span(chapter.heading, palette.accent, palette.table, bold=True)
    return (padded((run,), width, palette.table),)


def _picture(pen: Pen, view: RulesView, chapter: Chapter, width: int) -> Rows:
    """What the chapter is about, as it is at the table; nothing for chapters about everything."""
    palette, zones = pen.palette, view.sheet.zones
    rows: Rows = ()
    match chapter.id:
        case found if found in view.zones:
            rows = zone_cards([zone for zone in zones if zone.name == found], width, _TALLEST, palette)
        case found if found in _WITH_SHEET:
            rows = _whole_sheet(zones, width, pen.height, palette)
        case "actions":
            rows = track_rows(view.sheet.tracks, width, palette)
        case "rounds" if view.round_track:
            rows = (round_row(view.round_track, width, palette),)
        case "turn" if view.round_track:
            rows = dice_rows(zones, palette)
    return (blank(1, palette.table), *rows) if rows else ()


def _whole_sheet(zones: Sequence[ZoneView], width: int, height: int, palette: Palette) -> Rows:
    """The sheet as roomy as a few lines of text below it allow; in small where cards would be cut."""
    if width < _WHOLE:
        return small_sheet(tuple(zones), width, palette, palette.table)
    return zone_cards(zones, width, max(_TALLEST, height - _TEXT), palette)


def _paragraphs(pen: Pen, chapter: Chapter, width: int, zones: Sequence[str]) -> Rows:
    """The text; drawings in letters are left out where the zone is drawn in colour."""
    rows: list[Rows] = []
    ground = pen.palette.table
    for paragraph in chapter.paragraphs:
        if paragraph.kind is Kind.DRAWING:
            if pen.painted:
                continue
            lines = paragraph.text.split("\n")
            rows.append(tuple((span(shown_name(line, width), pen.palette.text, ground),) for line in lines))
        else:
            label = _(paragraph.kind.value) if paragraph.kind.value else ""
            rows.append(prose(pen, paragraph.text, width, ground, zones, label))
        rows.append((blank(width, ground),))
    if any(paragraph.kind is Kind.RULING for paragraph in chapter.paragraphs):
        about = _("Ruling: the rulebook leaves this open, so we have decided it.")
        rows.append(tuple((span(line, pen.palette.dim, ground),) for line in broken(about, width)))
        rows.append((blank(width, ground),))
    return tuple(row for block in rows for row in block)
