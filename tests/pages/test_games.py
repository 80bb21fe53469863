"""The list of games as a page: only what is in sight is made, and every game has its sheets in small."""

import pytest

from futé_tui.pages.games import GameRow, GamesView, draw_games, games_in_sight
from futé_tui.pages.pen import Pen
from futé_tui.screens.records.game_views import preview_of
from futé_tui.sheets.loader import ruleset_ids
from futé_tui.store.sealed import SealedGame
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette

from ..cases import for_each
from ..statistics.games import random_game
from ..table.page.pages import moment, text
from ..table.page.test_contrast import hard_to_read

SIZES = ((80, 23), (120, 39), (160, 49), (200, 59))


def game_row(number: int) -> GameRow:
    return GameRow(number, "tres-fute", "Très futé !", "Lia 213, Tom 190", "16 Nov 2026", "finished", "", True)


def test_only_the_rows_in_sight_are_made() -> None:
    made: list[int] = []

    def row(number: int) -> GameRow:
        made.append(number)
        return game_row(number)

    draw_games(Pen(80, 23, DARK), GamesView(50_000, 49_999, None, row))
    assert set(made) == set(range(50_000 - games_in_sight(80, 23), 50_000))


@for_each(SIZES, [DARK, LIGHT])
def test_the_game_under_the_cursor_shows_its_sheets_and_all_can_be_read(
    size: tuple[int, int], palette: Palette
) -> None:
    game = moment("tres-fute-3", 1)
    pen = Pen(*size, palette)
    draw_games(pen, GamesView(3, 1, None, game_row, preview_of(game)))
    rows = pen.rows()
    assert not hard_to_read(rows)
    best = max(score.total for score in game.scores())
    assert f"{best} ★" in text(rows)
    assert palette.colour("purple") in {run.look.bg for row in rows for run in row}


@pytest.mark.parametrize("size", SIZES)
def test_a_sealed_duel_says_why_it_shows_no_sheet(size: tuple[int, int]) -> None:
    pen = Pen(*size, DARK)
    draw_games(pen, GamesView(3, 1, None, game_row, closed=str(SealedGame())))
    assert "Games of a duel are" in text(pen.rows())


@pytest.mark.parametrize("size", SIZES)
def test_a_game_whose_sheets_are_not_read_yet_is_listed(size: tuple[int, int]) -> None:
    pen = Pen(*size, DARK)
    draw_games(pen, GamesView(3, 1, None, game_row))
    assert text(pen.rows()).count("Très futé !") >= 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["with the coach", "avec le coach", "entraînement", "Tagespartie"])
def test_what_a_game_was_played_for_is_whole(size: tuple[int, int], kind: str) -> None:
    pen = Pen(*size, DARK)
    draw_games(pen, GamesView(3, 1, None, lambda number: game_row(number)._replace(kind=kind)))
    assert text(pen.rows()).count(kind) >= 3


@pytest.mark.parametrize("size", SIZES)
def test_an_open_daily_game_is_marked(size: tuple[int, int]) -> None:
    pen = Pen(*size, DARK)
    row = game_row(1)._replace(kind="daily game", state="round 3", over=False)
    draw_games(pen, GamesView(3, 1, None, lambda number: row))
    found = {run.look.fg for line in pen.rows() for run in line if run.text.strip() == "daily game"}
    assert DARK.accent in found


@pytest.mark.parametrize("size", SIZES)
def test_without_games_there_are_sheets_and_the_key_for_a_new_one(size: tuple[int, int]) -> None:
    pen = Pen(*size, DARK)
    draw_games(pen, GamesView(0, 0, None, no_row))
    assert "New game" in text(pen.rows())
    assert any(run.look.bg == DARK.colour("orange") for row in pen.rows() for run in row)


def no_row(number: int) -> GameRow:
    raise AssertionError(number)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_sheet_is_drawn_below_the_list_of_the_smallest_terminal(sheet: str) -> None:
    pen = Pen(80, 23, DARK)
    draw_games(pen, GamesView(3, 1, None, game_row, preview_of(random_game(sheet, ["Lia", "Tom"], 3))))
    colours = [{run.look.bg for run in row} for row in pen.rows()[-8:]]
    assert sum(len(found) > 2 for found in colours) >= 4, "rows of boxes"


def test_what_states_do_not_need_is_for_the_points_of_players() -> None:
    three = "Lia 110, Tom 112, Ada 144"
    pen = Pen(80, 24, DARK)
    draw_games(pen, GamesView(3, 1, None, lambda number: game_row(number)._replace(standings=three, state="finished")))
    assert text(pen.rows()).count(three) >= 3
