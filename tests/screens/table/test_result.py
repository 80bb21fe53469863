"""The end of a game: points, winners, the level reached, and what comes next."""

import re

import pytest

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.expert import player
from futé_tui.screens.choosing import ChoiceCard
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.records.games import GamesScreen
from futé_tui.screens.records.records import RecordsScreen
from futé_tui.screens.sitting_down import continue_game, open_replay
from futé_tui.screens.table.replay import ReplayScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.games import GameStore
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file
from futé_tui.store.settings import Settings

from ...expert.experts import newborn
from ...helpers import scripted, with_zones
from ...statistics.games import random_game
from ...tables import lay
from ..driving import Table, at_table, by_both_hands, in_app, in_letters_and_painted


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


async def do(table: Table, action: str) -> None:
    """Do something from the result: by its key, or by a click on its key-cap."""
    if table.mouse:
        await table.click_target("command", action)
    else:
        await table.command(action)


@in_letters_and_painted
async def test_points_by_zone_and_the_winner_are_shown(painted: bool) -> None:
    async with at_table(last_decision(), size=(120, 40), painted=painted) as table:
        await table.make("decline")
        assert isinstance(table.app.screen, ResultScreen)
        await table.pilot.pause()
        text = table.text()
        assert "Lia wins." in text
        assert "17 ahead of Tom" in text
        assert re.search(r"1\. Lia .* 17\b", text)
        assert re.search(r"orange +12 +0", text)


@in_letters_and_painted
async def test_alone_the_level_reached_and_the_next_one_are_shown(painted: bool) -> None:
    async with at_table(last_decision(players=1), size=(120, 40), painted=painted) as table:
        await table.make("decline")
        await table.pilot.pause()
        text = table.text()
        assert "≥ 281  Very clever!" in text
        assert "< 140  There is room for improvement!" in text
        assert "123 points to the next level." in text
        assert "Your first solo game on this sheet" in text


async def test_alone_the_game_is_compared_to_those_before() -> None:
    store = GameStore(games_file())
    for seed in (1, 2):
        store.begin(random_game("tres-fute", ["Lia"], seed))
    best = max(game.totals[0] for game in store.games())
    store.begin(random_game("tres-fute", ["Lia"], 3), Occasion(Kind.PRACTICE))
    store.begin(random_game("tres-fute", ["Tom"], 4))

    async with at_table(last_decision(players=1), size=(120, 40)) as table:
        await table.make("decline")
        await table.pilot.pause()
        text = table.text()
        assert f"your best: {best}" in text
        assert "your average" in text
        assert "Your last games" in text


@in_letters_and_painted
async def test_a_solo_game_shows_the_experts_total_and_the_costliest_decisions(
    painted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "load_expert", lambda ruleset: newborn(ruleset.id))
    game = random_game("qwixx", ["Lia"], 3)

    async with in_app(size=(120, 40), painted=painted) as table:
        number = table.app.store.begin(game)
        continue_game(table.app, number)
        await table.wait_until(lambda: "The costliest decisions" in table.text())
        text = table.text()
        assert re.search(r"Master Reynard, same dice +−?\d+", text)
        assert len(re.findall(r"Round \d+  .* −\d+\.\d", text)) == 3
        assert "The dice were" in text
        assert "average" not in text.splitlines()[-2]
        await table.press("enter", "enter")
        await table.wait_until(lambda: "The costliest decisions" in table.text())


async def test_the_total_counts_up_and_any_key_ends_that() -> None:
    async with at_table(last_decision(), settings=Settings(hand_over=False, hints="off")) as table:
        await table.make("decline")
        screen = table.app.screen
        assert isinstance(screen, ResultScreen)
        await table.pilot.pause()
        assert "Lia wins." not in table.text()
        await table.press("x")
        assert table.app.screen is screen
        assert "Lia wins." in table.text()


@pytest.mark.parametrize("key", ["enter", "escape"])
async def test_from_the_last_sheets_one_comes_back_to_the_result(key: str) -> None:
    async with at_table(last_decision()) as table:
        await table.make("decline")
        await table.press("enter")
        assert isinstance(table.app.screen, TableScreen)
        await table.press(key)
        assert isinstance(table.app.screen, ResultScreen)


@pytest.mark.parametrize("painted", [True, False], ids=["painted", "letters"])
async def test_leaving_leads_back_to_where_the_game_was_opened_and_says_so(*, painted: bool) -> None:
    GameStore(games_file()).begin(random_game("tres-fute", ["Lia"], 5))
    async with in_app(entry="games", painted=painted) as table:
        await table.calm_down()
        await table.press("enter")
        await table.calm_down()
        assert isinstance(table.app.screen, ResultScreen)
        assert "Back" in table.text()
        assert "Home" not in table.text()
        await table.press("enter")
        assert "Back" in table.text()
        await table.press("escape", "q")
        assert isinstance(table.app.screen, GamesScreen)


async def test_a_practice_game_leads_back_to_the_replay_and_says_so() -> None:
    async with in_app() as table:
        open_replay(table.app, random_game("tres-fute", ["Lia"], 5))
        await table.pilot.pause()
        await table.press("p")
        await table.calm_down()
        if isinstance(table.app.screen, ChoiceCard):
            await table.press("enter")
        assert "q Back" in table.text().replace("  ", " ")
        await table.press("q")
        assert isinstance(table.app.screen, ReplayScreen)


