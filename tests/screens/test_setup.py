"""Setting up a game: sheet, names, seed."""

from textual.widgets import Input, OptionList

from futé_tui import new_game
from futé_tui.screens.setup import SetupScreen
from futé_tui.store.last_setup import GameSetup, recall
from futé_tui.store.paths import last_setup_file, settings_file

from .driving import Script, Table, run_app


def setting_up(script: Script) -> None:
    async def open_it(table: Table) -> None:
        await table.press("n")
        assert isinstance(table.app.screen, SetupScreen)
        await script(table)

    run_app(open_it)


def test_keys_choose_sheet_names_and_seed_and_all_is_remembered() -> None:
    async def script(table: Table) -> None:
        await table.press("down", "enter", "L", "i", "a", "comma", "space", "T", "o", "m", "tab", "1", "2", "enter")
        game = table.screen.game
        assert (game.ruleset.id, game.players) == ("vraiment-tres-fute", ("Lia", "Tom"))
        foretold = new_game("vraiment-tres-fute", ["Lia", "Tom"], seed=12)
        foretold.play("roll")
        await table.press("r")
        assert game.position == foretold.position
        await table.press("q")
        assert "Vraiment très futé, Lia, Tom" in table.text()

    setting_up(script)
    assert recall(last_setup_file()) == GameSetup("vraiment-tres-fute", ("Lia", "Tom"))


def test_the_mouse_chooses_the_sheet_and_starts() -> None:
    async def script(table: Table) -> None:
        screen = table.app.screen
        screen.query_one("#players", Input).value = "Lia"
        await table.pilot.click(OptionList, offset=(4, 3))
        await table.pilot.click("#start")
        assert table.screen.game.ruleset.id == "puissance-3"

    setting_up(script)


def test_a_wrong_number_of_names_is_told() -> None:
    async def script(table: Table) -> None:
        for names, count in (("", 0), (" , ,", 0), ("a, b, c, d, e", 5)):
            table.app.screen.query_one("#players", Input).value = names
            table.app.screen.query_one("#players", Input).focus()
            await table.press("enter")
            assert isinstance(table.app.screen, SetupScreen)
            assert f"This sheet is for 1 to 4 players, not {count}." in table.text()

    setting_up(script)


def test_a_seed_is_any_whole_number_that_can_be_typed() -> None:
    async def script(table: Table) -> None:
        for typed, seed in (("+5", 5), ("-3", -3), ("-", None), ("9" * 20, 10**18 - 1)):
            table.app.push_screen(SetupScreen(GameSetup("tres-fute", ("Lia",))))
            await table.pilot.pause()
            table.app.screen.query_one("#seed", Input).focus()
            await table.press(*typed, "enter")
            assert table.app.last_setup == GameSetup("tres-fute", ("Lia",), seed)

    run_app(script)


def test_every_sheet_has_its_picture_and_line() -> None:
    async def script(table: Table) -> None:
        pictures = set()
        for _ in range(5):
            await table.press("down")
            pictures.add(table.text())
        assert len(pictures) == 5

    setting_up(script)


def test_the_hint_level_is_chosen_here_and_kept_as_a_setting() -> None:
    async def script(table: Table) -> None:
        assert "Hints: off" in table.text()
        await table.pilot.click("#hints")
        await table.pilot.pause()
        assert "Hints: rules" in table.text()
        await table.press("enter")
        await table.pilot.pause()
        assert "Hints: options" in table.text()
        table.app.screen.query_one("#players", Input).value = "Lia"
        await table.pilot.click("#start")
        assert table.screen.game.players == ("Lia",)
        assert table.app.settings.hints == "options"
        assert 'hints = "options"' in settings_file().read_text(encoding="utf-8")

    setting_up(script)


def test_two_players_of_the_same_name_are_refused_until_one_is_changed() -> None:
    async def script(table: Table) -> None:
        screen = table.app.screen
        screen.query_one("#players", Input).value = "Lia, lia"
        await table.press("enter", "enter")
        assert "Two players have the same name" in table.text()
        screen.query_one("#players", Input).value = "Lia, Tom"
        await table.pilot.pause()
        assert "Two players" not in table.text()
        await table.press("enter")
        assert table.screen.game.players == ("Lia", "Tom")

    setting_up(script)
