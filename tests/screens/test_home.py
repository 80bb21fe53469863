"""Home: continue, the last set-up again, a new game, and leaving."""

import pytest

from futé_tui import new_game
from futé_tui.screens.help import HelpScreen
from futé_tui.screens.home.home import MOMENT, Burst, HomeScreen
from futé_tui.screens.lessons.lessons import LessonsScreen
from futé_tui.screens.setup import SetupScreen
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup, recall, remember
from futé_tui.store.paths import games_file, last_setup_file

from .driving import Table, in_app, in_letters_and_painted


def home_of(table: Table) -> HomeScreen:
    assert isinstance(table.app.screen, HomeScreen)
    return table.app.screen


def under_cursor(table: Table) -> str:
    """The entry that Enter opens."""
    entry = home_of(table).shown.under_cursor
    assert entry is not None
    return f"{entry.title}: {entry.detail}"


async def test_at_first_a_new_game_is_offered() -> None:
    async with in_app() as table:
        assert under_cursor(table).startswith("New game: ")
        await table.press("enter")
        assert isinstance(table.app.screen, SetupScreen)
        await table.press("escape")
        assert isinstance(table.app.screen, HomeScreen)
        await table.press("a")
        assert table.messages[-1] == "No game to play again yet."


async def test_two_keys_start_the_last_set_up_again() -> None:
    remember(GameSetup("melange", ("Zoé", "Léo")), last_setup_file())

    async with in_app() as table:
        assert under_cursor(table) == "Again: Mélange futé, Zoé, Léo"
        await table.press("enter", "r")
        assert table.screen.game.ruleset.id == "melange"
        assert table.screen.game.players == ("Zoé", "Léo")
        assert table.last == "roll"


async def test_a_game_that_was_left_is_continued_where_it_was() -> None:
    async with in_app() as table:
        table.app.start(GameSetup("tres-fute", ("Lia", "Tom")))
        await table.press("r", "q")
        assert under_cursor(table) == "Continue: Très futé !, round 1: Lia 0, Tom 0"
        await table.press("enter")
        assert table.last == "roll"


async def test_many_open_games_push_nothing_out_of_sight() -> None:
    async with in_app() as table:
        for name in ("Lia", "Tom", "Zoé", "Léo", "Max"):
            table.app.start(GameSetup("tres-fute", (name,)))
            await table.press("r", "q")
        assert under_cursor(table).endswith("Max 0")
        assert [(entry.key, entry.detail[-5:]) for entry in home_of(table).shown.more] == [
            ("2", "Léo 0"),
            ("3", "Zoé 0"),
            ("4", "Tom 0"),
        ]
        for words in ("Quit", "Also open", "Tom 0"):
            assert words in table.text()
        await table.press("3")
        assert table.game.players == ("Zoé",)


@pytest.mark.parametrize(
    "remembered", ['{"sheet": "no-such-sheet", "players": ["Lia"]}', '{"sheet": "tres-fute", "players": []}']
)
async def test_a_set_up_that_cannot_be_played_any_more_is_reported_and_no_harm(remembered: str) -> None:
    last_setup_file().parent.mkdir(parents=True, exist_ok=True)
    last_setup_file().write_text(remembered, encoding="utf-8")

    async with in_app() as table:
        await table.press("enter")
        assert isinstance(table.app.screen, HomeScreen)
        assert len(table.app._notifications) == 1


@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"sheet": 3}', "\0\xff", '{"sheet": "qwinto", "players": 4}'])
def test_a_damaged_set_up_is_forgotten(damaged: str) -> None:
    last_setup_file().parent.mkdir(parents=True, exist_ok=True)
    last_setup_file().write_bytes(damaged.encode("latin-1"))
    assert recall(last_setup_file()) is None


