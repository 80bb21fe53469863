"""The whole table as rows for one terminal."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain

from ...engine.rules import DiePlace
from ...language import _
from ...text.names import label_of, sentence
from ..picking import BoxKey
from ..seats import SeatView
from ..view import TableView
from .cards.picks import Picks
from .cards.sheet import Titles, draw_sheet
from .cards.style import Title
from .dice import draw_dice, has_room_for_status, places
from .drawing.in_letters import in_terminal_signs
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, beside, blank, padded, piled, span
from .header import draw_header
from .heading import draw_heading, is_foreign, owner_tag
from .hint_words import HintPart, Tone, Word
from .hints import draw_hints
from .overlay import draw_over
from .plan import LEAST_HINTS, MOST_HINTS, OthersBelow, PagePlan, is_airy, main_width, others_width, plan_page
from .points import shown_points
from .side import SideView, draw_side, seat_panel
from .tracks import TrackPicks, draw_tracks

_ROOMY_TRACKS = 2  # rows


@dataclass(frozen=True)
class PageView:
    """Everything that the table shows: the view of the game, and the texts around it. `notes` are words about how
    dice count in a zone; `closing` says how to close the log that covers the sheet where there is no room beside
    it. Of the rows, at most `most_hints` are kept for hints before the sheet grows."""

    table: TableView
    notes: Mapping[str, str] = field(default_factory=dict)
    hints: tuple[HintPart, ...] = ()
    back: int = 0  # this many rows of the story further back
    closing: str = ""
    most_hints: int = MOST_HINTS


def draw_page(page: PageView, width: int, height: int, palette: Palette) -> Rows:
    """The rows of the table in a terminal of this size, but for its last row, which has the commands."""
    table = page.table
    seat = table.seats[table.shown]
    titles = titles_of(seat, page.notes, palette)
    airy = is_airy(width, height)
    picks = track_picks(table)
    plan = _roomiest_plan(page, seat, titles, picks, width, height, palette)
    tracks = _tracks(seat, picks, plan.frame.main - 2, plan.track_rows, palette, airy=airy)
    beside_dice = has_room_for_status(table.dice)
    rows: list[Row] = [draw_header(table, "" if airy or beside_dice else table.status, width, palette)]
    rows += [blank(width, palette.table)] * (plan.dice - airy - len(rows))
    if airy:
        rows.append(_over_dice(page, plan, palette))
    rows += draw_dice(
        table.dice,
        "" if airy else table.status,
        width,
        plan.die,
        max(1, plan.frame.margin),
        palette,
        slots=DiePlace.SLOT_1 in table.places,
        total=table.moment.total,
        left=table.left,
        share=table.beat.share if table.beat else 1.0,
    )
    rows += [blank(width, palette.table)] * (plan.sheet - len(rows))
    if airy or is_foreign(table):
        edge = blank(plan.frame.margin, palette.table)
        rows[-1] = (*edge, *draw_heading(table, width - 2 * plan.frame.margin, palette), *edge)
    if page.closing and plan.frame.side is None:
        rows += _log(page, plan, palette)
    else:
        rows += _with_side(page, plan, _main(page, plan, titles, tracks, palette), palette)
    drawn = draw_over(tuple(rows), table.beat, palette) if table.beat else tuple(rows)
    return in_terminal_signs(drawn, palette)


def log_gives_way(page: PageView, width: int, height: int, palette: Palette) -> bool:
    """Whether small sheets beside the sheet leave the log only some of the rows there."""
    seat = page.table.seats[page.table.shown]
    titles = titles_of(seat, page.notes, palette)
    plan = _roomiest_plan(page, seat, titles, track_picks(page.table), width, height, palette)
    return plan.small_sheets and plan.frame.side is not None and not plan.frame.side.story


def _roomiest_plan(
    page: PageView, seat: SeatView, titles: Titles, picks: TrackPicks, width: int, height: int, palette: Palette
) -> PagePlan:
    """Tallest sheet first, then more than the fewest hint rows, then roomier tracks."""
    airy, zones, seats = is_airy(width, height), seat.sheet.zones, len(page.table.seats)
    room = main_width(width, height, seats) - 2
    plans = [
        plan_page(width, height, zones, titles, seats, len(tracks), page.most_hints)
        for rows in ((_ROOMY_TRACKS, 1) if airy else (1,))
        for tracks in (_tracks(seat, picks, room, rows, palette, airy=airy),)
    ]
    return max(plans, key=lambda plan: (plan.sheet_plan.rows, plan.hint_rows > LEAST_HINTS))


def _over_dice(page: PageView, plan: PagePlan, palette: Palette) -> Row:
    """Whose roll it is, and the name of the platter."""
    ground = palette.table
    row: Row = (*blank(plan.frame.margin, ground), span(page.table.status, palette.text, ground, bold=True))
    if DiePlace.SLOT_1 in page.table.places:
        row = padded(row, places(plan.die, plan.frame.width, plan.frame.margin).platter, ground)
        row = (*row, span(sentence(_("silver platter")), palette.dim, ground))
    return padded(row, plan.frame.width, ground)


def titles_of(seat: SeatView, notes: Mapping[str, str], palette: Palette) -> Titles:
    """The titles of the cards of a sheet; in letters after the letter of the zone."""
    return tuple(
        Title(
            zone_title(zone.name, palette),
            shown_points(seat, seat.score.zones.get(zone.name, 0)),
            notes.get(zone.name, ""),
        )
        for zone in seat.sheet.zones
    )


def zone_title(zone: str, palette: Palette) -> str:
    """The name of a zone on its card."""
    letter = palette.lettering.letter(zone) if palette.lettering else ""
    return f"{letter} {label_of(zone).upper()}".lstrip()


def _main(page: PageView, plan: PagePlan, titles: Titles, tracks: Rows, palette: Palette) -> list[Row]:
    """Sheet, tracks and hints, from the first row of the sheet to the commands."""
    table, ground = page.table, palette.table
    seat = table.seats[table.shown]
    rows: list[Row] = list(draw_sheet(seat.sheet.zones, titles, zone_picks(table), plan.sheet_plan, palette))
    rows += [blank(plan.frame.main, ground)] * (plan.tracks - plan.sheet - len(rows))
    rows += [(*blank(1, ground), *row, *blank(1, ground)) for row in tracks]
    rows += [blank(plan.frame.main, ground)] * (plan.hints - plan.sheet - len(rows))
    rows += draw_hints(page.hints, plan.frame.main, plan.hint_rows, palette)
    if plan.others:
        rows += _others_below(table, plan.others, plan.frame.main, palette)
    return list(piled(rows, plan.frame.main, plan.frame.height - plan.sheet - 1, ground))


def _others_below(table: TableView, below: OthersBelow, main: int, palette: Palette) -> Iterator[Row]:
    """The other players' sheets below the hints, beside each other; a click there opens one."""
    width = others_width(main, below.columns)
    panels = [
        seat_panel(seat, number, width, palette, foxes=table.has_foxes, size=below.size)
        for number, seat in enumerate(table.seats)
        if number != table.shown
    ]
    for first in range(0, len(panels), below.columns):
        shelf = panels[first : first + below.columns]
        gap = (blank(1, palette.table),) * len(shelf[0])
        for row in beside([block for each in shelf for block in (each, gap)][:-1]):
            yield padded(row, main, palette.table)


