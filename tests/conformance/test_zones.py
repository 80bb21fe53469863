"""A zone lists just the marks that its judge allows. The lists come from tables, asked here all along some games."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from futé_tui import load_ruleset
from futé_tui.engine.moves import Mark
from futé_tui.engine.zones import ANYWHERE, NUMBERS, PASSIVE, Follow
from futé_tui.sheets.kinds.base import BaseZone

from .subjects import SHEETS, Subject, walk

PLACES = (ANYWHERE, PASSIVE, 1, 2, 3)
WITH_ZONES = [sheet for sheet in SHEETS if load_ruleset(sheet).zones]

every_sheet = pytest.mark.parametrize(
    ("sheet", "options"),
    [
        *((sheet, {}) for sheet in WITH_ZONES),
        ("puissance-3", {"blue_question": "plus_white"}),
        ("tres-fute-4ever", {"grey_regions": "exactly", "green_order": "lower_first"}),
    ],
    ids=[*(Path(sheet).stem for sheet in WITH_ZONES), "puissance-3-plus-white", "tres-fute-4ever-other-readings"],
)


def zones_in_play(sheet: str, options: Mapping[str, str]) -> Iterator[tuple[BaseZone, Any]]:
    """Every zone of a sheet with the states it goes through in some games."""
    for index, zone in enumerate(load_ruleset(sheet).with_options(options).zones):
        assert isinstance(zone, BaseZone)
        for state in states(sheet, index):
            yield zone, state


@cache
def states(sheet: str, index: int) -> list[Any]:
    games = [walk(Subject(sheet, 1).new_game(seed), seed) for seed in range(2)]
    return list(dict.fromkeys(moment.position.sheets[0].zones[index] for game in games for moment in game))


def spelled(zone: BaseZone, state: Any, *numbers: int) -> list[Mark]:
    """Marks of every box, in the order of moves, with these numbers, in each of the zone's ways and in one that it does
    not have."""
    labels = [box.label for row in zone.view(state).rows for box in row if box]
    return [Mark(*parts) for parts in product(labels, numbers, sorted({*zone.ways, "nonsense"}))]


@every_sheet
def test_a_die_may_make_just_the_marks_that_the_judge_allows(sheet: str, options: Mapping[str, str]) -> None:
    for zone, state in zones_in_play(sheet, options):
        for number in NUMBERS[zone.reads]:
            marks = spelled(zone, state, 0, number, number + 1)
            for place in PLACES:
                fine = [mark for mark in marks if zone.judge(state, mark, number, place) is None]
                assert list(zone.marks(state, number, place)) == fine


@every_sheet
def test_a_question_mark_may_make_just_the_marks_that_the_judge_allows(sheet: str, options: Mapping[str, str]) -> None:
    for zone, state in zones_in_play(sheet, options):
        numbers = NUMBERS[zone.reads] if zone.writes else (1, 4)  # a cross has no number, whichever it is
        marks = spelled(zone, state, 0, *numbers)
        for white in (0, 4):
            fine = [mark for mark in marks if zone.judge_question(state, mark, white) is None]
            assert list(zone.question_marks(state, white)) == fine


def test_a_swept_die_may_make_just_the_marks_that_the_judge_allows() -> None:
    silver = [(zone, state) for zone, state in zones_in_play("vraiment-tres-fute", {}) if zone.follow is Follow.SWEPT]
    for (zone, state), colour, number in product(silver, load_ruleset("vraiment-tres-fute").dice, range(1, 7)):
        marks = spelled(zone, state, 0, number)
        fine = [mark for mark in marks if zone.judge_swept(state, mark, colour, number) is None]
        assert list(zone.swept_marks(state, colour, number)) == fine


@every_sheet
def test_only_zones_that_cross_alike_make_the_same_mark_with_different_numbers(
    sheet: str, options: Mapping[str, str]
) -> None:
    for zone, state in zones_in_play(sheet, options):
        for place in PLACES:
            marks = [mark for number in NUMBERS[zone.reads] for mark in zone.marks(state, number, place)]
            assert zone.crosses_alike or len(marks) == len(set(marks))
