"""The end of a game: points, winners, the level reached, and what comes next."""

import re

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.records.records import RecordsScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file

from ...helpers import scripted, with_zones
from ...statistics.games import random_game
from ...tables import lay
from ..driving import Table, at_table, by_both_hands


def last_decision(players: int = 2) -> Game:
    """The last player of the last round may use a last extra die."""
    game = with_zones(scripted("tres-fute", [], players), orange=["1=6", "2=6"], purple=["1=5"])
    return lay(
        game,
        slots="green6 orange5",
        platter="white1 yellow2 blue3 purple4",
        stage=Stage.PASSIVE,
        round=6,
        active=players - 1,
        seat=0,
    )


def test_points_by_zone_and_the_winner_are_shown() -> None:
    async def script(table: Table) -> None:
        await table.make("decline")
        assert isinstance(table.app.screen, ResultScreen)
        await table.pilot.pause()
        text = table.text()
        assert "Lia wins." in text
        assert re.search(r"total +17 +0 ", text)

    at_table(script, last_decision())


def test_alone_the_level_reached_and_the_next_one_are_told() -> None:
    async def script(table: Table) -> None:
        await table.make("decline")
        await table.pilot.pause()
        text = table.text()
        assert "281  Very clever!" in text
        assert ">   0  There is room for improvement!" in text
        assert "123 more for: Not bad, but you can do better." in text
        assert "Your first game alone on this sheet: 17 points is the record to beat." in text

    at_table(script, last_decision(players=1))


def test_alone_the_game_is_compared_to_those_before() -> None:
    store = GameStore(games_file())
    for seed in (1, 2):
        store.begin(random_game("tres-fute", ["Lia"], seed))
    best = max(game.totals[0] for game in store.games())
    store.begin(random_game("tres-fute", ["Lia"], 3), Occasion(Kind.PRACTICE))
    store.begin(random_game("tres-fute", ["Tom"], 4))

    async def script(table: Table) -> None:
        await table.make("decline")
        await table.pilot.pause()
        text = table.text()
        assert f"Your best so far: {best}." in text
        assert "Average of 2 games before:" in text
        assert "Best zone against your average: purple 5 (+0.0)" in text
        assert "Weakest: " in text

    at_table(script, last_decision(players=1))


@by_both_hands
def test_the_sheets_can_be_looked_at_once_more(mouse: bool) -> None:
    async def script(table: Table) -> None:
        await table.make("decline")
        await table.command("sheets")
        assert table.prompt == "The game is over. q leaves the table."
        await table.command("undo")
        assert table.prompt == "The game is over."
        await table.command("next_sheet")
        await table.command("home")
        assert isinstance(table.app.screen, HomeScreen)
        assert "Continue" not in table.text()

    at_table(script, last_decision(), mouse=mouse)


@by_both_hands
def test_the_records_of_the_sheet_are_one_key_away(mouse: bool) -> None:
    store = GameStore(games_file())
    store.begin(random_game("qwinto", ["Tom"], 1))

    async def script(table: Table) -> None:
        await table.make("decline")
        await table.command("records")
        await table.pilot.pause()
        screen = table.app.screen
        assert isinstance(screen, RecordsScreen)
        assert "Très futé !  Lia" in table.text()
        await table.command("back")
        assert isinstance(table.app.screen, ResultScreen)

    at_table(script, last_decision(players=1), mouse=mouse)


@by_both_hands
def test_the_same_players_play_again(mouse: bool) -> None:
    async def script(table: Table) -> None:
        table.app.last_setup = GameSetup("tres-fute", ("Lia", "Tom"))
        await table.make("decline")
        await table.command("again")
        assert table.screen.game.players == ("Lia", "Tom")
        assert not table.screen.game.steps

    at_table(script, last_decision(), mouse=mouse)


@by_both_hands
def test_or_everybody_goes_home(mouse: bool) -> None:
    async def script(table: Table) -> None:
        await table.make("decline")
        await table.command("home")
        assert isinstance(table.app.screen, HomeScreen)

    at_table(script, last_decision(), mouse=mouse)
