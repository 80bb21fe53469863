"""Making a review in a worker: its progress and its result."""

from collections.abc import Callable
from dataclasses import dataclass

from textual.message import Message
from textual.worker import get_current_worker

from ...engine.game import Game
from ...expert.manifest import NoExpert
from ...expert.review import Review
from ...store.review_rows import expert_mark, pack_review, unpack_review
from ...store.reviews import ReviewRow


class Stopped(Exception):
    """Nobody waits for the review any more."""


def stop_check() -> Callable[[], None]:
    """A check that raises once nobody waits for the present worker any more."""
    worker = get_current_worker()

    def check() -> None:
        if worker.is_cancelled:
            raise Stopped

    return check


@dataclass
class ReviewProgress(Message):
    """How many steps are done."""

    done: int
    of: int


@dataclass
class Reviewed(Message):
    """A review, with its rows for the store if it was made now; NoExpert where nobody knows the sheet."""

    review: Review | NoExpert
    rows: list[ReviewRow] | None = None


class ReviewMaker:
    """Makes the review of a game, or reads the one that is kept: of the present version and the present expert."""

    def __init__(self, game: Game, kept: list[ReviewRow]) -> None:
        self._game, self._kept = game, kept

    def make(self, report: Callable[[int, int], None], *, again: bool = False) -> Reviewed:
        """The review; `report` gets the progress, and raises Stopped to end it."""
        from ...expert.player import load_expert  # imports numpy
        from ...expert.review import review_game

        game = self._game
        try:
            expert = load_expert(game.ruleset)
        except NoExpert as problem:
            return Reviewed(problem)
        mark = expert_mark(expert.manifest)
        if not again and (review := unpack_review(self._kept, mark, game)):
            return Reviewed(review)
        review = review_game(expert, game, report)
        return Reviewed(review, pack_review(review, mark))
