"""Commands: the palette has them all, help lists them all, the settings file changes their keys."""

import re
from asyncio import sleep
from pathlib import Path

import pytest
from textual.events import Key, MouseDown, MouseUp

from futé_tui.engine.moves import Reroll
from futé_tui.screens.base import CommandScreen
from futé_tui.screens.commands import SCREENS, TABLE
from futé_tui.screens.help import HelpScreen
from futé_tui.screens.records.games import GamesScreen
from futé_tui.screens.rules import RulesScreen
from futé_tui.screens.settings.keys import with_valid_keys
from futé_tui.screens.setup import SetupScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.resolve_settings import resolve_settings
from futé_tui.store.settings import Settings
from futé_tui.table.letters import LABELS
from futé_tui.widgets.command_bar import CommandBar

from ..helpers import scripted
from .driving import at_table, by_both_hands, in_app, place_on


async def test_the_palette_has_every_command_that_is_not_hidden_and_carries_it_out() -> None:
    async with at_table(scripted("tres-fute", ["123456"], players=2)) as table:
        listed = {command.title for command in table.app.get_system_commands(table.screen)}
        assert {command.title for command in TABLE} - {"More"} | {"Records", "Settings"} <= listed
        assert "More" not in listed, "no box is without a label"
        at_home = [command.title for command in table.app.get_system_commands(table.app.screen_stack[0])]
        assert at_home.count("Quit") == 1
        await table.open_palette("Roll")
        await table.press("enter")
        await table.wait_until(lambda: table.last == "roll")


@by_both_hands
async def test_help_shows_how_and_lists_every_key(mouse: bool) -> None:
    async with at_table("tres-fute", mouse=mouse, size=(100, 40)) as table:
        await table.command("help")
        assert isinstance(table.app.screen, HelpScreen)
        page = table.text()
        assert "The key under a die picks it" in page
        assert all(command.help in page for command in TABLE[:6])
        await table.command("close")
        assert table.screen


def settings_of(tmp_path: Path, text: str) -> Settings:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return with_valid_keys(resolve_settings(file, {}, {}))


@pytest.mark.usefixtures("letters")
async def test_changed_keys_work_and_are_shown(tmp_path: Path) -> None:
    settings = settings_of(tmp_path, 'animations = false\n[keys]\nroll = "w"\nstop = "space"\nhelp = "z"\n')
    assert not settings.problems

    async with at_table("tres-fute", settings=settings) as table:
        assert " w Roll" in table.text()
        await table.press("w", "space")
        assert table.last == "pass"
        await table.press("r")
        assert table.last == "pass"
        assert "w" not in table.screen.letters.values(), "no die has the letter of a command"
        await table.press("z")
        assert isinstance(table.app.screen, HelpScreen)
        assert re.search(r"\[w\] +Roll the dice", table.text())


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ("rol = 'x'", "There is no command 'rol' to give a key to."),
        ("roll = 'u'", "The key 'u' belongs to both undo and roll."),
        ("roll = '?'", "The key 'question_mark' belongs to both help and roll."),
        ("roll = 'spaec'", "There is no key 'spaec' to give to roll."),
        ("roll = 'w,,y'", "There is no key 'w,,y' to give to roll."),
        (r'roll = "\u001b"', "There is no key '␛' to give to roll."),
        (r'roll = "ctrl+\u202e"', "There is no key 'ctrl+␦' to give to roll."),
        ("roll = 'right-to-left_override'", "There is no key 'right-to-left_override' to give to roll."),
        (r'roll = "\u0301"', "There is no key '\u0301' to give to roll."),
        (r'yellow = "\u200b"', "There is no key '␦' to give to yellow."),
        ("roll = '3'", "The key '3' is used as a label of boxes."),
        ("roll = 'y,A'", "The key 'A' is used as a label of boxes."),
    ],
)
def test_a_key_that_cannot_be_used_is_reported_and_the_others_change(tmp_path: Path, wrong: str, problem: str) -> None:
    settings = settings_of(tmp_path, f"[keys]\n{wrong}\nstop = 'k'\n")
    assert [str(found) for found in settings.problems] == [problem]
    assert settings.keys == {"stop": "k"}


def test_two_commands_may_swap_their_keys_but_not_share_one(tmp_path: Path) -> None:
    assert settings_of(tmp_path, "[keys]\nroll = 'u'\nundo = 'r'").keys == {"roll": "u", "undo": "r"}
    assert settings_of(tmp_path, "[keys]\nroll = 'u'\nundo = 'u'").keys == {}


def test_no_two_commands_of_a_screen_have_the_same_key() -> None:
    for commands in SCREENS:
        keys = [key for command in commands for key in command.key.split(",")]
        assert len(keys) == len(set(keys)), keys
        assert commands is not TABLE or not set(keys) & set(LABELS)


