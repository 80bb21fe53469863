"""The page about a finished game in every size, painted and in letters."""

import re
from dataclasses import replace

import pytest

from futé_tui.challenges.sharing import result_line
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.pages.caps import Button
from futé_tui.pages.pen import Area, Pen
from futé_tui.pages.result.kept import find_original, line_to_copy, same_dice, view_kept_result
from futé_tui.pages.result.page import draw_result, leftovers
from futé_tui.pages.result.par import par_table
from futé_tui.pages.result.view import Costly, Leftovers, ResultView, Zone, view_result
from futé_tui.pages.sections import Section, plan_sections
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.statistics.standing import FOXES
from futé_tui.store.games import GameStore
from futé_tui.store.kept_game import KeptGame
from futé_tui.store.occasion import Occasion
from futé_tui.store.paths import games_file
from futé_tui.table.page.drawing.glyphs import MINUS
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Row, Target, row_width
from futé_tui.text.review_lines import ReviewLine
from futé_tui.text.signs import ASCII, UNICODE

from ..statistics.games import random_game

SIZES = [(80, 23), (120, 39), (160, 49), (200, 59)]
BUTTONS = [Button(key, f"Something {key}", Target("command", key)) for key in "asrpcq"]


def drawn(view: ResultView, size: tuple[int, int], *, painted: bool = True, ascii_only: bool = False) -> str:
    pen = Pen(*size, DARK, painted=painted, signs=ASCII if ascii_only else UNICODE)
    draw_result(pen, view, BUTTONS, line=True)
    assert all(row_width(row) == size[0] for row in pen.rows())
    return "\n".join("".join(run.text for run in row) for row in pen.rows())


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("sheet", ruleset_ids())
def test_points_of_every_zone_and_every_button_are_there_in_every_size(sheet: str, players: int) -> None:
    game = random_game(sheet, ["Lia", "Tom", "Zoé", "Max"][:players], 3)
    for painted, ascii_only in ((True, False), (False, False), (False, True)):
        view = view_result(game, line=result_line(game, ASCII if ascii_only else UNICODE))
        for size in SIZES:
            text = drawn(view, size, painted=painted, ascii_only=ascii_only)
            assert text.count("Something") == len(BUTTONS)
            minus = "-" if ascii_only else MINUS
            assert all(str(zone.points[0]).replace("-", minus) in text for zone in view.zones)
            assert not ascii_only or all(sign.isascii() or sign.isalpha() for sign in text)


def test_what_three_players_left_over_is_whole_in_the_smallest_terminal() -> None:
    names = ["Maximilienne", "Tom", "Ada"]
    view = view_result(random_game("vraiment-tres-fute", names, 3))
    lost = (("?green", 1), ("?blue", 1), ("?yellow", 1))
    view = replace(view, leftovers=tuple(Leftovers(name, (("reroll", 1),), lost) for name in names))
    pen = Pen(80, 23, DARK, painted=True, signs=UNICODE)
    draw_result(pen, view, BUTTONS)
    left = " ".join(" ".join("".join(run.text for run in row)[:42].split()) for row in pen.rows())
    for name in names:
        assert f"{name}, unused: 1 reroll; lost: green ?, blue ?, yellow ?" in left


def test_what_is_left_over_is_in_the_order_of_the_ranking() -> None:
    view = view_result(random_game("tres-fute", ["Lia", "Tom", "Ada"], 3))
    assert [each.name for each in view.leftovers] == [rank.name for rank in view.ranking]


