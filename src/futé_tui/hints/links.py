"""What a step did, link by link: marks with their points and causes, bonuses with their sources."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, dataclass_transform

from ..engine import events as e
from ..engine.bonuses import CHANGING, FOX
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import Mark
from ..engine.rules import Rules
from ..engine.zones import Line, LineName, ZoneView
from .spots import Spot, spot

_NO_MARK = Mark("")
_STEPS_BACK = 12  # a chain reaction is rarely longer


@dataclass(frozen=True, slots=True)
class Source:
    """Where a bonus comes from: a complete line of a zone, one of its boxes, the end of a track, or the round."""

    name: str = ""  # the zone or track
    needs: int = 0  # so many crosses are enough for the line; 0: all
    line: LineName | None = None
    spot: Spot | None = None  # the box
    round: int = 0


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Link:
    """One thing that happens on a sheet. `bonus` is its cause; `source` is where that comes from, None if it was gained
    in an earlier step. Subclasses list their fields and are frozen dataclasses."""

    seat: int
    bonus: str = ""
    source: Source | None = None

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Marked(Link):
    """A box is marked with a die or a bonus. The last mark in a zone has the `points` of all its marks in the step."""

    zone: str = ""
    mark: Mark = _NO_MARK
    written: str = ""  # how the box looks then: `x`, `o`, or the number
    subtracted: bool = False  # whether that number is subtracted
    die: str = ""
    face: int = 0
    extra: bool = False
    spent: tuple[str, ...] = ()  # actions that change what the die counts as
    points: int = 0
    fox_points: int = 0  # those of them that earlier foxes add


class Unlocked(Link):
    """A box of an action track is unlocked."""

    track: str = ""
    box: int = 0


class FoxFound(Link):
    """A fox is gained."""

    points: int = 0


class Missed(Link):
    """A misthrow is crossed, or a penalty."""

    points: int = 0
    track: str = ""


class Waiting(Link):
    """A bonus waits for a choice."""


class Lost(Link):
    """A bonus that nothing can use is lost."""


Happening = Event | Link


def happenings(rules: Rules[Any], before: Any, after: Any, events: Sequence[Event]) -> tuple[Happening, ...]:
    """The events between two positions, with those that belong together as links."""
    found = tuple(_Linking(rules, before, after).link(events))
    return tuple(_with_points(found, rules, before, after))


class _Linking:
    def __init__(self, rules: Rules[Any], before: Any, after: Any) -> None:
        self._rules, self._before, self._after = rules, before, after
        self._faces = {die.name: die.face for die in rules.dice(before)}
        self._zones: dict[int, dict[str, ZoneView]] = {}
        self._completed: dict[tuple[int, str], list[Line]] = {}
        self._box = ""  # the last one marked
        self._die = Marked(0)  # what the next mark is made with
        self._sources: dict[str, list[Source]] = {}  # of bonuses that are about to be used, unlocked or lost
        self._using: Link | None = None

    def link(self, events: Sequence[Event]) -> Iterator[Happening]:
        for number, event in enumerate(events):
            match event:
                case e.DiceRolled(faces=faces):
                    self._faces |= dict(faces)
                    yield event
                case e.DiePlaced(die=die):
                    self._die = Marked(event.seat, die=die, face=self._faces[die])
                    yield event
                case e.DieUsed(die=die, extra=extra):
                    self._die = Marked(event.seat, die=die, face=self._faces[die], extra=extra)
                case e.ActionUsed(track=track) if track in CHANGING:
                    self._die = replace(self._die, spent=(*self._die.spent, track))
                case e.BoxMarked(zone=zone, mark=mark):
                    yield self._mark(event.seat, zone, mark)
                case e.BonusGained():
                    yield from self._gain(event, events[number + 1 :])
                case e.BonusUsed(bonus=bonus):
                    self._using = Link(event.seat, bonus, self._source(bonus))
                case e.ActionUnlocked(track=track, box=box):
                    using, self._using = self._using or Link(event.seat, track, self._source(track)), None
                    yield Unlocked(event.seat, using.bonus, using.source, track, box)
                case e.BonusLost(bonus=bonus):
                    yield Lost(event.seat, bonus, self._source(bonus))
                case e.MissCrossed(track=track):
                    yield Missed(event.seat, track=track)
                case _:
                    yield event

    def _mark(self, seat: int, zone: str, mark: Mark) -> Marked:
        die, self._die = self._die, Marked(seat)
        self._box = mark.box
        using, self._using = self._using, None
        box = self._zones_of(seat)[zone].box(mark.box)
        written, minus = box.mark, box.mark.isdecimal() and box.subtracted
        if using:
            return Marked(seat, using.bonus, using.source, zone=zone, mark=mark, written=written, subtracted=minus)
        return replace(die, seat=seat, zone=zone, mark=mark, written=written, subtracted=minus)

    def _gain(self, event: e.BonusGained, later: Sequence[Event]) -> Iterator[Link]:
        """A fox counts at once; other bonuses wait, unless they are used, unlocked or lost in this same step."""
        source = self._where(event)
        if event.bonus == FOX:
            yield FoxFound(event.seat, FOX, source)
            return
        known = self._sources.setdefault(event.bonus, [])
        if sum(_ends(each, event) for each in later) > len(known):
            known.append(source)
        else:
            yield Waiting(event.seat, event.bonus, source)

    def _source(self, bonus: str) -> Source | None:
        known = self._sources.get(bonus)
        return known.pop(0) if known else None

    def _where(self, event: e.BonusGained) -> Source:
        if event.from_round:
            return Source(round=self._rules.moment(self._after).round)
        zones = self._zones_of(event.seat)
        if event.source not in zones:
            return Source(event.source)
        zone, box = event.source, self._box
        lines = self._completed_in(event.seat, zone)
        for line in lines:
            if box in line.boxes and line.bonus == event.bonus:
                lines.remove(line)  # each gives its bonus once
                return Source(zone, line.needs, line.name)
        return Source(zone, spot=spot(zones[zone], box))

    def _completed_in(self, seat: int, zone: str) -> list[Line]:
        """The lines of a zone that the step completes and whose bonus has not been found yet."""
        if (seat, zone) not in self._completed:
            old = self._rules.view(self._before, seat).zone(zone)
            pairs = zip(old.lines, self._zones_of(seat)[zone].lines, strict=True)
            self._completed[seat, zone] = [now for line, now in pairs if now.complete and not line.complete]
        return self._completed[seat, zone]

    def _zones_of(self, seat: int) -> dict[str, ZoneView]:
        if seat not in self._zones:
            self._zones[seat] = {zone.name: zone for zone in self._rules.view(self._after, seat).zones}
        return self._zones[seat]


def _ends(event: Event, gained: e.BonusGained) -> bool:
    """Whether an event uses up or loses a bonus that was gained before it."""
    if event.seat != gained.seat:
        return False
    match event:
        case e.BonusUsed(bonus=word) | e.BonusLost(bonus=word) | e.ActionUnlocked(track=word):
            return word == gained.bonus
    return False


def _with_points(found: Sequence[Happening], rules: Rules[Any], before: Any, after: Any) -> Iterator[Happening]:
    """Add each zone's points to its last mark, and those of foxes to the last fox, or else to the last mark of all."""
    points = dict.fromkeys(range(len(found)), 0)
    by_foxes = dict.fromkeys(range(len(found)), 0)
    own = [(number, each) for number, each in enumerate(found) if isinstance(each, Marked | FoxFound | Missed)]
    for seat in {each.seat for _number, each in own}:
        old, new = rules.score(before, seat), rules.score(after, seat)
        marks = {each.zone: number for number, each in own if isinstance(each, Marked) and each.seat == seat}
        for zone, number in marks.items():
            points[number] += new.zones[zone] - old.zones[zone]
        others = [number for number, each in own if not isinstance(each, Marked) and each.seat == seat]
        change = new.fox_points - old.fox_points if marks else new.total - old.total
        last = max(others or marks.values())
        points[last] += change
        by_foxes[last] = new.fox_points - old.fox_points
    for number, each in enumerate(found):
        if isinstance(each, Marked):
            yield replace(each, points=points[number], fox_points=by_foxes[number])
        else:
            yield replace(each, points=points[number]) if isinstance(each, FoxFound | Missed) else each


def waiting_sources(game: Game) -> tuple[Waiting, ...]:
    """The bonuses that wait for the player who decides, each with its source, if the last steps show it."""
    waiting, found, gained = list(game.moment.waiting), [], _gained(game)
    while waiting and (link := next(gained, None)):
        if link.bonus in waiting:
            waiting.remove(link.bonus)
            found.append(link)
    return (*found, *(Waiting(game.moment.seat, bonus) for bonus in waiting))


def _gained(game: Game) -> Iterator[Waiting]:
    """The bonuses of the deciding player that waited after their step, the latest first."""
    after = game.position
    for step in reversed(game.steps[-_STEPS_BACK:]):
        before = step.before.position
        found = happenings(game.rules, before, after, game.events_of(step))
        yield from _waiting(game, found)
        after = before
    yield from _waiting(game, happenings(game.rules, after, after, game.opening))


def _waiting(game: Game, found: Sequence[Happening]) -> Iterator[Waiting]:
    return (each for each in reversed(found) if isinstance(each, Waiting) and each.seat == game.to_move)
