"""Making reviews of games, one or the stored ones one after the other."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.game import Game
from ..engine.problems import RecordError
from ..expert.manifest import NoExpert
from ..expert.review import Review
from .games import GameStore
from .progress import ReportProgress
from .review_rows import expert_mark, pack_review, unpack_review
from .reviews import ReviewRow


def make_review(
    game: Game, kept: Sequence[ReviewRow], progress: ReportProgress, *, again: bool = False
) -> tuple[Review, list[ReviewRow]]:
    """The review of a game: the one that is kept, if it is of the present version and the present expert, or else a new
    one, with its rows for the store. NoExpert where nobody knows the sheet; what `progress` raises stops it."""
    from ..expert.player import load_expert  # imports numpy
    from ..expert.review import review_game

    expert = load_expert(game.ruleset)
    mark = expert_mark(expert.manifest)
    if not again and (review := unpack_review(kept, mark, game)):
        return review, []
    review = review_game(expert, game, progress)
    return review, pack_review(review, mark)


def review_stored(store: GameStore, numbers: Iterable[int], progress: ReportProgress) -> Iterator[int]:
    """Review these games and keep the reviews; how many are done after each. Games that cannot be read and sheets
    without an expert are left out."""
    for done, number in enumerate(numbers, 1):
        stored = store.game(number)
        try:
            if stored and stored.over and not stored.damage:
                store.keep_review(number, make_review(stored.read(), (), progress, again=True)[1])
        except (RecordError, NoExpert):
            pass
        yield done
