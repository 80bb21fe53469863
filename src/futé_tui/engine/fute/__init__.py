"""The turn that the four Futé sheets share: rounds, three rolls, silver platter, passive picks, bonuses, actions."""

from functools import lru_cache
from typing import Final

from ..bonuses import FOX
from ..dice import Outcome, Throw
from ..events import Event
from ..moves import Move, Reroll, Roll
from ..quick import new_tuple
from ..refusals import Refusal
from ..rules import Decision, DieView, SheetView
from ..scoring import Score
from ..zones import Box, ZoneView
from .bonus_play import lose_waiting
from .explaining import explain, place_name
from .listing import ONLY_DONE, list_moves
from .playing import carry_out
from .rounds import finish_stage, start_round
from .setup import FuteSheet, Setup, Track
from .table import NO_DIE, OVER, ROUND_BONUS, SOLO_ROLL, Position, Sheet, Table, TrackState

_VIEWS_KEPT: Final = 64
SOLO_PASSIVE_ROLL: Final = 0  # its roll number in a throw: rolls of an active player count from 1


class FuteRules:
    """The rules of one Futé sheet."""

    best_zone_breaks_ties = True
    has_foxes = True

    def __init__(self, sheet: FuteSheet) -> None:
        self.setup = Setup(sheet)
        # A table is looked at far more often than a zone changes.
        self._views = tuple(lru_cache(_VIEWS_KEPT)(zone.view) for zone in self.setup.zones)

    def start(self, players: int, log: list[Event] | None = None) -> Decision:
        setup = self.setup
        sheet = Sheet(tuple(zone.start for zone in setup.zones), (TrackState(),) * len(setup.tracks))
        no_faces = (0,) * len(setup.dice)
        slots = NO_DIE, NO_DIE, NO_DIE
        sheets = (sheet,) * players
        table = Table(Position(sheets, 0, 0, 0, ROUND_BONUS, 0, 0, no_faces, 0, 0, slots, 0, (), None), log)
        start_round(setup, table)
        return self._settle(table)

    def moves(self, position: Position) -> tuple[Move, ...]:
        return tuple(list_moves(self.setup, Table(position)))

    def throw(self, position: Position, move: Move) -> Throw | None:
        reroll = type(move) is Reroll
        if not reroll and type(move) is not Roll:
            return None
        setup = self.setup
        if position.stage is SOLO_ROLL:
            return Throw(position.round, position.active, SOLO_PASSIVE_ROLL, 0, setup.dice, laid_out=True)
        roll = position.roll if reroll else position.roll + 1
        rerolls = position.rerolls + 1 if reroll else 0
        dice = setup.names(position.pool)
        return new_tuple(Throw, (position.round, position.active, roll, rerolls, dice, False))

    def play(
        self, position: Position, move: Move, outcome: Outcome | None = None, log: list[Event] | None = None
    ) -> Decision:
        table = Table(position, log)
        carry_out(self.setup, table, move, outcome)
        return self._settle(table)

    def _settle(self, table: Table) -> Decision:
        """Go on by itself until there is something to decide. Rolling is always asked for."""
        setup = self.setup
        while True:
            moves = list_moves(setup, table)
            if moves is ONLY_DONE:
                finish_stage(setup, table)
            elif len(moves) == 1 and type(moves[0]) is not Roll:
                carry_out(setup, table, moves[0], None)
            elif moves or table.stage is OVER:
                return new_tuple(Decision, (table.position(), (*moves,)))
            else:
                lose_waiting(table)

    def explain(self, position: Position, move: Move) -> Refusal:
        return explain(self.setup, Table(position), move)

    def to_move(self, position: Position) -> int | None:
        return None if position.stage is OVER else position.seat

    def phase(self, position: Position) -> str:
        if position.follow is not None:
            return "follow_up"
        if position.waiting:
            return "bonus"
        return position.stage.name.lower()

    def round_track(self, players: int) -> tuple[str, ...]:
        rounds = self.setup.rounds[players - 1]
        return (*self.setup.round_bonuses, *("",) * rounds)[:rounds]

    def follow_zone(self, position: Position) -> str:
        return self.setup.zones[position.follow.zone].name if position.follow else ""

    def score(self, position: Position, seat: int) -> Score:
        zones, tracks = position.sheets[seat]
        pairs = list(zip(self.setup.zones, zones, strict=True))
        ends = [
            track.end == FOX and state.circled == len(track.boxes)
            for track, state in zip(self.setup.tracks, tracks, strict=True)
        ]
        foxes = sum(zone.foxes(state) for zone, state in pairs) + sum(ends)
        return Score({zone.name: zone.points(state) for zone, state in pairs}, foxes)

    def view(self, position: Position, seat: int) -> SheetView:
        zones, tracks = position.sheets[seat]
        return SheetView(
            tuple(view(state) for view, state in zip(self._views, zones, strict=True)),
            tuple(_track_view(track, state) for track, state in zip(self.setup.tracks, tracks, strict=True)),
        )

    def dice(self, position: Position) -> tuple[DieView, ...]:
        setup, table = self.setup, Table(position)
        return tuple(
            DieView(name, face, place_name(setup, table, name))
            for name, face in zip(setup.dice, position.faces, strict=True)
        )


def _track_view(track: Track, state: TrackState) -> ZoneView:
    """An action track: circled boxes are unlocked, crossed ones used."""
    boxes = []
    for box, face in enumerate(track.boxes):
        mark = "x" if state.used >> box & 1 else "o" if box < state.circled else ""
        end = track.end if box + 1 == len(track.boxes) else ""
        boxes.append(Box(str(box + 1), face, mark, end))
    return ZoneView(track.action, (tuple(boxes),))
