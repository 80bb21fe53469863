"""Previews: what a move would gain. It is played on the position, which does not change."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from ..engine import events as e
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import Mark, Move
from ..engine.rules import Rules, SheetView
from ..engine.scoring import Score
from .following import Following
from .missing import Missing, missing_for_box
from .sheet_changes import Changes, Completed, Forfeited, Price, changes, completed, forfeited, price
from .spots import Spot, spot_and_box


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


class _Played(NamedTuple):
    """A move that was tried on a position: what happened to the player, the zones that look different, and the points
    and the player's sheet before and after it."""

    events: Sequence[Event]
    changed: Changes
    scores: tuple[Score, Score]
    sheets: tuple[SheetView, SheetView]


@dataclass(frozen=True, eq=False)
class Preview:
    """What a move gains and costs for the player who makes it, and what follows `then`. For a move that rolls: the dice
    and what it uses.

    `gains` are all bonuses of the chain; `kept` are those that it neither uses at once nor wastes. `locks`: a lock is
    crossed with the last box of its row. `spent` are the actions that it uses.
    """

    move: Move
    seat: int
    then: Following
    rolled: tuple[str, ...] = ()
    placed: str = ""
    slot: int = 0
    marks: tuple[MarkedBox, ...] = ()
    locks: bool = False
    total: Change = _NONE
    gains: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    price: Price = _FREE
    swept: tuple[str, ...] = ()
    returned: str = ""
    played: _Played | None = None

    # Of most moves that are compared nobody asks the following.

    @cached_property
    def zones(self) -> tuple[Change, ...]:
        """The zones whose points change."""
        if self.played is None:
            return ()
        before, after = self.played.scores
        changes = (Change(zone, points, after.zones[zone]) for zone, points in before.zones.items())
        return tuple(change for change in changes if change.by)

    @property
    def fox_points(self) -> Change:
        """The points of foxes, each of which copies the zone with the fewest."""
        if self.played is None:
            return _NONE
        before, after = self.played.scores
        return Change("", before.fox_points, after.fox_points)

    @cached_property
    def lines(self) -> tuple[Completed, ...]:
        """What the move completes: lines that the sheet shows, and whole zones that an event reports."""
        if self.played is None:
            return ()
        whole = [event.completed for event in self.played.events if event.completed]
        return (*completed(self.played.changed), *(Completed(zone, None, "", points) for zone, points in whole))

    @cached_property
    def forfeited(self) -> tuple[Forfeited, ...]:
        """Bonuses of boxes that are filled without them."""
        return tuple(forfeited(self.played.changed)) if self.played else ()

    @cached_property
    def missing(self) -> tuple[Missing, ...]:
        """What the box of the move still needs for its bonuses; a cross in a circled box adds nothing to its lines."""
        if not self.marks or not self.played or self.circled_before:
            return ()
        return missing_for_box(self.played.sheets[1], self.marks[0].zone, self.marks[0].mark.box)

    @property
    def circled_before(self) -> bool:
        """Whether the box of the move has a circle, which counts for its lines already."""
        if not self.marks or not self.played:
            return False
        return bool(self.played.sheets[0].zone(self.marks[0].zone).box(self.marks[0].mark.box).mark)

    @property
    def no_bonus(self) -> bool:
        """Whether the mark of the move counts for no bonus, on a sheet that has bonuses."""
        if not self.marks or not self.played:
            return False
        sheet, counts = self.played.sheets[1], self.gains or self.lines or self.forfeited or self.missing
        return not (counts or sheet.zone(self.marks[0].zone).pays_when_full) and bool(sheet.bonuses)


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


_tried: tuple[tuple[Any, ...], dict[Move, Preview]] = ((), {})  # the previews of one position: hashing it takes long


def preview_of(rules: Rules[Any], position: Any, move: Move, seat: int, players: int) -> Preview:
    """What a legal move would gain for the player who decides, at a table of so many players."""
    global _tried
    if _tried[0] != (table := (rules, position, seat, players)):
        _tried = table, {}
    known = _tried[1]
    if move not in known:
        known[move] = _try(rules, position, move, seat, players)
    return known[move]


def _try(rules: Rules[Any], position: Any, move: Move, seat: int, players: int) -> Preview:
    throw = rules.throw(position, move)
    if throw:
        then = Following(rules, position, None, seat)
        return Preview(move, seat, then, rolled=throw.dice, spent=tuple(rules.tracks_marked(move)))
    log: list[Event] = []
    after = rules.play(position, move, None, log)
    own, next_round = _split(log, seat)
    before, score = _score_now(rules, position, seat), rules.score(after.position, seat)
    sheets = _sheet_now(rules, position, seat), rules.view(after.position, seat)
    marked, changed = _marked(own, sheets[1]), changes(*sheets)
    marks = tuple([each for each in marked if not each.implied])
    placed = next((event for event in own if isinstance(event, e.DiePlaced)), None)
    swept = tuple(die for event in own if isinstance(event, e.DiceSwept) for die in event.dice)
    gains = tuple(event.bonus for event in own if isinstance(event, e.BonusGained))
    return Preview(
        move,
        seat,
        Following(rules, position, after, seat, players, next_round),
        placed=placed.die if placed else "",
        slot=placed.slot if placed else 0,
        marks=marks,
        locks=len(marks) < len(marked),
        total=Change("", before.total, score.total),
        gains=gains,
        kept=_kept(move, gains, own),
        spent=tuple(event.track for event in own if isinstance(event, e.ActionUsed)),
        lost=tuple(event.bonus for event in own if isinstance(event, e.BonusLost)),
        price=price(
            changed,
            {each.zone: each.mark.box for each in marks},
            {event.zone for event in log if isinstance(event, e.RowLocked)},
        ),
        swept=swept,
        returned=next((event.die for event in own if isinstance(event, e.DieReturned)), ""),
        played=_Played(own, changed, (before, score), sheets),
    )


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


def _kept(move: Move, gains: Sequence[str], events: Sequence[Event]) -> tuple[str, ...]:
    """The gains that are left after the chain: not used by it at once, and not lost."""
    if not gains:
        return ()
    used = [event.bonus for event in events if isinstance(event, e.BonusUsed)]
    if move.used_bonus:
        used = used[1:]  # the bonus of the move itself was gained before
    gone = Counter([*used, *(event.bonus for event in events if isinstance(event, e.BonusLost))])
    kept = []
    for bonus in gains:
        if gone[bonus]:
            gone[bonus] -= 1
        else:
            kept.append(bonus)
    return tuple(kept)
