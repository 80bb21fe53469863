"""What the hints promise and what they warn of is what then happens: every die of many positions of every sheet is
played, and every skipped line is looked at again at the end of the game."""

from itertools import pairwise

import pytest

from futé_tui.engine import events as e
from futé_tui.engine.game import Game
from futé_tui.engine.rules import SheetView
from futé_tui.engine.zones import Box, ZoneView
from futé_tui.hints.compare import which_box, which_die
from futé_tui.hints.missing import missing
from futé_tui.hints.preview import Preview
from futé_tui.text.bonuses import a_bonus
from futé_tui.text.names import bonus_name, name
from futé_tui.text.previews import describe_preview
from futé_tui.text.worth import change_text

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import marked
from ..tables import pool

_POSITIONS = 250  # of each sheet, at least
HIGHEST = 18  # sum in Qwinto
Gone = tuple[int, str, str]  # a seat, a zone, and a box of it that was skipped


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_die_and_every_box_does_what_its_line_says(sheet: str) -> None:
    positions, seed = 0, 9
    while positions < _POSITIONS:
        positions += check_game(Subject(sheet, 2).new_game(seed), seed)
        seed += 1


def check_game(game: Game, seed: int) -> int:
    """Look at the hints all through a game; how many positions that are."""
    skipped: set[Gone] = set()
    seen: dict[int, SheetView] = {}
    positions = 0
    for _ in walk(game, seed):
        positions += 1
        lines = [choice.best for choice in which_die(game)]
        if len(game.steps) % 4 == 1:
            moves = [move for move in game.moves() if not move.throws and not move.stops]
            lines += [choice.best for choice in which_box(game, moves)]
        for line in lines:
            check_line(game, line)
        for seat in range(2):
            sheet = game.rules.view(game.position, seat)
            if sheet != seen.get(seat):
                seen[seat] = sheet
                skipped |= now_skipped(seat, sheet)
                check_missing(sheet)
    for seat, zone, box in skipped:
        assert box not in marked(game, zone, seat), "a skipped box is gone for good"
    for seat in range(2):
        for zone, named, boxes in lines_of(game.rules.view(game.position, seat)):
            if any((seat, zone, box) in skipped for box in boxes):
                assert not complete(game, seat, zone, named), "and so is every line that needs it"
    return positions


def check_missing(sheet: SheetView) -> None:
    """For every box that is said to be missing there is a number, and for rows that pay when they are full for each."""
    views = {view.name: view for view in sheet.zones}
    for view in sheet.zones:
        lines = missing(sheet, view.name)
        for zone, box in {(spot.zone, spot.box) for each in lines for spot in each.boxes}:
            assert can_be_filled(views[zone], box), (zone, box)
        for each in lines:
            if view.pays_when_full:
                written = [(0, 0), *numbers_in(view), (len(view.boxes) + 1, HIGHEST + 1)]
                for (place, number), (later, higher) in pairwise(written):
                    assert higher - number >= later - place, each


def can_be_filled(view: ZoneView, label: str) -> bool:
    """Whether there is a number left for a box: in a row of Qwinto between its neighbours, in rows that rise or fall
    after the last number and those of the boxes in between."""
    if view.pays_when_full:
        place = [each.label for each in view.boxes].index(label) + 1
        left = [number for other, number in numbers_in(view) if other < place]
        right = [number for other, number in numbers_in(view) if other > place]
        return min([*right, HIGHEST + 1]) - max([0, *left]) > 1
    row = next(row for row in view.rows if any(each and each.label == label for each in row))
    signs = {each.printed for each in row if each}
    written = [int(each.mark) for each in row if each and each.mark.isdecimal()]
    more = [each.label for each in row if each].index(label) + 1 - len(written)
    if "<" in signs:
        return (written[-1] if written else 0) + more <= 6
    if ">" in signs:
        return (written[-1] if written else 7) - more >= 1
    return True


def numbers_in(view: ZoneView) -> list[tuple[int, int]]:
    """The numbers of a row, with their places."""
    return [(place, int(each.mark)) for place, each in enumerate(view.boxes, 1) if each.mark]


