"""A card on which only some boxes are drawn again looks like one that is drawn as a whole."""

from random import Random

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.zones import ZoneView
from futé_tui.table.page.cards import grid, strip
from futé_tui.table.page.cards.grid_plan import grid_needs, plan_grid
from futé_tui.table.page.cards.picks import Picks
from futé_tui.table.page.cards.strip_plan import StripRoom
from futé_tui.table.page.cards.style import STYLES, CardStyle, Title
from futé_tui.table.page.drawing.palette import DARK, LIGHT

from ...cases import for_each

TITLE = Title("ZONE", "7")
ROOM = StripRoom(118, 12, 8)


def some_picks(zone: ZoneView, random: Random) -> Picks:
    """A few boxes that can be picked, some of them at a cost, one under the cursor, one fresh."""
    boxes = [box.label for row in zone.rows for box in row if box]
    some = random.sample(boxes, min(5, len(boxes)))
    labels = tuple(zip(some[:4], "12AB", strict=False))
    fresh = frozenset(random.sample(boxes, 1))
    return Picks(frozenset(some[:4]), labels, frozenset(some[:2]), "", some[0], fresh, behind=((some[-1], 1.5),))


@for_each(ruleset_ids(), STYLES)
def test_picks_drawn_on_a_card_look_as_if_the_card_were_drawn_with_them(sheet: str, style: CardStyle) -> None:
    game, random = new_game(sheet, ["Lia", "Tom"], seed=3), Random(3)
    for _ in range(40):
        game.play(random.choice(game.moves()))
    for zone in game.sheets()[0].zones:
        for palette in (DARK, LIGHT):
            picks = some_picks(zone, random)
            if len(zone.rows) == 1:
                drawn = strip.draw_strip(zone, TITLE, picks, ROOM, style, palette, "en")
                assert drawn == strip._Strip(zone, TITLE, picks, ROOM, style, palette).draw().rows
            else:
                rows = plan_grid(zone, grid_needs(zone, TITLE, style), style)[1]
                drawn = grid.draw_grid(zone, TITLE, picks, 70, rows, style, palette, "en")
                assert drawn == grid._Grid(zone, TITLE, picks, 70, rows, style, palette).draw().rows
