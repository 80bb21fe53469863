"""The story of a game for its log: turns as headings, and a few words for what happened, without notation."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..engine import events as e
from ..engine.bonuses import zone_bonus
from ..engine.events import Event
from ..engine.rules import SheetView
from ..language import _, ngettext
from .names import bonus_name, name, names, sentence, zone_name

Printed = Mapping[tuple[str, str], str]  # what is printed in a box, by zone and box


class StoryLine(NamedTuple):
    """A line of the story: a heading, or what happened, in the colour of a zone or die, with the points it brought."""

    text: str
    colour: str = ""
    points: str = ""
    heading: bool = False


def printed_boxes(sheet: SheetView) -> Printed:
    """What is printed in each box of a sheet."""
    return {(zone.name, box.label): box.printed for zone in sheet.zones for row in zone.rows for box in row if box}


def story_lines(
    events: Iterable[Event], players: Sequence[str], printed: Printed, *, platter: bool = True
) -> Iterator[StoryLine]:
    """The lines for what a step did, in order. Where there is no platter, others use the dice as they lie."""
    for event in events:
        if isinstance(event, e.TurnPassed) and not platter:
            yield StoryLine(players[event.seat], heading=True)
        elif type(event) in _HEADINGS:
            yield StoryLine(_HEADINGS[type(event)](event, players), heading=True)
        elif type(event) in _LINES and (text := _LINES[type(event)](event, printed)):
            yield StoryLine(sentence(text), _colour(event))


def _turn(event: Any, players: Sequence[str]) -> str:
    return _("{who}: turn").format(who=players[event.seat])


def _passive(event: Any, players: Sequence[str]) -> str:
    return _("{who}: platter").format(who=players[event.seat])


def _round(event: Any, players: Sequence[str]) -> str:
    return _("Round {round}").format(round=event.round)


def _rolled(event: Any, printed: Printed) -> str:
    faces = " ".join(str(face) for _die, face in event.faces)
    return (_("rerolled {faces}") if event.reroll else _("rolled {faces}")).format(faces=faces)


def _marked(event: Any, printed: Printed) -> str:
    zone = zone_name(event.zone)
    if event.mark.number:
        return _("{zone}: wrote {number}").format(zone=zone, number=event.mark.number)
    number = printed.get((event.zone, event.mark.box), "")
    return _("{zone}: crossed {number}").format(zone=zone, number=number) if number else zone


def _gained(event: Any, printed: Printed) -> str:
    """What marks a zone, or a fox; actions are unlocked at once, and that has a line of its own."""
    if event.bonus == "fox" or event.bonus == "mix" or zone_bonus(event.bonus):
        return _("gained {bonus}").format(bonus=bonus_name(event.bonus))
    return ""


def _used(event: Any, printed: Printed) -> str:
    return _("extra die: {die}").format(die=name(event.die)) if event.extra else ""


def _points(text: str, event: Any) -> str:
    return ngettext("{what}: {points} point", "{what}: {points} points", event.points).format(
        what=text, points=event.points
    )


_HEADINGS: dict[type[Event], Callable[[Any, Sequence[str]], str]] = {
    e.RoundStarted: _round,
    e.TurnStarted: _turn,
    e.TurnPassed: _passive,
    e.GameEnded: lambda event, players: _("The game is over."),
}
_LINES: dict[type[Event], Callable[[Any, Printed], str]] = {
    e.DiceRolled: _rolled,
    e.DieReturned: lambda event, printed: _("took {die} back").format(die=name(event.die)),
    e.DieUsed: _used,
    e.DiceSwept: lambda event, printed: _("to the platter: {dice}").format(dice=names(event.dice)),
    e.BoxMarked: _marked,
    e.BonusGained: _gained,
    e.BonusLost: lambda event, printed: _("{bonus} is lost").format(bonus=bonus_name(event.bonus)),
    e.ActionUnlocked: lambda event, printed: _("{action} unlocked").format(action=name(event.track)),
    e.ActionUsed: lambda event, printed: _("{action} used").format(action=name(event.track)),
    e.Passed: lambda event, printed: _("took no die"),
    e.Declined: lambda event, printed: _("used no die"),
    e.MissCrossed: lambda event, printed: _("misthrow"),
    e.RowCompleted: lambda event, printed: _points(_("{zone} row complete").format(zone=zone_name(event.zone)), event),
    e.ColumnCompleted: lambda event, printed: _points(_("column {column} complete").format(column=event.column), event),
}


def _colour(event: Any) -> str:
    """The zone or die that an event is about."""
    if isinstance(event, e.BoxMarked | e.RowCompleted):
        return event.zone
    if isinstance(event, e.BonusGained | e.BonusLost):
        bonus = zone_bonus(event.bonus)
        return (bonus.zone or "") if bonus else ""
    return event.die if isinstance(event, e.DieReturned | e.DieUsed) else ""
