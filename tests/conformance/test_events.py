"""Events say exactly what happened: marks, bonuses, actions and foxes can be counted from them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from futé_tui.engine.events import ActionUnlocked, ActionUsed, BonusGained, BoxMarked, Event, GameEnded
from futé_tui.engine.fute import FuteRules
from futé_tui.engine.fute.position import Sheet, TrackState
from futé_tui.engine.game import Game
from futé_tui.engine.history import Events

from .subjects import Subject, every_subject, finished


def steps_with_events(game: Game) -> Iterator[tuple[Any, Any, Sequence[Event]]]:
    """The position before and after every step, and its events."""
    after = [step.before.position for step in game.steps[1:]] + [game.position]
    for step, position in zip(game.steps, after, strict=True):
        yield step.before.position, position, Events(game.rules, step)


@every_subject
def test_the_events_of_a_step_are_the_same_when_asked_twice(subject: Subject) -> None:
    game = finished(subject, 2)
    for step in game.steps:
        first, second = Events(game.rules, step), Events(game.rules, step)
        assert list(first) == list(second) == first[:]


@every_subject
def test_every_box_marked_is_a_box_that_changed_and_no_sheet_changes_in_silence(subject: Subject) -> None:
    for seed in range(2):
        game = finished(subject, seed)
        looked = [looks(game, game.steps[0].before.position, seat) for seat in range(subject.players)]
        for before, after, events in steps_with_events(game):
            for seat in range(subject.players):
                marked = {
                    (event.zone, event.mark.box)
                    for event in events
                    if isinstance(event, BoxMarked) and event.seat == seat
                }
                now = looks(game, after, seat)
                changed = looked[seat] ^ now
                looked[seat] = now
                assert marked <= {(zone, box) for zone, box, _ in changed}
                if before.sheets[seat] != after.sheets[seat]:
                    assert any(event.seat == seat for event in events)
                if not marked:
                    assert not changed


def looks(game: Game, position: Any, seat: int) -> set[tuple[str, str, str]]:
    """Every marked box of a sheet's zones with its mark."""
    zones = game.rules.view(position, seat).zones
    return {(zone.name, box.label, box.mark) for zone in zones for row in zone.rows for box in row if box and box.mark}


@every_subject
def test_the_last_event_of_a_game_and_no_other_ends_it(subject: Subject) -> None:
    events = finished(subject, 3).events()
    assert [event for event in events if isinstance(event, GameEnded)] == events[-1:]


@every_subject
def test_sheets_and_foxes_made_again_from_the_events_are_the_sheets_of_the_game(subject: Subject) -> None:
    for seed in range(3):
        game = finished(subject, seed)
        if isinstance(game.rules, FuteRules):
            assert [sheet_from_events(game, seat) for seat in range(subject.players)] == list(game.position.sheets)
        foxes = Counter(
            event.seat for event in game.events() if isinstance(event, BonusGained) and event.bonus == "fox"
        )
        assert [score.foxes for score in game.scores()] == [foxes[seat] for seat in range(subject.players)]


def sheet_from_events(game: Game, seat: int) -> Sheet:
    """A sheet filled with nothing but the marks and actions of the events."""
    assert isinstance(game.rules, FuteRules)
    sheet = game.rules.sheet
    zones = {zone.name: zone.start for zone in sheet.zones}
    tracks = {track.action: TrackState() for track in sheet.tracks}
    for event in game.events():
        if event.seat != seat:
            continue
        if isinstance(event, BoxMarked):
            zone = sheet.zones[sheet.zone_index[event.zone]]
            zones[event.zone], _ = zone.mark(zones[event.zone], event.mark)
        elif isinstance(event, ActionUnlocked):
            circled, used = tracks[event.track]
            assert event.box == circled + 1
            tracks[event.track] = TrackState(circled + 1, used)
        elif isinstance(event, ActionUsed):
            circled, used = tracks[event.track]
            assert event.box <= circled
            assert not used >> event.box - 1 & 1
            tracks[event.track] = TrackState(circled, used | 1 << event.box - 1)
    return Sheet(tuple(zones.values()), tuple(tracks.values()))


@every_subject
def test_scores_depend_on_the_sheets_alone(subject: Subject) -> None:
    game = finished(subject, 5)
    fresh = subject.new_game(0)
    position = fresh.position._replace(sheets=game.position.sheets)
    for seat, score in enumerate(game.scores()):
        assert fresh.rules.score(position, seat) == score
        assert score.total == sum(score.zones.values()) + score.foxes * min(score.zones.values())
        assert score.best_zone == max(score.zones.values())