async def test_every_entry_has_a_key_of_its_own_that_opens_it() -> None:
    async with in_app() as table:
        assert isinstance(table.app.screen, HomeScreen)
        keys = [entry.key for entry in table.app.screen.shown.entries]
        assert len(set(keys)) == len(keys)
        for key in keys:
            if key not in "caq":
                await table.press(key)
                assert not isinstance(table.app.screen, HomeScreen), key
                await table.press("escape")
                assert isinstance(table.app.screen, HomeScreen), key


async def test_a_burst_of_q_from_the_table_ends_at_home_and_a_new_q_leaves() -> None:
    async with in_app() as table:
        table.app.start(GameSetup("tres-fute", ("Lia",)))
        await table.press("r")
        await table.hurry("q", "q", "q")
        await table.press("q", "q")
        assert isinstance(table.app.screen, HomeScreen)
        assert table.app._exit is False
        home_of(table)._burst = Burst(0)
        await table.press("q")
    assert table.app.return_code == 0


def test_keys_that_follow_each_other_closely_are_one_burst() -> None:
    burst = Burst(10.0)
    assert not burst.is_over(10.1)
    assert not burst.is_over(10.5)
    assert not burst.is_over(11.0)
    assert burst.is_over(11.1 + MOMENT)


async def test_leaving_asks_first_where_moves_are_not_on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_app() as table:
        monkeypatch.setattr(GameStore, "on_disk", False)
        await table.press("q")
        assert "Quit and lose them" in table.text()
        await table.press("enter")
        assert isinstance(table.app.screen, HomeScreen)


async def test_f2_speaks_the_next_language() -> None:
    async with in_app() as table:
        await table.press("f2")
        assert "Neues Spiel" in table.text() or "Neue Partie" in table.text()


@in_letters_and_painted
async def test_finished_solo_games_are_shown_with_the_way_to_the_next_level(painted: bool) -> None:
    store = GameStore(games_file())
    for seed in range(3):
        game = new_game("tres-fute", ["Lia"], seed=seed)
        while game.to_move is not None:
            game.play(game.moves()[0])
        store.begin(game)
    store.close()

    async with in_app(size=(120, 40), painted=painted) as table:
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()
        assert isinstance(table.app.screen, HomeScreen)
        progress = table.app.screen.shown.progress
        assert progress is not None
        assert len(progress.totals) == 3
        for words in ("Your last solo games", f"best {progress.best}", "next level at", "3 finished, 0 open"):
            assert words in table.text()


@pytest.mark.parametrize("keys", [["q"], ["end", "enter"]])
async def test_q_and_the_last_entry_leave_with_status_0(keys: list[str]) -> None:
    async with in_app() as table:
        await table.press(*keys)
    assert table.app.return_code == 0


@in_letters_and_painted
async def test_everything_is_reached_with_the_mouse(painted: bool) -> None:
    async with in_app(painted=painted) as table:
        await table.click_target("entry", "new")
        assert isinstance(table.app.screen, SetupScreen)
        table.mouse = True
        await table.command("back")
        await table.command("help")
        assert isinstance(table.app.screen, HelpScreen)
        await table.command("close")
        await table.command("quit_app")
    assert table.app.return_code == 0


async def test_the_palette_at_home_has_every_entry_of_the_menu() -> None:
    async with in_app() as table:
        titles = {command.title for command in table.app.get_system_commands(table.app.screen)}
        entries = {entry.title for entry in home_of(table).shown.entries if entry.enabled}
        assert entries <= titles
        listed = list(table.app.get_system_commands(table.app.screen))
        assert all(command.help[:1].isupper() for command in listed)
        await table.open_palette("Lessons")
        await table.press("enter")
        await table.wait_until(lambda: isinstance(table.app.screen, LessonsScreen))


async def test_an_empty_list_of_games_leads_to_a_new_one() -> None:
    for key in ("g", "s"):
        async with in_app() as table:
            await table.press(key, "n")
            assert isinstance(table.app.screen, SetupScreen)
