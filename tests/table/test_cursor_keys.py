"""Where the arrow keys lead, and what Enter does there."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from futé_tui.engine.moves import Move
from futé_tui.table import pressing
from futé_tui.table.cursor import Place, Places
from futé_tui.table.page.drawing.runs import Target
from futé_tui.table.pressing import Asked
from futé_tui.table.state import TableState

from ..helpers import scripted, with_position
from .test_pressing import at_table, game_with_one_box, rolled, still, typed

Moving = Callable[[TableState, int, Places], TableState]


def test_the_cursor_walks_over_what_can_be_picked_and_enter_picks_it() -> None:
    state = pressing.walk(pressing.walk(rolled(), 1, {}), 1, {})
    assert state.cursor == "yellow"
    picked = still(pressing.confirm(state))
    assert (picked.picker.die, picked.cursor) == ("yellow", None)
    box = pressing.walk(pressing.walk(picked, 1, {}), 1, {})
    assert str(pressing.confirm(box)) == "yellow>r4c2"
    assert pressing.walk(rolled(), -1, {}).cursor == ("purple", "1")


@pytest.mark.parametrize("move", [pressing.walk, pressing.leap])
def test_once_a_die_is_picked_the_cursor_goes_to_its_boxes_first(move: Moving) -> None:
    picked = still(typed(rolled(), "y"))
    assert move(picked, 1, {}).cursor == ("yellow", "r1c1")
    assert move(picked, -1, {}).cursor == ("yellow", "r4c2")


@pytest.mark.parametrize("move", [pressing.walk, pressing.leap])
def test_while_a_die_is_picked_the_cursor_stays_on_its_boxes(move: Moving) -> None:
    state = still(typed(rolled(), "y"))
    for _press in range(5):
        state = move(state, 1, {})
        assert state.cursor in state.boxes
        assert state.picker.die == "yellow"
    assert not pressing.release(state).picker.die


def test_while_a_box_is_picked_the_cursor_stays_on_its_dice() -> None:
    state = rolled()
    state = still(typed(state, state.labels["orange", "1"]))
    walked = [state := pressing.walk(state, 1, {}) for _press in range(4)]
    assert {each.cursor for each in walked} == {"white", "orange"}


def test_enter_marks_the_only_box_there_is() -> None:
    game = with_position(scripted("tres-fute", []), waiting=("?green",))
    assert str(pressing.confirm(at_table(game))).startswith("?green")


def test_where_dice_have_just_been_rolled_enter_shows_the_only_box_before_it_marks_it() -> None:
    state = at_table(game_with_one_box())
    shown = still(pressing.confirm(state))
    assert shown.cursor == pressing.only_box(state)
    assert isinstance(pressing.confirm(shown), Move)


def test_the_cursor_follows_the_drawing() -> None:
    """A zone that is drawn as a column is gone through down the column; beside it is to the right of it."""
    boxes = [Target("box", "yellow", box) for box in ("r1c1", "r1c2", "r1c3", "r2c1")]
    places = {box: Place(4, row) for row, box in enumerate(boxes, 3)} | {Target("box", "blue", "r1c2"): Place(9, 4)}
    state = replace(pressing.explore(rolled()), cursor=("yellow", "r1c1"))
    down = pressing.leap(state, 1, places)
    assert down.cursor == ("yellow", "r1c2")
    assert pressing.walk(down, 1, places).cursor == ("blue", "r1c2")
    assert pressing.leap(down, -1, places).cursor == ("yellow", "r1c1")


def test_exploring_leads_everywhere_and_enter_asks() -> None:
    state = pressing.explore(at_table(scripted("tres-fute", [])))
    assert state.notice.endswith("Escape ends this.")
    assert still(pressing.confirm(state)).notice == "First point at something with the arrow keys.", "it does not roll"
    box = replace(state, cursor=("yellow", "r1c1"))
    assert pressing.walk(box, -1, {}).cursor == "purple"
    assert box.cursor == ("yellow", "r1c1")
    assert pressing.confirm(box) == Asked(("yellow", "r1c1"))
    ended = pressing.explore(box)
    assert (ended.exploring, ended.cursor) == (False, None)
    assert ended.notice
