"""First-time explanations: each is read once ever, by the player it is about, or by both if two players at one table
meet it before either could read it."""

from collections.abc import Iterable
from typing import NamedTuple

from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import box_marked
from ..engine.topics import Topic, bonus_of, topics_met, topics_of_decision


class News(NamedTuple):
    """A topic that is due, and the bonus that it is met with, if any."""

    topic: Topic
    bonus: str = ""


class _Met(NamedTuple):
    """What a player has met and not read, and after how many steps of the game."""

    news: News
    steps: int


class Notes:
    """The explanations that are still due. What players have met waits for each of them until they have read it; what
    is read once is never new again, in this game or another."""

    def __init__(self, dismissed: set[str]) -> None:
        """`dismissed` are the topics that have been explained; what is read is added to them."""
        self._dismissed = dismissed
        self._met: dict[int, list[_Met]] = {}  # by player, the oldest first
        self._looked_at: dict[int, int] = {}  # how many steps, for each player

    def due(self, game: Game) -> tuple[News, ...]:
        """What is new to the player who decides now: first what the decision is about, then what has happened to them,
        the latest first."""
        people = [seat for seat in range(len(game.players)) if seat not in game.bots]
        for seat in people:
            self._look(game, seat)
        if game.to_move not in people:
            return ()
        asked = (topic for topic in topics_of_decision(game) if topic not in self._dismissed)
        happened = {met.news.topic: met.news for met in reversed(self._met[game.to_move])}
        return tuple(({topic: News(topic) for topic in asked} | happened).values())

    def due_now(self, game: Game) -> tuple[News, ...]:
        """The same, but while there is a box to choose, what has waited keeps waiting until there is none."""
        due, seat = self.due(game), game.to_move
        if seat is None or all(box_marked(move, "") is None for move in game.moves()):
            return due
        last = _last_decision(game, seat)
        waited = {met.news.topic for met in self._met.get(seat, ()) if last is not None and met.steps <= last}
        return tuple(news for news in due if news.topic not in waited.difference(topics_of_decision(game)))

    def read(self, seat: int, news: News) -> None:
        """A player has read this."""
        self._dismissed.add(news.topic)
        self._met[seat] = [met for met in self._met[seat] if met.news.topic is not news.topic]

    def _look(self, game: Game, seat: int) -> None:
        """Add what has happened to a player since the last look, or else since their last decision. What was taken back
        has not happened."""
        steps, last = len(game.steps), _last_decision(game, seat)
        met = self._met[seat] = [each for each in self._met.get(seat, ()) if each.steps <= steps]
        looked_at = self._looked_at.get(seat)
        if looked_at is None and last is None:
            self._add(met, game, seat, game.opening, 0)
        for number in range(looked_at if looked_at is not None else last or 0, steps):
            self._add(met, game, seat, game.events_of(game.steps[number]), number + 1)
        self._looked_at[seat] = steps

    def _add(self, met: list[_Met], game: Game, seat: int, events: Iterable[Event], steps: int) -> None:
        own = [event for event in events if event.seat == seat]
        known = {each.news.topic for each in met}
        for topic in topics_met(game, own):
            if topic not in known and topic not in self._dismissed:
                met.append(_Met(News(topic, bonus_of(topic, game, own)), steps))


def _last_decision(game: Game, seat: int) -> int | None:
    """The number of the last step that a player decided."""
    for number in range(len(game.steps) - 1, -1, -1):
        if game.rules.to_move(game.steps[number].before.position) == seat:
            return number
    return None
