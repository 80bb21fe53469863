"""What happens is seen at the table, and nobody ever waits for it: a key ends it and acts at once."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.events import Key

from futé_tui.engine.game import Game
from futé_tui.screens.command_palette import Palette
from futé_tui.screens.home.home import HomeScreen
from futé_tui.screens.lessons.lesson import LessonScreen
from futé_tui.screens.lessons.lesson_card import LessonCard
from futé_tui.screens.table.hand_over import HandOver
from futé_tui.screens.table.result import ResultScreen
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import lessons_file
from futé_tui.store.settings import Settings

from ...helpers import play, scripted, with_zones
from ..driving import Table, at_table, in_app, in_letters_and_painted
from ..test_typing_ahead import before_the_last_decline
from .test_result import last_decision

SWEEP = "white1 yellow2 blue3 green6 orange4 purple5"
CHAIN = "white1 yellow6 blue2 green1 orange4 purple1"
MOVING = Settings(hints="off")


@asynccontextmanager
async def moving(game: Game | str, *, painted: bool = True) -> AsyncIterator[Table]:
    """A table at which things move."""
    async with at_table(game, size=(120, 40), settings=MOVING, painted=painted) as table:
        table.app.animation_level = "full"
        yield table


async def until(table: Table, there: Callable[[], bool]) -> None:
    """Wait for something, for as long as that takes."""
    for _ in range(1000):
        if there():
            return
        await table.pilot.pause(0.01)
    raise AssertionError("it never came")


def screen_of(table: Table) -> TableScreen:
    """The table, which may be below a card."""
    return next(screen for screen in table.app.screen_stack if isinstance(screen, TableScreen))


def is_moving(table: Table) -> bool:
    return screen_of(table).motion.beat is not None


def about_to_take() -> Game:
    game = scripted("tres-fute", [SWEEP, "yellow2 blue2 orange2 purple2 white2"], players=2)
    play(game, "roll")
    return game


def chain_game() -> Game:
    """Yellow 6 completes a row, whose blue ? completes another one, which pays an orange 5 and a fox."""
    game = scripted("tres-fute", [CHAIN])
    with_zones(game, yellow=["r1c1", "r1c3"], blue=["r1c3", "r1c4"], orange=[f"{box}=1" for box in range(1, 8)])
    play(game, "roll")
    return game


async def test_a_key_ends_what_is_seen_and_acts_at_once() -> None:
    async with moving(scripted("tres-fute", [SWEEP])) as table:
        screen = table.screen
        screen.action_roll()
        assert is_moving(table)
        assert not table.open_dice, "nothing is offered while dice tumble"
        await table.press(screen.letters["white"])
        assert not is_moving(table)
        assert screen.state.picker.die == "white", "the key was not swallowed"


async def test_the_key_that_rolls_does_not_reroll_while_dice_tumble() -> None:
    async with moving(scripted("tres-fute", [SWEEP, SWEEP])) as table:
        await table.hurry("r", "r")
        assert table.last == "roll"
        assert not is_moving(table)
        assert table.open_dice, "a key ends the tumbling"


@in_letters_and_painted
async def test_a_chain_reaction_is_seen_to_its_end_without_any_key(painted: bool) -> None:
    fox = "▀" if painted else "^.^"
    async with moving(chain_game(), painted=painted) as table:
        await table.make("yellow>r1c2")
        await table.make("?blue>r1c2")
        assert is_moving(table)
        await until(table, lambda: "Blue row complete → orange 5" in table.text())
        await until(table, lambda: fox in table.text() and "Orange box → fox" in table.text())
        await until(table, lambda: not is_moving(table))
        assert table.screen.state.notice.endswith("Blue row complete → orange 5 (+5). Orange box → fox.")


async def test_without_animations_the_chain_reaction_is_shown_at_once() -> None:
    async with at_table(chain_game(), size=(120, 40)) as table:
        await table.make("yellow>r1c2")
        await table.make("?blue>r1c2")
        assert not is_moving(table)
        assert "Blue row complete → orange 5 (+5). Orange box → fox." in " ".join(table.text().split())


async def test_the_card_comes_after_the_last_change_and_the_sheet_stays_until_it_is_gone() -> None:
    async with moving(about_to_take()) as table:
        await table.make("green>1")
        screen = screen_of(table)
        assert table.app.screen is screen, "the mark is seen first"
        await until(table, lambda: isinstance(table.app.screen, HandOver))
        assert screen.view.shown == 0
        await table.press("w")
        assert table.app.screen is screen
        assert screen.view.shown == 1


async def test_keys_that_skip_to_the_card_do_not_close_it() -> None:
    async with moving(about_to_take()) as table:
        await table.make("green>1")
        await table.hurry("enter", "enter", "x")
        assert isinstance(table.app.screen, HandOver)
        assert table.last == "green>1"


async def test_undo_resizing_and_the_palette_may_come_in_the_middle() -> None:
    async with moving(chain_game()) as table:
        screen = screen_of(table)
        await table.make("yellow>r1c2")
        assert is_moving(table)
        await table.resize(80, 24)
        assert table.text()
        await table.resize(160, 50)
        assert table.text()
        await table.press("u")
        assert table.last == "roll"
        assert not is_moving(table)
        await table.make("yellow>r1c2")
        await table.press("ctrl+p")
        assert isinstance(table.app.screen, Palette)
        await table.press("escape")
        await until(table, lambda: not is_moving(table))
        assert screen.view.offered, "the blue ? waits"


async def test_leaving_in_the_middle_leaves_no_timer_behind() -> None:
    async with moving(chain_game()) as table:
        screen = table.screen
        assert isinstance(screen, TableScreen)
        await table.make("yellow>r1c2")
        await table.press("q")
        assert isinstance(table.app.screen, HomeScreen)
        await table.pilot.pause()
        assert screen.motion.beat is None
        assert not screen._timers


async def test_the_result_comes_when_the_last_mark_has_been_seen() -> None:
    async with moving(last_decision()) as table:
        await table.make(str(table.game.moves()[0]))
        await until(table, lambda: isinstance(table.app.screen, ResultScreen))


async def test_the_rest_of_a_burst_that_comes_late_rolls_for_nobody() -> None:
    async with at_table(before_the_last_decline(), settings=Settings(animations=False, hints="off")) as table:
        await table.make("decline")
        assert isinstance(table.app.screen, HandOver)
        await table.press("enter")
        await until(table, lambda: isinstance(table.app.screen, TableScreen))
        await table.press("enter", "space", "enter")
        assert table.last == "decline", "the terminal has handed them over in pieces"
        later = Key("enter", None)
        later.time += 10
        table.app.post_message(later)
        await table.calm_down()
        assert table.last == "roll", "a key of its own"


async def test_another_key_after_the_card_acts_at_once() -> None:
    async with at_table(about_to_take(), settings=Settings(animations=False, hints="off")) as table:
        await table.make("green>1")
        await table.press("enter", "x")
        assert table.last == "decline"


async def test_a_lesson_says_that_it_was_right_when_that_has_been_seen() -> None:
    LessonProgress(lessons_file()).note("tres-fute/sheet", 0, done=True)

    async with in_app(entry="lessons", settings=MOVING) as table:
        table.app.animation_level = "full"
        await table.press("enter")
        await until(table, lambda: isinstance(table.app.screen, LessonCard))
        await table.press("enter")
        await until(table, lambda: isinstance(table.app.screen, LessonScreen))
        screen = table.app.screen
        assert isinstance(screen, LessonScreen)
        screen.action_roll()
        assert table.app.screen is screen
        await until(table, lambda: isinstance(table.app.screen, LessonCard))
