"""The key that has closed a card is not heard again by what is below, unless it is pressed once more."""

from textual.events import Key

from futé_tui.screens.on_top import Echo

from .driving import Table, at_table
from .test_typing_ahead import WITH_CARDS, before_the_last_decline


def key_at(time: float, key: str) -> Key:
    event = Key(key, None)
    event.time = time
    return event


def test_a_key_that_is_held_down_echoes_after_the_pause_before_its_first_repetition() -> None:
    assert Echo("space", 10.0).is_heard_in(key_at(10.3, "space"))
    assert not Echo("space", 10.0).is_heard_in(key_at(10.5, "space"))


def test_the_two_keys_that_confirm_echo_each_other_only_when_pressed_together() -> None:
    closed = Echo("enter", 10.0)
    assert closed.is_heard_in(key_at(10.05, "space"))
    assert not closed.is_heard_in(key_at(10.3, "space")), "the next player takes over, and rolls"
    assert not closed.is_heard_in(key_at(10.05, "r"))


async def test_who_presses_the_key_again_and_again_is_heard() -> None:
    async with at_table(before_the_last_decline(), settings=WITH_CARDS) as table:
        await table.make("decline")
        closed = Key("space", " ")
        for later, last in ((0.0, "decline"), (0.3, "decline"), (0.6, "roll")):
            await press_space_at(table, closed.time + later)
            assert table.last == last, f"after {later} seconds"


async def press_space_at(table: Table, time: float) -> None:
    table.app.post_message(key_at(time, "space"))
    await table.calm_down()