async def test_mistakes_are_shown_and_the_game_goes_on(tmp_path: Path) -> None:
    async with in_app(settings=settings_of(tmp_path, "theme = 'no-such-theme'\n[keys]\nrol = 'x'")) as table:
        first, second = [notification.message for notification in table.app._notifications]
        assert second == "There is no theme 'no-such-theme'."
        assert table.app.theme == "fute-dark"
        assert first == "There is no command 'rol' to give a key to."
        await table.press("enter")
        assert isinstance(table.app.screen, SetupScreen)


async def test_ctrl_c_says_in_the_current_language_how_to_quit() -> None:
    async with in_app(settings=Settings(language="fr")) as table:
        await table.press("ctrl+c")
        [said] = [notification.message for notification in table.app._notifications]
        assert said == "Ctrl+Q quitte le jeu."


def test_every_screen_shows_its_commands_in_the_bar() -> None:
    screens: list[type[CommandScreen]] = [CommandScreen]
    for screen in screens:
        screens += screen.__subclasses__()
    assert {TableScreen, GamesScreen} < set(screens)
    assert all(screen.COMMANDS_HERE for screen in screens if not screen.__subclasses__())


@pytest.mark.usefixtures("letters")
async def test_a_command_that_means_nothing_now_keeps_its_place_in_brackets() -> None:
    async with at_table("tres-fute", size=(120, 40)) as table:
        assert " space Roll   (x Pass)    ⏎ Roll    " in table.text()
        await table.press("space")
        assert " space Reroll  x Pass    (⏎ Confirm)(u Undo) " in table.text()


async def test_a_key_that_means_nothing_says_so_on_every_screen() -> None:
    for entry in ("", "new", "games", "records", "rules", "lessons", "daily", "duel", "settings"):
        async with in_app(entry=entry) as table:
            await table.press("f9")
            assert "f9 does nothing here." in table.text().splitlines()[-1], entry
            await table.press("f1")
            assert "f9 does nothing here." not in table.text()


async def test_a_key_that_means_nothing_is_called_what_its_key_cap_says() -> None:
    async with in_app() as table:
        for key, said in (("escape", "esc"), ("ctrl+s", "^s"), ("left", "←"), ("k", "k"), ("slash", "/")):
            await table.press(key)
            assert f" {said} does nothing here." in table.text().splitlines()[-1]


async def test_a_blank_that_means_nothing_is_called_by_its_key() -> None:
    async with in_app(entry="records") as table:
        await table.press("space")
        assert table.messages == ["space does nothing here. ? shows every key."]


async def test_what_is_too_long_for_the_bar_pops_up_above_it_and_goes_with_the_screen() -> None:
    async with in_app() as table:
        table.app._disable_notifications = False  # as outside tests
        await table.press("f1")
        table.app.screen.notify("word " * 30)
        await table.wait_until(lambda: "word word" in table.text())
        top = next(y for y, line in enumerate(table.text().splitlines()) if "word word" in line)
        assert top > 12, "at the top are headlines and dice"
        table.app._said_at -= 10
        await table.press("escape")
        await table.calm_down()
        assert not table.messages


async def test_a_click_right_after_a_key_is_not_lost() -> None:
    """Nothing is taken apart and rebuilt after a move, so there is no moment in which a click falls through."""

    async with in_app() as table:
        for milliseconds in (0, 4, 8, 16, 24, 32):
            table.app.sit_down(scripted("tres-fute", ["111111", "666666"]))
            await table.pilot.pause()
            bar = table.screen.query_one(CommandBar)
            x, y = bar.region.offset + place_on(bar, "command", "roll")
            table.app.post_message(Key("r", "r"))
            await sleep(milliseconds / 1000)
            for kind in (MouseDown, MouseUp):
                table.app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, x, y))
            await table.pilot.pause()
            assert isinstance(table.screen.state.proposed, Reroll), milliseconds


async def test_help_at_the_table_scrolls_by_its_key_and_leads_to_the_rules() -> None:
    async with at_table("tres-fute") as table:
        await table.command("help")
        assert all(word in table.text().splitlines()[-1] for word in ("Scroll down", "Rules"))
        before = table.text()
        await table.press("pagedown")
        assert table.text() != before
        await table.press("f4")
        assert isinstance(table.app.screen, RulesScreen)
        await table.press("escape")
        assert isinstance(table.app.screen, HelpScreen)
        await table.command("close")
        assert table.screen


async def test_help_that_is_all_in_sight_has_no_key_to_scroll() -> None:
    async with in_app(size=(160, 50)) as table:
        await table.command("help")
        assert isinstance(table.app.screen, HelpScreen)
        assert not {"Scroll", "Rules"} & set(table.text().splitlines()[-1].split())
