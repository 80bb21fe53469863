"""The line above the sheet: its player and their points; a band across the page for somebody else's sheet."""

from ...language import _, ngettext
from ..seats import SeatView
from ..view import TableView
from .drawing.colour import BLACK
from .drawing.faces import emblem
from .drawing.glyphs import BACK, with_minus
from .drawing.palette import Palette
from .drawing.runs import Row, blank, cut, padded, row_width, span


def owner_tag(seat: SeatView, palette: Palette) -> Row:
    """A name as a tag, in gold where that player decides."""
    look = (BLACK, palette.gold) if seat.deciding else (palette.text, palette.panel)
    return (span(f" {seat.name} ", *look, bold=True),)


def draw_heading(table: TableView, width: int, palette: Palette) -> Row:
    """Whose sheet it is, and how far ahead or behind."""
    if is_foreign(table):
        return draw_band(table, width, palette)
    seat, ground = table.seats[table.shown], palette.table
    face = (*emblem(seat.bot, palette, ground), *blank(1, ground)) if seat.bot else ()
    row = (*face, *owner_tag(seat, palette), span(f"  {standing_text(table)}", palette.dim, ground))
    return padded(cut(row, width), width, ground)


def is_foreign(table: TableView) -> bool:
    """Whether the sheet that is open is not that of the player who decides."""
    return table.deciding is not None and table.shown != table.deciding and not table.replayed


def draw_band(table: TableView, width: int, palette: Palette) -> Row:
    """Across the page: this is somebody else's sheet, and how to come back."""
    ground, ink = palette.text, palette.table
    assert table.deciding is not None
    owner, who = table.seats[table.shown].name, table.seats[table.deciding].name
    whose = _("Sheet: {player}").format(player=owner)
    title = span(f" {BACK} {whose}", ink, ground, bold=True)
    way = _("{player} decides; any key goes back.").format(player=who)
    row = (title, span(f"   {standing_text(table)}   {way}", ink, ground))
    if row_width(row) > width:
        row = (title, span(f"   {way}", ink, ground))
    return padded(cut(row, width), width, ground) if width else blank(0, ground)


def standing_text(table: TableView) -> str:
    """The points of the player whose sheet is open, and how they compare; nothing where they are not shown."""
    seat = table.seats[table.shown]
    if seat.sealed:
        return ""
    total = seat.score.total
    points = ngettext("{points} point", "{points} points", abs(total)).format(points=with_minus(str(total)))
    others = [each for each in table.seats if each is not seat]
    if not others:
        return points
    best = max(others, key=lambda each: each.score.total)
    gap = total - best.score.total
    if gap > 0:
        return _("{points}, {gap} ahead of {player}").format(points=points, gap=gap, player=best.name)
    if gap < 0:
        return _("{points}, {gap} behind {player}").format(points=points, gap=-gap, player=best.name)
    return _("{points}, level with {player}").format(points=points, player=best.name)
