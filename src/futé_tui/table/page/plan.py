"""How the table shares out a terminal: header, dice, sheet, tracks, hints, commands, and what is at the side."""

from typing import NamedTuple

from .cards.sheet import SheetPlan, Titles, Zones, plan_sheets, unmarked
from .cards.small_sheet import SmallSize, sizes_for, small_sheet_rows
from .cards.strip_plan import is_band
from .cards.style import FLAT
from .dice import dice_rows
from .drawing.caches import cached
from .drawing.die import LARGE, MEDIUM, SMALL, DieSize
from .side import SIDE

AIRY = (116, 34)
VAST = (160, 50)
_SMALL_SHEETS = 45
_WIDE_SHEETS = 60  # cells of the one other player's sheet where the terminal is wide
_WIDE = 196  # so wide is a terminal with small sheets and the log beside each other
_PANEL_EDGES = 4
LEAST_HINTS = 3
MOST_HINTS = 7  # the prompt, and a line for each of six dice
_VAST_HINTS = 5  # vast terminals are wide enough for several choices in a row
_MUCH = 6  # with this many rows to spare the sheet moves down
_MOST_ABOVE = 6
_AIR_ABOVE = 2  # rows that stay above a sheet whose strips move apart
_HEADER = _FOOTER = 1
_WIDE_POINTS = "000"  # plans do not change with points


class Side(NamedTuple):
    """What is beside the sheet: where it starts, how wide it is, and how much of that is a column for the story."""

    x: int
    width: int
    story: int = 0


class OthersBelow(NamedTuple):
    """The other players' sheets below the hints: in how many columns, how roomy, and the rows of all together."""

    columns: int
    size: SmallSize
    rows: int


class Frame(NamedTuple):
    """What only the size of the terminal and the number of players decide: whether there is air and much room, the
    margin at the left and right, what is at the side, and the width of sheet, tracks and hints."""

    width: int
    height: int
    airy: bool
    vast: bool
    margin: int
    side: Side | None
    main: int


class PagePlan(NamedTuple):
    """Rows from the top."""

    frame: Frame
    die: DieSize
    dice: int  # the first row of the dice
    sheet: int
    sheet_plan: SheetPlan
    tracks: int
    track_rows: int
    hints: int
    hint_rows: int
    others: OthersBelow | None
    small_sheets: bool = False


def is_airy(width: int, height: int) -> bool:
    """Whether cards have air around them."""
    return width >= AIRY[0] and height >= AIRY[1]


def has_side(width: int) -> bool:
    """Whether points and log are beside the sheet."""
    return width >= AIRY[0]


def folds_notes(width: int, height: int) -> bool:
    """Whether an explanation may have to make room for what there is to choose between: small terminals have few rows
    for hints, and in vast ones the sheet takes them."""
    return not is_airy(width, height) or _frame(width, height, 1).vast


def _frame(width: int, height: int, seats: int) -> Frame:
    airy = is_airy(width, height)
    vast = width >= VAST[0] and height >= VAST[1]
    margin = 2 if airy else 0
    side = _side(width, margin, seats, vast=vast)
    main = side.x - 2 - margin if side else width - 2 * margin
    return Frame(width, height, airy, vast, margin, side, main)


def main_width(width: int, height: int, seats: int) -> int:
    """The width of sheet, tracks and hints."""
    return _frame(width, height, seats).main


@cached(8)
def plan_page(
    width: int, height: int, zones: Zones, titles: Titles, seats: int, track_rows: int, most_hints: int = MOST_HINTS
) -> PagePlan:
    """The plan for a terminal of this size, with at most so many rows kept for hints. Marks and points count for
    nothing."""
    titles = tuple(title._replace(points=_WIDE_POINTS) for title in titles)
    return _plan_printed(width, height, tuple(map(unmarked, zones)), titles, seats, track_rows, most_hints)


@cached(32)
def _plan_printed(
    width: int, height: int, zones: Zones, titles: Titles, seats: int, track_rows: int, most_hints: int
) -> PagePlan:
    frame = _frame(width, height, seats)
    if frame.vast and seats > 1:
        plan = _plan(zones, titles, track_rows, most_hints, _frame(width, height, 1), others=seats - 1)
        if plan.others:
            return plan
    plan = _plan(zones, titles, track_rows, most_hints, frame)
    return plan._replace(small_sheets=frame.vast and seats > 1)


