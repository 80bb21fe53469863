"""Home: continue, the last set-up again, a new game, and leaving."""

import pytest
from textual.widgets import OptionList

from futé_tui.screens.help import HelpScreen
from futé_tui.screens.home import HomeScreen
from futé_tui.screens.set_up import SetUpScreen
from futé_tui.setting_up import SetUp
from futé_tui.store.last_set_up import recall, remember
from futé_tui.store.paths import last_set_up_file

from .driving import Table, run_app


def entries(table: Table) -> list[str]:
    menu = table.app.screen.query_one(OptionList)
    return [str(menu.get_option_at_index(index).prompt) for index in range(menu.option_count)]


def test_at_first_a_new_game_is_offered() -> None:
    async def script(table: Table) -> None:
        assert entries(table)[0] == "New game"
        await table.press("enter")
        assert isinstance(table.app.screen, SetUpScreen)
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)

    run_app(script)


def test_two_keys_start_the_last_set_up_again() -> None:
    remember(SetUp("melange", ("Zoé", "Léo")), last_set_up_file())

    async def script(table: Table) -> None:
        assert entries(table)[:2] == ["Again: Mélange futé, Zoé, Léo", "New game"]
        await table.press("enter", "r")
        assert table.screen.game.ruleset.id == "melange"
        assert table.screen.game.players == ("Zoé", "Léo")
        assert table.last == "roll"

    run_app(script)


def test_a_game_that_was_left_is_continued_where_it_was() -> None:
    async def script(table: Table) -> None:
        table.app.start(SetUp("tres-fute", ("Lia", "Tom")))
        await table.press("r", "q")
        assert entries(table)[0] == "Continue: Très futé !, round 1: Lia 0, Tom 0"
        await table.press("enter")
        assert table.last == "roll"

    run_app(script)


def test_many_open_games_push_nothing_out_of_sight() -> None:
    async def script(table: Table) -> None:
        for name in ("Lia", "Tom", "Zoé", "Léo", "Max"):
            table.app.start(SetUp("tres-fute", (name,)))
            await table.press("r", "q")
        assert [entry.rpartition(" ")[0][-3:] for entry in entries(table)[:4]] == ["Max", "Léo", "Zoé", "Tom"]
        assert "Quit " in table.text()

    run_app(script)


@pytest.mark.parametrize(
    "remembered", ['{"sheet": "no-such-sheet", "players": ["Lia"]}', '{"sheet": "tres-fute", "players": []}']
)
def test_a_set_up_that_cannot_be_played_any_more_is_told_and_no_harm(remembered: str) -> None:
    last_set_up_file().parent.mkdir(parents=True, exist_ok=True)
    last_set_up_file().write_text(remembered, encoding="utf-8")

    async def script(table: Table) -> None:
        await table.press("enter")
        assert isinstance(table.app.screen, HomeScreen)
        assert len(table.app._notifications) == 1

    run_app(script)


@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"sheet": 3}', "\0\xff", '{"sheet": "qwinto", "players": 4}'])
def test_a_damaged_set_up_is_forgotten(damaged: str) -> None:
    last_set_up_file().parent.mkdir(parents=True, exist_ok=True)
    last_set_up_file().write_bytes(damaged.encode("latin-1"))
    assert recall(last_set_up_file()) is None


def test_q_and_the_last_entry_leave_with_status_0() -> None:
    async def by_key(table: Table) -> None:
        await table.press("q")

    async def by_menu(table: Table) -> None:
        await table.press("end", "enter")

    for script in (by_key, by_menu):
        app = run_app(script)
        assert app.return_code == 0


def test_everything_is_reached_with_the_mouse() -> None:
    async def script(table: Table) -> None:
        await table.pilot.click(OptionList, offset=(4, 1))
        assert isinstance(table.app.screen, SetUpScreen)
        table.mouse = True
        await table.command("back")
        await table.command("help")
        assert isinstance(table.app.screen, HelpScreen)
        await table.command("close")
        await table.command("quit_app")

    assert run_app(script).return_code == 0
