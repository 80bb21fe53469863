"""The editor in the app: reached from the set-up, the palette and the command line; by keys and by mouse; and safe."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.events import Paste

from futé_tui.editor.state import go_to
from futé_tui.screens.asking import AskCard
from futé_tui.screens.choosing import ChoiceCard
from futé_tui.screens.editor import EditorScreen
from futé_tui.screens.help import HelpScreen
from futé_tui.screens.setup import SetupScreen
from futé_tui.sheets.loader import load_ruleset
from futé_tui.sheets.ruleset_files import own_folder
from futé_tui.store.own_sheets import copy_sheet

from .driving import Table, in_app, in_letters_and_painted


def my_melange() -> Path:
    return copy_sheet(load_ruleset("melange"), "my-melange")


def editor_of(table: Table) -> EditorScreen:
    assert isinstance(table.app.screen, EditorScreen), table.app.screen
    return table.app.screen


@asynccontextmanager
async def editing(*, painted: bool = True, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Table]:
    async with in_app(painted=painted, size=size, entry="edit my-melange") as table:
        editor_of(table)
        yield table


async def go(table: Table, address: str) -> None:
    """Put the cursor on a value."""
    editor = editor_of(table)
    number = next(number for number, value in enumerate(editor.state.values) if value.address == address)
    editor.follow(go_to(editor.state, number))
    await table.calm_down()


@in_letters_and_painted
async def test_a_value_is_typed_marked_saved_and_the_game_has_it(painted: bool) -> None:
    path = my_melange()

    async with editing(painted=painted) as table:
        await go(table, "yellow.column_points.1")
        await table.press("1", "8")
        assert "Yellow, points of column 1" in table.text()
        assert "not saved" in table.text()
        await table.press("f2", "ctrl+s")
        assert "Saved in my-melange.toml." in table.text()
        assert "not saved" not in table.text()
        await table.press("escape")
        assert not isinstance(table.app.screen, EditorScreen)
    assert "column_points = [18, 15, 15, 20, 20, 25]" in path.read_text(encoding="utf-8")
    assert load_ruleset("my-melange").model.zones[0].column_points[0] == 18  # type: ignore[attr-defined]


async def test_arrow_keys_walk_over_the_drawing_and_a_click_goes_to_a_value() -> None:
    my_melange()

    async with editing() as table:
        assert editor_of(table).state.value.part == "yellow"
        await table.click_target("print", "blue", "box r2c1")
        assert editor_of(table).state.value.address == "blue.boxes.5"
        await table.press("right")
        assert editor_of(table).state.value.address == "blue.boxes.6"
        await table.press("down", "left")
        assert editor_of(table).state.value.address == "blue.boxes.9"
        await table.click_target("round", "2")
        assert editor_of(table).state.value.address == "round_bonuses.2"
        await table.click_target("track", "joker")
        assert editor_of(table).state.value.address == "joker.boxes.1"
        await table.press("tab")
        assert editor_of(table).state.value.address == "joker.boxes.2"
        await table.press("space")
        assert editor_of(table).state.value.address == "joker.boxes.3"


async def test_values_that_the_drawing_does_not_show_are_a_list() -> None:
    my_melange()

    async with editing() as table:
        await table.press("f5")
        assert "Not on the drawing" in table.text()
        before = editor_of(table).state.cursor
        await table.press("down")
        after = editor_of(table).state.cursor
        await table.click_target("row", str(before))
        assert editor_of(table).state.cursor == before < after
        await table.press("pagedown", "up")
        assert editor_of(table).state.cursor > after
        await table.press("f5")
        assert "Not on the drawing" not in table.text()


async def test_what_cannot_be_is_said_and_undo_and_escape_take_back() -> None:
    my_melange()

    async with editing() as table:
        await go(table, "green.factors.2")
        await table.press("0")
        assert "A number from 1 to 9." in table.text()
        await table.press("escape", "4", "enter")
        state = editor_of(table).state
        assert state.value.address == "green.factors.3"
        await table.press("ctrl+z")
        state = editor_of(table).state
        assert (state.value.address, state.value.now, state.is_changed) == ("green.factors.2", 3, False)
        table.app.screen.post_message(Paste("5\nrm -rf"))
        await table.calm_down()
        assert editor_of(table).state.value.now == 5
        await table.press("backspace")
        assert editor_of(table).state.value.now == 3


async def test_leaving_with_changes_asks_and_a_burst_of_keys_loses_nothing() -> None:
    path = my_melange()
    before = path.read_text(encoding="utf-8")

    async with editing() as table:
        await go(table, "green.factors.2")
        await table.press("4", "enter")
        await table.hurry("escape", "escape", "escape")
        assert isinstance(table.app.screen, ChoiceCard), "the keys that came with the first one act on nothing"
        await table.press("enter")
        assert editor_of(table).state.is_changed, "the first choice is to stay"
        assert path.read_text(encoding="utf-8") == before
        await table.press("escape", "down")
        await table.hurry("enter", "escape")
        await table.calm_down()
        assert not isinstance(table.app.screen, EditorScreen), "the Escape that came with the choice acts on nothing"
    assert "factors = [2, 4, 2, 1," in path.read_text(encoding="utf-8")


async def test_leaving_without_saving_leaves_the_file_alone() -> None:
    path = my_melange()
    before = path.read_text(encoding="utf-8")

    async with editing() as table:
        await go(table, "green.factors.2")
        await table.press("4", "enter", "escape", "down", "down", "enter")
        await table.calm_down()
        assert not isinstance(table.app.screen, EditorScreen)
    assert path.read_text(encoding="utf-8") == before


async def test_what_was_not_saved_when_the_program_ended_is_there_again_until_it_is_saved_or_dropped() -> None:
    path = my_melange()
    before = path.read_text(encoding="utf-8")

    async with editing() as table:
        await go(table, "green.factors.2")
        await table.press("4")
    assert path.read_text(encoding="utf-8") == before
    async with editing() as table:
        assert editor_of(table).state.is_changed
        assert "These are your changes from last time" in table.text()
        await go(table, "green.factors.2")
        assert editor_of(table).state.value.now == 4
        await table.press("escape", "down", "down", "enter")
        await table.calm_down()
    async with editing() as table:
        assert not editor_of(table).state.is_changed, "they were dropped"
        await go(table, "green.factors.2")
        await table.press("4", "ctrl+s")
    async with editing() as table:
        assert not editor_of(table).state.is_changed, "they are saved"
    assert [each.name for each in path.parent.iterdir()] == [path.name]


async def test_a_draft_that_nobody_could_play_is_left_alone() -> None:
    path = my_melange()
    path.with_name(f"{path.name}.unsaved").write_bytes(b"id = \xff")

    async with editing() as table:
        assert not editor_of(table).state.is_changed


async def test_a_file_that_was_changed_meanwhile_is_replaced_only_after_asking() -> None:
    path = my_melange()

    async with editing() as table:
        await go(table, "green.factors.2")
        await table.press("4")
        other = path.read_text(encoding="utf-8") + "# by another editor\n"
        path.write_text(other, encoding="utf-8")
        await table.press("ctrl+s")
        assert isinstance(table.app.screen, ChoiceCard)
        await table.press("enter")
        assert path.read_text(encoding="utf-8") == other
        await table.press("ctrl+s", "down", "enter")
        assert "another editor" not in path.read_text(encoding="utf-8")


async def test_a_disk_that_refuses_is_a_message_and_the_changes_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    my_melange()

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    async with editing() as table:
        await go(table, "green.factors.2")
        await table.press("4")
        monkeypatch.setattr("futé_tui.store.own_sheets.replace_text", full)
        await table.press("ctrl+s")
        assert any("cannot be written" in message for message in table.messages)
        assert editor_of(table).state.is_changed


async def test_a_sheet_of_the_game_is_copied_first_and_the_set_up_has_the_copy() -> None:
    async with in_app() as table:
        await table.press("n", "f7")
        assert isinstance(table.app.screen, AskCard)
        assert "comes with the game" in table.text()
        for _letter in range(40):
            await table.press("backspace")
        await table.press("enter")
        assert "This needs some text." in table.text()
        await table.press(*"Mein Block", "enter")
        await table.wait_until(lambda: isinstance(table.app.screen, EditorScreen))
        assert "Edit: Mein Block" in table.text()
        await table.press("escape")
        await table.wait_until(lambda: isinstance(table.app.screen, SetupScreen))
        setup = table.app.screen
        assert isinstance(setup, SetupScreen)
        assert setup.state.chosen.id == "mein-block"
    assert (own_folder() / "mein-block.toml").exists()


async def test_the_palette_asks_which_sheet_and_help_explains_the_editor() -> None:
    my_melange()

    async with in_app() as table:
        await table.open_palette("edit a sheet")
        await table.press("enter")
        await table.wait_until(lambda: isinstance(table.app.screen, ChoiceCard))
        await table.press("end", "enter")
        await table.wait_until(lambda: isinstance(table.app.screen, EditorScreen))
        await table.press("f1")
        assert isinstance(table.app.screen, HelpScreen)
        assert "arrow keys go over everything" in table.text()


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_resized_terminal_shows_the_same_value(size: tuple[int, int]) -> None:
    my_melange()

    async with editing(size=size) as table:
        await go(table, "purple.bonuses.3")
        await table.resize(60, 20)
        await table.press("x")
        await table.resize(*size)
        assert editor_of(table).state.value.now == "reroll"
        assert "Purple, bonus of box 3" in table.text()
