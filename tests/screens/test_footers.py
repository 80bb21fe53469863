"""The bar of commands at 80 columns: on every screen around the table all commands fit, in every language."""

import pytest
from rich.cells import cell_len

from futé_tui.app import FuteApp
from futé_tui.engine.moves import Reroll, Roll
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.screens import commands
from futé_tui.screens.commands import Command
from futé_tui.store.settings import Settings
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.footer import KeyCap, draw_footer, write_footer
from futé_tui.text.command_titles import stopping_moves, title_of, widest_title
from futé_tui.widgets.command_bar import CommandBar

from ..cases import for_each
from .driving import at_table

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


@for_each(AROUND, LANGUAGES)
def test_all_commands_fit_into_the_bar(screen: str, language: str) -> None:
    speak(language)
    app = FuteApp()

    def cap(command: Command) -> KeyCap:
        key = app.get_key_display(command.binding()).split(", ")[0]
        return KeyCap(key, _(command.title), command.action)

    caps = [cap(command) for command in AROUND[screen] if command.show]
    drawn = "".join(run.text for run in draw_footer(tuple(caps), 80, DARK))
    tight = all(f"{each.key} {each.title}" in drawn for each in caps)
    assert tight or all(f" {each.key}  {each.title}" in drawn for each in caps), drawn


def widest(command: Command, machine: str) -> str:
    """The title of a command at the table, as wide as it ever is there."""
    if command is commands.ROLL:
        return _(command.title).ljust(widest_title(Roll, Reroll))
    if command is commands.STOP:
        return _(command.title).ljust(widest_title(*stopping_moves(machine)))
    return _(command.title)


@for_each(["fute", "qwinto", "qwixx"], LANGUAGES)
def test_the_bar_of_the_table_has_room_for_hints_and_coach(machine: str, language: str) -> None:
    speak(language)
    drawn = bar_of([(command, widest(command, machine)) for command in commands.TABLE if command is not commands.MORE])
    wanted = (commands.UNDO, commands.NEXT_SHEET, commands.HINTS, commands.COACH, commands.HOME)
    assert all(_(command.title) in drawn for command in wanted), drawn


@for_each(["fute", "qwinto", "qwixx"], LANGUAGES, [False, True])
def test_the_bar_in_letters_has_room_for_hints_and_coach(machine: str, language: str, ascii_only: object) -> None:
    speak(language)
    app = FuteApp(settings=Settings(ascii=bool(ascii_only)))
    titles = {commands.ROLL: title_of(Reroll())}

    def view(command: Command) -> KeyCap:
        title = titles.get(command, _(command.title)).ljust(len(widest(command, machine)))
        key = app.get_key_display(command.binding()).split(", ")[0]
        return KeyCap(key, title, command.action, spare=command.spare)

    shown = [view(command) for command in commands.TABLE if command.show and command is not commands.MORE]
    bar = "".join(run.text for run in write_footer(shown, 80))
    wanted = (commands.UNDO, commands.NEXT_SHEET, commands.HINTS, commands.COACH, commands.HOME)
    assert all(_(command.title) in bar for command in wanted), bar
    assert cell_len(bar) <= 80


@for_each(["fute", "qwinto", "qwixx"], LANGUAGES)
def test_the_bar_of_a_lesson_shows_how_to_leave_it(machine: str, language: str) -> None:
    speak(language)
    drawn = bar_of([(command, widest(command, machine)) for command in commands.LESSON if command is not commands.MORE])
    wanted = (commands.UNDO, commands.TASK, commands.SOLUTION, commands.LEAVE_LESSON)
    assert all(_(command.title) in drawn for command in wanted), drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_replay_shows_how_to_leave_it(language: str) -> None:
    speak(language)
    drawn = bar_of([(command, _(command.title)) for command in commands.REPLAY_COMMANDS])
    assert _(commands.LEAVE_GAMES.title) in drawn, drawn


def bar_of(titled: list[tuple[Command, str]]) -> str:
    """The bar at 80 columns of commands with these titles."""
    app = FuteApp()
    caps = [
        KeyCap(app.get_key_display(command.binding()).split(", ")[0], title, command.action, spare=command.spare)
        for command, title in titled
        if command.show
    ]
    return "".join(run.text for run in draw_footer(tuple(caps), 80, DARK))


async def test_the_bar_has_the_colours_of_the_theme_at_once() -> None:
    async with at_table("tres-fute") as table:
        bar = table.screen.query_one(CommandBar)
        for theme, palette in (("fute-light", LIGHT), ("fute-dark", DARK)):
            table.app.theme = theme
            await table.pilot.pause()
            grounds = {
                segment.style.bgcolor.name for segment in bar.render_line(0) if segment.style and segment.style.bgcolor
            }
            assert palette.cap in grounds
            assert palette.header in grounds
