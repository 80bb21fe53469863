"""A sentence for every event."""

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import events as e
from ..engine.events import Event
from .dice import tell_faces


def _rolled(event: e.DiceRolled, who: str) -> str:
    return f"{who} {'rerolls' if event.reroll else 'rolls'} {tell_faces(event.faces)}."


def _laid_out(event: e.DiceLaidOut, who: str) -> str:
    return f"On the platter: {', '.join(event.platter)}; in the slots: {', '.join(event.slots)}."


SENTENCES: dict[type[Event], Callable[[Any, str], str]] = {
    e.RoundStarted: lambda event, who: f"Round {event.round}.",
    e.TurnStarted: lambda event, who: f"{who} is the active player.",
    e.TurnPassed: lambda event, who: f"Now {who} looks at the dice.",
    e.DiceRolled: _rolled,
    e.DiceLaidOut: _laid_out,
    e.DieReturned: lambda event, who: f"{who} returns the {event.die} die to the pool.",
    e.DiePlaced: lambda event, who: f"{who} takes the {event.die} die: slot {event.slot}.",
    e.DieUsed: lambda event, who: f"{who} uses the {event.die} die{' as an extra die' if event.extra else ''}.",
    e.DiceSwept: lambda event, who: f"To the platter: {', '.join(event.dice)}.",
    e.BoxMarked: lambda event, who: f"{who} marks {event.zone} {event.mark}.",
    e.BonusGained: lambda event, who: f"{who} gains {event.bonus} ({event.source}).",
    e.BonusUsed: lambda event, who: f"{who} uses {event.bonus}.",
    e.BonusLost: lambda event, who: f"{who} loses {event.bonus}: it cannot be used.",
    e.ActionUnlocked: lambda event, who: f"{who} unlocks {event.track} {event.box}.",
    e.ActionUsed: lambda event, who: f"{who} spends {event.track} {event.box}.",
    e.Passed: lambda event, who: f"{who} takes no die of this roll.",
    e.Declined: lambda event, who: f"{who} uses no die.",
    e.MissCrossed: lambda event, who: f"{who} writes nothing and crosses miss {event.box}.",
    e.RowCompleted: lambda event, who: f"{who} completes the {event.zone} row: {event.points} points.",
    e.ColumnCompleted: lambda event, who: f"{who} completes column {event.column}: {event.points} points.",
    e.GameEnded: lambda event, who: "The game is over.",
}


def tell_event(event: Event, players: Sequence[str]) -> str:
    """The sentence for one event."""
    return SENTENCES[type(event)](event, players[event.seat])
