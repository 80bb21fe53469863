"""What is calculated after a game, in a worker: par, and the review, which is kept for the records."""

from collections.abc import Callable
from typing import NamedTuple

from ...engine.dice import from_start
from ...engine.game import Game
from ...engine.scoring import Score
from ...expert.manifest import NoExpert
from ...expert.measured import opponents_of
from ...expert.review import Review
from ...store.kept_game import KeptGame
from ...store.reviewing import make_review
from ...store.reviews import ReviewRow
from ...text.opponents import EXPERT


class Afterwards(NamedTuple):
    """What is to be calculated for a finished game. `kept` is its review as it is stored."""

    game: Game
    par: bool
    review: bool
    kept: list[ReviewRow]

    @classmethod
    def of(cls, kept: KeptGame) -> "Afterwards":
        """Par of a game that was played solo with dice that have a seed; the review of a stored game, where there is
        none or where its decisions are shown."""
        game = kept.game
        alone = len(game.players) == 1 and 0 not in game.bots
        known = EXPERT in opponents_of(game.ruleset)
        par = alone and known and from_start(game.dice) is not None
        stored = kept.store is not None and kept.number is not None
        rows = kept.store.review_rows(kept.number) if kept.store and kept.number is not None else []
        return cls(game.until(len(game.steps)), par, stored and (alone or not rows), rows)

    def work(
        self,
        show_par: Callable[[Score | None], object],
        show_review: Callable[[Review, list[ReviewRow]], object],
        check: Callable[..., None],
    ) -> None:
        """Work it out, in a thread; `check` raises when nobody waits any more."""
        from ...expert.par import par  # imports numpy
        from ...expert.player import load_expert

        try:
            expert = load_expert(self.game.ruleset)
        except NoExpert:
            show_par(None)
            return
        if self.par:
            show_par(par(expert, self.game.dice, check))
        if self.review:
            show_review(*make_review(self.game, self.kept, check))
