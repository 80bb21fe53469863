"""Sheets of one's own in the app: in every list, playable, and harmless when they are broken, changed or gone."""

from futé_tui import ruleset_ids
from futé_tui.screens.setup import SetupScreen
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import recall
from futé_tui.store.paths import games_file, last_setup_file

from ..own_folder import change, keep
from .driving import in_app, in_letters_and_painted


@in_letters_and_painted
async def test_the_set_up_has_the_sheet_with_its_picture_and_starts_it(painted: bool) -> None:
    sheet = keep()

    async with in_app(painted=painted) as table:
        await table.press("n", "left")
        setup = table.app.screen
        assert isinstance(setup, SetupScreen)
        assert setup.state.chosen.id == "atelier"
        assert setup.state.opponents == ("chick",)
        assert "Atelier" in table.text()
        await table.press("1", *"Lia", "enter", "enter")
        assert table.game.ruleset.id == "atelier"
        await table.make("mix>polish")
        change(sheet)
        await table.press("q")
        await table.press("c")
        assert table.game.ruleset.source == GameStore(games_file()).sheet_sources()[0]
        await table.press("q")
        sheet.unlink()
        for key in "grsdu":
            await table.press(key)
            assert table.text()
            await table.press("escape")
        await table.press("a")
        assert any("there is no sheet 'atelier'" in message for message in table.messages)
    last = recall(last_setup_file())
    assert last is not None
    assert last.sheet == "atelier"


async def test_daily_games_duels_and_rules_have_it() -> None:
    keep()

    async with in_app() as table:
        for key in ("d", "u"):
            await table.press(key)
            await table.press(*(["n"] if key == "u" else ["down"] * len(ruleset_ids())))
            assert "Atelier" in table.text()
            await table.press("escape")
        while len(table.app.screen_stack) > 1:
            await table.press("escape")
        await table.press("r", "f3")
        assert "Atelier" in table.text()


async def test_a_broken_file_is_one_sentence_at_home_and_left_out() -> None:
    keep("id = [", "broken")

    async with in_app() as table:
        await table.wait_until(lambda: table.messages)
        await table.press("n", "escape")
        await table.calm_down()
        assert [message for message in table.messages if "broken.toml: is not TOML" in message] == table.messages
        assert len(table.messages) == 1
