"""Where the waiting bonuses come from: a box, a complete line, the end of a track, or the round."""

from collections.abc import Iterator, Sequence

from ..engine.game import Game
from .links import Happening, Waiting, happenings

_STEPS_BACK = 12  # a chain reaction is rarely longer


def waiting_sources(game: Game) -> tuple[Waiting, ...]:
    """The bonuses that wait for the player who decides, each with its source, if the last steps show it."""
    waiting, found, gained = list(game.moment.waiting), [], _gained(game)
    while waiting and (link := next(gained, None)):
        if link.bonus in waiting:
            waiting.remove(link.bonus)
            found.append(link)
    return (*found, *(Waiting(game.moment.seat, bonus) for bonus in waiting))


def _gained(game: Game) -> Iterator[Waiting]:
    """The bonuses of the deciding player that waited after their step, the latest first."""
    after = game.position
    for step in reversed(game.steps[-_STEPS_BACK:]):
        before = step.before.position
        found = happenings(game.rules, before, after, game.events_of(step))
        yield from _waiting(game, found)
        after = before
    yield from _waiting(game, happenings(game.rules, after, after, game.opening))


def _waiting(game: Game, found: Sequence[Happening]) -> Iterator[Waiting]:
    return (each for each in reversed(found) if isinstance(each, Waiting) and each.seat == game.to_move)
