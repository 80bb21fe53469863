"""Hostile names, records and file names on every screen: what is painted can be printed, and lines keep their width."""

from datetime import date

import pytest
from rich.cells import cell_len

from futé_tui import new_game
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.codes import write_code
from futé_tui.challenges.daily import daily_challenge
from futé_tui.screens.home.home import HomeScreen
from futé_tui.sheets.loader import load_ruleset
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup, remember
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file, last_setup_file
from futé_tui.store.settings import Settings

from ..challenges.games import play_on
from ..hostile import HOSTILE
from .driving import Table, run_app, strips_of

FULL = Settings(animations=False, hints="full")
every_text = pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)


async def look(table: Table) -> None:
    await table.pilot.pause()
    for strip in strips_of(table.app):
        assert strip.text.isprintable(), repr(strip.text)
        assert cell_len(strip.text) == table.app.size.width
    for message in table.told:
        assert all(line.isprintable() for line in message.split("\n")), repr(message)


def store_games(hostile: str) -> str:
    """Store games of hostile players of every kind; the code of their duel."""
    names = [f"L{hostile}", f"T{hostile}"]
    store = GameStore(games_file())
    store.begin(play_on(new_game("tres-fute", names, seed=7)))
    store.begin(play_on(new_game("qwinto", names, seed=7)).until(4))
    today = date.today()
    daily = daily_challenge(today, "qwinto").start(names[0][:16])
    store.begin(play_on(daily), Occasion(Kind.DAILY, str(today)))
    duel = Challenge(load_ruleset("qwinto"), 7)
    for luck, name in enumerate(names):
        store.begin(play_on(duel.start(name[:16]), luck), Occasion(Kind.DUEL, write_code(duel)))
    store.close()
    remember(GameSetup("qwinto", tuple(name.replace("\udcff", "\x85") for name in names)), last_setup_file())
    return write_code(duel)


@every_text
def test_home_lists_and_set_ups_show_hostile_names_harmlessly(hostile: str) -> None:
    code = store_games(hostile)

    async def script(table: Table) -> None:
        await look(table)
        for entry in ("games", "records", "new", "daily", "duel", f"duel {code}", "duel qwinto"):
            table.app.post_message(HomeScreen.Chosen(entry))
            await look(table)
            await table.press("tab")
            await look(table)
            if entry == "games":
                await table.press("e")
                await table.pilot.press(*"x/y", "enter")
                await look(table)
            table.app.action_home()
            await table.pilot.pause()
        for page in range(6):
            table.app.action_records()
            await table.pilot.pause()
            await table.press(*["right"] * page, "p")
            await look(table)
            table.app.action_home()
            await table.pilot.pause()

    run_app(script, settings=FULL, size=(120, 40))


@every_text
def test_the_table_with_its_hints_shows_hostile_names_harmlessly(hostile: str) -> None:
    async def script(table: Table) -> None:
        table.app.sit_down(play_on(new_game("tres-fute", [f"L{hostile}", f"T{hostile}"], seed=7)).until(20))
        await look(table)
        for key in (
            "l",
            "v",
            "m",
            "e",
            "down",
            "enter",
            "escape",
            "right",
            "h",
            "f1",
            "escape",
            "r",
            "x",
            "x",
            "enter",
        ):
            await table.press(key)
            await look(table)

    run_app(script, settings=FULL, size=(120, 40))


@every_text
def test_results_and_replays_show_hostile_names_harmlessly(hostile: str) -> None:
    game = play_on(new_game("qwinto", [f"L{hostile}", f"T{hostile}"], seed=7))

    async def script(table: Table) -> None:
        table.app.show_again(game)
        await look(table)
        for key in ("t", "escape", "end", "v", "l", "p"):
            await table.press(key)
            await look(table)
        table.app.action_home()
        table.app.sit_down(game.until(len(game.steps) - 1))
        await table.press("x", "1", "enter", "x")
        await look(table)

    run_app(script, settings=FULL, size=(120, 40))


@every_text
def test_messages_show_hostile_text_harmlessly(hostile: str) -> None:
    async def script(table: Table) -> None:
        table.app.notify(f"cannot read {hostile}", markup=False)
        table.app.start(GameSetup(hostile, ("Lia",)))
        await look(table)
        assert len(table.told) == 2

    run_app(script)
