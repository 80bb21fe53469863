"""In every language the texts of the table fit their places on 80 x 24."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.app import FuteApp
from futé_tui.engine.moment import Moment
from futé_tui.engine.phases import Phase
from futé_tui.language import _
from futé_tui.screens.commands import MORE, ROLL, SCREENS, Command
from futé_tui.table.lettered import lettered
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.grid_plan import has_triangles
from futé_tui.table.page.cards.printed import row_sign
from futé_tui.table.page.drawing.glyphs import MORE as MORE_THERE_IS
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.page import PageView, draw_page, zone_title
from futé_tui.table.state import TableState
from futé_tui.table.view import view_table
from futé_tui.text.names import label_of, name
from futé_tui.text.phases import PHASES, phase_text
from futé_tui.text.player_names import WIDEST
from futé_tui.text.signs import UNICODE

from ..cases import for_each

WIDTH = 80
SCORE_LABEL = 10
COLOURS = sorted({die for sheet in ruleset_ids() for die in load_ruleset(sheet).dice})


pytestmark = pytest.mark.usefixtures("language")


def bar(commands: tuple[Command, ...]) -> Iterator[str]:
    """The commands of a bar with their first key; spare ones may be left out."""
    app = FuteApp()
    for command in commands:
        if command.show and command is not MORE and not command.spare:
            key = app.get_key_display(replace(command.binding(), key=command.key.split(",")[0]))
            title = max(_(command.title), _("Reroll") if command is ROLL else "", key=cell_len)
            yield f" {key} {title} "


@for_each(range(len(SCREENS)))
def test_the_commands_of_a_screen_fit_its_bar(number: int) -> None:
    row = "".join(bar(SCREENS[number]))
    assert cell_len(row) <= WIDTH, row


@for_each(sorted(PHASES))
def test_what_now_fits_behind_the_longest_name(phase: Phase) -> None:
    asked = _("{player}: {task}.").format(player="M" * WIDEST, task=phase_text(Moment(phase, 0, 0, 1)))
    assert cell_len(asked) <= WIDTH, asked


@for_each(ruleset_ids())
def test_in_letters_nothing_of_a_table_is_cut(sheet: str) -> None:
    game = new_game(sheet, ["Lia"], seed=1)
    letters = die_letters(game.ruleset.dice)
    view = view_table(game, TableState.of(game, letters))
    rows = draw_page(PageView(view), WIDTH, 24, lettered(DARK, UNICODE, letters))
    lines = ["".join(run.text for run in row) for row in rows]
    assert {cell_len(line) for line in lines} == {WIDTH}
    assert MORE_THERE_IS not in "".join(lines[1:])
    for zone in view.seats[0].sheet.zones:
        assert zone_title(zone.name, lettered(DARK, UNICODE, letters)) in "\n".join(lines)
        named = [] if any(map(row_sign, zone.rows)) or has_triangles(zone) else zone.row_names
        assert all(label_of(row) in "\n".join(lines) for row in named)


def test_the_names_of_zones_fit_the_table_of_points() -> None:
    for word in (*COLOURS, "fox", "bonus", "misses"):
        assert cell_len(name(word)) < SCORE_LABEL, name(word)
    assert cell_len(_("total")) < SCORE_LABEL
