"""First-time explanations: each is shown once ever, to the player it is about, or to both if two players at one table
meet it before either could be told."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ..engine.events import Event
from ..engine.game import Game
from ..engine.topics import Topic, bonus_of, topics_met, topics_of


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
        self._told: dict[Topic, tuple[int, int]] = {}  # to which player, and after how many steps of the game

    def due(self, game: Game, *, compares: bool) -> tuple[News, ...]:
        """What is new to the player who decides now: in the decision, and in what has happened to them since they last
        decided. `compares`: whether the dice are compared, which is a topic of its own."""
        return self._show(game, self._new(game, compares=compares))

    def latest_due(self, game: Game, *, compares: bool) -> tuple[News, ...]:
        """The last of it, which is about the decision, if there is room for one only. The others stay due."""
        return self._show(game, self._new(game, compares=compares)[-1:])

    def _new(self, game: Game, *, compares: bool) -> tuple[News, ...]:
        seat = game.to_move
        if seat is None or seat in game.bots:
            return ()
        events, missed = _since_last_decision(game, seat), self._missed(game, seat)
        topics = (each for each in topics_of(game, events) if compares or each is not Topic.WHICH_DIE)
        due = (each for each in topics if each in missed or each not in self._dismissed)
        return tuple(News(each, bonus_of(each, game, events)) for each in due)

    def _missed(self, game: Game, seat: int) -> frozenset[Topic]:
        """What a player has met with their last move, and what was then explained to somebody who decided earlier."""
        last = _last_decision(game, seat)
        if last is None:
            return frozenset()
        told = {topic for topic, (player, steps) in self._told.items() if player != seat and steps > last}
        own = (event for event in game.events_of(game.steps[last]) if event.seat == seat)
        return topics_met(game, own) & told if told else frozenset()

    def _show(self, game: Game, new: tuple[News, ...]) -> tuple[News, ...]:
        for each in new:
            self._dismissed.dismiss(each.topic)
            if game.to_move is not None:
                self._told[each.topic] = (game.to_move, len(game.steps))
        return new


def _last_decision(game: Game, seat: int) -> int | None:
    """The number of the last step that a player decided."""
    for number in range(len(game.steps) - 1, -1, -1):
        if game.rules.to_move(game.steps[number].before.position) == seat:
            return number
    return None


def _since_last_decision(game: Game, seat: int) -> list[Event]:
    """What has happened to a player since they last decided, by their own move first."""
    last = _last_decision(game, seat)
    opening: Sequence[Event] = game.opening if last is None else ()
    happened = (event for step in game.steps[last or 0 :] for event in game.events_of(step))
    return [event for event in (*opening, *happened) if event.seat == seat]
