"""Everything can be read, in both themes, and people who see fewer colours can distinguish neighbouring cards."""

from itertools import pairwise
from math import cbrt

import pytest

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.engine.zones import ZoneView
from futé_tui.table.page.drawing.colour import READABLE, channels, contrast, luminance
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import Rows
from futé_tui.table.page.page import draw_page

from ...cases import for_each
from .pages import RECORDS, SIZES, moment, page_of

BLIND = {  # how people without one kind of cone see linear red, green and blue (Machado, Oliveira, Fernandes 2009)
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
APART = 6  # steps of lightness, of a hundred
SHAPES = set(" ▀▄█▗▖▝▘▟▙▜▛▌╭╮╰╯·╳╲╱▁▂▃▅▆▇▏▎▍▋▊▉▔━┄│└─╌")  # no letters: they are seen, not read


def lightness(colour: str, kind: str) -> float:
    """How light a colour seems, 0 to 100."""
    linear = [luminance(f"#{channel:02x}{channel:02x}{channel:02x}") for channel in channels(colour)]
    seen = [sum(share * value for share, value in zip(row, linear, strict=True)) for row in BLIND[kind]]
    total = sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), seen, strict=True))
    return 116 * cbrt(max(total, 0)) - 16


def neighbours(zones: tuple[ZoneView, ...]) -> list[tuple[str, str]]:
    """Cards that touch: grids beside each other, the first strip and all grids, strips below each other."""
    grids = [zone.name for zone in zones if len(zone.rows) > 1]
    strips = [zone.name for zone in zones if len(zone.rows) == 1]
    return [*pairwise(grids), *((grid, strips[0]) for grid in grids if strips), *pairwise(strips)]


@for_each(ruleset_ids(), BLIND)
def test_neighbouring_cards_differ_in_lightness(sheet: str, kind: str) -> None:
    assert load_ruleset(sheet)
    game = new_game(sheet, ["Lia"], seed=1)
    for first, second in neighbours(game.rules.view(game.position, 0).zones):
        for palette in (DARK, LIGHT):
            apart = abs(lightness(palette.colour(first), kind) - lightness(palette.colour(second), kind))
            assert apart >= APART, (first, second)


def hard_to_read(rows: Rows) -> set[tuple[str, str, str]]:
    """Letters whose colour is too close to that of their ground; what is struck through or lost is faded on purpose."""
    return {
        (run.text.strip(), run.look.fg, run.look.bg)
        for row in rows
        for run in row
        if set(run.text) - SHAPES and not run.look.strike and contrast(run.look.fg, run.look.bg) < READABLE
    }


@pytest.mark.parametrize("name", [*RECORDS, "tres-fute-4ever-3", "qwixx-3"])
def test_all_text_can_be_read(name: str) -> None:
    for share in (0, 0.3, 0.6, 0.9):
        seen = page_of(moment(name, share))
        for palette in (DARK, LIGHT):
            for width, height in SIZES:
                assert not hard_to_read(draw_page(seen, width, height, palette)), palette.name
