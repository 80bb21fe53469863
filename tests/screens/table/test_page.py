"""The table as a page in colour: played by keys and by mouse, with labels, hints, notes, story and log."""

from dataclasses import replace

import pytest
from textual.events import MouseScrollDown, MouseScrollUp

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Roll
from futé_tui.screens.table.result import ResultScreen
from futé_tui.store.settings import Settings
from futé_tui.table.letters import LABELS, LETTERS
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.hint_words import NOTE
from futé_tui.table.page.labels import reading_order
from futé_tui.table.page.side import furthest_back
from futé_tui.widgets.page import Page

from ...helpers import golden, play, scripted, with_position
from ...statistics.games import random_game
from ..driving import QUIET, Table, at_table, in_app, in_letters_and_painted, strips_of
from .golden.screens import in_the_middle

ROLL = "white5 yellow3 blue2 green6 orange5 purple3"
TALKING = replace(QUIET, hints="options")
SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (160, 50)


def rolled() -> Game:
    game = scripted("tres-fute", [ROLL], players=2)
    play(game, "roll")
    return game


def boxes_with_labels(table: Table) -> dict[tuple[str, str], str]:
    """Which box has which label on the page, as it is painted; what costs something has a sign behind it."""
    labels = {}
    for text, look, target in (run for row in table.app.screen.query_one(Page).shown for run in row):
        label = text.strip(" ~")
        if look.bg == DARK.label and label in [*LABELS] and target and target.kind in ("box", "track"):
            labels[target.name, target.part] = label
    return labels


def check_labels(table: Table) -> None:
    """Every box that is offered has its label, and no digit stands for a box with another number."""
    view = table.screen.view
    order = reading_order(view.seats[view.shown].sheet)
    offered = [key for key in order if key in view.offered]
    labelled = {key: view.labels[key] for key in offered if key in view.labels}
    assert len(labelled) == min(len(offered), len(LABELS))
    if len(offered) <= len(LETTERS):
        assert all(order[key] == int(label) for key, label in labelled.items() if label.isdigit() and order[key])
    assert boxes_with_labels(table) == view.labels


@pytest.mark.parametrize("sheet", ruleset_ids())
async def test_a_whole_game_is_played_on_the_page_by_keys_and_clicks_in_turn(sheet: str) -> None:
    async with at_table(new_game(sheet, ["Lia"], seed=3), size=MEDIUM if sheet == "tres-fute" else SMALL) as table:
        game = table.game
        while game.to_move is not None:
            check_labels(table)
            await table.make(str(game.moves()[0]))
            table.mouse = not table.mouse
        assert isinstance(table.app.screen, ResultScreen)


@pytest.mark.parametrize("sheet", ruleset_ids())
async def test_labels_stay_the_same_when_a_die_is_picked(sheet: str) -> None:
    async with at_table(in_the_middle(sheet)) as table:
        before = dict(table.screen.view.labels)
        for die in table.open_dice:
            await table.press("escape")
            table.screen.state = replace(table.screen.state, picker=replace(table.screen.state.picker, die=die))
            now = table.screen.view.labels
            assert now == {box: before[box] for box in now}
            assert boxes_with_labels(table) == now


async def test_a_click_on_a_die_rolls_where_nothing_but_a_roll_can_follow() -> None:
    async with at_table(new_game("tres-fute", ["Lia"], seed=7), mouse=True) as table:
        assert all(isinstance(move, Roll) for move in table.game.moves())
        await table.die("blue")
        assert table.last == "roll"


async def test_what_the_mouse_points_at_is_explained_below_the_sheet() -> None:
    async with at_table(rolled(), settings=TALKING) as table:
        for target in (("box", "yellow", "r1c1"), ("box", "blue", "r1c2"), ("die", "purple"), ("track", "extra")):
            await table.hover_target(*target)
            await table.pilot.pause()
            assert table.screen.view.hints.about, target
            assert table.screen.view.hints.about[0][:40] in table.text(), target


async def test_what_the_mouse_points_at_says_what_it_is() -> None:
    async with at_table(scripted("tres-fute", [])) as table:
        page = table.screen.query_one(Page)
        for target, tip in (
            (("die", "white"), "The white die: pool, not rolled yet"),
            (("box", "yellow", "r1c1"), "Yellow 3, row 1"),
            (("bonus", "fox"), "Fox: worth as many points as your lowest zone at the end"),
            (("track", "reroll"), "Reroll: roll all dice of this roll again"),
            (("seat", "0"), "Yellow: 0 points"),
        ):
            await table.hover_target(*target)
            await table.pilot.pause()
            assert tip in str(page.tooltip), target


