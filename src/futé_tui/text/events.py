"""A sentence for every event."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any

from ..engine import events as e
from ..engine.events import Event
from ..engine.rules import SheetView
from ..hints.facts import miss_points
from ..hints.links import Happening
from ..hints.preview import MarkedBox
from ..hints.spots import spot
from ..language import N_, _, ngettext
from .bonuses import a_bonus, tally_text
from .boxes import done_words, row_text, zone_text
from .dice import faces_text
from .lines import column_pentagon
from .names import DICE, bonus_name, name, names, points, this_die

_MISSED = {  # by track
    "misses": N_("{who} writes nothing and crosses a misthrow: {cost}."),
    "penalties": N_("{who} has crossed nothing and takes a penalty: {cost}."),
}
SENTENCES: dict[type[Event], Callable[[Any], str]] = {
    e.RoundStarted: lambda event: _("Round {round}."),
    e.TurnStarted: lambda event: _("{who} is the active player."),
    e.TurnPassed: lambda event: _("Now it's up to {who}."),
    e.DiceRolled: lambda event: _("{who} rerolls: {faces}.") if event.reroll else _("{who} rolls: {faces}."),
    e.DiceLaidOut: lambda event: _("On the platter: {platter}; in the slots: {slots}."),
    e.DieReturned: lambda event: _("{who} returns {die} to the pool."),
    e.DiePlaced: lambda event: _("{who} takes {die}."),
    e.DieUsed: lambda event: _("{who} uses {die} as an extra die.") if event.extra else _("{who} uses {die}."),
    e.DiceSwept: lambda event: _("To the platter: {dice}."),
    e.BoxMarked: lambda event: _("{who} {mark}."),
    e.BonusGained: lambda event: (
        _("{who} gains {gain} from the round track.") if event.from_round else _("{who} gains {gain} ({source}).")
    ),
    e.BonusUsed: lambda event: _("{who} uses the {bonus}."),
    e.BonusLost: lambda event: _("{who} can't use the {bonus}: it is lost."),
    e.ActionUnlocked: lambda event: _("{who} unlocks {track}."),
    e.ActionUsed: lambda event: _("{who} uses {track}."),
    e.Passed: lambda event: _("{who} passes."),
    e.Declined: lambda event: _("{who} declines."),
    e.Skipped: lambda event: _("{who} crosses nothing."),
    e.MissCrossed: lambda event: _(_MISSED[event.track]),
    e.RowLocked: lambda event: _("{who} locks the {zone} row; its die is out of the game."),
    e.RowCompleted: lambda event: ngettext(
        "{who} completes the {row}: {points} point.",
        "{who} completes the {row}: {points} points.",
        event.points,
    ),
    e.ColumnCompleted: lambda event: ngettext(
        "{who} completes a column ({pentagon}): {points} point.",
        "{who} completes a column ({pentagon}): {points} points.",
        event.points,
    ),
    e.GameEnded: lambda event: _("The game is over."),
}
_FORCED: dict[type[Event], str] = {
    e.Declined: N_("Nothing fits: {who} declines."),
    e.Skipped: N_("Nothing fits: {who} crosses nothing."),
}
_FORCED_MISS = {"misses": N_("Nothing fits: {who} crosses a misthrow: {cost}.")}  # a penalty is for the whole turn


def source_text(source: str) -> str:
    """Where a bonus comes from: a zone, or an action track."""
    return zone_text(source) if source in DICE else name(source)


_FACTS: dict[str, Callable[[Any], object]] = {
    "die": this_die,
    "faces": faces_text,
    "dice": names,
    "platter": names,
    "slots": names,
    "track": a_bonus,
    "bonus": bonus_name,
    "source": source_text,
}


def describe_events(events: Iterable[Event], players: Sequence[str], sheets: Sequence[SheetView]) -> list[str]:
    """What the events of a step did, each thing once. `sheets` are those of the players, as they look after it."""
    step = tuple(events)
    around = zip(step, (None, *step), (*step[1:], None), strict=False)
    return [
        _describe(event, step, players, sheets, forced=before is not None)
        for event, before, after in around
        if not _is_said_beside(event, before, after) and not becomes_a_penalty(event, step, e.MissCrossed)
    ]


_DONE_BY: dict[str, type[Event]] = {"reroll": e.DiceRolled, "return": e.DieReturned, "extra": e.DieUsed}


def _is_said_beside(event: Event, before: Event | None, after: Event | None) -> bool:
    """Whether the sentence before or after it says what an event did: a bonus that is gained is unlocked or used at
    once; an action is used by what is done with it, or several times; the cross in a lock locks the row."""
    match event:
        case e.ActionUnlocked(track=bonus) | e.BonusUsed(bonus=bonus):
            return isinstance(before, e.BonusGained) and (before.seat, before.bonus) == (event.seat, bonus)
        case e.ActionUsed(track=track):
            return isinstance(after, _DONE_BY.get(track, ())) or _uses(after, track)
        case e.BoxMarked(zone=zone):
            return isinstance(after, e.RowLocked) and (after.seat, after.zone) == (event.seat, zone)
    return False


def _uses(event: Event | None, track: str) -> bool:
    return isinstance(event, e.ActionUsed) and event.track == track


def becomes_a_penalty(event: Happening, step: Iterable[Happening], miss: type[Happening]) -> bool:
    """Whether somebody crosses nothing and takes a penalty for it in the same step, which is a `miss`."""
    return isinstance(event, e.Skipped) and any(isinstance(each, miss) and each.seat == event.seat for each in step)


def _describe(
    event: Event, step: Sequence[Event], players: Sequence[str], sheets: Sequence[SheetView], *, forced: bool
) -> str:
    """The sentence for one event of a step; what somebody does because nothing fits is `forced`: it follows something
    else, as what is chosen comes first."""
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    words = {fact: _FACTS[fact](value) if fact in _FACTS else value for fact, value in facts.items()}
    match event:
        case e.BonusGained(bonus=bonus):
            words["gain"] = a_bonus(bonus)
        case e.ActionUsed(track=track) if (times := sum(_uses(each, track) for each in step)) > 1:
            words["track"] = tally_text({track: times})
        case e.RowCompleted(zone=zone):
            words["row"] = row_text(zone)
        case e.ColumnCompleted(zone=zone, column=column):
            words["pentagon"] = column_pentagon(sheets[event.seat].zone(zone), column)
        case e.BoxMarked():
            words["mark"] = _mark(event, sheets[event.seat])
        case e.MissCrossed():
            words["cost"] = points(miss_points(sheets[event.seat]))
    said = _forced_sentence(event) if forced else ""
    sentence = _(said) if said else SENTENCES[type(event)](event)
    return sentence.format(who=players[event.seat], **words)


def _forced_sentence(event: Event) -> str:
    """What is said of something that happens because nothing fits; empty where that makes no difference."""
    return _FORCED_MISS.get(event.track, "") if isinstance(event, e.MissCrossed) else _FORCED.get(type(event), "")


def _mark(event: e.BoxMarked, sheet: SheetView) -> str:
    view = sheet.zone(event.zone)
    box = view.box(event.mark.box)
    return done_words(MarkedBox(event.zone, event.mark, spot(view, box.label), box.mark, box.implied))
