"""What a box, a track or a zone on a sheet means, as values."""

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.game import Game
from ..engine.rules import SheetView
from ..engine.zones import Box, Line, ZoneKind, ZoneView
from .missing import Missing, bonus_terms, missing
from .spots import Spot, spot


class LineReading(NamedTuple):
    """A line that a box is part of: whether one of the boxes it still needs is gone for good, and how many are still to
    be marked."""

    line: Line
    gone: bool
    to_go: int


@dataclass(frozen=True, slots=True)
class BoxFacts:
    """A box. `takes` are the numbers that could be marked in it now, regardless of the dice; `least` is the number
    that its bonus takes (0: any), `half`: only half the die gives its bonus."""

    spot: Spot
    box: Box
    takes: tuple[int, ...]
    lines: tuple[LineReading, ...]
    least: int = 0
    half: bool = False


@dataclass(frozen=True, slots=True)
class ZoneFacts:
    """A zone: how it is marked, what it is worth now, and what its open bonuses still need."""

    kind: ZoneKind
    points: int
    view: ZoneView
    missing: tuple[Missing, ...]


def box_facts(game: Game, seat: int, zone: str, label: str) -> BoxFacts | None:
    """A box of a player's sheet; None if there is no such box."""
    view = _view(game.rules.view(game.position, seat), zone)
    if view is None or all(box.label != label for box in view.boxes):
        return None
    return box_reading(view, label, game.rules.takes(game.position, seat, zone, label))


def box_reading(view: ZoneView, label: str, takes: tuple[int, ...] = ()) -> BoxFacts:
    """A box of a zone as it looks."""
    boxes = {box.label: box for box in view.boxes}
    lines = tuple(_line_reading(boxes, line) for line in view.lines if label in line.boxes)
    return BoxFacts(spot(view, label), boxes[label], takes, lines, *bonus_terms(view, boxes[label]))


def _line_reading(boxes: dict[str, Box], line: Line) -> LineReading:
    empty = [each for each in line.boxes if each in boxes and not boxes[each].mark]
    to_go = len(empty) if not line.needs else max(0, line.needs - (len(line.boxes) - len(empty)))
    return LineReading(line, any(boxes[each].lost for each in empty), to_go)


def zone_facts(game: Game, seat: int, zone: str) -> ZoneFacts | None:
    sheet = game.rules.view(game.position, seat)
    view = _view(sheet, zone)
    if view is None:
        return None
    points = game.rules.score(game.position, seat).zones.get(zone, 0)
    return ZoneFacts(game.ruleset.zone_kind(zone), points, view, missing(sheet, zone))


def track_of(game: Game, seat: int, action: str) -> ZoneView | None:
    """A track of a player's sheet; None if there is no such track."""
    tracks = game.rules.view(game.position, seat).tracks
    return next((each for each in tracks if each.name == action), None)


def left_on(track: ZoneView) -> int:
    """How many boxes of a track are unlocked and not used."""
    return sum(box.is_circled for box in track.boxes)


def miss_points(sheet: SheetView) -> int:
    """What a misthrow or a penalty costs, as negative points; 0 where there are none."""
    return next((int(box.points) for track in sheet.tracks for box in track.boxes if box.points), 0)


def _view(sheet: SheetView, zone: str) -> ZoneView | None:
    return next((view for view in sheet.zones if view.name == zone), None)
