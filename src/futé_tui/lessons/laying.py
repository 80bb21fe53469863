"""Setting up the table for a lesson: sheets that are partly filled, actions that are unlocked, moves already played."""

from collections.abc import Sequence
from typing import TypeVar

from ..api import new_game
from ..engine.dice import DiceError, Outcome, ScriptedDice, Throw, read_outcome
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import Mark, Move
from ..engine.notation import parse_mark
from ..engine.refusals import IllegalMove
from ..engine.rules import CannotLay, LaidSheet, SheetView
from .schema import Start, Step

LEARNER = 0  # the learner's seat
NAMES = ("Lia", "Tom", "Ada", "Max", "Zoé", "Léo")
_Value = TypeVar("_Value")


def lay(sheet: str, start: Start) -> Game:
    """The game of a lesson at its start."""
    game = new_game(sheet, NAMES[: start.players], dice=ScriptedDice([]))
    active = start.active - 1
    if active >= start.players:
        raise CannotLay(f"there is no player {start.active}")
    sheets = [LaidSheet(_marks(start.sheets, seat), _at(start.tracks, seat)) for seat in range(start.players)]
    empty = game.rules.view(game.position, LEARNER)
    for laid in sheets:
        _check_boxes(laid, empty)
    game.put(game.rules.lay(sheets, start.round, active))
    game.opening = []  # nothing has happened before a position that is set up
    for line in start.played:
        play_line(game, line)
    return game


def play_line(game: Game, line: str) -> list[Event]:
    """Make a move as records write it: `roll = white5 blue2`, `green>3`."""
    move, _, rolled = line.partition(" = ")

    def outcome(throw: Throw) -> Outcome:
        return read_outcome(rolled, throw)

    try:
        return list(game.replay(move, outcome))
    except (IllegalMove, DiceError) as error:
        raise CannotLay(f"{line!r}: {error}") from None


def make(game: Game, step: Step, move: Move | str) -> list[Event]:
    """Make a move that solves a step, with the dice that the step wants, and the moves that the step plays after it."""
    game.dice = ScriptedDice(step.rolls)
    try:
        events = list(game.play(move))
    except (IllegalMove, DiceError) as error:
        raise CannotLay(f"{str(move)!r}: {error}") from None
    for line in step.then:
        events += play_line(game, line)
    return events


def _check_boxes(laid: LaidSheet, empty: SheetView) -> None:
    """Check that the sheet has the boxes that are marked; the rules themselves check zones and tracks."""
    boxes = {part.name: {box.label for box in part.boxes} for part in empty.parts}
    for zone, marks in laid.marks.items():
        if missing := [mark.box for mark in marks if mark.box not in boxes.get(zone, {mark.box})]:
            raise CannotLay(f"{zone} has no box {missing[0]!r}")
    for track, count in laid.tracks.items():
        if not 0 <= count <= len(boxes.get(track, range(count))):
            raise CannotLay(f"{track} has no {count} boxes")


def _marks(by_seat: Sequence[dict[str, str]], seat: int) -> dict[str, list[Mark]]:
    """The marks of one sheet by zone; `r1c2 r1c3`, `1=2 2=5:half` are marks as moves spell them."""
    try:
        return {zone: [parse_mark(word) for word in marks.split()] for zone, marks in _at(by_seat, seat).items()}
    except ValueError as error:
        raise CannotLay(str(error)) from None


def _at(by_seat: Sequence[dict[str, _Value]], seat: int) -> dict[str, _Value]:
    return by_seat[seat] if seat < len(by_seat) else {}
