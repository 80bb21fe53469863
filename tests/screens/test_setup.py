"""Setting up a game in the app: by keys, by mouse, and what is remembered of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.events import Paste

from futé_tui import new_game
from futé_tui.screens.lessons.lessons import LessonsScreen
from futé_tui.screens.setup import SetupScreen
from futé_tui.screens.table.dice_card import DiceCard
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup, recall, remember
from futé_tui.store.paths import games_file, last_setup_file, settings_file

from .driving import Table, in_app


@asynccontextmanager
async def setting_up() -> AsyncIterator[Table]:
    async with in_app() as table:
        await table.press("n")
        assert isinstance(table.app.screen, SetupScreen)
        yield table


async def test_keys_choose_sheet_names_and_seed_and_all_is_remembered() -> None:
    async with setting_up() as table:
        await table.press("right", "1", *"Lia", "enter", "plus", *"Tom", "enter", "tab", "left", "1", "2", "enter")
        game = table.screen.game
        assert (game.ruleset.id, game.players) == ("vraiment-tres-fute", ("Lia", "Tom"))
        foretold = new_game("vraiment-tres-fute", ["Lia", "Tom"], seed=12)
        foretold.play("roll")
        await table.press("r")
        assert game.position == foretold.position
        await table.press("q")
        assert "Vraiment très futé, Lia, Tom" in table.text()
    assert recall(last_setup_file()) == GameSetup("vraiment-tres-fute", ("Lia", "Tom"))


async def test_the_mouse_does_all_of_it() -> None:
    store = GameStore(games_file())
    store.begin(new_game("tres-fute", ["Zoé"], seed=1))
    store.close()

    async with setting_up() as table:
        await table.click_target("sheet", "1")
        await table.click_target("edit", "0")
        await table.press(*"Lia")
        await table.click_target("add", "")
        await table.click_target("name", "Zoé")
        await table.click_target("remove", "1")
        await table.click_target("choice", "hints", "full")
        await table.click_target("option", "silver_last_roll", "all")
        await table.click_target("start", "")
        assert (table.game.ruleset.id, table.game.players) == ("vraiment-tres-fute", ("Lia",))
        assert table.game.ruleset.settings == {"silver_last_roll": "all"}
        assert table.app.settings.hints == "full"
    assert 'hints = "full"' in settings_file().read_text(encoding="utf-8")
    assert recall(last_setup_file()) == GameSetup(
        "vraiment-tres-fute", ("Lia",), options=(("silver_last_roll", "all"),)
    )


async def test_a_pasted_name_is_shown_as_it_is_and_the_lessons_are_a_key_away() -> None:
    async with setting_up() as table:
        await table.press("1")
        table.app.screen.post_message(Paste("[red]Bob\x1b[2J"))
        await table.pilot.pause()
        await table.press("enter", "l")
        assert isinstance(table.app.screen, LessonsScreen)
        await table.press("escape")
        assert "[red]Bob␛[2J" in table.text()


async def test_a_remembered_rule_that_the_sheet_no_longer_has_is_the_usual_one() -> None:
    remember(GameSetup("vraiment-tres-fute", ("Lia",), options=(("silver_last_roll", "half"),)), last_setup_file())

    async with in_app() as table:
        await table.press("n", "end", "up", "right", "enter")
        assert table.game.ruleset.settings == {"silver_last_roll": "all"}


async def test_real_dice_are_typed_at_the_table_and_the_game_goes_on_with_them() -> None:
    remember(GameSetup("tres-fute", ("Lia",), typed=True), last_setup_file())

    async with in_app() as table:
        await table.press("n", "enter", "r")
        assert isinstance(table.app.screen, DiceCard)
        await table.press(*"12345")
        assert table.messages == [], "numbers are taken without a word"
        await table.press("enter")
        assert isinstance(table.app.screen, DiceCard)
        await table.press("backspace", "7", *"66", "enter")
        assert [die.face for die in table.screen.view.dice] == [1, 2, 3, 4, 6, 6]
        await table.press("q", "c")
        await table.make("white>purple.1=1")
        await table.press("r", "escape")
        assert not isinstance(table.app.screen, DiceCard)
        await table.press("r", *"66666", "enter")
        assert table.game.steps[-1].outcome is not None
        assert table.game.steps[-1].outcome.faces == (6, 6, 6, 6, 6)
        assert table.game.dice.name == "typed"


def test_a_set_up_of_an_older_version_is_still_read() -> None:
    last_setup_file().parent.mkdir(parents=True, exist_ok=True)
    last_setup_file().write_text('{"sheet": "melange", "players": ["Zo\\u00e9", "L\\u00e9o"]}', encoding="utf-8")
    assert recall(last_setup_file()) == GameSetup("melange", ("Zoé", "Léo"))
    newer = GameSetup("puissance-3", ("Lia",), options=(("blue_question", "plus_white"),), typed=True)
    remember(newer, last_setup_file())
    assert recall(last_setup_file()) == newer


async def test_while_a_name_is_typed_the_bar_shows_only_what_keys_do_then() -> None:
    async with setting_up() as table:
        assert "Help" in table.text().splitlines()[-1]
        await table.press("1", *"Li?")
        foot = table.text().splitlines()[-1]
        assert "Li?" in table.text()
        assert "Done" in foot
        assert not any(title in foot for title in ("Help", "Add player", "Next", "Edit sheet"))
        await table.press("enter")
        assert "Help" in table.text().splitlines()[-1]
