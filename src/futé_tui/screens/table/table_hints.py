"""The hints of one table: how much is said, and what is explained because it happens for the first time."""

from collections.abc import Callable

from ...engine.game import Game
from ...hints.levels import Level
from ...hints.notes import Dismissed, InMemory, Notes
from ...text.firsts import describe_news


class TableHints:
    """The level that hints start with, and the notes that are due. `change` stores another level; `coach` says whether
    the coach may be asked."""

    def __init__(
        self,
        level: str = Level.OPTIONS,
        dismissed: Dismissed | None = None,
        change: Callable[[str], object] = lambda level: None,
        *,
        coach: bool = False,
    ) -> None:
        self.coach = coach
        self.level = Level.FULL if level == Level.COACH and not coach else Level(level)
        self.change = change
        self._notes = Notes(dismissed or InMemory())

    def explain_news(self, game: Game, level: Level, coach: str) -> str:
        """Explain what is new to the player who decides now; nothing if all is known. `coach` is the key of the coach,
        if it may be asked."""
        due = self._notes.latest_due(game, compares=level.compares)
        return " ".join(describe_news(each, coach) for each in due)
