"""Previews: what a move would gain. It is played on the position, which does not change."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from ..engine import events as e
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moment import Moment
from ..engine.moves import Claim, Mark, Mix, Move
from ..engine.rules import Decision, Rules, SheetView
from ..engine.scoring import Score
from .missing import Missing, missing_for_box
from .sheet_changes import Changes, Completed, Forfeited, Price, changes, completed, forfeited, price
from .spots import Spot, spot_and_box
from .waiting import Choice, FollowUps, choices, follow_ups

_KEPT = 128  # moves that were tried, and their previews; a cursor often comes back to the same box


class Change(NamedTuple):
    """Points of a zone, foxes or the total, before and after the move."""

    name: str
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


_NONE = Change("", 0, 0)
_FREE = Price()


class MarkedBox(NamedTuple):
    """A box that is marked, by the move itself or by a bonus of the chain that has only one use; `written` is how the
    box looks then: `x`, `o`, or a number. `implied`: it is marked together with another box."""

    zone: str
    mark: Mark
    spot: Spot
    written: str
    implied: bool = False


class Gain(NamedTuple):
    """A bonus of the chain and where it comes from: a zone or a track."""

    bonus: str
    source: str


class TrackBox(NamedTuple):
    """A box of an action track."""

    track: str
    box: int


class _Played(NamedTuple):
    """A move that was tried on a position: the decision after it, what happened to the player, the zones that look
    different, and the points before and after it."""

    rules: Rules[Any]
    position: Any
    after: Decision[Any]
    events: Sequence[Event]
    changed: Changes
    before: Score
    score: Score

    def zones(self) -> tuple[Change, ...]:
        changes = (Change(zone, points, self.score.zones[zone]) for zone, points in self.before.zones.items())
        return tuple(change for change in changes if change.by)


@dataclass(frozen=True)
class Preview:
    """Everything a move gains for the player who makes it. For a move that rolls: the dice and what it costs.

    `kept` are the gains that the chain neither uses at once nor wastes. `locks`: a lock is crossed with the last box of
    its row. `next_round` is what the next round gives; that is not due to the move. `sheets` are the player's before
    and after it.
    """

    move: Move
    seat: int
    rolled: tuple[str, ...] = ()
    placed: str = ""
    slot: int = 0
    marks: tuple[MarkedBox, ...] = ()
    locks: bool = False
    foxes: Change = _NONE
    fox_points: Change = _NONE
    total: Change = _NONE
    gains: tuple[Gain, ...] = ()
    kept: tuple[str, ...] = ()
    follow_ups: FollowUps | None = None
    spent: tuple[TrackBox, ...] = ()
    lost: tuple[str, ...] = ()
    price: Price = _FREE
    swept: tuple[str, ...] = ()
    offered_to: tuple[int, ...] = ()
    returned: str = ""
    next_round: tuple[str, ...] = ()
    next_seat: int | None = None
    players: int = 1
    sheets: tuple[SheetView, SheetView] | None = field(default=None, repr=False, compare=False)
    played: _Played | None = field(default=None, repr=False, compare=False)

    # Of most moves that are compared nobody asks the following.

    @cached_property
    def zones(self) -> tuple[Change, ...]:
        """The zones whose points change."""
        return self.played.zones() if self.played else ()

    @property
    def lowest(self) -> str:
        """The zone with the fewest points after the move, which foxes copy."""
        return self.played.score.lowest_zone if self.played else ""

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What waiting bonuses offer after the move."""
        return choices(self.played.rules, self.played.after, self.seat) if self.played else ()

    @cached_property
    def lines(self) -> tuple[Completed, ...]:
        """The lines that the move completes."""
        return _lines(self.played.events, self.played.changed) if self.played else ()

    @cached_property
    def forfeited(self) -> tuple[Forfeited, ...]:
        """Bonuses of boxes that are filled without them."""
        return tuple(forfeited(self.played.changed)) if self.played else ()

    @cached_property
    def ends_game(self) -> bool:
        """Whether the move ends a game that has no number of rounds."""
        if self.played is None or self.played.rules.round_track(self.players):
            return False
        return _ends_game(self.played.rules, self.played.after, self.seat)

    @property
    def pool(self) -> tuple[str, ...]:
        """The dice that are left for the next roll of the same turn."""
        return self._to_roll[0]

    @property
    def rolls_left(self) -> int:
        """How many rolls are left in the same turn."""
        return self._to_roll[1]

    @cached_property
    def _to_roll(self) -> tuple[tuple[str, ...], int]:
        return _to_roll(self.played.rules, self.played.position, self.played.after.position) if self.played else ((), 0)

    @cached_property
    def missing(self) -> tuple[Missing, ...]:
        """What the box of the move still needs for its bonuses."""
        return _missing(self.marks, *self.sheets) if self.sheets else ()

    @property
    def circled_before(self) -> bool:
        """Whether the box of the move has a circle, which counts for its lines already."""
        return bool(self.marks and self.sheets and _was_marked(self.marks[0], self.sheets[0]))

    @property
    def no_bonus(self) -> bool:
        """Whether the mark of the move counts for no bonus, on a sheet that has bonuses."""
        if not self.marks or not self.sheets:
            return False
        counts = self.gains or self.lines or self.forfeited or self.missing
        return not (counts or self.sheets[1].zone(self.marks[0].zone).pays_when_full) and _has_bonuses(self.sheets[1])


