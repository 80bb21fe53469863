"""How many boxes each open bonus lacks, beside its sign on the sheet."""

from futé_tui.engine.game import Game
from futé_tui.hints.missing import missing_counts
from futé_tui.table.lettered import lettered
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.picks import Picks
from futé_tui.table.page.cards.sheet import draw_sheet, plan_sheet
from futé_tui.table.page.cards.style import Title
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.signs import UNICODE

from ..helpers import scripted, with_zones

_ROWS = 8  # where no card has air


def drawn(game: Game, zone: str) -> list[str]:
    """The card of a zone in letters with what is missing."""
    sheet = game.rules.view(game.position, 0)
    view = next(view for view in sheet.zones if view.name == zone)
    picks = Picks(missing=missing_counts(sheet)[zone])
    titles = (Title(zone.upper(), "0"),)
    palette = lettered(DARK, UNICODE, die_letters(game.ruleset.dice))
    rows = draw_sheet((view,), titles, {zone: picks}, plan_sheet((view,), titles, 80, _ROWS), palette)
    return ["".join(run.text for run in row).rstrip() for row in rows]


def counts_in(text: str) -> list[str]:
    return [word for word in text.split() if ":" in word]


def test_rows_and_columns_show_how_many_boxes_are_missing() -> None:
    game = with_zones(scripted("tres-fute", []), yellow=["r1c1", "r1c2", "r2c1", "r2c2", "r2c4"])
    yellow = drawn(game, "yellow")
    assert any(line.endswith("?b:1") for line in yellow)
    assert any(line.endswith("✓o4") for line in yellow)
    assert any(line.endswith("╲ +1:2") for line in yellow)


def test_lines_that_need_some_crosses_only_count_those() -> None:
    game = with_zones(scripted("tres-fute-4ever", []), blue=["r1c2"])
    counts = missing_counts(game.rules.view(game.position, 0))["blue"]
    assert (counts["row 1"], counts["row 2"]) == (1, 2)
    assert "column 2" not in counts, "it gives points, but no bonus"


def test_a_track_shows_how_far_each_bonus_is() -> None:
    game = with_zones(scripted("tres-fute", []), green=["1", "2"])
    assert counts_in(" ".join(drawn(game, "green"))) == ["+1:2", "?b:4", "fox:5", "?p:7", "↺:8"]


def test_pairs_that_are_gone_show_no_number() -> None:
    game = with_zones(scripted("puissance-3", []), brown=["2"])
    assert counts_in(" ".join(drawn(game, "brown")))[0] == "?p:1"
