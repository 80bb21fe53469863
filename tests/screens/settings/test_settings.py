"""The settings screen: every change acts and is written at once, unless something stronger decides."""

from pathlib import Path

import pytest

from futé_tui.language import speak, spoken
from futé_tui.pages.table_piece import table_piece
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.settings.key_card import KeyCard
from futé_tui.screens.settings.setting_rows import die_rows, group_of
from futé_tui.screens.settings.settings import SettingsScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.paths import settings_file
from futé_tui.store.resolve_settings import resolve_settings
from futé_tui.store.settings import NAMES, Settings, Source
from futé_tui.table.page.drawing.palette import DARK

from ..driving import Table, at_table, in_app


def on_disk() -> Settings:
    return resolve_settings(settings_file(), {}, {})


async def open_settings(table: Table) -> None:
    """From home, by the entry before the last."""
    await table.press("end", "up", "enter")
    assert isinstance(table.app.screen, SettingsScreen)


async def go_to(table: Table, name: str) -> None:
    screen = table.app.screen
    assert isinstance(screen, SettingsScreen)
    screen.go_to([row.name for row in screen.rows].index(name))
    await table.pilot.pause()


async def leave(table: Table) -> None:
    await table.press("escape")
    assert isinstance(table.app.screen, HomeScreen)


async def test_every_setting_can_be_changed_and_acts_and_is_written_at_once() -> None:
    async with in_app() as table:
        app = table.app
        await open_settings(table)
        for name in NAMES:
            await go_to(table, name)
            before = getattr(app.settings, name)
            await table.press("right")
            assert getattr(app.settings, name) != before
            assert getattr(on_disk(), name) == getattr(app.settings, name)
        assert spoken() == app.settings.language == "fr"
        assert "suppr Par défaut" in table.text(), "the bar speaks it at once"
        assert app.theme == app.settings.theme
        assert app.animation_level == "full"
        assert app.has_class("-ascii")
        await go_to(table, "ascii")
        await table.press("left")
        assert not app.has_class("-ascii")
        await go_to(table, "language")
        await table.press("delete")
        assert app.settings.language == "auto"
        assert "language" not in settings_file().read_text(encoding="utf-8")
        await leave(table)


async def test_a_key_is_changed_unless_another_command_has_it() -> None:
    async with in_app() as table:
        await open_settings(table)
        await go_to(table, "keys.roll")
        await table.press("enter", "u")
        assert isinstance(table.app.screen, KeyCard)
        assert "The key 'u' belongs to both Undo and Roll." in table.text()
        await table.press("w")
        assert isinstance(table.app.screen, SettingsScreen)
        assert on_disk().keys == {"roll": "w"}
        await go_to(table, "keys.undo")
        await table.press("enter", "w")
        assert "The key 'w' belongs to both Roll and Undo." in table.text()
        await table.press("escape")
        assert on_disk().keys == {"roll": "w"}
        await leave(table)


async def test_the_mouse_changes_values_and_keys_and_leaves() -> None:
    async with in_app() as table:
        table.mouse = True
        await table.click_target("entry", "settings")
        assert isinstance(table.app.screen, SettingsScreen)
        await table.click_target("value", "3", "0")
        assert table.app.settings.ascii
        await table.command("change")
        assert not table.app.settings.ascii
        await go_to(table, "keys.roll")
        await table.click_target("row", str(table.app.screen.cursor))
        assert isinstance(table.app.screen, KeyCard)
        await table.command("keep_key")
        await table.command("back")
        assert isinstance(table.app.screen, HomeScreen)


async def test_what_environment_or_flag_decide_is_shown_and_stays() -> None:
    sources = {"theme": Source("environment", "FUTE_THEME"), "ascii": Source("flag", "--ascii")}

    async with in_app(settings=Settings(theme="nord", ascii=True, sources=sources)) as table:
        await open_settings(table)
        assert "FUTE_THEME decides" in table.text()
        assert "--ascii decides" in table.text()
        await go_to(table, "theme")
        await table.press("right", "delete")
        assert table.app.theme == "nord"
        assert not settings_file().exists()
        assert "cannot be changed here" in table.messages[-1]


async def test_a_game_on_the_table_goes_on_with_the_new_settings() -> None:
    async with at_table("tres-fute") as table:
        await table.press("r")
        table.app.action_settings()
        await table.pilot.pause()
        await go_to(table, "ascii")
        await table.press("enter")
        await go_to(table, "keys.stop")
        await table.press("enter", "k", "escape")
        assert isinstance(table.app.screen, TableScreen)
        assert len(table.app.screen_stack) == 2, "home and one table, not two"
        assert " k Pass" in table.text()
        await table.press("k")
        assert table.last == "pass"


async def test_a_change_that_cannot_be_written_holds_and_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))

    async with in_app() as table:
        await open_settings(table)
        await go_to(table, "theme")
        await table.press("right")
        assert table.app.theme == "fute-light"
        [message] = [notification.message for notification in table.app._notifications]
        assert "lasts only until you leave" in message


def test_the_keys_of_dice_are_shown_as_they_are_on_the_sheets() -> None:
    speak("de")
    rows = {row.name: row.value for row in die_rows(Settings())}
    assert rows["keys.yellow"] == "g"
    assert rows["keys.green"] == "n", "yellow has the first letter"
    assert {row.name: row.value for row in die_rows(Settings(keys={"green": "z"}))}["keys.green"] == "z"


async def test_keys_are_grouped_by_the_pages_they_belong_to_and_no_group_has_a_title_twice() -> None:
    async with in_app() as table:
        await open_settings(table)
        screen = table.app.screen
        assert isinstance(screen, SettingsScreen)
        rows = {row.name: row for row in screen.rows}
        assert group_of("keys.known") == group_of("keys.part_known") == "Keys of the sheet editor"
        assert group_of("keys.next_player") == "Keys of games, replay and review"
        assert group_of("keys.back") == "Keys on many pages"
        assert group_of("keys.start_game") != group_of("keys.take_lesson")
        titles = [(group_of(name), row.title) for name, row in rows.items()]
        assert len(titles) == len(set(titles)), [title for title in titles if titles.count(title) > 1]
        assert all(row.help.endswith(".") for row in rows.values())


async def test_a_key_that_no_die_can_have_is_refused_in_plain_words() -> None:
    async with in_app() as table:
        await open_settings(table)
        await go_to(table, "keys.white")
        await table.press("enter", "enter")
        assert "Enter can't be the key of a die. Choose a letter." in table.text()


@pytest.mark.parametrize("width", [30, 36, 38, 60])
def test_the_piece_of_a_table_cuts_no_round(width: int) -> None:
    rounds = "".join(run.text for run in table_piece(width, DARK)[0])
    assert "…" not in rounds
    assert len(rounds) == width