def preview(game: Game, move: Move) -> Preview:
    """What a legal move would gain for the player who decides."""
    assert game.to_move is not None
    return preview_of(game.rules, game.position, move, game.to_move, len(game.players))


@lru_cache(maxsize=4)
def _score_now(rules: Rules[Any], position: Any, seat: int) -> Score:
    return rules.score(position, seat)


@lru_cache(maxsize=4)
def _sheet_now(rules: Rules[Any], position: Any, seat: int) -> SheetView:
    return rules.view(position, seat)


@lru_cache(maxsize=4)
def _moment_now(rules: Rules[Any], position: Any) -> Moment:
    return rules.moment(position)


@lru_cache(maxsize=_KEPT)
def preview_of(rules: Rules[Any], position: Any, move: Move, seat: int, players: int) -> Preview:
    """What a legal move would gain for the player who decides, at a table of so many players."""
    throw = rules.throw(position, move)
    if throw:
        spent = tuple(TrackBox(track, 0) for track in rules.tracks_marked(move))
        return Preview(move, seat, rolled=throw.dice, spent=spent)
    log: list[Event] = []
    after = rules.play(position, move, None, log)
    own, next_round = _split(log, seat)
    before, score = _score_now(rules, position, seat), rules.score(after.position, seat)
    sheet, then = _sheet_now(rules, position, seat), rules.view(after.position, seat)
    marked, changed = _marked(own, then), changes(sheet, then)
    marks = tuple([each for each in marked if not each.implied])
    placed = next((event for event in own if isinstance(event, e.DiePlaced)), None)
    swept = tuple(die for event in own if isinstance(event, e.DiceSwept) for die in event.dice)
    gains = tuple(Gain(event.bonus, event.source) for event in own if isinstance(event, e.BonusGained))
    return Preview(
        move,
        seat,
        placed=placed.die if placed else "",
        slot=placed.slot if placed else 0,
        marks=marks,
        locks=len(marks) < len(marked),
        foxes=Change("", before.foxes, score.foxes),
        fox_points=Change("", before.fox_points, score.fox_points),
        total=Change("", before.total, score.total),
        gains=gains,
        kept=_kept(move, gains, own),
        follow_ups=follow_ups(rules, after, seat),
        spent=tuple(TrackBox(event.track, event.box) for event in own if isinstance(event, e.ActionUsed)),
        lost=tuple(event.bonus for event in own if isinstance(event, e.BonusLost)),
        price=price(
            changed,
            {each.zone: each.mark.box for each in marks},
            {event.zone for event in log if isinstance(event, e.RowLocked)},
        ),
        swept=swept,
        offered_to=tuple(other for other in range(players) if other != seat) if swept else (),
        returned=next((event.die for event in own if isinstance(event, e.DieReturned)), ""),
        next_round=next_round,
        next_seat=rules.to_move(after.position),
        players=players,
        sheets=(sheet, then),
        played=_Played(rules, position, after, own, changed, before, score),
    )


