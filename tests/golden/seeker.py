"""A player who looks for what the game has not shown yet, so that one game shows all of its sheet."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any

from futé_tui.engine.events import Event
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Miss, Move, Pass
from futé_tui.engine.rules import Decision
from futé_tui.engine.zones import NUMBERS, PASSIVE, Reads, Zone, ZoneView
from futé_tui.sheets.ruleset import FuteRuleset

from .topics import JOKER_OF_ANY_NUMBER, SLOTTED_DIE, of_step

Promise = Callable[[Game, Move, Decision[Any], Sequence[Event]], float]
NEWS = 25.0
NEARER = 12.0


class Seeker:
    """Plays for all seats; `missing` is what is still to be shown, `promise` what else makes a move good."""

    def __init__(self, missing: set[str], promise: Promise) -> None:
        self.missing = missing
        self.promise = promise

    def play(self, game: Game) -> None:
        """Make the move that shows most that is new, or comes nearest to it; else the one that promises most."""
        near = self._nearness(game, game.position)
        move = max(game.moves(), key=lambda move: self._worth(game, move, near))
        position = game.position
        self.missing -= of_step(game.rules, position, move, game.play(move))

    def _worth(self, game: Game, move: Move, near: float) -> float:
        after, events = game.preview(move)
        news = len(self.missing & of_step(game.rules, game.position, move, events))
        if isinstance(move, Pass | Miss) and news:
            return NEWS
        nearer = self._nearness(game, after.position) - near
        return NEWS * news + NEARER * nearer + self.promise(game, move, after, events)

    def _nearness(self, game: Game, position: Any) -> float:
        """How far the deciding player's sheet is filled at the places that give what is missing."""
        if not self.missing:
            return 0.0
        seat = game.to_move
        assert seat is not None
        view = game.rules.view(position, seat)
        words = {topic.removeprefix("gain ") for topic in self.missing if topic.startswith("gain ")}
        near = closed(game, position, seat) if SLOTTED_DIE in self.missing else 0.0
        if JOKER_OF_ANY_NUMBER in self.missing:
            words.add("joker")
            near += sum(
                bool(box and box.mark) for track in view.tracks if track.name == "joker" for box in track.rows[0]
            )
        return near + sum(share**2 for zone in view.zones for share in shares(zone, words))


def shares(zone: ZoneView, words: set[str]) -> Iterator[float]:
    """How far each place of a zone that gives one of these bonuses is filled."""
    boxes = {box.label: box for row in zone.rows for box in row if box}
    for line in zone.lines:
        if line.bonus in words and not any(boxes[label].lost for label in line.boxes):
            yield sum(bool(boxes[label].mark) for label in line.boxes) / len(line.boxes)
    for row in zone.rows:
        filled = sum(bool(box and box.mark) for box in row)
        for number, box in enumerate(row, 1):
            if box and box.bonus in words:
                yield min(1.0, filled / number)


def closed(game: Game, position: Any, seat: int) -> float:
    """How closed the zones are to a passive player's dice: the squared share of numbers that fit nowhere."""
    assert isinstance(game.ruleset, FuteRuleset)
    return sum(
        fmean(not zone.marks(state, number, PASSIVE) for number in numbers(zone)) ** 2
        for zone, state in zip(game.ruleset.zones, position.sheets[seat].zones, strict=True)
    )


def numbers(zone: Zone) -> Sequence[int]:
    return range(1, 7) if zone.reads is Reads.PLATTER else NUMBERS[zone.reads]
