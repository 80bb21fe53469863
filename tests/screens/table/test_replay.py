"""Replay on the screen: every step there and back, turns to jump to, any player's sheet, and playing on from here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.screens.choosing import ChoiceCard
from futé_tui.screens.table.replay import ReplayScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.screens.table.turns import TurnsScreen
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file
from futé_tui.table.view import TableView

from ...helpers import golden
from ...statistics.games import random_game
from ..driving import QUIET, Table, by_both_hands, in_app


@asynccontextmanager
async def replaying(game: Game, *, mouse: bool = False) -> AsyncIterator[tuple[Table, ReplayScreen]]:
    """The replay of a game."""
    async with in_app() as table:
        table.app.open_replay(game)
        await table.pilot.pause()
        table.mouse = mouse
        screen = table.app.screen
        assert isinstance(screen, ReplayScreen)
        yield table, screen


def view_of(screen: ReplayScreen) -> TableView:
    """What is shown of the game."""
    assert screen._page_shown
    return screen._page_shown.table


def words_of(screen: ReplayScreen) -> str:
    """What is said about the moment."""
    return view_of(screen).prompt


async def test_q_closes_the_cards_of_a_replay_as_escape_does() -> None:
    async with replaying(random_game("tres-fute", ["Lia", "Tom"], 5)) as (table, screen):
        screen.go_to(4)
        for key in ("p", "t"):
            await table.press(key)
            assert table.app.screen is not screen
            await table.press("q")
            assert table.app.screen is screen


async def test_at_the_start_of_a_turn_the_line_names_whose_turn_it_is() -> None:
    async with replaying(random_game("tres-fute", ["Lia", "Tom"], 5)) as (_table, screen):
        for turn in screen.replay.turns[1:]:
            screen.go_to(turn.start)
            words = words_of(screen)
            if turn.seat is not None:
                assert f"Round {turn.round}: {('Lia', 'Tom')[turn.seat]} is next. Just before: " in words, words


@by_both_hands
async def test_steps_are_made_and_taken_back_and_what_they_did_is_shown(mouse: bool) -> None:
    async with replaying(golden("tres-fute-2"), mouse=mouse) as (table, screen):
        assert words_of(screen).startswith("0/110 Round 1: a reroll for everyone. Lia's turn.")
        await table.command("step_on")
        assert words_of(screen).startswith("1/110 Round 1: Lia. Rolled: 4 5")
        await table.command("step_on")
        await table.command("step_on")
        assert words_of(screen) == "3/110 Round 1: Lia. Orange 4: wrote 4 (+4)."
        assert "Lia 4" in table.text()
        await table.command("step_back")
        assert screen.moment == 2
        assert "Lia 4" not in table.text()


async def test_a_note_is_about_the_decision_to_come_so_the_sheet_is_of_who_decides() -> None:
    async with replaying(golden("tres-fute-2")) as (_table, screen):
        screen._noted = 7, "Better by 3."
        assert (screen.replay.mover(7), screen.replay.at(7).to_move) == (0, 1)
        for moment, shown in ((6, 0), (7, 1)):
            screen.go_to(moment)
            assert view_of(screen).shown == shown, moment


async def test_keys_go_by_turns_and_rounds_and_to_start_and_end() -> None:
    async with replaying(golden("tres-fute-2")) as (table, screen):
        for key, moment in (
            ("left", 0),
            ("down", 8),
            ("pagedown", 16),
            ("right", 17),
            ("up", 16),
            ("up", 8),
            ("pageup", 0),
            ("end", 110),
            ("right", 110),
            ("home", 0),
        ):
            await table.press(key)
            assert screen.moment == moment, key


async def test_the_end_shows_who_won() -> None:
    async with replaying(golden("qwinto-2")) as (table, screen):
        await table.press("end")
        assert words_of(screen).endswith("Tom, wrote nothing. Tom wins.")
        await table.press("p")
        assert table.app.screen is screen, "there is nothing left to play"


@by_both_hands
async def test_a_turn_is_chosen_from_the_list(mouse: bool) -> None:
    async with replaying(golden("tres-fute-2"), mouse=mouse) as (table, screen):
        await table.command("turns")
        await table.calm_down()
        assert "Round 2: Tom" in table.text()
        if mouse:
            await table.click_target("row", "2")
            await table.click_target("row", "2")
        else:
            await table.press("down", "down", "enter")
        assert table.app.screen is screen
        assert screen.moment == 16
        await table.command("turns")
        await table.calm_down()
        assert isinstance(table.app.screen, TurnsScreen)
        assert table.app.screen.cursor == 2, "the list opens where we are"
        await table.press("end", "enter")
        assert screen.moment == screen.replay.last


async def test_every_turn_has_the_points_at_its_start_and_the_end_has_those_of_the_game() -> None:
    async with replaying(golden("tres-fute-2")) as (table, screen):
        await table.command("turns")
        await table.calm_down()
        turns = screen.replay.turns
        title, _, heads, *listed = table.text().splitlines()[: 3 + len(turns) + 1]
        assert "Turns, and the points before each" in title
        assert heads.split() == ["step", "turn", "Lia", "Tom"]
        for row, turn in zip(listed, turns, strict=False):
            for score in screen.replay.at(turn.start).scores():
                assert f" {score.total} " in f"{row} ", row
        ends = next(row for row in listed if "The end" in row)
        assert all(str(score.total) in ends for score in screen.replay.at(screen.replay.last).scores())


async def test_the_sheet_follows_the_steps_until_one_is_kept_open() -> None:
    async with replaying(golden("tres-fute-2")) as (table, screen):

        def open_sheet() -> str:
            view = view_of(screen)
            return view.seats[view.shown].name

        await table.press("down")
        assert open_sheet() == "Tom", "Tom used a die of Lia's turn"
        await table.press("v")
        assert open_sheet() == "Lia"
        await table.press("right")
        assert open_sheet() == "Lia"
        await table.press("v", "v")
        assert open_sheet() == "Tom"
        await table.press("left", "left")
        assert open_sheet() == "Lia", "the sheet follows again"


async def test_the_whole_sheet_is_in_sight_at_80_x_24() -> None:
    async with in_app() as table:
        for sheet in ruleset_ids():
            table.app.open_replay(golden(f"{sheet}-2"))
            await table.pilot.pause()
            await table.press("right")
            text = table.text()
            last_line = {"qwinto": "Misthrow", "qwixx": "Penalties"}.get(sheet, "Reroll")
            assert any(last_line in line for line in text.splitlines()), sheet
            assert "Play from here" in text
            assert text.rstrip().endswith("q Back")
        await table.press("l")
        assert "l closes this." in table.text()


@by_both_hands
async def test_a_practice_game_goes_on_from_here_is_stored_and_comes_back_to_the_replay(mouse: bool) -> None:
    async with replaying(golden("tres-fute-2"), mouse=mouse) as (table, screen):
        await table.press("down")
        await table.command("play_from_here")
        assert isinstance(table.app.screen, ChoiceCard)
        await table.press("enter")
        assert isinstance(table.app.screen, TableScreen)
        assert table.game.position == screen.replay.at(8).position
        assert "Très futé !, practice" in table.text().splitlines()[0]
        await table.command("roll")
        await table.command("undo")
        await table.command("undo")
        assert len(table.game.steps) == 7, "practice takes back what was played before it"
        game = table.game
        await table.command("home")
        assert table.app.screen is screen
        [stored] = GameStore(games_file()).games()
        assert (stored.occasion.kind, stored.over) == ("practice", False)
        assert stored.read().position == game.position


async def test_while_a_game_is_open_its_own_dice_are_not_offered() -> None:
    game = golden("tres-fute-2").until(20)

    async with replaying(game) as (table, _):
        await table.press("end", "p")
        assert isinstance(table.app.screen, TableScreen), "nobody looks at rolls to come"
        assert table.game.dice.name != game.dice.name


async def test_a_game_without_moves_can_be_looked_at_and_played() -> None:
    async with replaying(new_game("tres-fute", ["Lia"], seed=7)) as (table, screen):
        await table.press("right", "left", "down", "up", "pagedown", "pageup", "end", "home")
        assert words_of(screen).startswith("0/0 Round 1: a reroll.")
        await table.press("p", "r")
        assert table.last == "roll"


async def test_in_ascii_mode_every_sign_is_ascii() -> None:
    async with in_app(settings=replace(QUIET, ascii=True), size=(120, 50)) as table:

        def is_ascii() -> bool:
            return all(sign.isascii() or sign.isalpha() for sign in table.text())

        table.app.open_replay(golden("tres-fute-2"))
        await table.pilot.pause()
        await table.press("pagedown", "right")
        assert is_ascii()
        for card in ("t", "p"):
            await table.press(card)
            assert is_ascii()
            await table.press("escape")


async def test_names_are_shown_as_they_are() -> None:
    game = golden("tres-fute-2")
    game.players = ("[b]Lia[/b]", "$x [red]")

    async with replaying(game) as (table, screen):
        await table.press("right", "l")
        assert "Round 1: [b]Lia[/b]. Rolled" in words_of(screen)
        await table.press("t")
        assert "Round 1: $x [red]" in table.text()


async def test_the_key_of_the_log_says_where_the_log_is_always_there() -> None:
    async with replaying(golden("tres-fute-2")) as (table, _screen):
        await table.resize(120, 40)
        await table.press("f5")
        assert "The log is always there, beside the sheet." in table.text().splitlines()[-1]
        await table.resize(80, 24)
        await table.press("f5")
        assert "closes this" in table.text()
