"""Hostile names, records and file names on every screen: what is painted can be printed, and lines keep their width."""

from datetime import date

import pytest
from rich.cells import cell_len

from futé_tui import new_game
from futé_tui.challenges.challenge import Challenge, daily_challenge
from futé_tui.challenges.codes import write_code
from futé_tui.engine.game import Game
from futé_tui.expert import player
from futé_tui.expert.manifest import Misfit, NoExpert
from futé_tui.outside import visible_lines
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.review.review import ReviewScreen
from futé_tui.screens.sitting_down import review_game
from futé_tui.screens.table.result import ResultScreen
from futé_tui.sheets.loader import load_ruleset
from futé_tui.sheets.ruleset import Ruleset
from futé_tui.sheets.ruleset_files import own_folder
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup, remember
from futé_tui.store.occasion import Kind, Occasion
from futé_tui.store.paths import games_file, last_setup_file
from futé_tui.store.settings import Settings

from ..expert.experts import newborn
from ..fuzz.test_rulesets import original
from ..helpers import play_on
from ..hostile import HOSTILE
from ..own_folder import keep
from .driving import Table, in_app, in_letters_and_painted, strips_of

FULL = Settings(animations=False, hints="full")
NAMES = [f"L{hostile}" for hostile in HOSTILE.values()]


@pytest.fixture(autouse=True)
def _no_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    """Par knows no names, and takes its time."""

    def load_none(ruleset: Ruleset) -> None:
        raise NoExpert(Misfit.NONE, ruleset.id)

    monkeypatch.setattr(player, "load_expert", load_none)


def groups(size: int) -> list[list[str]]:
    """All hostile names, as many at a table as can sit there."""
    return [NAMES[first : first + size] for first in range(0, len(NAMES), size)]


async def look(table: Table) -> None:
    await table.pilot.pause()
    for strip in strips_of(table.app):
        assert strip.text.isprintable(), repr(strip.text)
        assert cell_len(strip.text) == table.app.size.width
    for message in table.messages:
        assert all(line.isprintable() for line in message.split("\n")), repr(message)


def finished(sheet: str, names: list[str]) -> Game:
    return play_on(new_game(sheet, names, seed=7))


def store_games() -> str:
    """Store games of hostile players of every kind; the code of their duel."""
    store = GameStore(games_file())
    for names in groups(4):
        store.begin(finished("tres-fute", names))
        store.begin(finished("qwinto", names).until(4))
    today = date.today()
    daily, duel = daily_challenge(today, "qwinto"), Challenge(load_ruleset("qwinto"), 7)
    for luck, name in enumerate(NAMES):
        store.begin(play_on(daily.start(name[:16]), luck), Occasion(Kind.DAILY, str(today)))
        store.begin(play_on(duel.start(name[:16]), luck), Occasion(Kind.DUEL, write_code(duel)))
    store.close()
    return write_code(duel)


@in_letters_and_painted
async def test_home_and_lists_show_hostile_names_harmlessly(painted: bool) -> None:
    code = store_games()

    async with in_app(settings=FULL, size=(120, 60), painted=painted) as table:
        await look(table)
        for entry in ("games", "records", "daily", "duel", f"duel {code}"):
            table.app.post_message(HomeScreen.Chosen(entry))
            await look(table)
            await table.press("tab", "c")
            await look(table)
            assert visible_lines(table.app.clipboard) == table.app.clipboard, "what is copied will be pasted"
            if entry == "games":
                await table.press("e")
                await table.pilot.press(*"x/y", "enter")
                await look(table)
            table.app.action_home()
            await table.pilot.pause()
        table.app.action_records()
        for _ in range(6):
            await table.press("right", "p")
            await look(table)


