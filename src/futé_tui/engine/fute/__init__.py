"""The turn that the Futé sheets share: rounds, three rolls, silver platter, passive picks, bonuses, actions."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final

from ..bonuses import FOX
from ..events import Event
from ..moment import Moment
from ..moves import Mix, Move, Take
from ..phases import Phase
from ..refusals import Refusal
from ..rules import SLOTS, Attempt, CannotLay, DiePlace, DieView, LaidSheet, Rules, SheetView
from ..scoring import Score
from ..zones import CIRCLED, CROSSED, Box, Zone, ZoneView
from .attempts import attempts, takes
from .explaining import explain, explain_track, place_of
from .observing import FuteObserver
from .position import (
    BEFORE_ROLL,
    CHOOSE,
    EXTRA,
    NO_SLOTS,
    ROLLS,
    ROUND_BONUS,
    SOLO_ROLL,
    Position,
    Sheet,
    TrackState,
    phase_of,
)
from .sheet_tables import FuteSheet, SheetTables, Track
from .turn import Turn

_VIEWS_KEPT: Final = 32
_WORTHS_KEPT: Final = 256


class FuteRules(Rules[Position]):
    """The rules of one Futé sheet."""

    name = "fute"
    places = (DiePlace.POOL, *SLOTS, DiePlace.PLATTER)
    best_zone_breaks_ties = True
    has_foxes = True

    def __init__(self, sheet: FuteSheet) -> None:
        self.sheet = SheetTables(sheet)
        # A table is looked at, and a score asked for, far more often than a zone changes.
        self._views = tuple(lru_cache(_VIEWS_KEPT)(zone.view) for zone in self.sheet.zones)
        self._worths = [(zone.name, lru_cache(_WORTHS_KEPT)(partial(_worth, zone))) for zone in self.sheet.zones]
        self._fox_tracks = [(i, len(track.boxes)) for i, track in enumerate(self.sheet.tracks) if track.end == FOX]

    def blank(self, players: int) -> Position:
        zones = tuple(zone.start for zone in self.sheet.zones)
        sheets = (Sheet(zones, (TrackState(),) * len(self.sheet.tracks)),) * players
        return Position((sheets, 0, 0, 0, ROUND_BONUS, 0, 0, self.sheet.no_faces, 0, 0, NO_SLOTS, 0, (), None))

    def open(self, position: Position, log: list[Event] | None = None) -> Turn:
        return Turn(self.sheet, position, log)

    def observer(self) -> FuteObserver:
        return FuteObserver(self.sheet)

    def in_hand(self, position: Position) -> bool:
        stage = position.stage
        return stage is SOLO_ROLL or (stage is CHOOSE and 0 in position.faces)

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.open(position), move)

    def phase(self, position: Position) -> Phase:
        return phase_of(position)

    def moment(self, position: Position) -> Moment:
        rolls = {BEFORE_ROLL: min(position.roll + 1, ROLLS), CHOOSE: position.roll}
        return Moment(
            phase_of(position),
            position.seat,
            position.active,
            position.round,
            self.sheet.printed.rounds[len(position.sheets) - 1],
            roll=rolls.get(position.stage, 0),
            rolls=ROLLS,
            rolls_left=ROLLS - position.roll if position.stage in rolls else 0,
            waiting=position.waiting,
            slots_open=self._slots_open(position),
            following=self.sheet.names[position.follow.dice] if position.follow else (),
            rolls_come=_rolls_come(position),
            turns_come=position.active + 1 < len(position.sheets) or _passive_turn_comes(position),
        )

    def _slots_open(self, position: Position) -> bool:
        """Whether a passive player may use a die in a slot, because nothing on the platter fits."""
        if phase_of(position) is not Phase.PASSIVE:
            return False
        slotted = {self.sheet.dice[die] for die in position.slots if die >= 0}
        return any(isinstance(move, Take) and move.die in slotted for move in self.moves(position))

    def explain_track(self, position: Position, track: str) -> Refusal:
        return explain_track(self.open(position), track)

    def attempts(self, position: Position, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        return attempts(self.sheet, position, zone, box, die)

    def takes(self, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
        return takes(self.sheet, position, seat, zone, box)

    def zones_for(self, die: str) -> tuple[str, ...]:
        return tuple(zone.name for index, zone in enumerate(self.sheet.zones) if self.sheet.may_mark(die, index))

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        return (move.track,) if isinstance(move, Mix) else move.actions

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> Position:
        start = self.start(len(sheets)).position
        laid = tuple(self._lay_sheet(*each) for each in zip(start.sheets, sheets, strict=True))
        return start._replace(sheets=laid, round=round_number, active=active, seat=active)

    def _lay_sheet(self, sheet: Sheet, laid: LaidSheet) -> Sheet:
        """The sheet with these marks and circled actions; bonuses of the marks are not given."""
        tables = self.sheet
        zones, tracks = list(sheet.zones), list(sheet.tracks)
        for name, marks in laid.marks.items():
            if name not in tables.zone_index:
                raise CannotLay(f"there is no zone {name!r}")
            zone = tables.zone_index[name]
            for mark in marks:
                zones[zone], _ = tables.zones[zone].mark(zones[zone], mark)
        for track, circled in laid.tracks.items():
            if track not in tables.track_index:
                raise CannotLay(f"there is no track {track!r}")
            tracks[tables.track_index[track]] = TrackState(circled)
        return Sheet(tuple(zones), tuple(tracks))

    def round_track(self, players: int) -> tuple[str, ...]:
        return tuple(self.sheet.round_bonus(number) for number in range(1, self.sheet.printed.rounds[players - 1] + 1))

    def follow_zone(self, position: Position) -> str:
        return self.sheet.zones[position.follow.zone].name if position.follow else ""

    def score(self, position: Position, seat: int) -> Score:
        zones, tracks = position.sheets[seat]
        points: dict[str, int] = {}
        foxes = sum([tracks[index].circled == size for index, size in self._fox_tracks])
        for (name, worth), state in zip(self._worths, zones, strict=True):
            points[name], own_foxes = worth(state)
            foxes += own_foxes
        return Score(points, foxes)

    def view(self, position: Position, seat: int) -> SheetView:
        zones, tracks = position.sheets[seat]
        return SheetView(
            tuple([view(state) for view, state in zip(self._views, zones, strict=True)]),
            tuple([_track_view(track, state) for track, state in zip(self.sheet.tracks, tracks, strict=True)]),
        )

    def dice(self, position: Position) -> tuple[DieView, ...]:
        table = self.open(position)
        return tuple(
            DieView(name, face, place_of(table, name))
            for name, face in zip(self.sheet.dice, position.faces, strict=True)
        )


def _rolls_come(position: Position) -> bool:
    """Whether the turn of the player who decides comes later in this round, or its rolls are not over."""
    return position.seat > position.active or (position.seat == position.active and position.stage < EXTRA)


def _passive_turn_comes(position: Position) -> bool:
    """Whether a solo player is still active in this round."""
    return len(position.sheets) == 1 and position.stage <= EXTRA


def _worth(zone: Zone, state: Any) -> tuple[int, int]:
    """The points and foxes of a zone."""
    return zone.points(state), zone.foxes(state)


@lru_cache(maxsize=256)
def _track_view(track: Track, state: TrackState) -> ZoneView:
    """An action track: circled boxes are unlocked, crossed ones used."""
    boxes = []
    for box, face in enumerate(track.boxes):
        mark = CROSSED if state.used >> box & 1 else CIRCLED if box < state.circled else ""
        end = track.end if box + 1 == len(track.boxes) else ""
        number = int(face) if face.isdecimal() else 0  # of a joker
        boxes.append(Box(str(box + 1), face, mark, end, number=number))
    return ZoneView(track.action, (tuple(boxes),))