def check_line(game: Game, line: Preview) -> None:
    """Play the move of a line in a copy of the game, and compare."""
    later = game.until(len(game.steps))
    events = [event for event in later.play(line.move) if event.seat == line.seat]
    assert later.scores()[line.seat].total == line.total.after
    rounds = [place for place, event in enumerate(events) if isinstance(event, e.RoundStarted)]
    own = events[: rounds[0]] if rounds else events
    gained = [event for event in own if isinstance(event, e.BonusGained) and event.source != "round"]
    assert list(line.gains) == [event.bonus for event in gained]
    assert set(line.swept) == {die for event in own if isinstance(event, e.DiceSwept) for die in event.dice}
    if line.then.rolls_left:
        assert set(line.then.pool) == pool(later)
    check_costs(game, later, line, [(event.source, event.bonus) for event in gained])
    check_sentences(line)


def check_sentences(line: Preview) -> None:
    """What has been compared with the game is what people read."""
    said = " ".join(describe_preview(line, ["Lia", "Tom"]))
    assert (change_text(line.total.by) in said) is (line.total.by != 0)
    for bonus in (*line.kept, *line.price.bonuses):
        assert a_bonus(bonus) in said, said
    for each in line.forfeited:
        assert bonus_name(each.bonus) in said.partition("Without the ")[2].partition(" bonus")[0], said
    if line.price.closes:
        assert f"Closes {len(line.price.skipped)} box" in said, said
    elif 0 < len(line.price.skipped) <= 3:
        assert all(f"the {spot.number}" in said for spot in line.price.skipped), said
    for die in line.swept:
        assert name(die) in said.lower()


def check_costs(game: Game, later: Game, line: Preview, gained: list[tuple[str, str]]) -> None:
    """What a move forfeits is not gained by it; what it skips could be marked before and cannot be any more."""
    for each in line.forfeited:
        assert box(game, line.seat, each.spot.zone, each.spot.box).bonus == each.bonus
        assert box(later, line.seat, each.spot.zone, each.spot.box).mark
        assert (each.spot.zone, each.bonus) not in gained
    for spot in line.price.skipped:
        assert not box(game, line.seat, spot.zone, spot.box).lost
        assert box(later, line.seat, spot.zone, spot.box).lost
        assert not later.rules.takes(later.position, line.seat, spot.zone, spot.box)
    zones = {spot.zone for spot in line.price.skipped}
    if not zones:
        assert not line.price.bonuses
        return
    after = bonuses_open(later, line.seat)
    gone = [
        bonus
        for zone, name, bonus in bonuses_open(game, line.seat)
        if zone in zones and (zone, name, bonus) not in after and not had(later, line.seat, zone, name)
    ]
    assert sorted(gone) == sorted(line.price.bonuses)


def now_skipped(seat: int, sheet: SheetView) -> set[Gone]:
    """The boxes of a sheet that are lost and not marked."""
    return {(seat, view.name, each.label) for view in sheet.zones for each in view.boxes if each.lost and not each.mark}


def bonuses_open(game: Game, seat: int) -> list[tuple[str, str, str]]:
    """Lines and boxes with a bonus that can still be had."""
    found = []
    for view in game.rules.view(game.position, seat).zones:
        lost = {each.label for each in view.boxes if each.lost and not each.mark}
        found += [
            (view.name, line.name.label, line.bonus)
            for line in view.lines
            if line.bonus and not line.complete and not lost.intersection(line.boxes)
        ]
        found += [
            (view.name, each.label, each.bonus) for each in view.boxes if each.bonus and not (each.mark or each.lost)
        ]
    return found


def lines_of(sheet: SheetView) -> list[tuple[str, str, tuple[str, ...]]]:
    lines = [(view.name, line) for view in sheet.zones for line in view.lines if not line.zones]
    return [(zone, line.name.label, line.boxes) for zone, line in lines]


def had(game: Game, seat: int, zone: str, name: str) -> bool:
    """Whether a line is complete or a box marked."""
    return complete(game, seat, zone, name) or bool(marked(game, zone, seat).get(name))


def complete(game: Game, seat: int, zone: str, name: str) -> bool:
    lines = game.rules.view(game.position, seat).zone(zone).lines
    return any(line.complete for line in lines if line.name.label == name)


def box(game: Game, seat: int, zone: str, label: str) -> Box:
    views = game.rules.view(game.position, seat).zones
    return next(each for view in views if view.name == zone for each in view.boxes if each.label == label)