@by_both_hands
async def test_the_same_dice_are_practised_and_compared_with_the_first_game(mouse: bool) -> None:
    async with at_table(last_decision(), mouse=mouse, painted=mouse, size=(120, 40)) as table:
        await table.make("decline")
        await table.pilot.pause()
        assert "Same dice again" in table.text()
        await table.press("escape", "q")
        first = random_game("tres-fute", ["Lia"], 5)
        number = table.app.store.begin(first)
        continue_game(table.app, number)
        await table.calm_down()
        await do(table, "same_dice")
        kept = table.screen.kept  # type: ignore[attr-defined]
        assert (kept.occasion, table.game.practice) == (Occasion.again(number), True)
        for step in first.steps[:-1]:
            kept.play(step.move)
        await table.pilot.pause()
        table.screen.choose(first.steps[-1].move)
        await table.calm_down()
        text = table.text()
        assert f"the first time: {first.scores()[0].total}, now 0" in text
        assert "practice with the same dice" in text


async def test_the_result_is_copied_as_a_line_that_is_then_on_the_page() -> None:
    async with at_table(last_decision()) as table:
        table.app._disable_notifications = False  # as outside tests
        await table.make("decline")
        assert "futé | " not in table.text()
        await table.command("copy")
        assert table.app.clipboard == "futé | Très futé ! | Lia 17, Tom 0"
        assert "Copied: futé | Très futé ! | Lia 17, Tom 0" in table.text()
        assert table.text().splitlines()[-1].startswith(" Copied."), "in the bar, where it covers nothing"


async def test_a_finished_game_opens_from_the_games_with_its_result() -> None:
    store = GameStore(games_file())
    store.begin(random_game("qwinto", ["Tom", "Ada"], 1))

    async with in_app() as table:
        await table.press("g", "enter")
        await table.calm_down()
        assert isinstance(table.app.screen, ResultScreen)
        await table.press("r")
        await table.calm_down()
        assert isinstance(table.app.screen, ReplayScreen)
        await table.press("q")
        await table.press("enter")
        assert isinstance(table.app.screen, TableScreen)
        await table.press("enter")
        assert isinstance(table.app.screen, ResultScreen)


@by_both_hands
async def test_the_sheets_can_be_looked_at_once_more(mouse: bool) -> None:
    async with at_table(last_decision(), mouse=mouse, painted=mouse) as table:
        await table.make("decline")
        await do(table, "sheets")
        assert table.prompt == "The game is over."
        bar = table.text().splitlines()[-1]
        assert all(word in bar for word in ("Result", "Sheets", "Log", "Help", "Home")), bar
        assert not any(word in bar for word in ("Roll", "Pass", "Undo", "Coach", "Hints")), bar
        for key in ("s", "z", "space"):
            await table.press(key)
            assert len(table.prompt) > len("The game is over."), "a key that means nothing says so"
        await table.command("next_sheet")
        await table.command("home")
        assert isinstance(table.app.screen, HomeScreen)
        assert "no open game" in table.text()


async def test_escape_leaves_the_result_and_leads_from_the_sheets_back_to_it() -> None:
    async with at_table(last_decision()) as table:
        await table.make("decline")
        await do(table, "sheets")
        await table.press("escape")
        assert isinstance(table.app.screen, ResultScreen)
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)


@by_both_hands
async def test_the_records_of_the_sheet_are_one_key_away(mouse: bool) -> None:
    store = GameStore(games_file())
    store.begin(random_game("qwinto", ["Tom"], 1))

    async with at_table(last_decision(players=1), mouse=mouse, painted=mouse) as table:
        await table.make("decline")
        await do(table, "records")
        await table.pilot.pause()
        screen = table.app.screen
        assert isinstance(screen, RecordsScreen)
        assert "Très futé !" in table.text()
        assert "Lia" in table.text()
        await table.command("back")
        assert isinstance(table.app.screen, ResultScreen)


@by_both_hands
async def test_the_same_players_play_again(mouse: bool) -> None:
    async with at_table(last_decision(), mouse=mouse, painted=mouse) as table:
        await table.make("decline")
        await do(table, "again")
        assert table.screen.game.players == ("Lia", "Tom")
        assert not table.screen.game.steps


@by_both_hands
async def test_or_everybody_goes_home(mouse: bool) -> None:
    async with at_table(last_decision(), mouse=mouse, painted=mouse) as table:
        await table.make("decline")
        await do(table, "home")
        assert isinstance(table.app.screen, HomeScreen)


async def test_what_is_said_about_a_copied_line_goes_with_the_page() -> None:
    async with at_table(last_decision()) as table:
        await table.make("decline")
        await table.press("c")
        assert table.messages
        await table.press("question_mark")
        await table.calm_down()
        assert not table.messages


async def test_the_help_speaks_of_the_thin_line_only_where_it_is_drawn() -> None:
    store = GameStore(games_file())
    store.begin(random_game("tres-fute", ["Lia"], 1))
    for players, there in ((2, False), (1, True)):
        async with at_table(last_decision(players)) as table:
            await table.make("decline")
            await table.press("question_mark")
            await table.calm_down()
            assert ("The thin line in each bar: your average." in " ".join(table.text().split())) is there
