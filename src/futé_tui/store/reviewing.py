"""Reviewing stored games one after the other."""

from collections.abc import Callable, Iterable, Iterator

from ..engine.problems import RecordError
from ..expert.manifest import NoExpert
from .games import GameStore
from .review_rows import expert_mark, pack_review


class _Stop(Exception):
    """Nobody waits any more."""


def review_stored(store: GameStore, numbers: Iterable[int], stopped: Callable[[], bool]) -> Iterator[int]:
    """Review these games and keep the reviews; how many are done after each. Games that cannot be read and sheets
    without an expert are left out."""
    from ..expert.player import load_expert  # imports numpy
    from ..expert.review import review_game

    def check(_done: int, _of: int) -> None:
        if stopped():
            raise _Stop

    for done, number in enumerate(numbers, 1):
        stored = store.game(number)
        try:
            if stored and stored.over and not stored.damage:
                game = stored.read()
                expert = load_expert(game.ruleset)
                review = review_game(expert, game, check)
                store.keep_review(number, pack_review(review, expert_mark(expert.manifest)))
        except (RecordError, NoExpert):
            pass
        except _Stop:
            return
        yield done
