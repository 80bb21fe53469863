"""Between players: handing over, looking at other sheets, the log."""

from dataclasses import replace

import pytest
from textual.events import Key

from futé_tui.screens.table.hand_over import HandOver
from futé_tui.screens.table.table import TableScreen
from futé_tui.store.settings import Settings

from ...helpers import play, scripted
from ...statistics.games import random_game
from ..driving import at_table, by_both_hands, screen_text

SWEEP = "white1 yellow2 blue3 green6 orange4 purple5"
WITH_CARDS = Settings(animations=False)


@by_both_hands
async def test_a_card_says_who_is_next_and_goes_away(mouse: bool) -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll")

    async with at_table(game, mouse=mouse, settings=WITH_CARDS) as table:
        await table.make("green>1")
        await table.calm_down()
        assert isinstance(table.app.screen, HandOver)
        text = table.text()
        assert "Tom is next" in text
        assert "Green 6: crossed " in text
        assert "From the platter: white 1, yellow 2, blue 3, orange 4 or\n" in text
        assert table.app.screen.styles.background.a == 1, "no torn edges of the table beside the card"
        below = table.app.screen_stack[-2]
        assert isinstance(below, TableScreen)
        assert below.view.shown == 0, "Lia's sheet stays"
        await table.command("go_on")
        assert table.screen.game.to_move == 1


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@by_both_hands
async def test_the_card_shows_the_keys_that_mean_something(mouse: bool, size: tuple[int, int]) -> None:
    game = scripted("tres-fute", [SWEEP] * 4, players=3)
    play(game, "roll", "pass", "roll", "pass", "roll", "pass")

    async with at_table(game, mouse=mouse, settings=WITH_CARDS, size=size) as table:
        await table.make("decline")
        await table.calm_down()
        card = table.text()
        assert all(f"{key}  {title}" in card for key, title in (("⏎", "Continue"), ("u", "Undo"))), card
        assert "space  Roll" not in card, "Ada uses a die of the platter first"
        await table.command("go_on")
        await table.make("decline")
        await table.calm_down()
        assert "space  Roll" in table.text()
        assert ("f5  Log" in table.text()) == (size == (80, 24)), "in large terminals it is always there"
        card_screen = table.app.screen
        assert isinstance(card_screen, HandOver)
        card_screen.seen_from = 0
        if mouse:
            await table.click_target("command", "roll")
        else:
            await table.press("space")
        assert (table.screen.game.to_move, table.last) == (1, "roll")


async def test_any_key_and_a_click_anywhere_take_over() -> None:
    game = scripted("tres-fute", [SWEEP, SWEEP], players=2)
    play(game, "roll")

    async with at_table(game, settings=WITH_CARDS) as table:
        await table.make("green>1")
        await table.press("w")
        assert table.screen.game.to_move == 1
        assert not table.screen.state.picker.die, "the key has done enough"
        await table.make("decline")
        await table.pilot.click(offset=(3, 3))
        assert table.screen.game.to_move == 1


@by_both_hands
@pytest.mark.parametrize("keys", [{}, {"undo": "backspace"}, {"undo": "!"}], ids=str)
async def test_at_the_card_the_player_who_has_just_acted_takes_that_back(keys: dict[str, str], mouse: bool) -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll")

    async with at_table(game, mouse=mouse, settings=replace(WITH_CARDS, keys=keys)) as table:
        await table.make("green>1")
        await table.calm_down()
        assert "Undo" in table.text()
        await table.command("undo")  # as soon as the card is there
        assert (table.screen.game.to_move, table.last) == (0, "roll")
        assert not isinstance(table.app.screen, HandOver)
        await table.make("green>1")
        await table.command("go_on")
        await table.command("undo")
        assert table.last == "green>1", "the next player has taken over"


@pytest.mark.parametrize("keys", [{}, {"roll": "backspace"}], ids=str)
async def test_the_key_that_rolls_takes_over_and_rolls_where_that_is_due(keys: dict[str, str]) -> None:
    game = scripted("tres-fute", [SWEEP] * 4, players=3)
    play(game, "roll", "pass", "roll", "pass", "roll", "pass", "decline")

    async with at_table(game, settings=replace(WITH_CARDS, keys=keys)) as table:
        await table.make("decline")
        later = Key(keys.get("roll", "space"), None)
        later.time += 10
        table.app.post_message(later)
        await table.calm_down()
        assert (table.screen.game.to_move, table.last) == (1, "roll")


async def test_the_key_that_rolls_rolls_for_nobody_when_it_comes_with_the_card() -> None:
    game = scripted("tres-fute", [SWEEP] * 4, players=3)
    play(game, "roll", "pass", "roll", "pass", "roll", "pass", "decline")

    async with at_table(game, settings=WITH_CARDS) as table:
        await table.make("decline")
        card = table.app.screen
        assert isinstance(card, HandOver)
        at_once = Key("space", " ")
        at_once.time = card.seen_from - 0.1
        table.app.post_message(at_once)
        await table.calm_down()
        assert (table.screen.game.to_move, table.last) == (1, "decline")


