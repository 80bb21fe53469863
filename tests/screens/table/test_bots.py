"""Bots at the table: they play before your eyes, any key skips ahead, and nobody plays for them."""

from dataclasses import replace

from futé_tui import new_game
from futé_tui.engine.game import Game
from futé_tui.screens.table.dice_card import DiceCard
from futé_tui.screens.table.hand_over import HandOver
from futé_tui.store.settings import Settings
from futé_tui.table.typed_dice import TypedDice

from ...helpers import play
from ..driving import QUIET, Table, at_table

INSTANT = replace(QUIET, bot_pace="instant")


def with_bot(*, first: bool = False) -> Game:
    names = ["Chick", "Lia"] if first else ["Lia", "Chick"]
    return new_game("tres-fute", names, seed=3, bots={0 if first else 1: "chick"})


async def until_a_person_decides(table: Table) -> None:
    for _ in range(500):
        if table.game.to_move not in table.game.bots:
            return
        await table.pilot.pause(0.01)
    raise AssertionError("the bot plays for ever")


async def test_a_bot_in_the_first_seat_plays_until_a_person_decides() -> None:
    async with at_table(with_bot(first=True), settings=INSTANT) as table:
        await until_a_person_decides(table)
        assert table.game.to_move == 1
        assert table.game.steps


async def test_while_a_bot_decides_a_key_skips_ahead_and_picks_nothing() -> None:
    async with at_table(
        with_bot(first=True), settings=Settings(animations=False, hand_over=False, bot_pace="calm")
    ) as table:
        assert "Chick is playing" in table.prompt
        assert table.offered == set()
        await table.press("x")
        assert table.game.to_move == 1
        assert all(table.game.rules.to_move(step.before.position) == 0 for step in table.game.steps)


async def test_the_card_after_a_bot_shows_what_it_did() -> None:
    async with at_table(
        with_bot(first=True), settings=Settings(animations=False, hints="off", bot_pace="instant")
    ) as table:
        await until_a_person_decides(table)
        await table.calm_down()
        assert "Lia is next" in table.text()
        assert "Undo" not in table.text()
        assert "Chick" in table.text()


async def test_what_a_bot_did_cannot_be_taken_back() -> None:
    async with at_table(with_bot(first=True), settings=INSTANT) as table:
        await until_a_person_decides(table)
        steps = len(table.game.steps)
        await table.press("u")
        assert len(table.game.steps) == steps


async def test_what_a_bot_did_cannot_be_taken_back_while_it_goes_on() -> None:
    game = with_bot(first=True)
    play(game, "roll", "purple>1=4")

    async with at_table(game, settings=replace(QUIET, bot_pace="calm")) as table:
        await table.press("u")
        assert table.last == "purple>1=4"


async def test_the_palette_has_no_undo_on_the_card_after_a_bot() -> None:
    async with at_table(with_bot(first=True), settings=replace(INSTANT, hand_over=True)) as table:
        await until_a_person_decides(table)
        await table.calm_down()
        card = table.app.screen
        assert isinstance(card, HandOver)
        titles = [command.title for command in table.app.get_system_commands(card)]
        assert "Continue" in titles
        assert "Undo" not in titles


async def test_a_bot_waits_until_its_real_dice_are_typed() -> None:
    calm = Settings(animations=False, hand_over=False, bot_pace="calm")
    game = new_game("tres-fute", ["Chick", "Lia"], dice=TypedDice(), bots={0: "chick"})

    async with at_table(game, settings=calm) as table:
        for key in ("x", "escape", "x"):  # the card can be closed, and any key asks again
            await table.press(key)
        assert isinstance(table.app.screen, DiceCard)
        assert not game.steps
        for roll in (1, 2, 3):
            await table.press(*"111111", "enter")
            assert [str(step.move) for step in game.steps].count("roll") == roll
            if game.to_move in game.bots:
                await table.press("x")
        assert game.to_move == 1