async def test_the_wheel_goes_back_in_the_story_as_far_as_it_goes() -> None:
    async with at_table(golden("tres-fute-2").until(30), size=MEDIUM) as table:
        assert "Round 1" not in table.text()
        end = table.text()
        turns = furthest_back(table.screen.view.story) // 3 + 1
        for _ in range(turns + 10):
            await table.turn_wheel(MouseScrollUp)
        assert "Round 1" in table.text()
        for _ in range(turns):
            await table.turn_wheel(MouseScrollDown)
        assert table.text() == end, "turning on at the start of the story does not count"


async def test_a_note_on_something_new_is_shown_until_it_is_clicked() -> None:
    async with at_table(scripted("tres-fute", [ROLL]), settings=TALKING) as table:
        assert "New! A turn has up to three rolls." in table.text()
        await table.click_target(*NOTE)
        assert "New! You have unlocked a reroll" in table.text()
        await table.click_target(*NOTE)
        assert "New!" not in table.text()


async def test_a_click_on_the_key_for_more_puts_the_labels_on_the_next_zone() -> None:
    async with at_table(with_position(scripted("puissance-3", []), waiting=("?any",))) as table:
        assert "+ labels for blue, brown, pink or turquoise" in " ".join(table.text().split())
        await table.click_target("more", "")
        assert "+ labels for brown" in " ".join(table.text().split())
        assert {zone for zone, _box in table.screen.view.labels} == {"blue"}


async def test_in_a_vast_terminal_the_log_is_shown_in_place_of_the_small_sheets() -> None:
    game = random_game("tres-fute", ["Lia", "Tom", "Zoé", "Ida"], 3)
    async with at_table(game.until(len(game.steps) // 2), size=(160, 50)) as table:
        before = table.text()
        await table.press("f5")
        assert table.text().count("▌") > before.count("▌") + 10
        await table.press("f5")
        assert table.text() == before


async def test_in_a_small_terminal_points_and_story_are_shown_in_place_of_the_sheet() -> None:
    async with at_table("tres-fute") as table:
        words = ("Total", "Round 1: a reroll for everyone", "f5 closes this.")
        assert not any(word in table.text() for word in words)
        await table.press("l")
        assert all(word in table.text() for word in words)
        await table.press("l")
        assert not any(word in table.text() for word in words)


async def test_a_click_on_a_small_sheet_opens_it() -> None:
    async with at_table(rolled(), size=LARGE, mouse=True) as table:
        await table.click_target("seat", "1")
        assert table.screen.view.shown == 1
        await table.die("white")
        assert table.screen.view.shown == 0, "picking comes back to the player who decides"


async def test_another_size_draws_another_page() -> None:
    async with at_table(rolled()) as table:
        for width, height in (SMALL, MEDIUM, LARGE, SMALL):
            await table.resize(width, height)
            strips = strips_of(table.app)
            assert {strip.cell_length for strip in strips} == {width}
            assert len(strips) == height
            check_labels(table)


@in_letters_and_painted
async def test_in_ascii_the_page_is_letters_and_ascii_signs(painted: bool) -> None:
    async with at_table(
        rolled(), settings=Settings(ascii=True, animations=False, hand_over=False), painted=painted
    ) as table:
        assert table.screen.query_one(Page).shown
        assert all(sign.isascii() or sign.isalpha() for sign in table.text())


async def test_home_in_ascii_has_letters_keys_and_a_cursor() -> None:
    async with in_app(settings=replace(QUIET, ascii=True)) as table:
        assert "> [n]  New game" in table.text()
        await table.press("down")
        assert "> [d]  Daily game" in table.text()
        assert all(sign.isascii() or sign.isalpha() for sign in table.text())


@pytest.mark.parametrize("size", [(116, 24), (120, 40)], ids=str)
async def test_keys_with_nothing_to_show_say_so(size: tuple[int, int]) -> None:
    async with at_table("tres-fute", size=size) as table:
        await table.press("f5")
        assert table.screen.view.notice == "The log is always there, beside the sheet."
        await table.press("d")
        assert table.screen.view.notice == "There is nothing new to read."
