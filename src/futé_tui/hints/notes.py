"""First-time explanations: each is shown once ever, to the player it is about."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ..engine.events import Event
from ..engine.game import Game
from ..engine.history import Step
from ..engine.topics import Topic, bonus_of, topics_of


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


class News(NamedTuple):
    """A topic that is due, and the bonus that it is met with, if any."""

    topic: Topic
    bonus: str = ""


class Notes:
    """The explanations that are still due; what is shown once is never shown again, in this game or another."""

    def __init__(self, dismissed: Dismissed) -> None:
        self._dismissed = dismissed

    def due(self, game: Game, *, compares: bool) -> tuple[News, ...]:
        """What is new to the player who decides now: in the decision, and in what has happened to them since they last
        decided. `compares`: whether the dice are compared, which is a topic of its own."""
        return self._show(self._new(game, compares=compares))

    def latest_due(self, game: Game, *, compares: bool) -> tuple[News, ...]:
        """The last of it, which is about the decision, if there is room for one only. The others stay due."""
        return self._show(self._new(game, compares=compares)[-1:])

    def _new(self, game: Game, *, compares: bool) -> tuple[News, ...]:
        if game.to_move is None or game.to_move in game.bots:
            return ()
        events = _since_last_decision(game, game.to_move)
        topics = (each for each in topics_of(game, events) if compares or each is not Topic.WHICH_DIE)
        return tuple(News(each, bonus_of(each, game, events)) for each in topics if each not in self._dismissed)

    def _show(self, new: tuple[News, ...]) -> tuple[News, ...]:
        for each in new:
            self._dismissed.dismiss(each.topic)
        return new


def _since_last_decision(game: Game, seat: int) -> list[Event]:
    """What has happened to a player since they last decided, by their own move first."""
    opening: Sequence[Event] = ()
    steps: list[Step] = []
    for step in reversed(game.steps):
        steps.append(step)
        if game.rules.to_move(step.before.position) == seat:
            break
    else:
        opening = game.opening
    happened = (event for step in reversed(steps) for event in game.events_of(step))
    return [event for event in (*opening, *happened) if event.seat == seat]
