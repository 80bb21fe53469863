"""A long evening: nothing piles up, and dice that tumble never keep anybody waiting."""

import gc
from random import Random

import pytest
from textual.scrollbar import ScrollBar
from textual.strip import Strip

from futé_tui import new_game
from futé_tui.screens.commands import TABLE
from futé_tui.screens.help import HelpScreen
from futé_tui.screens.table.command_table import CommandTable
from futé_tui.screens.table.hand_over import HandOver
from futé_tui.store.settings import Settings
from futé_tui.table.hand_over import HandOverView

from ..driving import Table, at_table
from .test_playing import QuickHands

pytestmark = pytest.mark.usefixtures("letters")


async def test_after_120_moves_there_are_as_many_widgets_and_keys_as_before() -> None:
    def count(screen: CommandTable) -> tuple[int, int, int]:
        everything = [each for each in screen.app._registry if not isinstance(each, ScrollBar)]  # home's list gets one
        return len(list(screen.walk_children())), len(screen.active_bindings), len(everything)

    async with at_table(new_game("tres-fute", ["Lia"], seed=1)) as table:
        before = count(table.screen)
        player = Random(1)
        for move_number in range(120):
            if table.game.to_move is None:
                table.app.action_home()
                table.app.sit_down(new_game("tres-fute", ["Lia"], seed=move_number))
                await table.pilot.pause()
            await QuickHands(table.screen, clicks=True).make(player.choice(table.game.moves()))
            if move_number % 20 == 0:
                await table.press("v", "l", "right", "escape")
        await table.pilot.pause()
        table.app.action_home()
        table.app.sit_down(new_game("tres-fute", ["Lia"], seed=1))
        await table.pilot.pause()
        assert count(table.screen) == before


async def test_cards_that_were_closed_leave_next_to_nothing_painted_behind() -> None:
    cards = 8

    def painted_lines() -> int:
        gc.collect()
        return sum(isinstance(each, Strip) for each in gc.get_objects())

    async def show_cards(table: Table) -> int:
        for _ in range(cards // 2):
            for card, key in ((HandOver(HandOverView("Tom", "Roll.")), "enter"), (HelpScreen("How", TABLE), "escape")):
                table.screen.open(card)
                await table.pilot.pause()
                assert table.text()
                await table.press(key)
                await table.pilot.pause()
        return painted_lines()

    async with at_table("tres-fute") as table:
        before = await show_cards(table)
        assert await show_cards(table) - before <= 2 * cards, "a line with the border, not the whole card"


async def test_dice_tumble_and_a_key_ends_it_at_once() -> None:
    async with at_table("tres-fute", settings=Settings(hand_over=False)) as table:
        table.app.animation_level = "full"
        table.screen.action_roll()
        assert table.screen.state.tumbling
        assert not table.open_dice, "nothing is offered yet"
        table.screen.action_stop()
        assert not table.screen.state.tumbling
        assert table.last == "pass"
        table.screen.action_roll()
        await table.wait_until(lambda: not table.screen.state.tumbling)  # they come to rest on their own


async def test_dice_do_not_move_when_animations_are_off() -> None:
    async with at_table("tres-fute") as table:
        table.screen.action_roll()
        assert not table.screen.state.tumbling
