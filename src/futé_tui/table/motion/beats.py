"""What a step did as beats: dice tumble and glide, every link of a chain reaction comes after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ...engine import events as e
from ...engine.events import Event
from ...engine.game import Game
from ...engine.rules import SLOTS, DiePlace, DieView
from ...hints.links import Cause, FoxFound, Happening, Link, Marked, Missed, Unlocked, happenings
from ...text.links import link_text, printed_boxes
from ...text.names import sentence
from ...text.story import StoryWriter
from ..picking import BoxKey
from ..seats import view_seats
from .beat import FOX_STAGES, Beat
from .sheets import MovingSheets

FRAME = 0.05  # seconds
_TUMBLES = 6
GLIDE = (0.15, 0.45, 0.75, 0.95)  # how far dice are on their way, frame by frame: fast in the middle
_FIRST_TO_SETTLE = 3
LINK = 0.22  # seconds for a mark, an action unlocked, a bonus
Dice = tuple[DieView, ...]
_MOVES_DICE = e.DiePlaced | e.DiceSwept | e.DieReturned | e.DiceLaidOut


def beats_of(game: Game) -> tuple[Beat, ...]:
    """The beats of the last step of a game; none if nothing moves."""
    if not game.steps:
        return ()
    rules, step = game.rules, game.steps[-1]
    before, after = step.before.position, game.position
    found = happenings(rules, before, after, game.last_events())
    bots = tuple(game.bots.items())
    seats = view_seats(rules, before, game.players, bots)
    moving = MovingSheets(seats, view_seats(rules, after, game.players, bots), found)
    still = Beat(0, seats, rules.to_move(before) or 0, rules.dice(before))
    printed = printed_boxes(seats[0].sheet, game.ruleset.zone_kind)
    writer = StoryWriter(game.players, printed, rules.round_track(len(game.players)))
    return tuple(_Choreography(moving, still, writer, _links_before(game)).beats(found))


def _links_before(game: Game) -> int:
    """How many marks the chain reaction had before the last step, if that step uses one of its bonuses."""
    links = 0
    for number in range(len(game.steps) - 1, 0, -1):
        before, step = game.steps[number - 1], game.steps[number]
        events = game.events_of(before)
        same = game.rules.to_move(before.before.position) == game.rules.to_move(step.before.position)
        if not step.move.used_bonus or not same or any(isinstance(each, e.RoundStarted) for each in events):
            break
        links += sum(isinstance(event, e.BoxMarked) for event in events)
    return links


def _is_for_all(each: Happening) -> bool:
    """Whether it is a bonus that everybody gains at the start of a round."""
    return isinstance(each, Link) and each.source is not None and each.source.cause is Cause.ROUND


class _Choreography:
    def __init__(self, moving: MovingSheets, still: Beat, writer: StoryWriter, links: int) -> None:
        self._moving, self._now, self._writer, self._links = moving, still, writer, links
        self._box: BoxKey | None = None  # marked last

    def beats(self, found: Sequence[Happening]) -> Iterator[Beat]:
        lying = self._now.dice
        for each, following in zip(found, (*found[1:], None), strict=False):
            self._moving.take(each)
            if isinstance(each, Event):
                lying = laid(lying, each)
            if isinstance(each, e.DiceRolled):
                yield from self._tumble(each)
            elif isinstance(each, _MOVES_DICE) and not isinstance(following, _MOVES_DICE):
                for share in GLIDE:
                    yield self._beat(FRAME, dice=lying, left=self._now.dice, share=share)
            elif isinstance(each, e.RoundStarted | e.RowCompleted | e.ColumnCompleted):
                [line] = self._writer.write([each], each.seat)
                yield self._beat(LINK, said=line.text, points=line.points, flash=self._box if line.points else None)
            elif isinstance(each, Link):
                yield from self._link(each)
            if not isinstance(following, _MOVES_DICE):
                self._now = replace(self._now, dice=lying)

    def _beat(self, seconds: float, **shown: Any) -> Beat:
        return replace(self._now, seconds=seconds, seats=self._moving.seats, **shown)

    def _tumble(self, rolled: e.DiceRolled) -> Iterator[Beat]:
        dice = laid(self._now.dice, rolled)
        for frame in tumble(dice, [die for die, _shown in rolled.faces]):
            yield self._beat(FRAME, dice=frame)

    def _link(self, link: Link) -> Iterator[Beat]:
        if link.seat != self._now.shown or _is_for_all(link):
            if isinstance(link, Unlocked) and link.seat == self._now.shown:
                yield self._beat(LINK, lit=link.track)
            return
        if isinstance(link, Marked | Unlocked | FoxFound):
            self._links += 1
        said = {"said": sentence(link_text(link, self._writer.printed)), "count": self._links}
        points = f"{link.points:+}" if isinstance(link, Marked | FoxFound | Missed) and link.points else ""
        match link:
            case Marked(zone=zone, mark=mark):
                self._box = zone, mark.box
                self._now = replace(self._now, fresh=self._now.fresh | {self._box})
                yield self._beat(LINK, flash=self._box, points=points, **said)
            case FoxFound():
                for stage in range(1, FOX_STAGES):
                    yield self._beat(FRAME, flash=self._box, fox=stage, **said)
                yield self._beat(2 * LINK, flash=self._box, fox=FOX_STAGES, points=points, **said)
            case Unlocked(track=track):
                yield self._beat(LINK, lit=track, **said)
            case Missed():
                yield self._beat(LINK, lit="misses", points=points, **said)
            case _:
                yield self._beat(LINK, flash=self._box, **said)


def tumble(dice: Dice, rolled: Sequence[str]) -> Iterator[Dice]:
    """The dice frame by frame while some of them tumble; they come to rest one after the other."""
    for frame in range(_TUMBLES):
        yield tuple(
            die._replace(face=_other(die.face, number, frame))
            if die.name in rolled and frame < _FIRST_TO_SETTLE + rolled.index(die.name) % (_TUMBLES - _FIRST_TO_SETTLE)
            else die
            for number, die in enumerate(dice)
        )


def _other(face: int, number: int, frame: int) -> int:
    """Any face but this one, and another one in every frame."""
    return (face + (2 * frame + 3 * number) % 5) % 6 + 1


def laid(dice: Dice, event: Event) -> Dice:
    """Where the dice are after an event."""
    match event:
        case e.DiceRolled(faces=faces):
            fallen = {name: DieView(name, face, DiePlace.POOL) for name, face in faces}
            return tuple(fallen.get(die.name, die) for die in dice)
        case e.DiePlaced(die=name, slot=slot):
            return _moved(dice, (name,), SLOTS[slot - 1])
        case e.DiceSwept(dice=names):
            return _moved(dice, names, DiePlace.PLATTER)
        case e.DieReturned(die=name):
            return _moved(dice, (name,), DiePlace.POOL)
        case e.RowLocked(zone=zone):
            return _moved(dice, (zone,), DiePlace.OUT)
        case e.DiceLaidOut(platter=platter, slots=slots):
            dice = _moved(dice, platter, DiePlace.PLATTER)
            for name, place in zip(slots, SLOTS, strict=False):
                dice = _moved(dice, (name,), place)
            return dice
    return dice


def _moved(dice: Dice, names: Sequence[str], place: DiePlace) -> Dice:
    return tuple(die._replace(place=place) if die.name in names else die for die in dice)
