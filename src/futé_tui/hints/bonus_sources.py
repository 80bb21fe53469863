"""Where the waiting bonuses come from: a box, a complete line, the end of a track, or the round."""

from collections.abc import Iterator
from typing import NamedTuple

from ..engine import events as e
from ..engine.game import Game
from ..engine.moves import Mark
from .spots import Spot, spot

_STEPS_BACK = 12  # a chain reaction is rarely longer


class BonusSource(NamedTuple):
    """A bonus and where it comes from: a round (its number), or a zone or track, with the line that was completed or
    the box that was filled for it."""

    bonus: str
    zone: str = ""
    round: int = 0
    line: str = ""
    spot: Spot | None = None


def waiting_sources(game: Game) -> tuple[BonusSource, ...]:
    """The bonuses that wait for the player who decides, each with its source, if the last steps show it."""
    waiting = list(game.moment.waiting)
    found = []
    for source in _gained(game):
        if not waiting:
            break
        if source.bonus in waiting:
            waiting.remove(source.bonus)
            found.append(source)
    return (*found, *(BonusSource(bonus) for bonus in waiting))


def _gained(game: Game) -> Iterator[BonusSource]:
    """The bonuses of the deciding player, the latest first."""
    for step in reversed(game.steps[-_STEPS_BACK:]):
        yield from reversed(list(_of_events(game, list(game.events_of(step)))))
    yield from reversed(list(_of_events(game, game.opening)))


def _of_events(game: Game, events: list[e.Event]) -> Iterator[BonusSource]:
    seat = game.to_move
    views = {view.name: view for view in game.rules.view(game.position, seat or 0).zones}
    mark = Mark("")
    for event in events:
        if event.seat != seat:
            continue
        if isinstance(event, e.BoxMarked):
            mark = event.mark
        elif isinstance(event, e.BonusGained) and event.source == "round":
            yield BonusSource(event.bonus, round=game.moment.round)
        elif isinstance(event, e.BonusGained) and event.source in views:
            view = views[event.source]
            lines = [line.name for line in view.lines if mark.box in line.boxes and line.bonus == event.bonus]
            yield BonusSource(event.bonus, view.name, 0, lines[0] if lines else "", spot(view, mark.box))
        elif isinstance(event, e.BonusGained):
            yield BonusSource(event.bonus, event.source)
