"""Things that deserve an explanation when they happen for the first time."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from ..engine import events as e
from ..engine.bonuses import FOX, MIX, zone_bonus
from ..engine.events import Event
from ..engine.game import Game
from .now import what_now


class Topic(StrEnum):
    """What is explained once. The values are stored, so they never change their meaning."""

    PLATTER = "platter"
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
    LOST_BONUS = "lost-bonus"
    TRACK_END = "track-end"
    WRITE = "write"
    WRITE_ALONG = "write-along"
    ROW_COMPLETE = "row-complete"
    COLUMN_COMPLETE = "column-complete"
    MISS = "miss"


_ACTIONS = {"reroll", "extra", "return", "joker", "polish"}


def topics_of(game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
    """What the events and the decision they lead to show, in order, each once."""
    return tuple(dict.fromkeys([*_happened(events, _tracks(game)), *_met(game)]))


def _tracks(game: Game) -> frozenset[str]:
    return frozenset(track.name for track in game.rules.view(game.position, 0).tracks)


def _happened(events: Iterable[Event], tracks: frozenset[str]) -> Iterator[Topic]:
    used_a_bonus = False
    for event in events:
        match event:
            case e.DiceSwept():
                yield Topic.PLATTER
            case e.BonusUsed():
                used_a_bonus = True
            case e.BonusGained(bonus=bonus, source=source):
                if used_a_bonus and source != "round":
                    yield Topic.CASCADE
                if source in tracks:
                    yield Topic.TRACK_END
                yield from _bonus_topics(bonus)
            case e.ActionUnlocked(track=track) if track in _ACTIONS:
                yield Topic(track)
            case e.BonusLost():
                yield Topic.LOST_BONUS
            case e.RowCompleted():
                yield Topic.ROW_COMPLETE
            case e.ColumnCompleted():
                yield Topic.COLUMN_COMPLETE
            case e.MissCrossed():
                yield Topic.MISS


def _bonus_topics(bonus: str) -> Iterator[Topic]:
    if bonus == FOX:
        yield Topic.FOX
    elif bonus == MIX:
        yield Topic.MIX
    elif zone_bonus(bonus):
        yield Topic.BONUS


def _met(game: Game) -> Iterator[Topic]:
    """What the present decision shows."""
    match game.phase:
        case "passive":
            yield Topic.SOLO_PASSIVE if len(game.players) == 1 else Topic.PASSIVE
            if _slotted_open(game):
                yield Topic.SLOTS_OPEN
        case "extra" | "passive_extra":
            yield Topic.EXTRA
        case "follow_up":
            yield Topic.FOLLOW_UP
        case "write":
            yield Topic.WRITE
        case "write_along":
            yield Topic.WRITE_ALONG


def _slotted_open(game: Game) -> bool:
    now = what_now(game)
    return now is not None and now.slots_open
