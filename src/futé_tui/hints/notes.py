"""First-time explanations that are due: each once in a game, and never again once it was dismissed for good."""

from collections.abc import Iterable
from typing import Protocol

from ..engine.events import Event
from ..engine.game import Game
from .firsts import Topic, topics_of


class Dismissed(Protocol):
    """Remembers which topics somebody wants to hear no more of."""

    def __contains__(self, topic: str) -> bool: ...

    def dismiss(self, topic: str) -> None: ...


class InMemory:
    """Remembers as long as the program runs."""

    def __init__(self) -> None:
        self._topics: set[str] = set()

    def __contains__(self, topic: str) -> bool:
        return topic in self._topics

    def dismiss(self, topic: str) -> None:
        self._topics.add(topic)


class Notes:
    """What there is to explain in one game. `latest` are the topics shown last, which can be dismissed."""

    def __init__(self, dismissed: Dismissed) -> None:
        self._dismissed = dismissed
        self._shown: set[Topic] = set()
        self.latest: tuple[Topic, ...] = ()

    def due(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        """The topics that these events, and the decision after them, show for the first time."""
        return self._show(self._new(game, events))

    def latest_due(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        """The last of them, where there is room for one: it is about the decision. The others come another time."""
        return self._show(self._new(game, events)[-1:])

    def _new(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        topics = topics_of(game, events)
        return tuple(each for each in topics if each not in self._shown and each not in self._dismissed)

    def _show(self, new: tuple[Topic, ...]) -> tuple[Topic, ...]:
        self._shown |= set(new)
        if new:
            self.latest = new
        return new

    def dismiss(self) -> tuple[Topic, ...]:
        """Never show again what was shown last."""
        gone, self.latest = self.latest, ()
        for topic in gone:
            self._dismissed.dismiss(topic)
        return gone
