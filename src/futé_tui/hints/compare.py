"""Which die, which box, which way: moves beside each other, the best first.

The order is for reading, not advice: points now, and a bonus counts like a few points. What the future is worth is
left to the player.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..engine import events as e
from ..engine.game import Game
from ..engine.moves import Also, Claim, Mix, Move, Return, Take
from ..engine.rules import Rules
from .preview import Preview, preview, preview_of, score_now, try_move
from .why_not import box_marked

_BONUS = 4  # points that a bonus, an action or a cross that may follow counts like
BoxKey = tuple[str, str]
Rank = tuple[tuple[int, int], int, Move]


class DieChoice(NamedTuple):
    """A die, what it shows, and the best that can be done with it; `more`: how many other boxes it could mark."""

    die: str
    face: int
    best: Preview
    more: int


class BoxChoice(NamedTuple):
    """Boxes that bring the same, with the best way to mark the first of them; `numbers` are those that could be written
    there."""

    boxes: tuple[BoxKey, ...]
    best: Preview
    numbers: tuple[int, ...]


def which_die(game: Game) -> tuple[DieChoice, ...]:
    """One choice for every die that can be used or returned now, the best first."""
    if game.to_move is None:
        return ()
    return _which_die(game.rules, game.position, game.to_move, len(game.players))


@lru_cache(maxsize=8)
def _which_die(rules: Rules[Any], position: Any, seat: int, players: int) -> tuple[DieChoice, ...]:
    follow = rules.follow_zone(position)
    by_die: dict[str, list[Move]] = {}
    for move in rules.moves(position):
        if isinstance(move, Take | Also | Return) and move.die:
            by_die.setdefault(move.die, []).append(move)
    faces = {die.name: die.face for die in rules.dice(position)}
    found = []
    for die, own in by_die.items():
        plain = [move for move in own if not any(_spends(move))] or own
        best = min(plain, key=lambda move: _rank(rules, position, move, seat))
        boxes = {box_marked(move, follow) for move in plain}
        found.append((_rank(rules, position, best, seat), die, best, len(boxes) - 1))
    return tuple(
        DieChoice(die, faces[die], preview_of(rules, position, best, seat, players), more)
        for _, die, best, more in sorted(found)
    )


def which_box(game: Game, moves: Sequence[Move]) -> tuple[BoxChoice, ...]:
    """The boxes that these moves mark, the best first, equal ones together."""
    follow = game.rules.follow_zone(game.position)
    by_box: dict[BoxKey, list[Move]] = {}
    for move in moves:
        if box := box_marked(move, follow):
            by_box.setdefault(box, []).append(move)
    groups: dict[object, list[tuple[BoxKey, tuple[Preview, ...]]]] = {}
    for box, ways in by_box.items():
        ordered = best_first(game, ways)
        groups.setdefault(_alike(ordered[0], len(ways)), []).append((box, ordered))
    return tuple(
        BoxChoice(tuple(box for box, _ in group), group[0][1][0], _numbers(group[0][1]))
        for group in sorted(groups.values(), key=lambda group: rank(game, group[0][1][0].move))
    )


def best_first(game: Game, moves: Iterable[Move]) -> tuple[Preview, ...]:
    """Several ways beside each other: the best first; at the end those that spend a "?" where a printed joker or none
    does the same."""
    listed = list(moves)
    ordered = sorted(listed, key=lambda move: (_wastes(move, listed), rank(game, move)))
    return tuple(preview(game, move) for move in ordered)


def rank(game: Game, move: Move) -> Rank:
    """The place of a move among others: what costs nothing first, then by what it brings."""
    assert game.to_move is not None
    return _rank(game.rules, game.position, move, game.to_move)


def _rank(rules: Rules[Any], position: Any, move: Move, seat: int) -> Rank:
    return _spends(move), 0 if move.throws else -_worth(rules, position, move, seat), move


def _worth(rules: Rules[Any], position: Any, move: Move, seat: int) -> int:
    """What a move brings, roughly and in points."""
    tried = try_move(rules, position, move, seat)
    bonuses = sum(isinstance(event, e.BonusGained) for event in tried.events)
    bonuses -= sum(isinstance(event, e.BonusLost) for event in tried.events)
    follows = len({follow.die or str(follow) for follow in tried.after.moves if isinstance(follow, Also)})
    return tried.score.total - score_now(rules, position, seat).total + _BONUS * (bonuses + min(1, follows))


def _spends(move: Move) -> tuple[int, int]:
    """How dear the joker of a move is (a printed one 1, a "?" 2), and how much polish it takes."""
    if not isinstance(move, Take):
        return 0, 0
    return (2 if move.joker.startswith("?") else 1) if move.joker else 0, abs(move.polish)


def _wastes(move: Move, others: Iterable[Move]) -> bool:
    """Whether another way marks the same and spends less."""
    if not isinstance(move, Take) or not _spends(move)[0]:
        return False
    return any(
        isinstance(other, Take)
        and (other.die, other.zone, other.mark) == (move.die, move.zone, move.mark)
        and _spends(other) < _spends(move)
        for other in others
    )


def _alike(found: Preview, ways: int) -> object:
    """What has to be equal for two boxes to be said in one breath."""
    marked = found.marks[0] if found.marks else None
    return (
        marked.zone if marked else found.move,
        bool(marked and marked.spot.number) or marked,
        marked.written if marked else "",
        found.total.by,
        tuple(gain.bonus for gain in found.gains),
        found.lost,
        found.forfeited,
        found.price,
        tuple((line.bonus, line.points) for line in found.lines),
        ways,
    )


def _numbers(ways: Sequence[Preview]) -> tuple[int, ...]:
    """The numbers that could be written in one box."""
    moves = [way.move for way in ways]
    numbers = {move.mark.number for move in moves if isinstance(move, Claim) and move.mark.number}
    return tuple(sorted(numbers))


def brings_something(found: Preview) -> bool:
    """Whether there is more to say of a move than which box it marks."""
    return bool(found.total.by or found.gains or found.lines or found.price.skipped or isinstance(found.move, Mix))