@pytest.mark.parametrize(("before", "last"), [("space", "decline"), ("x", "roll")])
async def test_the_key_that_brought_the_card_rolls_for_nobody_while_it_may_be_held_down(before: str, last: str) -> None:
    """Some keyboards wait for two thirds of a second before they repeat a key."""
    game = scripted("tres-fute", [SWEEP] * 4, players=3)
    play(game, "roll", "pass", "roll", "pass", "roll", "pass", "decline")

    async with at_table(game, settings=replace(WITH_CARDS, keys={"stop": before, "roll": "space"})) as table:
        await table.press(before)
        assert isinstance(table.app.screen, HandOver)
        pressed = table.app.last_key
        assert pressed
        repeated = Key("space", " ")
        repeated.time = pressed.time + 0.66
        table.app.screen.seen_from = 0
        table.app.post_message(repeated)
        await table.calm_down()
        assert (table.screen.game.to_move, table.last) == (1, last)


async def test_the_card_can_be_switched_off_and_nobody_sees_it_alone() -> None:
    for players, settings in ((2, Settings(animations=False, hand_over=False)), (1, WITH_CARDS)):
        game = scripted("tres-fute", [SWEEP], players=players)
        play(game, "roll")
        async with at_table(game, settings=settings) as table:
            await table.make("green>1")
            assert table.screen


@by_both_hands
async def test_other_sheets_are_one_key_away(mouse: bool) -> None:
    async with at_table("tres-fute", mouse=mouse) as table:
        await table.command("next_sheet")
        assert "Lia decides; any key goes back." in screen_text(table.app)
        assert table.prompt == "", "the band has said it"
        assert not table.offered
        bar = table.text().splitlines()[-1]
        assert "Next sheet" in bar
        assert "Continue" in bar
        assert "Roll" not in bar
        assert "Undo" not in bar
        if mouse:
            await table.command("release")
        else:
            await table.press("space")
        assert table.prompt == "Lia: roll the dice.", "a command comes back to one's own sheet, and that is all"
        await table.command("roll")
        assert table.last == "roll"


async def test_undo_comes_back_to_the_own_sheet_and_takes_nothing_back() -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll", "green>1")
    async with at_table(game) as table:
        await table.press("tab", "u")
        assert table.last == "green>1"
        assert table.screen.state.shows_own_sheet


async def test_in_a_vast_terminal_all_sheets_are_side_by_side() -> None:
    async with at_table("tres-fute", size=(200, 60)) as table:
        names = [line for line in table.text().splitlines()[1:] if "Tom  0" in line]
        assert names, "Tom's sheet in small, under his name"


async def test_the_log_and_the_points_are_shown_and_hidden() -> None:
    async with at_table("tres-fute") as table:
        assert "Round 1: a reroll for everyone" not in table.text()
        await table.press("l")
        assert "Round 1: a reroll for everyone" in table.text()
        assert "Total" in table.text()
        assert "f5 closes this." in table.text()
        await table.press("l")
        assert "Round 1: a reroll for everyone" not in table.text()


@pytest.mark.parametrize("painted", [True, False], ids=["painted", "letters"])
@pytest.mark.parametrize("key", ["g", "space", "x", "enter", "u", "h", "1"])
async def test_below_the_log_that_covers_the_sheet_nothing_is_played(key: str, *, painted: bool) -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll")
    async with at_table(game, painted=painted) as table:
        await table.press("f5")
        bar = table.text().splitlines()[-1]
        assert "Close" in bar
        assert "Roll" not in bar.replace("Scroll", "")
        before = table.screen.state
        await table.press(key)
        assert not table.screen.log_covers, "the key closes it"
        assert table.last == "roll"
        assert table.screen.state == before
        await table.press("g")
        assert table.screen.state != before, "now it can be seen what happens"


@pytest.mark.parametrize("painted", [True, False], ids=["painted", "letters"])
async def test_keys_scroll_the_log_that_covers_the_sheet_and_escape_closes_it(*, painted: bool) -> None:
    game = random_game("tres-fute", ["Lia", "Tom"], 3)
    async with at_table(game.until(len(game.steps) // 2), painted=painted) as table:
        await table.press("f5")
        end = table.text()
        await table.press("pageup", "up")
        assert table.text() != end
        await table.press("pagedown", "down")
        assert table.text() == end
        await table.press("escape")
        assert "closes this" not in table.text()
        assert table.screen.state.cursor is None


async def test_the_key_of_the_log_at_the_card_takes_over_and_shows_the_log() -> None:
    game = scripted("tres-fute", [SWEEP], players=2)
    play(game, "roll")

    async with at_table(game, settings=WITH_CARDS) as table:
        await table.make("green>1")
        await table.press("f5")
        await table.calm_down()
        assert table.screen.game.to_move == 1
        assert table.screen.has_class("-log")
