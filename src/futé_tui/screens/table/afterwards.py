"""What is worked out after a game, in a worker: par, and the review, which is kept for the records."""

from collections.abc import Callable
from typing import NamedTuple

from textual.message import Message

from ...engine.dice import from_start
from ...engine.game import Game
from ...engine.scoring import Score
from ...expert.levels import opponents_of
from ...expert.manifest import NoExpert
from ...sheets.ruleset import Ruleset
from ...store.kept_game import KeptGame
from ...store.paths import experts_folder
from ...store.reviews import ReviewRow


class ParKnown(Message):
    """What the expert scored with the same dice; nothing where there is no expert."""

    def __init__(self, par: Score | None) -> None:
        super().__init__()
        self.par = par


class ReviewMade(Message):
    """The review of the game, as it is kept."""

    def __init__(self, rows: list[ReviewRow]) -> None:
        super().__init__()
        self.rows = rows


class Afterwards(NamedTuple):
    """What is to be worked out for a finished game."""

    game: Game
    par: bool
    review: bool

    @classmethod
    def of(cls, kept: KeptGame) -> "Afterwards":
        """Par of a game that was played solo with dice that have a seed; the review of a stored game without one."""
        game = kept.game
        alone = len(game.players) == 1 and 0 not in game.bots
        known = "renard" in opponents_of(game.ruleset.id, [experts_folder()])
        par = alone and known and from_start(game.dice) is not None
        stored = kept.store is not None and kept.number is not None
        review = stored and not (kept.store and kept.number is not None and kept.store.review_rows(kept.number))
        return cls(game.until(len(game.steps)), par, review)

    def work(self, post: Callable[[Message], object], check: Callable[[], None]) -> None:
        """Work it out, in a thread; `check` raises when nobody waits any more."""
        from ...expert.par import par
        from ...expert.player import load_expert
        from ...expert.review import review_game
        from ...store.review_rows import expert_mark, pack_review

        game = self.game
        assert isinstance(game.ruleset, Ruleset)
        try:
            expert = load_expert(game.ruleset, (experts_folder(),))
        except NoExpert:
            post(ParKnown(None))
            return
        if self.par:
            scores = par(expert, 1, game.dice, check)
            post(ParKnown(scores[0] if scores else None))
        if self.review:
            review = review_game(expert, game, lambda done, of: check())
            post(ReviewMade(pack_review(review, expert_mark(expert.manifest))))