def _with_side(page: PageView, plan: PagePlan, body: list[Row], palette: Palette) -> list[Row]:
    edge = blank(plan.frame.margin, palette.table)
    if plan.frame.side is None:
        return [(*edge, *row, *edge) for row in body]
    view = _side_view(page, sheets=plan.small_sheets and not page.closing)
    side = draw_side(view, plan.frame.side.width, plan.frame.side.story, len(body), palette)
    gap = blank(plan.frame.side.x - plan.frame.margin - plan.frame.main, palette.table)
    end = blank(plan.frame.width - plan.frame.side.x - plan.frame.side.width, palette.table)
    return [(*edge, *own, *gap, *other, *end) for own, other in zip(body, side, strict=True)]


def _log(page: PageView, plan: PagePlan, palette: Palette) -> Rows:
    """Points and story beside each other, in place of the sheet, and how to come back to it."""
    height = plan.frame.height - plan.sheet - 2
    side = draw_side(_side_view(page, sheets=False), plan.frame.width, plan.frame.width // 2, height, palette)
    return (*side, *draw_hints((HintPart(((Word(page.closing, Tone.DIM),),)),), plan.frame.width, 1, palette))


def _side_view(page: PageView, *, sheets: bool) -> SideView:
    table = page.table
    return SideView(
        table.seats,
        table.shown,
        table.story,
        table.has_foxes,
        table.level,
        table.next_level,
        page.back,
        sheets,
    )


def track_picks(table: TableView) -> TrackPicks:
    """What can be picked of the action tracks."""
    labels = {zone: label for (zone, box), label in table.labels.items() if not box}
    cursor = table.cursor_box[0] if table.cursor_box and not table.cursor_box[1] else ""
    tracks = table.seats[table.shown].sheet.tracks
    missing = {track.name: next(iter(found.values())) for track in tracks if (found := table.missing.get(track.name))}
    return TrackPicks(labels, cursor, missing)


def _tracks(seat: SeatView, picks: TrackPicks, width: int, rows: int, palette: Palette, *, airy: bool) -> Rows:
    """The action tracks; after the name of their owner where there is no line for that above the sheet."""
    before = () if airy else owner_tag(seat, palette)
    return draw_tracks(seat.sheet.tracks, before, picks, width, rows, palette)


def zone_picks(table: TableView) -> dict[str, Picks]:
    """What can be picked, in every zone where there is something to say about it."""
    pointed = filter(None, (table.picker.box, table.cursor_box))
    boxes = chain(table.offered, table.labels, table.fresh, table.behind, pointed)
    return {zone: _picks_in(table, zone) for zone in {zone for zone, _box in boxes}.union(table.missing)}


def _picks_in(table: TableView, zone: str) -> Picks:
    def here(key: BoxKey | None) -> str:
        return key[1] if key and key[0] == zone else ""

    return Picks(
        frozenset([box for name_, box in table.offered if name_ == zone]),
        {box: label for (name_, box), label in table.labels.items() if name_ == zone},
        frozenset([box for name_, box in table.costly if name_ == zone]),
        here(table.picker.box),
        here(table.cursor_box),
        frozenset([box for name_, box in table.fresh if name_ == zone]),
        table.missing.get(zone, {}),
        {box: behind for (name_, box), behind in table.behind.items() if name_ == zone},
    )
