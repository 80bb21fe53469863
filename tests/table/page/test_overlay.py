"""What flies over the page: it covers cells and moves none."""

from dataclasses import replace
from itertools import product

from futé_tui.table.lettered import lettered
from futé_tui.table.motion.beat import Beat
from futé_tui.table.motion.beats import beats_of
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Look, Rows, Run, Target, row_width
from futé_tui.table.page.overlay import OnPage, draw_over, find_on_page, lay_over
from futé_tui.table.page.page import PageView, draw_page
from futé_tui.table.state import TableState
from futé_tui.table.view import view_beat, view_table
from futé_tui.text.signs import ASCII

from ...conformance.subjects import SHEETS, Subject, walk
from ...helpers import play, scripted, with_zones

LOOK = Look("#000000", "#ffffff")
OVER = Look("#ffffff", "#000000")


def text(rows: Rows) -> list[str]:
    return ["".join(run.text for run in row) for row in rows]


def test_a_piece_covers_cells_and_stays_on_the_page() -> None:
    rows: Rows = ((Run("abcdef", LOOK),), (Run("山田gh", LOOK),))
    over = [Run("XY", OVER)]
    assert text(lay_over(rows, 2, 0, over)) == ["abXYef", "山田gh"]
    assert text(lay_over(rows, 5, 0, over)) == ["abcdXY", "山田gh"], "moved to the left"
    assert text(lay_over(rows, 1, 1, over)) == ["abcdef", " XY gh"], "half a wide letter is a blank"
    assert text(lay_over(rows, 0, 7, over)) == text(rows)


def test_a_box_is_found_by_what_a_click_on_it_means() -> None:
    box = Target("box", "blue", "r1c2")
    rows: Rows = ((Run("ab", LOOK),), (Run("cd", LOOK), Run("ef", LOOK, box), Run("g", LOOK, box)))
    assert find_on_page(rows, box) == OnPage(2, 1, 3)
    assert find_on_page(rows, Target("box", "blue", "r1c3")) is None


def test_points_the_number_of_the_link_and_the_fox_are_drawn_over_the_sheet() -> None:
    game = scripted("tres-fute", ["white1 yellow6 blue2 green1 orange4 purple1"])
    with_zones(game, yellow=["r1c1", "r1c3"], blue=["r1c3", "r1c4"], orange=[f"{box}=1" for box in range(1, 8)])
    play(game, "roll", "yellow>r1c2", "?blue>r1c2")
    before = view_table(game.until(2), TableState.of(game.until(2), {die: die[0] for die in game.ruleset.dice}))
    pages = ["\n".join(text(draw_page(PageView(view_beat(before, each)), 120, 40, DARK))) for each in beats_of(game)]
    assert " +2 " in pages[0]
    assert " +5  ×3 " in pages[1]
    assert "▀" * 11 in pages[-1], "the forehead of the fox"
    letters = lettered(DARK, ASCII, before.letters)
    last = view_beat(before, beats_of(game)[-1])
    assert "^.^" in "\n".join(text(draw_page(PageView(last), 120, 40, letters)))


def test_every_beat_of_every_sheet_fills_the_page() -> None:
    for sheet in SHEETS:
        before = None
        for number, game in enumerate(walk(Subject(sheet, 2).new_game(4), 4)):
            if before and number % 5 == 0:
                for each in beats_of(game)[-2:]:
                    for palette, size in product((DARK, lettered(DARK, ASCII, before.letters)), ((80, 24), (160, 50))):
                        rows = draw_page(PageView(view_beat(before, each)), *size, palette)
                        assert {row_width(row) for row in rows} == {size[0]}
            if number % 5 == 4:
                before = view_table(game, TableState.of(game, {die: die[0] for die in game.ruleset.dice}))
            if number > 60:
                break


def test_points_of_a_mark_are_above_it_or_beside_it_where_other_boxes_are_above() -> None:
    plain = (Run("." * 16, LOOK),)
    yellow, green = (
        tuple(Run(" 9  ", LOOK, Target("box", zone, str(n))) for n in range(4)) for zone in ("yellow", "green")
    )
    beat = Beat(1.0, (), 0, (), flash=("green", "1"), points="+1")
    assert text(draw_over((plain, green), beat, DARK))[0] == ".... +1 ........"
    assert text(draw_over((yellow, green), beat, DARK)) == [" 9  " * 4, " 9   9   +1  9  "]
    last = draw_over((yellow, green), replace(beat, flash=("green", "3")), DARK)
    assert text(last) == [" 9  " * 4, " 9   9   +1  9  "], "before it at the edge"
