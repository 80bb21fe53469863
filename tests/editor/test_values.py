"""The values of sheets: every printed one can be changed, has a place in words, and is on the drawing or listed."""

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from futé_tui.editor.state import EditorState, go_to, open_editor
from futé_tui.editor.value_spots import find_spots
from futé_tui.editor.values import Value, place_of, sheet_values
from futé_tui.editor.walking import nearest, places_in
from futé_tui.files import parse_toml
from futé_tui.pages.editor.page import EditorView, sheet_room, view_editor
from futé_tui.pages.editor.sheet import sheet_rows
from futé_tui.sheets.loader import load_ruleset, ruleset_ids
from futé_tui.sheets.ruleset_files import rulesets_folder
from futé_tui.sheets.schema.provenance import cells
from futé_tui.table.lettered import lettered
from futé_tui.table.letters import die_letters
from futé_tui.table.page.cards.picks import print_target
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.drawing.runs import Target
from futé_tui.text.signs import ASCII

from ..cases import for_each
from ..tables import ATELIER

every_sheet = pytest.mark.parametrize("sheet", ruleset_ids())


def sheet_text(sheet: str) -> str:
    return (rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8")


def values_of(sheet: str) -> tuple[Value, ...]:
    return sheet_values(load_ruleset(sheet).model, parse_toml(sheet_text(sheet)))


@cache
def editor_of(sheet: str) -> EditorState:
    return open_editor(sheet_text(sheet))


def drawn(state: EditorState, width: int, height: int, *, painted: bool) -> EditorView:
    room = sheet_room(width, height)
    palette = DARK if painted else lettered(DARK, ASCII, die_letters(state.ruleset.dice))
    return view_editor(state, sheet_rows(state, *room, palette)[: room[1]])


@every_sheet
def test_every_marked_value_can_be_changed(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    marked = {(where, number) for where, number, _value, _mark in ruleset.marked_cells if where != "dice"}
    found = {(f"{value.part}.{value.field}".strip("."), value.number) for value in values_of(sheet)}
    assert marked <= found


@every_sheet
def test_values_are_what_the_file_has_at_their_keys(sheet: str) -> None:
    data = parse_toml(sheet_text(sheet))
    for value in values_of(sheet):
        there: Any = data
        try:
            for key in value.keys:
                there = there[key]
        except KeyError:
            continue  # a default that the file leaves out
        text = there if value.sign is None else str(there)[value.sign]
        assert str(text) == (str(value.now) or "-"), value


@every_sheet
def test_every_list_of_numbers_or_bonuses_is_there_as_a_whole(sheet: str) -> None:
    for part, field in product(getattr(load_ruleset(sheet).model, "zones", ()), ("bonuses", "points", "factors")):
        listed = getattr(part, field, None)
        if isinstance(listed, list):
            found = [value for value in values_of(sheet) if (value.part, value.field) == (part.name, field)]
            assert [value.now for value in found] == list(cells(listed))


@every_sheet
def test_no_two_values_are_called_the_same(sheet: str) -> None:
    places = [place_of(value) for value in values_of(sheet)]
    assert sorted(places) == sorted(set(places))


@for_each([*ruleset_ids(), ATELIER])
def test_every_key_has_a_name_in_words(sheet: str) -> None:
    text = Path(sheet).read_text(encoding="utf-8") if sheet == ATELIER else sheet_text(sheet)
    for value in sheet_values(load_ruleset(sheet).model, parse_toml(text)):
        words = place_of(value).removeprefix(f"{value.part}, ").split(", ")[-1]
        assert not re.fullmatch(rf"{value.field}( \d+)?", words), value.address


def test_places_are_in_words() -> None:
    places = {value.address: place_of(value) for value in values_of("melange")}
    assert places["yellow.bonuses.7"] == "yellow, row 2, bonus of box 1"
    assert places["green.factors.3"] == "green, multiplier of box 3"
    assert places["round_bonuses.2"] == "bonus of round 2"


def test_a_value_is_found_on_the_sheet_by_what_it_changes() -> None:
    values = values_of("melange")
    spots = dict(zip((value.address for value in values), find_spots(load_ruleset("melange"), values), strict=True))
    targets = {address: spot.target for address, spot in spots.items() if spot}
    assert targets["blue.boxes.1"] == print_target("blue", "box", "r1c1"), "no box is there, and one could be"
    assert targets["blue.row_bonuses.2"] == print_target("blue", "line", "row 2")
    assert targets["yellow.column_points.3"] == print_target("yellow", "worth", "column 3")
    assert targets["orange.between.3"] == print_target("orange", "line", "3-4"), "nothing is printed there now"
    assert targets["purple.points.4"] == print_target("purple", "points", "4")
    assert targets["round_bonuses.1"] == Target("round", "1")
    assert targets["joker.boxes.2"] == Target("track", "joker")
    assert "title.1" not in targets


@pytest.mark.parametrize("painted", [True, False], ids=["painted", "letters"])
@pytest.mark.parametrize("size", [(80, 23), (120, 39)], ids=["80x24", "120x40"])
@every_sheet
def test_most_values_are_on_the_drawing_and_arrow_keys_reach_them(
    sheet: str, size: tuple[int, int], painted: bool
) -> None:
    state = editor_of(sheet)
    view = drawn(state, *size, painted=painted)
    on_sheet = [number for number in range(len(state.values)) if view.shows(go_to(state, number))]
    assert sorted([*on_sheet, *view.listed]) == list(range(len(state.values)))
    hidden = {state.values[number].field for number in view.listed}
    assert not hidden & {"boxes", "numbers", "row_bonuses", "column_points", "factors"}
    assert set(view.places) == _reached(view)


def _reached(view: EditorView) -> set[Target]:
    """What the arrow keys come to from the first value of the drawing."""
    found: set[Target] = set()
    ahead = [next(iter(view.places))]
    while ahead:
        here = ahead.pop()
        if here not in found:
            found.add(here)
            ways = (nearest(view.places, here, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            ahead += [each for each in ways if each]
    return found


def test_places_are_the_middle_of_what_is_drawn() -> None:
    view = drawn(editor_of("tres-fute"), 80, 23, painted=True)
    first, second = (view.places[print_target("yellow", "box", f"r1c{column}")] for column in (1, 2))
    assert (first.y, second.x > first.x) == (second.y, True)
    assert nearest(view.places, print_target("yellow", "box", "r1c1"), 1, 0) == print_target("yellow", "box", "r1c2")
    assert nearest(view.places, print_target("yellow", "box", "r1c1"), 0, 1) == print_target("yellow", "box", "r2c1")
    assert places_in(()) == {}
