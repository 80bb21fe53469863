"""Comparing moves: which die, which box, which way, the best first.

The order is for reading, not advice: points now count, and a bonus or a roll to come counts like a few points. Judging
the rest of the future is left to the player.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..engine.game import Game
from ..engine.moves import Also, Claim, Move, Return, Take, box_marked
from ..engine.rules import Rules
from .preview import Preview, preview, preview_of
from .spots import Spot

_BONUS = 5  # points that a bonus, an action or a cross that may follow counts like
_ROLL_OF = (0, 2, 3, 4)  # the same for a roll of so many dice, or more
BoxKey = tuple[str, str]
Rank = tuple[tuple[int, int], int, int, Move]


class DieChoice(NamedTuple):
    """A die, what it shows, and the best that can be done with it; `more`: how many other boxes it could mark;
    `at_once`: what gains more at once than the best, which allows more crosses."""

    die: str
    face: int
    best: Preview
    more: int
    at_once: Preview | None = None


class BoxChoice(NamedTuple):
    """Boxes with the same gain, with the best way to mark the first of them; `numbers` are those that could be written
    there."""

    boxes: tuple[BoxKey, ...]
    best: Preview
    numbers: tuple[int, ...]
    spots: tuple[Spot, ...]


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
        ways = sorted((preview_of(rules, position, move, seat, players) for move in plain), key=_rank)
        boxes = {box_marked(move, follow) for move in plain}
        found.append(DieChoice(die, faces[die], ways[0], len(boxes) - 1, _better_at_once(ways)))
    return tuple(sorted(found, key=lambda choice: _rank(choice.best)))


def _better_at_once(ways: Sequence[Preview]) -> Preview | None:
    """Of ways in their order, the one that gains most at once, where that is more than the first, which allows more
    crosses."""
    best = ways[0]
    if not best.follow_ups:
        return None
    most = max(ways, key=_gain_at_once)
    return most if _gain_at_once(most) > _gain_at_once(best) else None


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
        BoxChoice(
            tuple(box for box, _ in group),
            group[0][1][0],
            _numbers(group[0][1]),
            tuple(ways[0].marks[0].spot for _, ways in group if ways[0].marks),
        )
        for group in sorted(groups.values(), key=lambda group: _rank(group[0][1][0]))
    )


def rank_in(game: Game) -> Callable[[Move], Rank]:
    """The place of moves among others, in the present position of a game; the numbers of a "?" stay in their order."""
    rules, position, seat, players = game.rules, game.position, game.to_move or 0, len(game.players)

    def rank(move: Move) -> Rank:
        if isinstance(move, Claim):
            return _spends(move), 0, 0, move
        return _rank(preview_of(rules, position, move, seat, players))

    return rank


def written_in(game: Game) -> Callable[[Move], str]:
    """What is in the box of a move after it, in the present position of a game."""
    rules, position, seat, players = game.rules, game.position, game.to_move or 0, len(game.players)

    def written(move: Move) -> str:
        marks = preview_of(rules, position, move, seat, players).marks
        return marks[0].written if marks else ""

    return written


def best_first(game: Game, moves: Iterable[Move]) -> tuple[Preview, ...]:
    """Several ways, the best first; last those that waste a "?" where a printed joker or none does the same."""
    listed = [preview(game, move) for move in moves]
    return tuple(sorted(listed, key=lambda found: (_wastes(found.move, listed), _rank(found))))


def _rank(found: Preview) -> Rank:
    """The sort key of a move: what costs nothing first, then by its gain, then by what it skips."""
    crosses = _BONUS * found.follow_ups.most if found.follow_ups else 0
    worth = _gain_at_once(found) + crosses + _rolls_to_come(found) - _to_subtract(found)
    return _spends(found.move), -worth, len(found.price.skipped), found.move


def _gain_at_once(found: Preview) -> int:
    """Points, and bonuses that count like points."""
    return found.total.by + _BONUS * (len(found.kept) - len(found.price.bonuses))


def _to_subtract(found: Preview) -> int:
    """Half a number that will be subtracted once its pair is complete: the other number makes up for about half."""
    marked = found.marks[0] if found.marks else None
    if marked is None or not marked.spot.minus or any(change.name == marked.zone for change in found.zones):
        return 0
    return int(marked.written) // 2


def _rolls_to_come(found: Preview) -> int:
    """A rough value of the rolls that are left, by the number of dice; each roll takes at least one."""
    if not found.placed:
        return 0
    return sum(_ROLL_OF[min(max(0, len(found.pool) - roll), len(_ROLL_OF) - 1)] for roll in range(found.rolls_left))


def _spends(move: Move) -> tuple[int, int]:
    """How dear the joker of a move is (a printed one 1, a "?" 2), and how much polish it takes."""
    if not isinstance(move, Take):
        return 0, 0
    return (2 if move.joker.startswith("?") else 1) if move.joker else 0, abs(move.polish)


def _wastes(move: Move, others: Iterable[Preview]) -> bool:
    """Whether another way marks the same and spends less."""
    if not isinstance(move, Take) or not _spends(move)[0]:
        return False
    return any(
        isinstance(other, Take)
        and (other.die, other.zone, other.mark) == (move.die, move.zone, move.mark)
        and _spends(other) < _spends(move)
        for other in (found.move for found in others)
    )


def _alike(found: Preview, ways: int) -> object:
    """What has to be equal for two boxes to be listed together."""
    marked = found.marks[0] if found.marks else None
    return (
        marked.zone if marked else found.move,
        marked.spot.minus if marked else False,
        marked.spot.row if marked and not marked.spot.number else "",
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
    numbered = (way for way in ways if isinstance(way.move, Claim) and way.move.mark.number)
    return tuple(sorted({int(way.marks[0].written) for way in numbered if way.marks[0].written.isdecimal()}))
