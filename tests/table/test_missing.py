"""How many boxes each open bonus lacks, beside its sign on the sheet."""

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.table.letters import die_letters
from futé_tui.table.missing import missing_counts
from futé_tui.table.page.cards.picks import Picks
from futé_tui.table.zone_layout import is_crowded, lay_out, shelves
from futé_tui.text.signs import UNICODE

from ..helpers import scripted, with_zones


def drawn(game: Game, zone: str) -> list[str]:
    """A zone as it is laid out with what is missing."""
    sheet = game.rules.view(game.position, 0)
    view = next(view for view in sheet.zones if view.name == zone)
    picks = Picks(missing=tuple(missing_counts(sheet)[zone].items()))
    close = is_crowded(sheet.zones)
    rows = lay_out(view, "0", picks, die_letters(game.ruleset.dice), UNICODE, close=close)
    return ["".join(piece.text for piece in row).rstrip() for row in rows]


def test_rows_and_columns_show_how_many_boxes_are_missing() -> None:
    game = with_zones(scripted("tres-fute", []), yellow=["r1c1", "r1c2", "r2c1", "r2c2", "r2c4"])
    yellow = drawn(game, "yellow")
    assert yellow[1].endswith("?b:1")
    assert yellow[2].endswith("+o4")
    assert yellow[5].split() == ["10:1", "14:1", "16:3", "20:2"]
    assert yellow[6].split() == ["diagonal", "+1:2"]


def test_lines_that_need_some_crosses_only_count_those() -> None:
    game = with_zones(scripted("tres-fute-4ever", []), blue=["r1c2"])
    counts = missing_counts(game.rules.view(game.position, 0))["blue"]
    assert (counts["row 1"], counts["row 2"], counts["column 2"]) == (1, 2, 1)


def test_a_track_shows_how_far_each_bonus_is() -> None:
    game = with_zones(scripted("tres-fute", []), green=["1", "2"])
    assert drawn(game, "green")[2].split() == ["+1:2", "?b:4", "fo:5", "?p:7", "↺:8"]


def test_pairs_that_are_gone_show_no_number() -> None:
    game = with_zones(scripted("puissance-3", []), brown=["2"])
    pairs = drawn(game, "brown")[1].split()
    assert pairs[-8:-6] == ["jk", "?p:1"]


def test_nothing_grows_too_wide_for_80_columns() -> None:
    for sheet in ruleset_ids():
        game = new_game(sheet, ["Lia"], seed=1)
        zones = game.rules.view(game.position, 0).zones
        for shelf in shelves(zones):
            assert sum(max(map(len, drawn(game, zone.name))) + 1 for zone in shelf) <= 80
        assert all(len(line) <= 80 for zone in zones for line in drawn(game, zone.name))
