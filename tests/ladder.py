"""Ladder: a small game with its own turn machine, which the program does not know.

Everybody may cross the sum of two dice in one row, from left to right; an active player who does not takes a penalty.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from futé_tui.engine.dice import DiceSource, Outcome, Throw
from futé_tui.engine.events import BoxMarked, Declined, DiceRolled, Event, GameEnded, MissCrossed
from futé_tui.engine.moment import Moment
from futé_tui.engine.moves import DECLINE, MISS, ROLL, Mark, Miss, Move, Take
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import GameIsOver, NotInThisGame, NotInThisPhase, Refusal
from futé_tui.engine.rules import Attempt, CannotLay, DiePlace, DieView, LaidSheet, Rules, SheetView
from futé_tui.engine.scoring import Score
from futé_tui.engine.zone_refusals import BoxGone, WrongNumber
from futé_tui.engine.zones import Box, ZoneKind, ZoneView
from futé_tui.sheets.ruleset import Ruleset
from futé_tui.sheets.schema.ruleset import Header

DICE = ("red", "blue")
ROW, PENALTIES = "red", "penalties"
NUMBERS = range(2, 13)


class Sheet(NamedTuple):
    crosses: tuple[int, ...] = ()
    penalties: int = 0


class Position(NamedTuple):
    sheets: tuple[Sheet, ...]
    round: int
    active: int
    seat: int
    faces: tuple[int, ...] = ()


IN_HAND = (0, 0)


class LadderTurn:
    def __init__(self, rounds: int, position: Position, log: list[Event]) -> None:
        self._rounds, self._position, self._log = rounds, position, log

    @property
    def seat(self) -> int:
        return self._position.seat

    def begin(self) -> None:
        self._position = self._position._replace(round=1)

    def list_moves(self) -> tuple[Move, ...]:
        position = self._position
        if position.round > self._rounds:
            return ()
        if not position.faces:
            return (ROLL,)
        total = sum(position.faces)
        crosses = [Take(ROW, ROW, Mark(str(total)))] if total in open_numbers(position, position.seat) else []
        return (*crosses, MISS if position.seat == position.active else DECLINE)

    def carry_out(self, move: Move) -> None:
        seat, sheets = self.seat, list(self._position.sheets)
        crosses, penalties = sheets[seat]
        if move.throws:
            self._position = self._position._replace(faces=IN_HAND)
            return
        if isinstance(move, Take):
            sheets[seat] = Sheet((*crosses, int(move.mark.box)), penalties)
            self._log.append(BoxMarked(seat, ROW, move.mark))
        elif isinstance(move, Miss):
            sheets[seat] = Sheet(crosses, penalties + 1)
            self._log.append(MissCrossed(seat, penalties + 1))
        else:
            self._log.append(Declined(seat))
        self._position = self._next(self._position._replace(sheets=tuple(sheets)))

    def _next(self, position: Position) -> Position:
        """The next player who may cross the sum, or the next turn."""
        order = [position.active, *(seat for seat in range(len(position.sheets)) if seat != position.active)]
        at = order.index(position.seat) + 1
        if at < len(order):
            return position._replace(seat=order[at])
        active = (position.active + 1) % len(order)
        position = position._replace(round=position.round + (active == 0), active=active, seat=active, faces=())
        if position.round > self._rounds:
            self._log.append(GameEnded(position.seat))
        return position

    def throw_in_hand(self) -> Throw:
        return Throw(self._position.round, self._position.active, 1, 0, DICE)

    def land(self, outcome: Outcome) -> None:
        self._log.append(DiceRolled(self.seat, tuple(zip(DICE, outcome.faces, strict=True))))
        self._position = self._position._replace(faces=outcome.faces)

    def settle(self, dice: DiceSource | None = None) -> tuple[Move, ...]:
        moves = self.list_moves()
        while len(moves) == 1 and (dice or not moves[0].throws):
            self.carry_out(moves[0])
            if dice and moves[0].throws:
                self.land(dice.throw(self.throw_in_hand()))
            moves = self.list_moves()
        return moves

    def settle_before_dice(self, move: Move) -> None:
        self.carry_out(move)
        if self.list_moves() == (ROLL,):
            self._position = self._position._replace(faces=IN_HAND)

    def position(self) -> Position:
        return self._position


def open_numbers(position: Position, seat: int) -> list[int]:
    return [number for number in NUMBERS if number > max(position.sheets[seat].crosses, default=0)]


class LadderRules(Rules[Position]):
    name = "ladder"
    places = (DiePlace.POOL,)

    def __init__(self, rounds: int) -> None:
        self._rounds = rounds

    def blank(self, players: int) -> Position:
        return Position((Sheet(),) * players, 0, 0, 0)

    def open(self, position: Position, log: list[Event] | None = None) -> LadderTurn:
        return LadderTurn(self._rounds, position, [] if log is None else log)

    def in_hand(self, position: Position) -> bool:
        return position.faces == IN_HAND

    def lay(self, sheets: Sequence[LaidSheet], round_number: int, active: int) -> Position:
        if unknown := {track for sheet in sheets for track in sheet.tracks} - {PENALTIES}:
            raise CannotLay(f"there is no track {min(unknown)!r}")
        crosses = [tuple(int(mark.box) for mark in sheet.marks.get(ROW, ())) for sheet in sheets]
        penalties = [sheet.tracks.get(PENALTIES, 0) for sheet in sheets]
        return Position(tuple(map(Sheet, crosses, penalties)), round_number, active, active)

    def phase(self, position: Position) -> Phase:
        if position.round > self._rounds:
            return Phase.OVER
        if not position.faces:
            return Phase.BEFORE_ROLL
        return Phase.WRITE if position.seat == position.active else Phase.WRITE_ALONG

    def moment(self, position: Position) -> Moment:
        total = sum(position.faces)
        return Moment(
            self.phase(position), position.seat, position.active, position.round, self._rounds, 1, 1, total=total
        )

    def explain(self, position: Position, move: Move) -> Refusal:
        phase = self.phase(position)
        if phase is Phase.OVER:
            return GameIsOver()
        if not isinstance(move, Take) or move.mark.box not in map(str, NUMBERS):
            return NotInThisGame(str(move))
        if phase is Phase.BEFORE_ROLL:
            return NotInThisPhase(phase)
        box, crosses = int(move.mark.box), position.sheets[position.seat].crosses
        if crosses and box <= max(crosses):
            return BoxGone(ROW, move.mark.box, str(max(crosses)))
        return WrongNumber(ROW, move.mark.box, box, sum(position.faces))

    def explain_track(self, position: Position, track: str) -> Refusal:
        phase = self.phase(position)
        return GameIsOver() if phase is Phase.OVER else NotInThisPhase(phase)

    def attempts(self, position: Position, zone: str, box: str, die: str = "") -> tuple[Attempt, ...]:
        return (Attempt(ROW, (Take(ROW, ROW, Mark(box)),)),)

    def takes(self, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
        return tuple(number for number in open_numbers(position, seat) if str(number) == box)

    def zones_for(self, die: str) -> tuple[str, ...]:
        return (ROW,)

    def tracks_marked(self, move: Move) -> tuple[str, ...]:
        return (PENALTIES,) if isinstance(move, Miss) else ()

    def round_track(self, players: int) -> tuple[str, ...]:
        return ("",) * self._rounds

    def score(self, position: Position, seat: int) -> Score:
        crosses, penalties = position.sheets[seat]
        return Score({ROW: len(crosses) * (len(crosses) + 1) // 2, PENALTIES: -5 * penalties})

    def view(self, position: Position, seat: int) -> SheetView:
        crosses, penalties = position.sheets[seat]
        gone = set(NUMBERS) - set(open_numbers(position, seat))
        row = tuple(Box(str(n), str(n), "x" if n in crosses else "", lost=n in gone, number=n) for n in NUMBERS)
        boxes = tuple(Box(str(n), mark="x" if n <= penalties else "", points="-5") for n in range(1, self._rounds + 1))
        return SheetView((ZoneView(ROW, (row,)),), (ZoneView(PENALTIES, (boxes,)),))

    def dice(self, position: Position) -> tuple[DieView, ...]:
        faces = position.faces or (0, 0)
        return tuple(DieView(name, face, DiePlace.POOL) for name, face in zip(DICE, faces, strict=True))


class LadderModel(Header):
    game: Literal["ladder"]
    rounds: int


class LadderRuleset(Ruleset):
    model: LadderModel

    @property
    def player_counts(self) -> range:
        return range(1, 5)

    @cached_property
    def rules(self) -> Rules[Position]:
        return LadderRules(self.model.rounds)

    def zone_kind(self, zone: str) -> ZoneKind:
        return ZoneKind("ladder")


FILE = """\
format = 1
id = "ladder"
version = 1
game = "ladder"
title = "Ladder"
dice = ["red", "blue"]
rounds = 4
"""
