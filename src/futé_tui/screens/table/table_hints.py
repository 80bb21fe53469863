"""The hints of one table: how much is said, and what is explained because it happens for the first time."""

from collections.abc import Callable

from ...engine.game import Game
from ...hints.levels import Level
from ...hints.notes import News, Notes
from ...language import _
from ...text.firsts import describe_news


class TableHints:
    """The level that hints start with, and the notes that are due. `change` stores another level; `coach` says whether
    the coach may be asked."""

    def __init__(
        self,
        level: str = Level.OPTIONS,
        dismissed: set[str] | None = None,
        change: Callable[[str], object] = lambda level: None,
        *,
        coach: bool = False,
    ) -> None:
        self.coach = coach
        self.level = Level.FULL if level == Level.COACH and not coach else Level(level)
        self.change = change
        self._notes = Notes(set() if dismissed is None else dismissed)
        self._explained: tuple[str, int, News] | None = None  # the last explanation, and to whom

    def explain_next(self, game: Game, *, asked: bool = False) -> str:
        """Explain the next thing that is new to the player who decides; nothing if all is known, or can wait and is not
        asked for. It is due until it is read."""
        due = self._notes.due(game) if asked else self._notes.due_now(game)
        if not due:
            return ""
        explanation = _("New! {explanation}").format(explanation=describe_news(due[0]))
        self._explained = explanation, game.to_move or 0, due[0]
        return explanation

    def read(self, note: str) -> None:
        """A note has been read; what else is said in its place is nothing to remember."""
        if self._explained and note == self._explained[0]:
            self._notes.read(*self._explained[1:])
