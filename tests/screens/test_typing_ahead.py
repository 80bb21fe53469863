"""Keys and clicks that arrive together: a screen closes once, and what was typed for it acts on nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from textual.events import Click
from textual.screen import Screen

from futé_tui import new_game
from futé_tui.app import FuteApp
from futé_tui.engine.game import Game
from futé_tui.expert import player
from futé_tui.lessons.loader import lessons_of
from futé_tui.screens.asking import AskCard
from futé_tui.screens.challenges.daily import DailyScreen
from futé_tui.screens.challenges.duel import DuelScreen
from futé_tui.screens.challenges.duel_setup import DuelSetup
from futé_tui.screens.challenges.duels import DuelsScreen
from futé_tui.screens.choosing import ChoiceCard
from futé_tui.screens.command_palette import Palette
from futé_tui.screens.editor import EditorScreen
from futé_tui.screens.help import HelpScreen
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.lessons.lesson import LessonScreen
from futé_tui.screens.lessons.lesson_card import AnswerCard, LessonCard, LessonDoneCard
from futé_tui.screens.lessons.lessons import LessonsScreen
from futé_tui.screens.records.games import GamesScreen
from futé_tui.screens.records.records import RecordsScreen
from futé_tui.screens.review.review import ReviewScreen
from futé_tui.screens.rules import RulesScreen
from futé_tui.screens.settings.key_card import KeyCard
from futé_tui.screens.settings.settings import SettingsScreen
from futé_tui.screens.setup import SetupScreen
from futé_tui.screens.table import coaching
from futé_tui.screens.table.about import AboutCard
from futé_tui.screens.table.coach_card import CoachScreen
from futé_tui.screens.table.hand_over import HandOver
from futé_tui.screens.table.replay import ReplayScreen
from futé_tui.screens.table.result import ResultScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.screens.table.turns import TurnsScreen
from futé_tui.sheets.loader import load_ruleset
from futé_tui.store.last_setup import GameSetup
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.own_sheets import copy_sheet
from futé_tui.store.paths import lessons_file
from futé_tui.store.settings import Settings
from futé_tui.widgets.page import Page

from ..conformance.subjects import Subject, finished
from ..expert.experts import newborn
from ..helpers import play, scripted
from ..tables import idle
from .driving import PATIENCE, Table, at_table, in_app, place_on
from .review.test_review import open_review, review_of
from .table.test_coach import first_is_best
from .table.test_result import last_decision

WITH_CARDS = Settings(animations=False, hints="off")
FREE = (2, 22)  # a place beside every card
ABOVE = (2, 1)  # a place beside the palette


def stack(table: Table) -> list[type[Screen[object]]]:
    return [type(screen) for screen in table.app.screen_stack]


def before_the_last_decline() -> Game:
    """Three players; Zoe's decision is the last of Lia's turn, and Tom rolls next."""
    game = scripted("tres-fute", ["111111", "222222", "333333", "444444"], players=3)
    play(game, "roll", "pass", "roll", "pass", "roll", "pass", "decline")
    return game


@asynccontextmanager
async def at_the_card() -> AsyncIterator[Table]:
    """The card between two players; whatever is typed or clicked there only closes it."""
    async with at_table(before_the_last_decline(), settings=WITH_CARDS) as table:
        await table.make("decline")
        assert stack(table) == [HomeScreen, TableScreen, HandOver]
        yield table
        assert stack(table) == [HomeScreen, TableScreen]
        assert table.last == "decline", "nothing is rolled for the next player"


@pytest.mark.parametrize("keys", [["enter"] * 4, ["r"] * 3, ["enter", "space", "r"], ["w", "enter", "r"], ["q", "q"]])
async def test_keys_at_the_card_between_players_close_it_and_do_no_more(keys: list[str]) -> None:
    async with at_the_card() as table:
        await table.hurry(*keys)


@pytest.mark.parametrize("places", [[(40, 12)] * 2, [FREE] * 3])
async def test_a_double_click_closes_the_card_and_does_no_more(places: list[tuple[int, int]]) -> None:
    async with at_the_card() as table:
        await table.hurry_clicks(*places)


async def test_the_second_half_of_a_slow_double_click_does_not_fall_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuteApp, "CLICK_CHAIN_TIME_THRESHOLD", PATIENCE)

    async with at_table(before_the_last_decline(), settings=WITH_CARDS) as table:
        await table.make("decline")
        bar = (3, 23)
        await table.hurry_clicks(bar)
        assert stack(table) == [HomeScreen, TableScreen]
        await table.hurry_clicks(bar)
        assert table.last == "decline"
        await table.press("escape")
        await table.hurry_clicks(bar)
        assert table.last == "roll", "a click of its own rolls"


async def test_a_screen_closes_once_and_only_while_it_is_on_top() -> None:
    async with at_table("tres-fute") as table:
        below = table.screen
        await table.press("question_mark")
        below.dismiss()
        await table.calm_down()
        assert stack(table) == [HomeScreen, TableScreen, HelpScreen]
        card = table.app.screen
        card.dismiss()
        card.dismiss()
        await table.calm_down()
        assert stack(table) == [HomeScreen, TableScreen]


async def test_what_is_typed_before_a_card_comes_does_not_close_it() -> None:
    async with at_table(before_the_last_decline(), settings=WITH_CARDS) as table:
        await table.hurry("x", "enter", "enter")
        assert stack(table) == [HomeScreen, TableScreen, HandOver]


@pytest.mark.parametrize("keys", [["enter", "enter"], ["escape", "q", "q"], ["question_mark", "question_mark"]])
async def test_help_and_what_the_cursor_points_at_close_once(keys: list[str]) -> None:
    async with at_table("tres-fute") as table:
        for opening, card in ((("question_mark",), HelpScreen), (("e", "right", "enter"), AboutCard)):
            await table.press(*opening)
            assert isinstance(table.app.screen, card)
            await table.hurry(*keys)
            assert stack(table) == [HomeScreen, TableScreen]
            assert not table.game.steps


async def test_rules_are_left_once_and_a_sheet_is_chosen_once() -> None:
    async with at_table("tres-fute") as table:
        await table.press("f4", "f3")
        assert stack(table)[2:] == [RulesScreen, ChoiceCard]
        await table.hurry("enter", "enter")
        assert stack(table)[2:] == [RulesScreen]
        await table.hurry("f3", "f3")
        assert stack(table)[2:] == [RulesScreen, ChoiceCard]
        await table.press("escape")
        await table.hurry("escape", "escape", "escape")
        assert stack(table) == [HomeScreen, TableScreen]


@pytest.mark.parametrize("entry", ["new", "rules", "daily", "games", "records", "settings", "lessons", "duel"])
async def test_an_entry_of_the_home_screen_opens_once(entry: str) -> None:
    async with in_app() as table:
        home = table.app.screen
        assert isinstance(home, HomeScreen)
        home.shown = replace(home.shown, cursor=[each.id for each in home.shown.entries].index(entry))
        await table.hurry("enter", "enter", "enter")
        assert len(stack(table)) == 2
        await table.hurry("escape", "escape", "escape")
        assert stack(table) == [HomeScreen]


async def test_a_game_is_set_up_once() -> None:
    async with in_app() as table:
        table.app.last_setup = GameSetup("tres-fute", ("Lia", "Tom"))
        table.app.post_message(HomeScreen.Chosen("new"))
        await table.calm_down()
        assert isinstance(table.app.screen, SetupScreen)
        await table.press("tab")
        await table.hurry("enter", "enter", "r")
        assert stack(table) == [HomeScreen, TableScreen]
        assert not table.game.steps


@pytest.mark.parametrize("key", ["a", "s", "enter", "q"])
async def test_a_key_pressed_twice_at_the_end_of_a_game_acts_once(key: str) -> None:
    above_home = {
        "a": [TableScreen],
        "s": [TableScreen, ResultScreen, RecordsScreen],
        "enter": [TableScreen],
        "q": list[type[Screen[None]]](),
    }

    async with at_table(last_decision()) as table:
        table.app.last_setup = GameSetup("tres-fute", ("Lia", "Tom"))
        await table.make("decline")
        await table.hurry(key, key)
        assert stack(table)[1:] == above_home[key]


async def test_a_new_key_is_taken_once() -> None:
    async with in_app() as table:
        table.app.action_settings()
        await table.pilot.pause()
        await table.press("end", "enter")
        assert isinstance(table.app.screen, KeyCard)
        await table.hurry("j", "escape", "escape")
        assert stack(table) == [HomeScreen, SettingsScreen]
        assert "j" in table.app.settings.keys.values()


async def test_a_lesson_takes_one_answer_and_goes_on_one_step() -> None:
    LessonProgress(lessons_file()).note("tres-fute/sheet", 0, done=True)

    async with in_app(entry="lessons") as table:
        await table.hurry("enter", "enter")
        assert stack(table)[1:] == [LessonsScreen, LessonScreen, LessonCard]
        await table.hurry("enter", "space", "enter")
        assert stack(table)[1:] == [LessonsScreen, LessonScreen]
        assert LessonProgress(lessons_file()).of("tres-fute/turn").step == 0
        await table.hurry("enter", "enter")
        assert stack(table)[1:] == [LessonsScreen, LessonScreen, LessonCard], "rolled once; the rest acts on nothing"
        await table.hurry_clicks((40, 20), (40, 20))
        assert stack(table)[1:] == [LessonsScreen, LessonScreen, LessonCard]
        assert LessonProgress(lessons_file()).of("tres-fute/turn").step == 1


async def test_a_number_is_answered_once() -> None:
    LessonProgress(lessons_file()).note("tres-fute/sheet", 2)

    async with in_app(entry="lessons") as table:
        lessons = table.app.screen
        assert isinstance(lessons, LessonsScreen)
        lessons.take(next(file for file in lessons_of("tres-fute") if file.key == "tres-fute/sheet"))
        await table.calm_down()
        await table.press("enter")
        await table.hurry("7", "7")
        assert stack(table)[2:] == [LessonScreen, AnswerCard]
        await table.press("backspace", "7")
        await table.hurry("enter", "enter")
        assert stack(table)[2:] == [LessonScreen, LessonDoneCard]
        assert LessonProgress(lessons_file()).of("tres-fute/sheet").done


async def test_a_turn_of_a_replay_is_chosen_once_and_the_replay_is_left_once() -> None:
    async with in_app() as table:
        table.app.show_again(idle(new_game("tres-fute", ["Lia"], seed=1), until_round=2))
        await table.pilot.pause()
        await table.press("t", "end")
        assert isinstance(table.app.screen, TurnsScreen)
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, ReplayScreen]
        await table.hurry("q", "q")
        assert stack(table) == [HomeScreen]


async def test_a_stored_game_is_opened_once_by_keys_and_by_clicks() -> None:
    async with at_table("tres-fute") as table:
        await table.press("r", "q")
        table.app.post_message(HomeScreen.Chosen("games"))
        await table.calm_down()
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, GamesScreen, TableScreen]
        await table.press("q")
        row = place_on(table.app.screen.query_one(Page), "row", "0")
        await table.hurry_clicks(row, row)
        assert stack(table) == [HomeScreen, GamesScreen, TableScreen]


@pytest.mark.parametrize("key", ["r", "e", "d"])
async def test_a_command_of_the_list_of_games_is_given_once(key: str) -> None:
    async with at_table("tres-fute") as table:
        await table.press("r", "q")
        table.app.post_message(HomeScreen.Chosen("games"))
        await table.calm_down()
        await table.hurry(key, key)
        assert len(stack(table)) == len([HomeScreen, GamesScreen, "a replay or a card"])


async def test_the_daily_game_is_sat_down_to_once() -> None:
    async with in_app(entry="daily") as table:
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DailyScreen, AskCard], "it asks who plays"
        await table.press(*"Lia")
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DailyScreen]
        await table.press("end")
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DailyScreen, TableScreen]


async def test_every_step_into_a_duel_is_taken_once() -> None:
    async with in_app(entry="duel") as table:
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DuelsScreen, DuelSetup]
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DuelsScreen, DuelSetup, AskCard], "somebody has to play"
        await table.press(*"Lia, Tom")
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DuelsScreen, DuelSetup]
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DuelsScreen, DuelScreen]
        await table.hurry("enter", "enter")
        assert stack(table) == [HomeScreen, DuelsScreen, DuelScreen, HandOver]
        await table.hurry("enter", "enter", "r")
        assert stack(table) == [HomeScreen, DuelsScreen, DuelScreen, TableScreen]
        assert not table.game.steps


async def test_the_coach_is_asked_once_and_its_card_closes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "ask_expert", first_is_best)
    coached = new_game("tres-fute", ["Lia"], seed=7)
    coached.coached = True

    async with at_table(coached) as table:
        await table.press("space")
        await table.hurry("f", "f")
        await table.wait_until(lambda: stack(table)[2:])
        assert stack(table) == [HomeScreen, TableScreen, CoachScreen]
        await table.hurry("enter", "x", "q")
        assert stack(table) == [HomeScreen, TableScreen]
        assert table.last == "roll", "no die is taken by the rest"


async def test_a_review_opens_one_position_asks_once_and_is_left_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "load_expert", lambda ruleset: newborn(ruleset.id))

    game = finished(Subject("tres-fute", 1), 4)

    async with in_app() as table:
        screen = await open_review(table, table.app.store.begin(game))
        await table.wait_until(lambda: screen.count)
        await table.hurry("enter", "enter")
        assert stack(table)[1:] == [ReviewScreen, ReplayScreen]
        await table.hurry("q", "q")
        assert stack(table)[1:] == [ReviewScreen]
        await table.hurry("p", "p")
        assert stack(table)[1:] == [ReviewScreen, ChoiceCard]
        await table.hurry("enter", "enter", "r")
        assert stack(table)[1:] == [ReviewScreen, TableScreen]
        assert len(table.game.steps) == review_of(game).seats[0].costliest[0].step, "the rest does nothing"


async def test_the_editor_asks_once_and_what_is_typed_for_the_question_is_no_value() -> None:
    copy_sheet(load_ruleset("melange"), "my-melange")

    async with in_app(entry="edit my-melange") as table:
        editor = table.app.screen
        assert isinstance(editor, EditorScreen)
        await table.press("tab", "f2")
        before = editor.state
        await table.hurry("escape", "escape", "7")
        assert stack(table) == [HomeScreen, EditorScreen, ChoiceCard]
        await table.hurry("enter", "enter", "7")  # stay
        assert stack(table) == [HomeScreen, EditorScreen]
        assert editor.state.values == before.values
        assert not editor.state.typed
        await table.press("escape", "end")
        await table.hurry("enter", "enter", "q")
        assert stack(table) == [HomeScreen]


async def test_the_palette_carries_out_one_command() -> None:
    async with at_table(scripted("tres-fute", ["111111", "222222"])) as table:
        await table.open_palette("roll")
        assert isinstance(table.app.screen, Palette)
        await table.hurry("enter", "enter", "enter")
        await table.wait_until(lambda: table.game.steps)
        await table.calm_down()
        assert stack(table) == [HomeScreen, TableScreen]
        assert [str(step.move) for step in table.game.steps] == ["roll"]


async def test_the_palette_closes_once() -> None:
    async with at_table("tres-fute") as table:
        await table.open_palette()
        await table.hurry("escape", "escape", "q")
        assert stack(table) == [HomeScreen, TableScreen]
        await table.open_palette()
        await table.hurry_clicks(ABOVE, ABOVE)
        assert stack(table) == [HomeScreen, TableScreen]
        table.app.simulate_key("ctrl+p")
        await table.hurry_clicks(ABOVE, ABOVE)
        assert stack(table)[:2] == [HomeScreen, TableScreen]
        assert not table.game.steps


async def test_a_click_where_the_terminal_has_ended_meanwhile_acts_on_nothing() -> None:
    async with in_app() as table:
        await table.open_palette()
        width, height = table.app.size
        for x, y in ((width, 1), (1, height)):
            await table.app.screen.on_event(Click(None, x, y, 0, 0, 1, False, False, False, x, y))
        assert stack(table) == [HomeScreen, Palette]