@in_letters_and_painted
async def test_set_ups_show_hostile_names_harmlessly(painted: bool) -> None:
    async with in_app(settings=FULL, size=(120, 40), painted=painted) as table:
        for names in groups(6):
            shown = tuple(name.replace("\udcff", "\x85") for name in names)  # a file cannot have half a sign
            remember(GameSetup("qwinto", shown), last_setup_file())
            table.app.last_setup = GameSetup("qwinto", shown)
            for entry in ("new", "duel qwinto"):
                table.app.post_message(HomeScreen.Chosen(entry))
                await look(table)
                await table.press("tab")
                await look(table)
                table.app.action_home()
                await look(table)


@in_letters_and_painted
async def test_the_table_with_its_hints_shows_hostile_names_harmlessly(painted: bool) -> None:
    keys = "l v m e down enter escape right h f1 escape r x x enter"

    async with in_app(settings=FULL, size=(120, 40), painted=painted) as table:
        for names in groups(4):
            table.app.sit_down(finished("tres-fute", names).until(20))
            await look(table)
            for key in keys.split():
                await table.press(key)
                await look(table)
            table.app.action_home()


@in_letters_and_painted
async def test_results_and_replays_show_hostile_names_harmlessly(painted: bool) -> None:
    async with in_app(settings=FULL, size=(120, 40), painted=painted) as table:
        for names in groups(6):
            game = finished("qwinto", names)
            table.app.open_replay(game)
            await look(table)
            for key in ("t", "escape", "end", "v", "l", "p"):
                await table.press(key)
                await look(table)
            table.app.action_home()
            table.app.sit_down(game.until(len(game.steps) - 1))
            await table.pilot.pause()
            while table.game.to_move is not None:
                table.screen.choose(table.game.moves()[-1])
            await look(table)
            assert isinstance(table.app.screen, ResultScreen)
            for key in ("c", "r", "escape", "s"):
                await table.press(key)
                await look(table)
            assert visible_lines(table.app.clipboard) == table.app.clipboard
            table.app.action_home()


@in_letters_and_painted
async def test_reviews_show_hostile_names_harmlessly(painted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "load_expert", lambda ruleset: newborn(ruleset.id))
    store = GameStore(games_file())
    numbers = [store.begin(finished("qwixx", names)) for names in groups(5)]
    store.close()
    async with in_app(settings=FULL, painted=painted) as table:
        for number in numbers:
            review_game(table.app, number)
            screen = table.app.screen
            assert isinstance(screen, ReviewScreen)
            while not screen.count:
                await table.pilot.pause(0.01)
            for key in ("v", "v", "tab", "tab", "tab", "enter", "escape", "p", "escape"):
                await look(table)
                await table.press(key)
            table.app.action_home()


@in_letters_and_painted
async def test_a_wide_title_keeps_every_line_as_wide_as_the_terminal(painted: bool) -> None:
    title = "山e\u0301🦊" * 15
    keep(original("qwinto").replace('title = "Qwinto"', f'title = "{title}"', 1), "own-qwinto")
    store = GameStore(games_file())
    game = play_on(new_game(own_folder() / "own-qwinto.toml", NAMES[:6], seed=7))
    for moves in (len(game.steps), 4):
        store.begin(game.until(moves))
    store.close()
    async with in_app(settings=FULL, painted=painted) as table:
        await look(table)
        for entry in ("edit own-qwinto", "new own-qwinto", "duel own-qwinto", "records", "games", "continue 2"):
            table.app.post_message(HomeScreen.Chosen(entry))
            await look(table)
            for key in ("tab", "b", "down", "f1", "escape"):
                await table.press(key)
                await look(table)
            table.app.action_home()
        table.app.open_replay(game)
        await look(table)


async def test_messages_show_hostile_text_harmlessly() -> None:
    async with in_app() as table:
        for hostile in HOSTILE.values():
            table.app.notify(f"cannot read {hostile}", markup=False)
            table.app.start(GameSetup(hostile, ("Lia",)))
            await look(table)
        assert len(table.messages) == 2 * len(HOSTILE)