@pytest.mark.parametrize(("rows", "told"), [(2, "Bonuses lost: 16."), (4, "Bonuses lost: 2 × yellow ?, 2 × blue ?, ")])
def test_what_is_left_over_is_counted_where_there_is_no_room_for_all_of_it(rows: int, told: str) -> None:
    words = ("?yellow", "?blue", "?green", "?orange", "?purple", "?any", "mix", "extra")
    left = Leftovers("Lia", (("reroll", 1),), tuple((word, 2) for word in words))
    view = replace(view_result(random_game("melange", ["Lia"], 3)), leftovers=(left,))
    pen = Pen(40, rows, DARK, painted=True, signs=UNICODE)
    [section] = leftovers(view, pen.width)
    section.draw(pen, Area(0, 0, pen.width, pen.height), False)
    assert told in " ".join(" ".join(map(row_text, pen.rows())).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decisions_cost_and_how_the_expert_did_are_whole_from_120_columns_on(language: str) -> None:
    speak(language)
    game = random_game("tres-fute", ["Lia"], 3)
    words, better = "take the white die, cross box 5 of yellow", "write a number in the orange zone, twice"
    lines = tuple(ReviewLine(1, number, "", words, -27.6, 0.0, better=f"{better} {number}") for number in (1, 2, 6))
    view = replace(view_result(game), par=game.scores()[0], costly=Costly(lines, 284.8, 296.3))
    for size in SIZES[1:]:
        text = drawn(view, size)
        title = _("The costliest decisions")
        assert re.search(rf"{title} *$|{title}  ", text, re.MULTILINE)
        assert all(line.better in text for line in lines)
        assert text.count(" =") >= len(view.zones)
        assert view.ranking[0].total - 284.8 + 296.3 > 0
        assert _("The dice were kind.") in text
        assert "284" not in text, "the sums are in the review"


def bar_of(row: Row, colour: str) -> int:
    """The cells of a row in this colour, to a part of a cell."""
    return sum(len(run.text) for run in row if run.look.bg == colour)


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_point_is_as_long_in_the_players_bars_as_in_the_experts(size: tuple[int, int]) -> None:
    game = random_game("tres-fute", ["Lia"], 3)
    score = game.scores()[0]
    par = replace(score, zones=dict.fromkeys(score.zones, 40))
    view = view_result(game)
    own = replace(view.zones[0], points=(40,))
    view = replace(view, zones=(own, *(replace(zone, points=(80,)) for zone in view.zones[1:])), par=par)
    pen = Pen(*size, DARK)
    draw_result(pen, view, BUTTONS)
    lengths = {bar_of(row, DARK.colour(own.name)) for row in pen.rows() if row_text(row).strip().startswith(own.title)}
    assert len(lengths) == 1
    assert "│ your points" in "\n".join(map(row_text, pen.rows()))


def row_text(row: Row) -> str:
    return "".join(run.text for run in row)


def test_numbers_below_zero_have_the_minus_of_the_sheets() -> None:
    pen = Pen(40, 2, DARK)
    pen.write(0, 0, "-3 (-1), 2026-11-18, TF-7")
    assert row_text(pen.rows()[0]).strip() == f"{MINUS}3 ({MINUS}1), 2026-11-18, TF-7"
    pen.write(0, 1, "futé | Qwinto | Lia -10")
    assert row_text(pen.rows()[1]).strip() == "futé | Qwinto | Lia -10", "a line to copy is shown as it is copied"
    plain = Pen(40, 2, DARK, painted=False, signs=ASCII)
    plain.write(0, 0, "-3")
    assert row_text(plain.rows()[0]).strip() == "-3"


def test_the_total_counts_up_to_the_end() -> None:
    view = view_result(random_game("tres-fute", ["Lia"], 3))
    totals = [replace(view, counted=count).total_so_far(0) for count in range(len(view.zones) + 1)]
    assert totals[0] == 0
    assert totals[-1] == view.ranking[0].total


def test_equal_points_share_a_place_and_margins_are_counted_from_the_best() -> None:
    view = view_result(random_game("tres-fute", ["Lia", "Tom", "Zoé"], 5))
    best = view.ranking[0]
    assert (best.place, best.margin, best.winner) == (1, 0, True)
    assert [rank.margin for rank in view.ranking] == [best.total - rank.total for rank in view.ranking]


def test_the_same_dice_again_are_practice_that_knows_its_original() -> None:
    store = GameStore(games_file())
    first = random_game("qwinto", ["Lia"], 4)
    number = store.begin(first)
    kept = KeptGame(first, store=store, number=number)
    again = same_dice(kept)
    assert again is not None
    for step in first.steps:
        again.play(step.move)
    assert again.occasion == Occasion.again(number)
    original = find_original(again)
    assert original is not None
    assert original.scores() == first.scores() == again.game.scores()
    assert view_kept_result(again).then == first.scores()[0].total
    assert line_to_copy(kept).startswith("futé | Qwinto | Lia ")


def test_sections_that_do_not_fit_go_and_those_further_up_get_air_first() -> None:
    def draw(pen: Pen, area: Area, airy: bool) -> None:
        pass

    sections = [Section(4, 2, draw), Section(6, 3, draw), Section(5, 5, draw, extra=True)]
    assert [rows for _, rows in plan_sections(sections, 18)] == [4, 6, 5]
    assert [rows for _, rows in plan_sections(sections, 12)] == [4, 6]
    assert [rows for _, rows in plan_sections(sections, 9)] == [4, 3]
    assert [rows for _, rows in plan_sections(sections, 4)] == [4]


def test_bots_have_their_emblem_in_the_ranking_also_in_letters() -> None:
    game = random_game("tres-fute", ["Lia", "Tom"], 3)
    assert "o=>" not in drawn(view_result(game), (80, 23), painted=False)
    game.bots = {1: "stork"}
    for size in SIZES:
        assert "o=> Tom" in drawn(view_result(game), size, painted=False)


def test_the_place_of_the_expert_is_marked_until_its_points_are_known() -> None:
    game = random_game("tres-fute", ["Lia"], 1)
    waiting = drawn(replace(view_result(game), par_due=True), (160, 49))
    assert "Master Reynard, the expert, plays the same dice" in waiting
    assert waiting.count("orange") > drawn(view_result(game), (160, 49)).count("orange")


def test_what_the_expert_does_is_said_whole_beside_the_rating_table_of_80_columns() -> None:
    view = replace(view_result(random_game("tres-fute", ["Lia"], 1)), par_due=True)
    pen = Pen(40, 2, DARK, painted=True, signs=UNICODE)
    par_table(view, 40)[-1].draw(pen, Area(0, 0, 40, 2), False)
    assert "".join(run.text for run in pen.rows()[0]).strip() == "Master Reynard plays the same dice …"


def test_foxes_of_several_say_how_many_count_how_much_where_all_have_room() -> None:
    everybody = ((0, 2), (10, 2), (33, 3), (0, 0))
    for size, players, words in (
        (SIZES[0], 2, ("2×0=0", "2×5=10")),
        (SIZES[0], 4, ()),
        (SIZES[1], 2, ("2 × 0 = 0", "2 × 5 = 10")),
        (SIZES[2], 4, ("2×0=0", "2×5=10", "3×11=33")),
    ):
        view = view_result(random_game("tres-fute", ["Lia", "Tom", "Zoé", "Max"][:players], 3))
        points, foxes = zip(*everybody[:players], strict=True)
        zones = [zone for zone in view.zones if zone.name != FOXES]
        view = replace(view, zones=(*zones, Zone(FOXES, "foxes", points, foxes=foxes)), counted=99)
        row = next(line for line in drawn(view, size).splitlines() if " foxes " in line)
        assert all(re.search(rf"{text}\b", row) for text in words), row
        assert row.count("×") == len(words)


def test_foxes_below_zero_have_one_minus_throughout() -> None:
    view = view_result(random_game("tres-fute", ["Lia", "Tom", "Zoé"], 3))
    zones = [zone for zone in view.zones if zone.name != FOXES]
    view = replace(view, zones=(*zones, Zone(FOXES, "foxes", (-12, 5, 0), foxes=(2, 1, 0))))
    assert "2×−6=−12" in drawn(view, SIZES[1])
