"""First-time explanations: each is shown once per game, and never again after it was dismissed."""

from collections.abc import Iterable
from typing import Protocol

from ..engine.events import Event
from ..engine.game import Game
from ..engine.topics import Topic, topics_of


class Dismissed(Protocol):
    """The topics that were dismissed for good."""

    def __contains__(self, topic: str) -> bool: ...

    def dismiss(self, topic: str) -> None: ...


class InMemory:
    """Dismissed until the program ends."""

    def __init__(self) -> None:
        self._topics: set[str] = set()

    def __contains__(self, topic: str) -> bool:
        return topic in self._topics

    def dismiss(self, topic: str) -> None:
        self._topics.add(topic)


class Notes:
    """The explanations of one game. `latest` are the topics shown last; `dismiss` is about these."""

    def __init__(self, dismissed: Dismissed) -> None:
        self._dismissed = dismissed
        self._shown: set[Topic] = set()
        self.latest: tuple[Topic, ...] = ()

    def due(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        """The topics that are new in these events and the decision after them."""
        return self._show(self._new(game, events))

    def latest_due(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        """The last of them, for where only one fits: it is about the decision. The others stay due."""
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
