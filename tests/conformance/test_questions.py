"""What hints, table and lessons ask the rules agrees with what is played."""

from collections.abc import Iterator

import pytest

from futé_tui.engine.events import BoxMarked
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Mark, Move, Take, box_marked
from futé_tui.engine.phases import Phase
from futé_tui.engine.rules import CannotLay, LaidSheet

from .subjects import Subject, every_subject, finished, walk

_EVERY = 4  # asking about every move of every decision would take too long


def some_decisions(subject: Subject, seed: int) -> Iterator[Game]:
    for number, game in enumerate(walk(subject.new_game(seed), seed)):
        if number % _EVERY == 0:
            yield game


@every_subject
def test_the_moment_says_who_decides_in_which_phase(subject: Subject) -> None:
    game = subject.new_game(6)
    for _ in walk(game, 6):
        moment = game.moment
        assert (moment.seat, moment.phase) == (game.to_move, game.phase)
        assert moment.active in range(subject.players)
        assert moment.rounds == len(game.rules.round_track(subject.players))
        assert moment.round >= 1
        assert moment.roll <= moment.rolls
        assert {die.place for die in game.rules.dice(game.position)} <= set(game.rules.places)
    assert game.moment.phase is Phase.OVER


@every_subject
def test_every_move_that_marks_a_box_is_among_what_pointing_at_the_box_could_mean(subject: Subject) -> None:
    for game in some_decisions(subject, 7):
        for move in game.moves():
            zone, box = box_marked(move, game.rules.follow_zone(game.position)) or ("", "")
            if box and not (isinstance(move, Take) and (move.joker or move.polish)):
                attempts = game.rules.attempts(game.position, zone, box)
                assert any(is_meant(each, move) for attempt in attempts for each in attempt.moves), str(move)


def is_meant(attempt: Move, move: Move) -> bool:
    """Whether a move is the attempt, perhaps with a number and a way that the attempt leaves out."""
    return move == attempt or str(move).startswith((f"{attempt}=", f"{attempt}:"))


@every_subject
def test_only_zones_that_say_so_can_be_marked_by_no_die(subject: Subject) -> None:
    game = subject.new_game(8)
    reached = {zone for die in game.ruleset.dice for zone in game.rules.zones_for(die)}
    assert {view.name for view in game.sheets()[0].zones if not view.never_marked} == reached


@every_subject
def test_a_die_marks_only_its_own_zones_and_boxes_that_take_a_number(subject: Subject) -> None:
    for game in some_decisions(subject, 8):
        for move in game.moves():
            if isinstance(move, Take):
                assert move.zone in game.rules.zones_for(move.die)
                assert game.rules.takes(game.position, game.moment.seat, move.zone, move.mark.box)


@every_subject
def test_the_tracks_of_a_move_are_those_of_the_sheet_that_look_different_after_it(subject: Subject) -> None:
    game = finished(subject, 9)
    after = [step.before.position for step in game.steps[1:]] + [game.position]
    for step, position in zip(game.steps, after, strict=True):
        before = step.before.position
        seat = game.rules.moment(before).seat
        tracks = zip(game.rules.view(before, seat).tracks, game.rules.view(position, seat).tracks, strict=True)
        changed = {track.name for track, then in tracks if track != then}
        assert set(game.rules.tracks_marked(step.move)) <= changed


@every_subject
def test_sheets_laid_with_the_marks_of_a_game_look_like_its_sheets(subject: Subject) -> None:
    game = finished(subject, 5)
    marks: list[dict[str, list[Mark]]] = [{} for _ in game.players]
    for event in game.events():
        if isinstance(event, BoxMarked):
            marks[event.seat].setdefault(event.zone, []).append(event.mark)
    position = game.rules.lay([LaidSheet(each, {}) for each in marks], 1, subject.players - 1)
    moment = game.rules.moment(position)
    assert (moment.round, moment.active, moment.seat) == (1, subject.players - 1, subject.players - 1)
    for seat in range(subject.players):
        assert game.rules.view(position, seat).zones == game.rules.view(game.position, seat).zones


@every_subject
def test_zones_and_tracks_that_are_not_there_cannot_be_laid(subject: Subject) -> None:
    rules, blank = subject.new_game().rules, LaidSheet({}, {})
    for laid in (LaidSheet({"ultraviolet": [Mark("1", 1)]}, {}), LaidSheet({}, {"ultraviolet": 1})):
        with pytest.raises(CannotLay, match="ultraviolet"):
            rules.lay([laid, *[blank] * (subject.players - 1)], 1, 0)