def _plan(zones: Zones, titles: Titles, track_rows: int, most_hints: int, frame: Frame, others: int = 0) -> PagePlan:
    """The plan in this frame; the sheets of this many others are below, if they fit there."""
    height, airy = frame.height, frame.airy
    die = LARGE if frame.vast else MEDIUM if airy else SMALL
    dice = _HEADER + airy
    sheet = dice + dice_rows(die) + airy
    around = sheet + track_rows + _FOOTER
    sheet_plan, least_hints = _share(zones, titles, frame, height - around, most_hints)
    least = track_rows + least_hints + _FOOTER
    free = height - sheet - sheet_plan.rows - least
    gap = 1 if airy and free > 1 else 0
    below = _plan_others(zones, frame.main, free - 2 * gap, others)
    if airy:
        taken = below.rows + 2 * gap if below else _MUCH
        tall = sheet_plan.rows
        if not any(map(is_band, zones)):  # bands touch: their boxes share columns
            sheet_plan = sheet_plan.spread(free - taken - (_AIR_ABOVE if below else 0))
        free -= sheet_plan.rows - tall
        more_hints = max(0, most_hints - least_hints)  # a line for each die comes before air above the sheet
        above = free - taken if below else min(free - 2 * gap - more_hints, max(2, (free - taken) // 3))
        above = max(0, min(_MOST_ABOVE, above))
        dice += 1 if above > 1 else 0  # the first row more is above the name at the sheet, the second below the header
        sheet += above
    tracks = sheet + sheet_plan.rows + gap
    hints = tracks + track_rows + gap
    return PagePlan(
        frame=frame,
        die=die,
        dice=dice,
        sheet=sheet,
        sheet_plan=sheet_plan,
        tracks=tracks,
        track_rows=track_rows,
        hints=hints,
        hint_rows=least_hints if below else max(0, height - _FOOTER - hints),
        others=below,
    )


def _share(zones: Zones, titles: Titles, frame: Frame, rows: int, most_hints: int) -> tuple[SheetPlan, int]:
    """Hints get the rows they want, unless cards lose their margin or, in a vast terminal, strips become flat."""
    most = min(most_hints, _VAST_HINTS if frame.vast else MOST_HINTS if frame.airy else LEAST_HINTS)
    hints = range(most, LEAST_HINTS - 1, -1)
    plans = plan_sheets(zones, titles, frame.main, [rows - least for least in hints])
    shares = list(zip(plans, hints, strict=True))
    styles = [plan.style for plan, _hints in shares]
    roomy = [style.padded and (style.strip is not FLAT or not frame.vast) for style in styles]
    return next((share for share, fits in zip(shares, roomy, strict=True) if fits), shares[0])


def _plan_others(zones: Zones, width: int, free: int, others: int) -> OthersBelow | None:
    """How the sheets of this many others fit into the free rows; none if they would be flat."""
    if not others:
        return None
    columns = min(others, max(1, width // _SMALL_SHEETS))
    each, shelves = others_width(width, columns), -(-others // columns)
    for size in sizes_for(zones, each - _PANEL_EDGES):
        rows = shelves * panel_rows(zones, each, size)
        if size in (SmallSize.TALL, SmallSize.RAISED) and rows <= free:
            return OthersBelow(columns, size, rows)
    return None


def panel_rows(zones: Zones, width: int, size: SmallSize) -> int:
    """The rows of a panel with a small sheet: its edges, the name and the sheet."""
    return small_sheet_rows(zones, width - _PANEL_EDGES, size) + 3


def others_width(width: int, columns: int) -> int:
    """The width of each of the sheets below."""
    return (width - (columns - 1)) // columns


def _side(width: int, margin: int, seats: int, *, vast: bool) -> Side | None:
    if not has_side(width):
        return None
    if vast and seats > 2 and width >= _WIDE:
        both = _SMALL_SHEETS + 1 + SIDE
        return Side(width - both - margin, both, SIDE)
    wide = SIDE
    if vast:
        wide = _WIDE_SHEETS if seats > 1 and width >= _WIDE else _SMALL_SHEETS
    return Side(width - wide - margin, wide)
