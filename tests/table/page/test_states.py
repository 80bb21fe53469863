"""Every zone of every sheet is an area in its colour, and every state of a box looks different."""

from collections import Counter

import pytest

from futé_tui import ruleset_ids
from futé_tui.engine.zones import Box
from futé_tui.table.page.cards.boxes import box_face
from futé_tui.table.page.cards.picks import BoxPick
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette, card_colours

from .pages import SIZES, draw, moment

in_both_palettes = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: str(palette.name))
LEAST = 40  # cells of a card that are neither box nor chip

STATES = {
    "open": (Box("1", "3"), BoxPick()),
    "own number": (Box("1", "3", mark="3"), BoxPick()),
    "own cross": (Box("1", "3", mark="x"), BoxPick()),
    "circled": (Box("1", "3", mark="o"), BoxPick()),
    "printed cross": (Box("1", "", mark="x", shaded=True), BoxPick()),
    "grey": (Box("1", "3", shaded=True), BoxPick()),
    "lost": (Box("1", "3", lost=True), BoxPick()),
    "newest": (Box("1", "3", mark="x"), BoxPick(fresh=True)),
    "offered": (Box("1", "3"), BoxPick(offered=True, label="1")),
    "offered for an action": (Box("1", "3"), BoxPick(offered=True, label="1", costly=True)),
    "picked": (Box("1", "3"), BoxPick(offered=True, label="1", picked=True)),
    "under the cursor": (Box("1", "3"), BoxPick(offered=True, label="1", cursor=True)),
}


@in_both_palettes
@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_zone_has_an_area_in_its_colour(sheet: str, palette: Palette) -> None:
    game = moment(f"{sheet}-2", 0.4)
    zones = [zone.name for zone in game.rules.view(game.position, 0).zones if zone.name in palette.colours]
    assert len(zones) >= 3
    for width, height in SIZES:
        rows = draw(game, width, height, palette)
        cells = Counter[str]()
        for row in rows:
            for run in row:
                cells[run.look.bg] += len(run.text)
        assert all(cells[palette.colour(zone)] >= LEAST for zone in zones), (width, height, cells)


@in_both_palettes
@pytest.mark.parametrize("zone", ["yellow", "blue", "brown", "silver", "bonus"])
def test_every_state_of_a_box_has_its_look(zone: str, palette: Palette) -> None:
    card = card_colours(zone, palette)
    faces = {state: box_face(box, box.printed, pick, card) for state, (box, pick) in STATES.items()}
    looks = [(face.paper, face.text, face.fg, face.bold) for face in faces.values()]
    assert len(set(looks)) == len(looks), faces
