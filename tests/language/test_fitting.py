"""In every language the texts of the table fit their places on 80 x 24."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len

from futé_tui import load_ruleset, new_game, ruleset_ids
from futé_tui.app import FuteApp
from futé_tui.engine.phases import Phase
from futé_tui.engine.zones import ZoneView
from futé_tui.language import _
from futé_tui.screens.commands import MORE, ROLL, SCREENS, Command
from futé_tui.table import captions
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.picks import Picks
from futé_tui.table.state import TableState
from futé_tui.table.view import view_table
from futé_tui.table.zone_layout import TRACK_MARGIN, is_crowded, lay_out, shelves
from futé_tui.text.names import label_of, name, short
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
    asked = _("{player}: {task}.").format(player="M" * WIDEST, task=phase_text(phase))
    assert cell_len(asked) <= WIDTH, asked


@for_each(ruleset_ids())
def test_header_zones_and_tracks_fit(sheet: str) -> None:
    game = new_game(sheet, ["Lia"], seed=1)
    letters = die_letters(game.ruleset.dice)
    view = view_table(game, TableState.of(game, letters))
    header = captions.header(view, UNICODE)
    assert cell_len(header) <= WIDTH, header
    for zone in view.seats[0].sheet.zones:
        rows = lay_out(zone, "99", Picks(), letters, UNICODE, close=is_crowded(view.seats[0].sheet.zones))
        assert all(sum(cell_len(piece.text) for piece in row) <= WIDTH for row in rows)
        if len(zone.rows) == 1:
            assert cell_len(rows[0][0].text) <= TRACK_MARGIN, rows[0][0].text
    assert sum(track_width(track) for track in view.seats[0].sheet.tracks) <= WIDTH


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_rows_have_their_whole_names_and_grids_fit_beside_each_other(sheet: str) -> None:
    game = new_game(sheet, ["Lia"], seed=1)
    zones = game.rules.view(game.position, 0).zones
    for shelf in shelves(zones):
        drawn = [
            lay_out(zone, "99", Picks(), die_letters(game.ruleset.dice), UNICODE, close=is_crowded(zones))
            for zone in shelf
        ]
        assert sum(max(sum(cell_len(piece.text) for piece in row) for row in rows) + 1 for rows in drawn) <= WIDTH
        for zone, rows in zip(shelf, drawn, strict=True):
            assert {label_of(row) for row in zone.row_names} <= {row[0].text.strip() for row in rows}


def track_width(track: ZoneView) -> int:
    """The cells of an action track with all boxes unlocked and its label, if a bonus may choose it."""
    boxes = [box for row in track.rows for box in row if box]
    label = "1:" if track.name in ("polish", "return", "joker") else ""
    end = ">?y" if boxes[-1].bonus else ""
    return cell_len(f"{label}{short(track.name)} {end}  ") + sum(3 if box.printed else 1 for box in boxes)


def test_the_names_of_zones_fit_the_table_of_points() -> None:
    for word in (*COLOURS, "fox", "bonus", "misses"):
        assert cell_len(name(word)) < SCORE_LABEL, name(word)
    assert cell_len(_("total")) < SCORE_LABEL
