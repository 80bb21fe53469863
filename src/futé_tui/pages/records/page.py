"""The frame of the records: filters as key-caps, the pages as chips, and the open page below."""

from collections.abc import Sequence

from ...language import _
from ...table.page.drawing.runs import Target
from ..caps import Button, button_width, chip_width, draw_buttons, draw_chip
from ..ghost import draw_promise
from ..pen import Area, Pen
from ..rows import GAP, command_target
from ..sheet_picture import GALLERY, draw_gallery
from .curve import draw_summary
from .lists import draw_list
from .overview import draw_overview
from .players import draw_players
from .skill import draw_skill
from .view import RecordsView, Tab
from .zones import draw_zones

NEW_KEY = "n"
_FILTERS = (("s", "which_sheet"), ("p", "which_player"), ("t", "which_period"), ("o", "company"))


def draw_records(pen: Pen, view: RecordsView) -> None:
    """The whole page."""
    pen.header(_("Records"))
    y = _draw_filters(pen, view.filters)
    y = _draw_tabs(pen, view.tab, y + 1) + 1
    summary = view.summary
    if summary is None:
        _draw_nothing(pen, y)
        return
    match view.tab:
        case Tab.BEST | Tab.LATEST:
            draw_list(pen, view, y)
        case Tab.ZONES:
            pitch = 2 if y + 2 * len(summary.zones) + 2 < pen.height else 1
            draw_zones(pen, GAP, y, pen.width - 2 * GAP, pen.height - y, summary, pitch=pitch)
        case Tab.COURSE:
            draw_summary(pen, Area(GAP, y, pen.width - 2 * GAP, pen.height - y - 1), summary, view.ratings)
        case Tab.SKILL if view.skill:
            draw_skill(pen, view, view.skill, summary, y)
        case Tab.PLAYERS if view.report:
            draw_players(pen, view.report, y)
        case _:
            draw_overview(pen, view, summary, y)


def list_rows(height: int) -> int:
    """How many games of a list are in sight."""
    return height - 6


def _draw_filters(pen: Pen, filters: Sequence[str]) -> int:
    """The filters with their keys; returns the next free row."""
    filtered = zip(_FILTERS, filters, strict=True)
    buttons = [Button(key, value, command_target(action)) for (key, action), value in filtered]
    first = 2 if sum(map(button_width, buttons)) + 9 <= pen.width - 2 * GAP and pen.height > 24 else 1
    return first + draw_buttons(pen, GAP, first, pen.width - 2 * GAP, buttons)


def _draw_tabs(pen: Pen, tab: Tab, y: int) -> int:
    """The pages as chips; returns the next free row."""
    x = GAP
    for number, each in enumerate(Tab):
        title = _(each.value)
        if x + chip_width(title) > pen.width - GAP:
            x, y = GAP, y + 1
        x = draw_chip(pen, x, y, title, Target("tab", str(number)), chosen=each is tab) + 1
    return y + 1


def _draw_nothing(pen: Pen, y: int) -> None:
    """No games: what this page will show, and how to get there."""
    room = min(72, pen.width - 2 * GAP)
    text = _(
        "Finish a game, and this page fills with curves, zones and your best games. Practice and games with the "
        "coach do not count: they are listed in Games, but not here."
    )
    button = Button(NEW_KEY, _("New game"), command_target("new_game"))
    draw_promise(pen, Area(GAP, y, room, pen.height - y - 1), _("No finished games here yet"), text, button)
    if pen.width - room >= GALLERY + 3 * GAP:
        x = GAP + room + GAP
        pen.panel(x, y, GALLERY, pen.height - y - 1)
        draw_gallery(pen, Area(x + GAP, y + 1, GALLERY - 2 * GAP, pen.height - y - 3))
