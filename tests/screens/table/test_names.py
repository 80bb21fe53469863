"""Names with any characters: shown as they are, and never wider than there is room."""

import pytest
from rich.cells import cell_len

from futé_tui import new_game
from futé_tui.engine.qwinto.position import PASSIVE
from futé_tui.pages.setup.sheets import sheet_choices
from futé_tui.screens.setup import SetupScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.settings import Settings
from futé_tui.text.player_names import shown_name

from ...cases import for_each
from ...helpers import with_position
from ...qwinto_sheets import sheet
from ..driving import Table, in_app, strips_of

NAMES = {
    "long": "Maximilian-Alexander von und zu Hohenstein-Bärenfels" * 3,
    "accented": "Zoé Æsir Łódź",
    "combining": "Zoe\u0301 a\u0323\u0302",
    "cjk": "山田太郎さんと鈴木花子さん",
    "emoji": "🦊🎲🎉",
    "family": "👨\u200d👩\u200d👧 Team",
    "markup": "[red]Bob[/red]",
    "broken markup": "[/]",
    "control": "a\x1b[31mb\tc\nd\x07",
    "right to left": "\u202eevil \u05d0\u05d1",
    "space": "a b  c",
}


def whole(table: Table, width: int) -> bool:
    """Whether every line of the screen is exactly as wide as the terminal."""
    return all(strip.cell_length == cell_len(strip.text) == width for strip in strips_of(table.app))


@pytest.mark.parametrize("first", [0, 4, 7])
@pytest.mark.usefixtures("letters")
async def test_every_screen_shows_the_names_as_they_are(first: int) -> None:
    names = tuple(NAMES.values())[first : first + 4]

    async with in_app(settings=Settings(animations=False, hints="off")) as table:

        async def look(*expected: str) -> None:
            await table.pilot.pause()
            assert whole(table, 80)
            for text in expected:
                assert text in table.text()

        table.app.start(GameSetup("tres-fute", names, 7))
        await look(f"{shown_name(names[0])}: roll the dice.")
        await table.press("v")
        await look(f"Sheet: {shown_name(names[1])}")
        await table.press("l")
        await look(f"{shown_name(names[0])}'s turn")
        for key in ("l", "r", "r", "x", "r", "x", "r", "x"):  # the first goes back from the other sheet
            await table.press(key)
        await look(f"{shown_name(names[1])} is next")
        await table.press("enter", "q")
        await look(shown_name(names[0]))


@pytest.mark.parametrize("first", [0, 5])
async def test_the_result_and_the_set_up_show_them_too(first: int) -> None:
    names = tuple(NAMES.values())[first : first + 6]
    last_miss = (sheet(misses=4), *[sheet()] * 5)

    async with in_app() as table:
        table.app.last_setup = GameSetup("qwinto", names)
        table.app.push_screen(SetupScreen(sheet_choices({})))
        await table.pilot.pause()
        assert whole(table, 80)
        table.app.action_home()
        game = new_game("qwinto", names, seed=1)
        table.app.sit_down(with_position(game, sheets=last_miss, stage=PASSIVE, seat=5, dice=1, faces=(3, 0, 0)))
        await table.pilot.pause()
        assert whole(table, 80)
        await table.press("x")
        assert isinstance(table.app.screen, ResultScreen)
        assert whole(table, 80)
        assert all(shown_name(name, 14)[:4].strip() in table.text() for name in names)


@for_each(NAMES.values())
def test_a_shown_name_fits_and_can_be_printed(name: str) -> None:
    for widest in (4, 8, 16):
        shown = shown_name(name, widest)
        assert cell_len(shown) <= widest
        assert shown.isprintable()


def test_a_name_that_fits_is_left_as_it_is() -> None:
    assert shown_name("Zoé [b]") == "Zoé [b]"
    assert shown_name("Zoé\u202f!\xa0?") == "Zoé ! ?"
    assert shown_name("山田太郎", 6) == "山田~"
