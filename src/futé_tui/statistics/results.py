"""The results of a finished game, seat by seat: points, foxes, lost bonuses, unused actions."""

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..engine.events import Event  # home opens without the engine
    from ..engine.game import Game
    from ..engine.rules import SheetView

RESULTS_VERSION = 3  # bump when the calculation changes; stored results are recalculated


class Result(NamedTuple):
    """The result of one seat.

    `lost` counts the bonuses that could not be used, those of boxes that were skipped or filled without them, and those
    of lines that such a box breaks, by their word; `unused` the actions left at the end, by track.
    """

    seat: int
    total: int
    zones: Mapping[str, int]
    foxes: int
    fox_points: int
    lost: Mapping[str, int]
    unused: Mapping[str, int]
    won: bool


class Played(NamedTuple):
    """A finished game as statistics need it."""

    id: int
    sheet: str
    played_on: date
    players: tuple[str, ...]
    results: tuple[Result, ...]


def results_of(game: "Game") -> Iterator[Result]:
    """The result of each seat of a finished game."""
    lost, unused = _counts(game.events(), len(game.players))
    winners, sheets = game.winners(), game.sheets()
    for seat, score in enumerate(game.scores()):
        zones = dict(score.zones)
        lost[seat].update(_forfeited(sheets[seat]))
        left = {track: number for track, number in unused[seat].items() if number}
        yield Result(
            seat, score.total, zones, score.foxes, score.fox_points, dict(lost[seat]), left, won=seat in winners
        )


def _forfeited(sheet: "SheetView") -> Iterator[str]:
    """The bonuses of boxes that are skipped, or filled without them as the number was too low or multiplied; and those
    of lines that need a box that was skipped."""
    for zone in sheet.zones:
        yield from (box.bonus for box in zone.boxes if box.bonus and box.lost)
        yield from (line.bonus for line in zone.broken if line.bonus)


def _counts(events: "list[Event]", seats: int) -> tuple[list[Counter[str]], list[Counter[str]]]:
    """Lost bonuses and unused actions, by seat."""
    from ..engine.events import ActionUnlocked, ActionUsed, BonusLost

    lost: list[Counter[str]] = [Counter() for _ in range(seats)]
    unused: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        match event:
            case BonusLost(seat, bonus):
                lost[seat][bonus] += 1
            case ActionUnlocked(seat, track):
                unused[seat][track] += 1
            case ActionUsed(seat, track):
                unused[seat][track] -= 1
    return lost, unused


class Entry(NamedTuple):
    """A finished game and one seat of it."""

    game: Played
    result: Result

    @property
    def player(self) -> str:
        return self.game.players[self.result.seat]

    @property
    def total(self) -> int:
        return self.result.total

    @property
    def alone(self) -> bool:
        return len(self.game.players) == 1
