"""The hints of one table: how much is said, and what is explained because it happens for the first time."""

from collections.abc import Callable, Iterable, Mapping

from ...engine.events import Event
from ...engine.game import Game
from ...hints.levels import Level
from ...hints.notes import Dismissed, InMemory, Notes
from ...hints.now import Doing
from ...text.firsts import describe_topic
from ...text.now import Keys

_ROLLING = (Doing.ROLL, Doing.ROLL_CHOSEN, Doing.REROLL)
_STOPPING = (Doing.PASS, Doing.DECLINE, Doing.MISS, Doing.DONE)


class TableHints:
    """The level that hints start with, and the notes that are due. `change` stores another level."""

    def __init__(
        self,
        level: str = Level.OPTIONS,
        dismissed: Dismissed | None = None,
        change: Callable[[str], object] = lambda level: None,
    ) -> None:
        self.level = Level(level)
        self.change = change
        self._notes = Notes(dismissed or InMemory())

    def explain_news(self, game: Game, events: Iterable[Event]) -> str:
        """Explain what these events, or the decision after them, show for the first time; nothing if all is known."""
        return " ".join(describe_topic(topic) for topic in self._notes.latest_due(game, events))

    def dismiss(self) -> None:
        """Never explain again what was explained last."""
        self._notes.dismiss()


def keys_of_table(roll: str, stop: str, letters: Mapping[str, str]) -> Keys:
    """What to press for each thing to do, and for each die."""
    keys: dict[Doing | str, str] = dict.fromkeys(_ROLLING, roll)
    return keys | dict.fromkeys(_STOPPING, stop) | dict(letters)
