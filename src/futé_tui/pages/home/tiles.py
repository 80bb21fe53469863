"""The sheets as a gallery of small pictures; a click sets up a game."""

from collections.abc import Sequence

from ...language import _
from ...table.page.drawing.runs import Target, width_of
from ...text.player_names import shown_name
from ...text.sheet_summaries import explained_reconstruction
from ..pen import Area, Pen, broken
from .view import HomeView, Tile

_GAP = 2
_LEAST = (9, 4)  # columns and rows of a picture
_MOST = (40, 16)
_TITLE_ROWS = 2
_STAR = "★"
_NAME = 16
NEW = "new"  # the entry that sets up a game, with the sheet as its argument


def draw_tiles(pen: Pen, area: Area, view: HomeView) -> None:
    """All sheets side by side in the room there is; nothing where it is too small."""
    if not view.tiles or not pen.painted:
        return
    from ..sheet_picture import draw_sheet  # loads the engine

    count = len(view.tiles)
    width = min(_MOST[0], (area.width + _GAP) // count - _GAP)
    titles = min(_TITLE_ROWS, max(len(broken(tile.title, width)) for tile in view.tiles))
    facts = 1 if area.height >= _LEAST[1] + titles + 2 else 0
    height = min(_MOST[1], area.height - titles - facts, width * 3 // 5)
    if width < _LEAST[0] or height < _LEAST[1]:
        return
    spare = area.width - count * width
    gap = min(6, spare // max(1, count - 1))
    for number, tile in enumerate(view.tiles):
        x, target = area.x + number * (width + gap), Target("entry", f"{NEW} {tile.id}")
        draw_sheet(pen, x, area.y, width, height, tile.id, target)
        y = area.y + height
        named = pen.paragraph(x, y, width, tile.title, most=titles, bold=True, target=target)
        if facts:
            end = pen.write(x, y + titles, _STAR * tile.stars, pen.palette.accent, target=target)
            if end + 1 + width_of(_best(tile)) <= x + width:
                pen.right(x + width, y + titles, _best(tile), pen.palette.dim, target=target)
            elif named < titles and width_of(_best(tile)) <= width:
                pen.write(x, y + named, _best(tile), pen.palette.dim, target=target)
    below = area.y + height + titles + facts
    if facts and below < area.y + area.height:
        words = [area.x + number * (width + gap) for number, tile in enumerate(view.tiles) if tile.word]
        player = next((tile.player for tile in view.tiles if tile.best), "")
        _draw_notes(pen, area._replace(y=below, height=1), words, player)


def _draw_notes(pen: Pen, area: Area, words: Sequence[int], player: str) -> None:
    """What the stars are, whose best totals these are and, below the first sheet that has it, what the word about it
    means."""
    easy, hard = " ".join((_STAR, _("easy"))), " ".join((_STAR * 3, _("hard")))
    end = pen.write(area.x, area.y, f"{easy}, {hard}", pen.palette.dim)
    if player:
        whose = _("Best games: {player}").format(player=shown_name(player, _NAME))
        end = pen.write(end, area.y, f"  ·  {whose}", pen.palette.dim)
    if words:
        note = explained_reconstruction()
        x = min(words[0], area.x + area.width - width_of(note))
        if x >= end + 2:
            pen.write(x, area.y, note, pen.palette.dim)


def _best(tile: Tile) -> str:
    return _("best {best}").format(best=tile.best) if tile.best else tile.word
