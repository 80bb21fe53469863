"""Dice are dice: faces with pips, keys below them, slots and a silver platter."""

import pytest

from futé_tui.engine.rules import SLOTS, DiePlace
from futé_tui.table.page.dice import dice_rows, draw_dice, places
from futé_tui.table.page.drawing.colour import contrast
from futé_tui.table.page.drawing.die import LARGE, MEDIUM, SMALL, DieSize
from futé_tui.table.page.drawing.glyphs import LOCK
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import Look, Rows, Target, row_width
from futé_tui.table.view import TableDieView

from ...cases import for_each
from .pages import cells_on, targets, text

POOL, PLATTER = DiePlace.POOL, DiePlace.PLATTER
SIZES = {"small": (SMALL, 80), "medium": (MEDIUM, 116), "large": (LARGE, 160)}
COLOURS = ("white", "yellow", "blue", "green", "orange", "purple")


def die(name: str, face: int = 1, place: DiePlace = POOL, **looks: bool) -> TableDieView:
    return TableDieView(name, name[0], face, place, looks.pop("offered", False), looks.pop("picked", False), **looks)


def drawn(
    *dice: TableDieView, size: DieSize = SMALL, width: int = 80, slots: bool = True, status: str = "", total: int = 0
) -> Rows:
    return draw_dice(dice, status, width, size, 1, DARK, slots=slots, total=total)


@for_each(range(7), SIZES)
def test_a_die_has_as_many_pips_as_it_shows(face: int, size: str) -> None:
    rows = drawn(die("blue", face), size=SIZES[size][0], width=SIZES[size][1])
    assert text(rows).count("●") == face


@for_each(SIZES, range(6))
def test_all_dice_have_their_place_wherever_they_lie(size: str, on_platter: int) -> None:
    shape, width = SIZES[size]
    spots = [PLATTER] * on_platter + [SLOTS[0]] + [POOL] * (5 - on_platter)
    rows = drawn(*(die(name, 6, spot) for name, spot in zip(COLOURS, spots, strict=True)), size=shape, width=width)
    assert {row_width(row) for row in rows} == {width}
    assert len(rows) == dice_rows(shape)
    assert text(rows).count("●") == 36
    assert {target.name for target in targets(rows)} == set(COLOURS)


@pytest.mark.parametrize("size", SIZES)
def test_all_six_dice_fit_on_the_platter_after_three_passes(size: str) -> None:
    shape, width = SIZES[size]
    rows = drawn(*(die(name, 6, PLATTER, offered=True) for name in COLOURS), size=shape, width=width)
    assert {row_width(row) for row in rows} == {width}
    assert text(rows).count("●") == 36
    assert [letter for letter in text(rows).splitlines()[-1] if letter.isalpha() and letter != "I"] == list("wybgop")


@pytest.mark.parametrize("size", SIZES)
def test_slots_and_platter_are_apart(size: str) -> None:
    shape, width = SIZES[size]
    at = places(shape, width, 1)
    assert at.pool + 6 * (shape.width + 1) <= at.slots
    assert at.slots + 3 * (shape.width + 1) <= at.platter
    assert at.platter + at.platter_width <= width


def test_the_platter_is_always_there() -> None:
    empty = drawn(*(die(name) for name in COLOURS))
    assert cells_on(empty, DARK.platter) >= 60
    assert "silver platter" in text(empty)


def test_a_game_without_slots_has_no_platter_but_a_sum() -> None:
    rows = drawn(die("orange", 1), die("yellow", 6), die("purple", 3), slots=False, total=10)
    assert cells_on(rows, DARK.platter) == 0
    assert "= 10" in text(rows)


def test_the_sum_of_two_dice_of_a_colour_is_behind_them_and_dice_out_of_the_game_have_no_key() -> None:
    dice = die("white", 4), die("white-two", 1), die("blue", 3), die("red", 2, place=DiePlace.OUT)
    rows = drawn(*dice, slots=False, total=5)
    line = text(rows).splitlines()[1]
    assert line.index("= 5") < line.index("●", line.index("= 5"))
    assert LOCK in text(rows)
    assert "r" not in text(rows[-1:])


def test_keys_are_caps_where_a_die_can_be_picked() -> None:
    rows = drawn(die("white", offered=True), die("blue"), die("green", picked=True), die("orange", under_cursor=True))
    looks = {run.text.strip(): run.look for run in rows[-1] if run.target}
    assert looks["w"].bg == DARK.cap
    assert looks["b"] == Look(DARK.dim, DARK.table)
    assert looks["▲ g ▲"].fg == DARK.accent
    assert looks["o"].bg == DARK.gold


def test_a_costly_die_has_its_sign() -> None:
    assert "w~" in text(drawn(die("white", offered=True, costly=True)))


def test_a_die_can_be_clicked_from_its_face_to_its_key() -> None:
    rows = drawn(die("white", 5, offered=True))
    assert all(Target("die", "white") in {run.target for run in row} for row in rows)


def test_chosen_dice_are_in_their_slots() -> None:
    rows = drawn(die("blue", 2, SLOTS[0]), die("green", 2, SLOTS[1], offered=True))
    foot = text(rows[-1:])
    assert "III" in foot
    assert " g " in foot
    assert " II " not in foot


def test_an_empty_pool_has_room_for_a_word() -> None:
    assert "Lia picks" in text(drawn(die("blue", 2, SLOTS[0]), status="Lia picks"))
    assert "Lia picks" not in text(drawn(die("blue", 2), status="Lia picks"))


def test_a_white_die_is_seen_on_a_light_table() -> None:
    rows = draw_dice((die("white", 3),), "", 80, SMALL, 1, LIGHT, slots=False)
    assert contrast(rows[0][1].look.bg, LIGHT.table) > 1.2
