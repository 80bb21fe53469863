"""First-time explanations: each is shown once ever."""

from collections.abc import Iterable
from typing import Protocol

from ..engine.events import Event
from ..engine.game import Game
from ..engine.topics import Topic, topics_of


class Dismissed(Protocol):
    """The topics that have been explained."""

    def __contains__(self, topic: str) -> bool: ...

    def dismiss(self, topic: str) -> None: ...


class InMemory:
    """Explained until the program ends."""

    def __init__(self) -> None:
        self._topics: set[str] = set()

    def __contains__(self, topic: str) -> bool:
        return topic in self._topics

    def dismiss(self, topic: str) -> None:
        self._topics.add(topic)


class Notes:
    """The explanations that are still due; what is shown once is never shown again, in this game or another."""

    def __init__(self, dismissed: Dismissed) -> None:
        self._dismissed = dismissed

    def due(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        """The topics that are new in these events and the decision after them."""
        return self._show(self._new(game, events))

    def latest_due(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        """The last of them, which is about the decision, if there is room for one only. The others stay due."""
        return self._show(self._new(game, events)[-1:])

    def _new(self, game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
        return tuple(each for each in topics_of(game, events) if each not in self._dismissed)

    def _show(self, new: tuple[Topic, ...]) -> tuple[Topic, ...]:
        for topic in new:
            self._dismissed.dismiss(topic)
        return new
