"""A sentence for every event."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from ..engine import events as e
from ..engine.events import Event
from ..language import _, ngettext
from .dice import faces_text
from .moves import mark_text
from .names import bonus_name, name, names, this_die

SENTENCES: dict[type[Event], Callable[[Any], str]] = {
    e.RoundStarted: lambda event: _("Round {round}."),
    e.TurnStarted: lambda event: _("{who} is the active player."),
    e.TurnPassed: lambda event: _("Now {who} looks at the dice."),
    e.DiceRolled: lambda event: _("{who} rerolls {faces}.") if event.reroll else _("{who} rolls {faces}."),
    e.DiceLaidOut: lambda event: _("On the platter: {platter}; in the slots: {slots}."),
    e.DieReturned: lambda event: _("{who} returns {die} to the pool."),
    e.DiePlaced: lambda event: _("{who} takes {die}: slot {slot}."),
    e.DieUsed: lambda event: _("{who} uses {die} as an extra die.") if event.extra else _("{who} uses {die}."),
    e.DiceSwept: lambda event: _("To the platter: {dice}."),
    e.BoxMarked: lambda event: _("{who} marks {zone} {mark}."),
    e.BonusGained: lambda event: _("{who} gains {bonus} ({source})."),
    e.BonusUsed: lambda event: _("{who} uses {bonus}."),
    e.BonusLost: lambda event: _("{who} loses {bonus}: it cannot be used."),
    e.ActionUnlocked: lambda event: _("{who} unlocks {track} {box}."),
    e.ActionUsed: lambda event: _("{who} spends {track} {box}."),
    e.Passed: lambda event: _("{who} takes no die of this roll."),
    e.Declined: lambda event: _("{who} uses no die."),
    e.MissCrossed: lambda event: _("{who} writes nothing and crosses miss {box}."),
    e.RowCompleted: lambda event: ngettext(
        "{who} completes the {zone} row: {points} point.",
        "{who} completes the {zone} row: {points} points.",
        event.points,
    ),
    e.ColumnCompleted: lambda event: ngettext(
        "{who} completes column {column}: {points} point.",
        "{who} completes column {column}: {points} points.",
        event.points,
    ),
    e.GameEnded: lambda event: _("The game is over."),
}
_FACTS: dict[str, Callable[[Any], object]] = {
    "die": this_die,
    "faces": faces_text,
    "dice": names,
    "platter": names,
    "slots": names,
    "zone": name,
    "mark": mark_text,
    "track": name,
    "bonus": bonus_name,
    "source": name,
}


def describe_event(event: Event, players: Sequence[str]) -> str:
    """The sentence for one event."""
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    told = {fact: _FACTS[fact](value) if fact in _FACTS else value for fact, value in facts.items()}
    return SENTENCES[type(event)](event).format(who=players[event.seat], **told)
