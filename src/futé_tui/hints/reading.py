"""What a box, a bonus, a track, a zone or a score on a sheet means, as values."""

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.fute import FuteRules
from ..engine.game import Game
from ..engine.qwinto import QwintoRules
from ..engine.rules import SheetView
from ..engine.scoring import Score
from ..engine.zones import ANYWHERE, Box, Reads, Zone, ZoneView
from ..sheets.ruleset import FuteRuleset
from ..sheets.schema.zones import ZoneModel
from .actions import left_on
from .missing import Missing, missing

_MOST = {Reads.FACE: 6, Reads.SUM: 12, Reads.PLATTER: 36}
QWINTO_ROW = "qwinto-row"
QWINTO_COLUMNS = "qwinto-columns"


class LineReading(NamedTuple):
    """A line that a box is part of, which of its boxes are still to be marked, and whether one of those is gone."""

    name: str
    bonus: str
    points: int
    complete: bool
    missing: tuple[str, ...]
    gone: bool


@dataclass(frozen=True, slots=True)
class BoxReading:
    """A box. `takes` are the numbers that could be marked in it now, whatever the dice show."""

    zone: str
    box: Box
    takes: tuple[int, ...]
    lines: tuple[LineReading, ...]


@dataclass(frozen=True, slots=True)
class ZoneReading:
    """A zone: its kind, what counts there, what it is worth now, and what its open bonuses still need. Behind the
    number `reset` (0: none) a rising series starts again."""

    zone: str
    kind: str
    reads: Reads
    reset: int
    points: int
    view: ZoneView
    missing: tuple[Missing, ...]


@dataclass(frozen=True, slots=True)
class TrackReading:
    """An action track, or the misses: boxes in print, unlocked and not used yet; the numbers of jokers at hand."""

    action: str
    boxes: int
    unlocked: int
    left: int
    end: str
    numbers: tuple[str, ...]


class ScoreReading(NamedTuple):
    """What a total is made of."""

    zones: tuple[tuple[str, int], ...]
    foxes: int
    lowest: str
    fox_points: int
    total: int


def read_box(game: Game, seat: int, zone: str, label: str) -> BoxReading | None:
    """A box of a player's sheet; None if there is no such box."""
    view = _view(game.rules.view(game.position, seat), zone)
    if view is None or not any(box and box.label == label for row in view.rows for box in row):
        return None
    return box_reading(view, label, _takes(game, seat, zone, label))


def box_reading(view: ZoneView, label: str, takes: tuple[int, ...] = ()) -> BoxReading:
    """A box of a zone that can be seen."""
    boxes = {box.label: box for row in view.rows for box in row if box}
    lines = tuple(
        LineReading(
            line.name,
            line.bonus,
            line.points,
            line.complete,
            tuple(each for each in line.boxes if not boxes[each].mark),
            any(boxes[each].lost and not boxes[each].mark for each in line.boxes),
        )
        for line in view.lines
        if label in line.boxes
    )
    return BoxReading(view.name, boxes[label], takes, lines)


def read_zone(game: Game, seat: int, zone: str) -> ZoneReading | None:
    sheet = game.rules.view(game.position, seat)
    view = _view(sheet, zone)
    if view is None:
        return None
    points = game.rules.score(game.position, seat).zones.get(zone, 0)
    kind, part = zone_kind(game, zone), _part(game, zone)
    reads = next((each.reads for each in _zones(game) if each.name == zone), Reads.FACE)
    return ZoneReading(zone, kind, reads, getattr(part, "reset", 0), points, view, missing(sheet, zone))


def read_track(game: Game, seat: int, action: str) -> TrackReading | None:
    tracks = game.rules.view(game.position, seat).tracks
    track = next((each for each in tracks if each.name == action), None)
    return track_reading(track) if track else None


def track_reading(track: ZoneView) -> TrackReading:
    boxes = [box for row in track.rows for box in row if box]
    numbers = tuple(box.printed for box in boxes if box.mark == "o" and box.printed)
    unlocked = sum(bool(box.mark) for box in boxes)
    return TrackReading(track.name, len(boxes), unlocked, left_on(track), boxes[-1].bonus, numbers)


def read_score(game: Game, seat: int) -> ScoreReading:
    return score_reading(game.rules.score(game.position, seat))


def score_reading(score: Score) -> ScoreReading:
    lowest = min(score.zones, key=lambda zone: score.zones[zone])
    return ScoreReading(tuple(score.zones.items()), score.foxes, lowest, score.fox_points, score.total)


def zone_kind(game: Game, zone: str) -> str:
    """The kind of a zone as its ruleset names it; Qwinto's rows and columns have kinds of their own."""
    part = _part(game, zone)
    if part is not None:
        return part.kind
    return QWINTO_ROW if zone in game.ruleset.dice else QWINTO_COLUMNS


def _part(game: Game, zone: str) -> ZoneModel | None:
    """What the ruleset file says of a zone."""
    if not isinstance(game.ruleset, FuteRuleset):
        return None
    return next((each for each in game.ruleset.model.zones if each.name == zone), None)


def _zones(game: Game) -> tuple[Zone, ...]:
    return game.ruleset.zones if isinstance(game.ruleset, FuteRuleset) else ()


def _view(sheet: SheetView, zone: str) -> ZoneView | None:
    return next((view for view in sheet.zones if view.name == zone), None)


def _takes(game: Game, seat: int, zone: str, label: str) -> tuple[int, ...]:
    """The numbers that could be marked in a box now."""
    rules, sheet = game.rules, game.position.sheets[seat]
    if isinstance(rules, FuteRules):
        index = rules.setup.zone_index[zone]
        kind, state = rules.setup.zones[index], sheet.zones[index]
        marks = {number: kind.marks(state, number, ANYWHERE) for number in range(1, _MOST[kind.reads] + 1)}
        return tuple(number for number, found in marks.items() if any(mark.box == label for mark in found))
    if isinstance(rules, QwintoRules) and zone in rules.setup.row_index:
        row, box = rules.setup.row_index[zone], rules.setup.boxes[zone][label]
        openings = rules.setup.sheet.openings
        return tuple(n for n in range(1, rules.setup.highest + 1) if box in openings(sheet.numbers, row, n))
    return ()
