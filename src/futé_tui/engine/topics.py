"""Topics: the rules that a player meets in the events and phases of a game, to be explained the first time."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from . import events as e
from .bonuses import FOX, MIX, zone_bonus
from .events import Event
from .game import Game
from .moves import die_of
from .phases import Phase


class Topic(StrEnum):
    """A rule to explain once. The values are stored, so they never change their meaning."""

    PLATTER = "platter"
    SOLO_PLATTER = "solo-platter"
    PASSIVE = "passive"
    SOLO_PASSIVE = "solo-passive"
    SLOTS_OPEN = "slots-open"
    BONUS = "bonus"
    CASCADE = "cascade"
    FOX = "fox"
    REROLL = "reroll"
    EXTRA = "extra"
    RETURN = "return"
    JOKER = "joker"
    POLISH = "polish"
    MIX = "mix"
    FOLLOW_UP = "follow-up"
    EQUAL_DICE = "equal-dice"
    LOST_BONUS = "lost-bonus"
    TRACK_END = "track-end"
    WRITE = "write"
    WRITE_ALONG = "write-along"
    ROW_COMPLETE = "row-complete"
    COLUMN_COMPLETE = "column-complete"
    MISS = "miss"
    WHITE_SUM = "white-sum"
    WHITE_ALONG = "white-along"
    COLOUR_SUM = "colour-sum"
    LOCK = "lock"
    PENALTY = "penalty"
    TURN = "turn"


_ACTIONS = {"reroll", "extra", "return", "joker", "polish"}
_BY_EVENT: dict[type[Event], Topic] = {
    e.DiceSwept: Topic.PLATTER,
    e.BonusLost: Topic.LOST_BONUS,
    e.RowCompleted: Topic.ROW_COMPLETE,
    e.ColumnCompleted: Topic.COLUMN_COMPLETE,
    e.RowLocked: Topic.LOCK,
}
_BY_MISSES = {"misses": Topic.MISS, "penalties": Topic.PENALTY}
_BY_PHASE = {
    Phase.PASSIVE: Topic.PASSIVE,
    Phase.SOLO_ROLL: Topic.PASSIVE,
    Phase.EXTRA: Topic.EXTRA,
    Phase.PASSIVE_EXTRA: Topic.EXTRA,
    Phase.FOLLOW_UP: Topic.FOLLOW_UP,
    Phase.WRITE: Topic.WRITE,
    Phase.WRITE_ALONG: Topic.WRITE_ALONG,
    Phase.WHITE_SUM: Topic.WHITE_SUM,
    Phase.WHITE_ALONG: Topic.WHITE_ALONG,
    Phase.COLOUR_SUM: Topic.COLOUR_SUM,
    Phase.COLOUR_OR_PENALTY: Topic.COLOUR_SUM,
}
_ALONE = {Topic.PASSIVE: Topic.SOLO_PASSIVE, Topic.PLATTER: Topic.SOLO_PLATTER}


def topics_met(game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
    """The topics of these events, in order, each once."""
    return _each_once(game, _happened(events, _tracks(game)))


def topics_of_decision(game: Game) -> tuple[Topic, ...]:
    """The topics of the present decision, what is special about it first."""
    return _each_once(game, _asked(game))


def _each_once(game: Game, topics: Iterable[Topic]) -> tuple[Topic, ...]:
    alone = _ALONE if len(game.players) == 1 else {}
    return tuple(dict.fromkeys(alone.get(topic, topic) for topic in topics))


def bonus_of(topic: Topic, game: Game, events: Iterable[Event]) -> str:
    """The bonus that a topic is met with in these events; empty if it is met in another way."""
    tracks = _tracks(game)
    bonuses = (event for event in events if isinstance(event, e.BonusGained | e.BonusLost))
    return next((event.bonus for event in bonuses if topic in _happened([event], tracks)), "")


def _tracks(game: Game) -> frozenset[str]:
    return frozenset(track.name for track in game.rules.view(game.position, 0).tracks)


def _happened(events: Iterable[Event], tracks: frozenset[str]) -> Iterator[Topic]:
    used_a_bonus = False
    for event in events:
        match event:
            case e.BonusUsed():
                used_a_bonus = True
            case e.BonusGained(bonus=bonus, source=source):
                if used_a_bonus and not event.from_round:
                    yield Topic.CASCADE
                if source in tracks:
                    yield Topic.TRACK_END
                yield from _bonus_topics(bonus)
            case e.ActionUnlocked(track=track) if track in _ACTIONS:
                yield Topic(track)
            case e.MissCrossed(track=track):
                yield _BY_MISSES[track]
            case _ if type(event) in _BY_EVENT:
                yield _BY_EVENT[type(event)]


def _bonus_topics(bonus: str) -> Iterator[Topic]:
    if bonus == FOX:
        yield Topic.FOX
    elif bonus == MIX:
        yield Topic.MIX
    elif zone_bonus(bonus):
        yield Topic.BONUS


def _asked(game: Game) -> Iterator[Topic]:
    moment = game.moment
    if moment.slots_open:
        yield Topic.SLOTS_OPEN
    if moment.phase is Phase.BEFORE_ROLL and moment.roll == 1 < moment.rolls:
        yield Topic.TURN
    if moment.phase.adds_crosses and not any(map(die_of, game.moves())):
        yield Topic.EQUAL_DICE
    elif topic := _BY_PHASE.get(moment.phase):
        yield topic
