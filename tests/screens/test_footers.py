"""The bar of commands at 80 columns: on every screen around the table all commands fit, in every language."""

from collections.abc import Iterator

import pytest

from futé_tui.app import FuteApp
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.screens import commands
from futé_tui.screens.commands import Command
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.footer import KeyCap, draw_footer

AROUND = {
    "games": commands.GAMES_COMMANDS,
    "records": commands.RECORDS,
    "rules": commands.RULES,
    "help": commands.HELP_COMMANDS,
    "daily": commands.DAILY,
    "duels": commands.DUELS,
    "duel": commands.DUEL,
    "a new duel": commands.DUEL_SETUP,
    "lessons": commands.LESSONS,
    "settings": commands.SETTINGS_COMMANDS,
    "set-up": commands.SETUP,
    "editor": commands.EDITOR,
}


@pytest.fixture(autouse=True)
def _speak_english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", AROUND)
def test_all_commands_fit_into_the_bar(screen: str, language: str) -> None:
    speak(language)
    app = FuteApp()

    def cap(command: Command) -> KeyCap:
        key = app.get_key_display(command.binding()).split(", ")[0]
        return KeyCap(key, _(command.title), command.action)

    caps = [cap(command) for command in AROUND[screen] if command.show]
    drawn = "".join(run.text for run in draw_footer(caps, 80, DARK))
    assert all(f" {each.key}  {each.title}" in drawn for each in caps), drawn
