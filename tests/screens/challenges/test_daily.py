"""The daily game in the app: one rated try, the line for friends, practice afterwards."""

import re
from datetime import date, timedelta

from textual.widgets import Input

from futé_tui.challenges.challenge import daily_challenge
from futé_tui.engine.game import Game
from futé_tui.screens.asking import AskCard
from futé_tui.screens.challenges.daily import DailyScreen
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file
from futé_tui.text.dates import day_text

from ...helpers import play_on
from ..driving import in_app

TODAY = date.today()


def almost_finished(day: date = TODAY) -> Game:
    """A daily game of Qwinto that lacks its last move."""
    game = play_on(daily_challenge(day, "qwinto").start("Lia", played_on=day), 4)
    game.practice = True
    game.undo()
    game.practice = False
    return game


def ending(game: Game) -> str:
    """A move that ends the game, whatever today's dice are."""
    return next(str(move) for move in game.moves() if not game.preview(move)[0].moves)


def keep(game: Game, day: date = TODAY) -> None:
    store = GameStore(games_file())
    store.begin(game, Occasion.daily(day))
    store.close()


async def test_the_rated_try_is_finished_and_gives_a_line_to_copy() -> None:
    keep(almost_finished())

    async with in_app(entry="daily qwinto") as table:
        assert isinstance(table.app.screen, DailyScreen)
        assert "not finished, round" in table.text()
        assert "Your try is saved: continue where you left off" in table.text()
        assert "Continue" in table.text().splitlines()[-1]
        assert "in a row" not in table.text(), "there is no streak before the first finished game"
        await table.press("c")
        assert table.messages[-1] == "There is a line to copy once this game is finished."
        await table.press("enter")
        assert not table.game.practice
        assert table.screen.view.status.endswith(" · daily game")
        await table.press("f")
        assert table.screen.state.notice == "The coach stays out of daily games and duels."
        assert table.screen.check_action("coach", ()) is None
        await table.make(ending(table.game))
        assert isinstance(table.app.screen, ResultScreen)
        total = table.game.scores()[0].total
        await table.command("home")
        assert isinstance(table.app.screen, DailyScreen)
        assert f"futé {TODAY.isoformat()} | Qwinto | {total} | O" in table.text()
        assert "1 day in a row, best 1." in table.text()
        await table.command("copy")
        assert table.app.clipboard.startswith(f"futé {TODAY.isoformat()} | Qwinto | {total} | O")
        await table.press("enter")
        assert isinstance(table.app.screen, DailyScreen)
        await table.command("practise")
        assert table.game.practice
        assert table.messages[-1] == f"The daily game of {day_text(TODAY)}, for practice: it is not rated."
        await table.press("q", "escape")
        assert isinstance(table.app.screen, HomeScreen)


async def test_a_first_try_is_kept_as_daily_from_its_first_move() -> None:
    async with in_app(entry="daily") as table:
        assert isinstance(table.app.screen, DailyScreen)
        await table.press("enter")
        assert isinstance(table.app.screen, AskCard), "it asks who plays"
        await table.press(*"Zoe", "enter")
        await table.press("end", "enter")
        assert table.game.players == ("Zoe",)
        await table.press("q")
        assert not table.app.store.games()
        await table.press("enter")
        table.screen.choose(table.game.moves()[0])
        [stored] = table.app.store.games(kind=Kind.DAILY)
        assert (stored.occasion, stored.players) == (Occasion.daily(TODAY), ("Zoe",))


async def test_without_a_name_nobody_plays_and_with_the_mouse_all_is_reached() -> None:
    async with in_app(entry="daily") as table:
        await table.click_target("row", "1")
        assert isinstance(table.app.screen, DailyScreen)
        await table.click_target("row", "1")
        assert isinstance(table.app.focused, Input)
        await table.press("escape")
        table.mouse = True
        await table.command("help")
        await table.command("close")
        await table.command("back")
        assert isinstance(table.app.screen, HomeScreen)


async def test_yesterdays_unfinished_game_is_offered_before_the_history() -> None:
    yesterday = TODAY - timedelta(days=1)
    keep(almost_finished(yesterday), yesterday)

    async with in_app(entry="daily") as table:
        assert re.search(rf"{day_text(yesterday)} .*Qwinto", table.text())
        await table.press("end", "enter")
        assert table.game.played_on == yesterday
        assert not table.game.practice
        assert len(table.game.steps) > 5
