"""Laying the table for a lesson: sheets that are partly filled, actions that are unlocked, moves already played."""

from typing import Any, TypeVar

from ..api import new_game
from ..engine.dice import DiceError, Outcome, ScriptedDice, Throw, read_outcome
from ..engine.events import Event
from ..engine.fute import FuteRules
from ..engine.fute.table import TrackState
from ..engine.game import Game
from ..engine.moves import Mark
from ..engine.notation import parse_mark
from ..engine.qwinto import QwintoRules
from ..engine.refusals import IllegalMove
from .schema import Start

LEARNER = 0  # the learner's seat
NAMES = ("Lia", "Tom", "Ada", "Max", "Zoé", "Léo")
_Value = TypeVar("_Value")


class CannotLay(ValueError):
    """The position that a lesson asks for does not exist; the text says why."""


def lay(sheet: str, start: Start) -> Game:
    """The game of a lesson at its start."""
    game = new_game(sheet, NAMES[: start.players], dice=ScriptedDice([]))
    active = start.active - 1
    if active >= start.players:
        raise CannotLay(f"there is no player {start.active}")
    game.put(game.position._replace(round=start.round, active=active, seat=active, sheets=_sheets(game, start)))
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


def _sheets(game: Game, start: Start) -> tuple[Any, ...]:
    match game.rules:
        case FuteRules():
            return tuple(_fute_sheet(game.rules, sheet, seat, start) for seat, sheet in _seats(game))
        case QwintoRules():
            return tuple(_qwinto_sheet(game.rules, sheet, seat, start) for seat, sheet in _seats(game))
        case _:
            raise CannotLay(f"there are no lessons for {game.ruleset.title}")


def _seats(game: Game) -> list[tuple[int, Any]]:
    return list(enumerate(game.position.sheets))


def _fute_sheet(rules: FuteRules, sheet: Any, seat: int, start: Start) -> Any:
    """A sheet with these marks; what they would have brought is not given, unless `actions` does."""
    setup = rules.setup
    zones, tracks = list(sheet.zones), list(sheet.tracks)
    for name, marks in _at(start.sheets, seat).items():
        zone = setup.zone_index.get(name)
        if zone is None:
            raise CannotLay(f"there is no zone {name!r}")
        for mark in _marks(marks):
            zones[zone], _ = setup.zones[zone].mark(zones[zone], mark)
    for track, circled in _at(start.actions, seat).items():
        if track not in setup.track_index:
            raise CannotLay(f"there is no track {track!r}")
        tracks[setup.track_index[track]] = TrackState(circled)
    return sheet._replace(zones=tuple(zones), tracks=tuple(tracks))


def _qwinto_sheet(rules: QwintoRules, sheet: Any, seat: int, start: Start) -> Any:
    numbers = list(sheet.numbers)
    for colour, marks in _at(start.sheets, seat).items():
        for column, number, _ in _marks(marks):
            if column not in rules.setup.boxes.get(colour, {}):
                raise CannotLay(f"there is no box {column} in {colour}")
            numbers[rules.setup.boxes[colour][column]] = number
    return sheet._replace(numbers=tuple(numbers), misses=start.misses[seat] if seat < len(start.misses) else 0)


def _at(by_seat: list[dict[str, _Value]], seat: int) -> dict[str, _Value]:
    return by_seat[seat] if seat < len(by_seat) else {}


def _marks(text: str) -> list[Mark]:
    """`r1c2 r1c3`, `1=2 2=5:half`: marks as moves spell them."""
    try:
        return [parse_mark(word) for word in text.split()]
    except ValueError as error:
        raise CannotLay(str(error)) from None
