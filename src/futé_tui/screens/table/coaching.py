"""The coach beside a table: asks the expert in a worker, and hands on what it says while the position is there."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ...expert.coach import Advice, ask_expert
from ...expert.manifest import NoExpert
from ...hints.levels import Level
from ...store.kept_game import KeptGame


class Advised(NamedTuple):
    """What the expert says of a position: NoExpert where nobody knows the sheet."""

    position: Any
    advice: Advice | NoExpert


class TableCoach:
    """Has joined a game or not. It joins by itself where a new game starts with it, and stays with a game that it has
    joined; in any other game it is asked first, for such games are kept apart."""

    def __init__(self, kept: KeptGame, level: Level) -> None:
        self._kept = kept
        self.joined = kept.is_coached(wanted=level is Level.COACH)
        self._asked: Any = None  # the position that the expert looks at
        self._said: Advised | None = None  # the latest that it has said
        self.missing: NoExpert | None = None

    @property
    def can_help(self) -> bool:
        """Whether there is something to choose, by a person."""
        game = self._kept.game
        person = game.to_move is not None and game.to_move not in game.bots
        return self._kept.may_be_coached and person and len(game.moves()) > 1

    def ask(self, run: Callable[[Callable[[], object]], object], answer: Callable[[Advised], object]) -> None:
        """Have the expert look at the present decision, once; `run` starts a worker, which hands what it
        says to `answer`."""
        game = self._kept.game
        if self._asked == game.position or not self.can_help or self.missing:
            return
        ruleset, position, moves = game.ruleset, game.position, game.moves()
        self._asked = position

        def look() -> None:
            try:
                answer(Advised(position, ask_expert(ruleset, position, moves)))
            except NoExpert as problem:
                answer(Advised(position, problem))

        run(look)

    def is_due(self, said: Advised) -> bool:
        """Whether an answer is about the position that is on the table; it is dropped if not."""
        if isinstance(said.advice, NoExpert):
            self.missing = said.advice
        due = bool(said.position == self._kept.game.position)
        if due:
            self._said = said
        return due

    @property
    def advice(self) -> Advice | None:
        """What the expert has said about the present decision, if it has."""
        said = self._said
        if said is None or not self.joined or said.position != self._kept.game.position:
            return None
        return said.advice if isinstance(said.advice, Advice) else None

    def join(self) -> None:
        """The coach speaks: from now on the game is one with the coach."""
        self.joined = True
        self._kept.mark_coached()
