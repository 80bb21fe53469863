"""What an expert sees: afterstates as they are played, and what becomes of zones."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from futé_tui import load_ruleset
from futé_tui.engine.fute import FuteRules
from futé_tui.engine.moves import DECLINE
from futé_tui.engine.phases import Phase
from futé_tui.engine.qwinto import QwintoRules
from futé_tui.engine.qwinto.observing import box_chances, sum_odds
from futé_tui.engine.qwixx import QwixxRules
from futé_tui.engine.rules import Rules
from futé_tui.engine.zones import ANYWHERE, NUMBERS, Zone
from futé_tui.expert.encoding import Encoder

from ..cases import for_each
from ..conformance.subjects import SHEETS, Subject, every_subject, walk


def afterstates(subject: Subject, seed: int) -> Iterator[tuple[Any, int]]:
    """The positions after every move of every third decision, with the seat that decides."""
    for number, game in enumerate(walk(subject.new_game(seed), seed)):
        if number % 3 == 0:
            seat = game.to_move
            assert seat is not None
            for move in game.moves():
                yield game.rules.afterstate(game.position, move), seat


def ends_before(rules: QwintoRules, position: Any, seat: int) -> bool:
    """Whether a Qwinto game ends if nobody else writes in this turn, and the seat has nothing more to decide."""
    while rules.to_move(position) not in (None, seat) and rules.phase(position) is Phase.WRITE_ALONG:
        position = rules.afterstate(position, DECLINE)
    return rules.to_move(position) is None


def others_end_it(rules: FuteRules, position: Any, seat: int) -> bool:
    """Whether a Futé game ends before the seat decides again, whatever is left to the others."""
    while rules.to_move(position) not in (None, seat) and not rules.in_hand(position):
        position, moves = rules.settle(position)
        if moves and rules.to_move(position) != seat:
            position = rules.afterstate(position, moves[0])
    return rules.to_move(position) is None


def is_final(rules: Rules[Any], position: Any, seat: int) -> bool:
    """Whether the game is over, or will be before the seat decides again: it has locked or filled the second row
    itself, or crossed the last miss."""
    if rules.to_move(position) is None:
        return True
    if isinstance(rules, QwintoRules):
        return ends_before(rules, position, seat)
    if isinstance(rules, FuteRules):
        return others_end_it(rules, position, seat)
    return (
        isinstance(rules, QwixxRules)
        and (position.locked | rules.sheet.locks(position.sheets[seat].rows)).bit_count() > 1
    )


@every_subject
def test_totals_and_the_end_are_those_of_the_positions(subject: Subject) -> None:
    rules = load_ruleset(subject.sheet).rules
    encoder = Encoder(rules)
    pieces: list[bytes] = []
    totals, over = [], []
    for position, seat in afterstates(subject, 3):
        encoder.observer.observe(rules.open(position), seat, pieces)
        totals.append(rules.score(position, seat).total)
        over.append(is_final(rules, position, seat))
    rows = encoder.rows(pieces)
    assert encoder.totals(rows).tolist() == totals
    assert (encoder.going_on(rows) == 0).tolist() == over
    assert encoder.encode(rows).shape == (len(totals), encoder.width)


@for_each(SHEETS)
def test_inputs_do_not_depend_on_what_was_seen_before(sheet: str) -> None:
    rules = load_ruleset(sheet).rules
    positions = [*afterstates(Subject(sheet, 2), 5)]
    inputs = []
    for order in (positions, positions[::-1]):
        encoder = Encoder(rules)
        pieces: list[bytes] = []
        for position, seat in order:
            encoder.observer.observe(rules.open(position), seat, pieces)
        inputs.append(encoder.encode(encoder.rows(pieces)))
    assert np.array_equal(inputs[0], inputs[1][::-1])


def prospects(zone: Zone, state: Any) -> list[Any]:
    """What every number gains: the marks, and for each the points and bonuses."""
    now = zone.points(state)
    found: list[Any] = []
    for number in NUMBERS[zone.reads]:
        for mark in zone.marks(state, number, ANYWHERE):
            after, bonuses = zone.mark(state, mark)
            found.append((number, mark, zone.points(after) - now, bonuses))
    return found


@for_each(SHEETS)
def test_zones_with_equal_outlooks_go_on_alike_and_look_alike(sheet: str) -> None:
    for number, zone in enumerate(load_ruleset(sheet).zones):
        known: dict[Any, Any] = {}
        states = {
            game.position.sheets[0].zones[number]
            for seed in range(4)
            for game in walk(Subject(sheet, 1).new_game(seed), seed)
        }
        for state in states:
            looks = prospects(zone, state), zone.features(state)
            assert known.setdefault(zone.outlook(state), looks) == looks
            assert len(zone.outlook(state)) == len(zone.features(state))


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_chances_of_a_qwinto_box_are_those_of_the_numbers_that_fit_it(dice: int) -> None:
    rules = load_ruleset("qwinto").rules
    assert isinstance(rules, QwintoRules)
    printed = rules.sheet.printed
    odds = sum_odds(dice, printed.highest)
    assert sum(odds) == pytest.approx(1)
    for game in walk(Subject("qwinto", 2).new_game(5), 5):
        numbers = game.position.sheets[0].numbers
        seen = [chance for first, end in printed.spans for chance in box_chances(odds, numbers[first:end])]
        fitting = [sum(odds[number] for number in printed.room(numbers, box)) for box in range(len(numbers))]
        assert seen == pytest.approx(fitting)