def _ends_game(rules: Rules[Any], after: Decision[Any], seat: int) -> bool:
    """Whether a move ends the game, also if the others do nothing with what they may do at the same time."""
    phase = rules.phase(after.position)
    while rules.to_move(after.position) not in (None, seat) and rules.phase(after.position) is phase:
        stopping = next((move for move in after.moves if move.stops), None)
        if stopping is None:
            return False
        after = rules.play(after.position, stopping, None, [])
    return rules.to_move(after.position) is None


def _split(log: Sequence[Event], seat: int) -> tuple[list[Event], tuple[str, ...]]:
    """What happens to a player before the next round, and what that round gives."""
    start = next((place for place, event in enumerate(log) if isinstance(event, e.RoundStarted)), len(log))
    given = [event for event in log[start:] if isinstance(event, e.BonusGained) and event.from_round]
    own = [event for event in log[:start] if event.seat == seat]
    return own, tuple(event.bonus for event in given if event.seat == seat)


def _marked(events: Sequence[Event], sheet: SheetView) -> list[MarkedBox]:
    """The boxes that were marked."""
    marked = []
    for event in events:
        if isinstance(event, e.BoxMarked):
            found, box = spot_and_box(sheet.zone(event.zone), event.mark.box)
            marked.append(MarkedBox(event.zone, event.mark, found, box.mark, box.implied))
    return marked


def _kept(move: Move, gains: Sequence[Gain], events: Sequence[Event]) -> tuple[str, ...]:
    """The gains that are left after the chain: not used by it at once, and not lost."""
    if not gains:
        return ()
    used = [event.bonus for event in events if isinstance(event, e.BonusUsed)]
    if isinstance(move, Claim | Mix):
        used = used[1:]  # the bonus of the move itself was gained before
    gone = Counter([*used, *(event.bonus for event in events if isinstance(event, e.BonusLost))])
    kept = []
    for gain in gains:
        if gone[gain.bonus]:
            gone[gain.bonus] -= 1
        else:
            kept.append(gain.bonus)
    return tuple(kept)


def _lines(events: Sequence[Event], changed: Changes) -> tuple[Completed, ...]:
    """What the move completes: lines that the sheet shows, and whole zones that an event reports."""
    whole = [event.completed for event in events if event.completed]
    return (*completed(changed), *(Completed(zone, None, "", points) for zone, points in whole))


def _missing(marks: Sequence[MarkedBox], before: SheetView, after: SheetView) -> tuple[Missing, ...]:
    """What the box of the move still needs; a cross in a circled box adds nothing to its lines."""
    if not marks or _was_marked(marks[0], before):
        return ()
    return missing_for_box(after, marks[0].zone, marks[0].mark.box)


def _was_marked(marked: MarkedBox, before: SheetView) -> bool:
    """Whether the box had a mark before the move: a circle, which counts for its lines like a cross."""
    return bool(before.zone(marked.zone).box(marked.mark.box).mark)


def _has_bonuses(sheet: SheetView) -> bool:
    in_boxes = (box.bonus for view in sheet.zones for box in view.boxes)
    in_lines = (line.bonus for view in sheet.zones for line in view.lines)
    return any(in_boxes) or any(in_lines)


def _to_roll(rules: Rules[Any], before: Any, after: Any) -> tuple[tuple[str, ...], int]:
    """The dice that are left for the next roll of the same turn, and how many rolls are left."""
    now = _moment_now(rules, before)
    if not now.rolls_left:
        return (), 0
    then = rules.moment(after)
    if not then.rolls_left or (now.round, now.active, now.seat) != (then.round, then.active, then.seat):
        return (), 0
    return tuple(die.name for die in rules.dice(after) if die.place == "pool"), then.rolls_left
