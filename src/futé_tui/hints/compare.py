"""Comparing moves: which die, which box, which way, the best first.

The order is for reading, not advice: points now count, and a bonus or a roll to come counts like a few points, as does
a joker or polish that is spent. Judging the rest of the future is left to the player.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..engine.events import BonusGained, Event
from ..engine.game import Game
from ..engine.moves import Move, box_marked
from ..engine.rules import Rules
from .preview import Preview, preview, preview_of
from .spots import Spot

_BONUS = 5  # points that a bonus, an action, also one that is spent, or a cross that may follow counts like
_ROLL_OF = (0, 2, 3, 4)  # the same for a roll of so many dice, or more
BoxKey = tuple[str, str]
Rank = tuple[int, int, tuple[int, int], int, Move]


class DieChoice(NamedTuple):
    """A die and the best that can be done with it; `alike`: how many boxes are as good as this one;
    `more`: how many others it could mark; `other`: the other printed way to fill the same box; `at_once`: what gains
    more at once than the best, which allows more crosses; `costly`: what gains more although it spends a joker or
    polish, where the best spends none."""

    die: str
    best: Preview
    alike: int
    more: int
    other: Preview | None = None
    at_once: Preview | None = None
    costly: Preview | None = None


class BoxChoice(NamedTuple):
    """Boxes with the same gain, with the best way to mark the first of them; `numbers` are those that could be written
    there in this way, and `equal` if all of them gain and cost the same; `jokers` are those that the boxes cost,
    `other` is the best in the other printed way."""

    boxes: tuple[BoxKey, ...]
    best: Preview
    numbers: tuple[int, ...]
    spots: tuple[Spot, ...]
    jokers: frozenset[str] = frozenset()
    other: Preview | None = None
    equal: bool = True


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
        if move.named_die:
            by_die.setdefault(move.named_die, []).append(move)
    found = []
    for die, own in by_die.items():
        plain = [move for move in own if not any(move.spends)] or own
        ways = sorted((preview_of(rules, position, move, seat, players) for move in plain), key=_rank)
        best, boxes = ways[0], {box_marked(move, follow) for move in plain}
        costly = None
        if len(plain) < len(own):
            most = max((move for move in own if any(move.spends)), key=_quick_look(rules, position, seat))
            costly = _better_at_a_cost(best, preview_of(rules, position, most, seat, players))
        others = _other_way(best, ways), _better_at_once(ways), costly
        alike = _how_many_alike(best, ways, follow)
        found.append(DieChoice(die, best, alike, len(boxes) - alike, *others))
    return tuple(sorted(found, key=lambda choice: _rank(choice.costly or choice.best)))


def _how_many_alike(best: Preview, ways: Iterable[Preview], follow: str) -> int:
    """In how many boxes the same could be done with the same gain."""
    wanted = _alike((best,), 1)
    return len({box_marked(way.move, follow) for way in ways if _alike((way,), 1) == wanted})


def _other_way(best: Preview, ways: Iterable[Preview]) -> Preview | None:
    """Of ways in their order, the first that fills the same box at the same cost as the other alternative says: half
    the die with the bonus, or the die multiplied without it, if that is more."""
    cost, box, here = best.move.spends, box_marked(best.move, ""), _way(best.move)
    if not here:
        return None
    same = (way for way in ways if way.move.spends == cost and box_marked(way.move, "") == box)
    other = next((way for way in same if _way(way.move) not in ("", here)), None)
    return other if other and (other.total.by > best.total.by or best.forfeited) else None


def _way(move: Move) -> str:
    return move.mark_made.way if move.mark_made else ""


def _better_at_once(ways: Sequence[Preview]) -> Preview | None:
    """Of ways in their order, the one that gains most at once, where that is more than the first, which allows more
    crosses."""
    best = ways[0]
    if not best.then.follow_ups:
        return None
    most = max(ways, key=_gain_at_once)
    return most if _gain_at_once(most) > _gain_at_once(best) else None


def _quick_look(rules: Rules[Any], position: Any, seat: int) -> Callable[[Move], int]:
    """A rough worth of a move: points and bonuses less what it spends. Jokers allow so many moves that a preview of
    each takes too long."""

    def worth(move: Move) -> int:
        log: list[Event] = []
        after = rules.play(position, move, None, log)
        bonuses = sum(isinstance(event, BonusGained) and event.seat == seat for event in log)
        return rules.score(after.position, seat).total + _BONUS * (bonuses - sum(move.spends))

    return worth


def _better_at_a_cost(best: Preview, costly: Preview) -> Preview | None:
    """What costs a joker or polish, if it gains clearly more than the best that costs nothing."""
    return costly if _worth(costly) > _worth(best) and _gain(costly) >= _gain(best) + _BONUS else None


def which_box(game: Game, moves: Sequence[Move]) -> tuple[BoxChoice, ...]:
    """The boxes that these moves mark, the best first, equal ones together."""
    if game.to_move is None:
        return ()
    return _which_box(game.rules, game.position, tuple(moves), game.to_move, len(game.players))


@lru_cache(maxsize=8)
def _which_box(
    rules: Rules[Any], position: Any, moves: tuple[Move, ...], seat: int, players: int
) -> tuple[BoxChoice, ...]:
    follow = rules.follow_zone(position)
    by_box: dict[BoxKey, list[Move]] = {}
    for move in moves:
        if box := box_marked(move, follow):
            by_box.setdefault(box, []).append(move)
    groups: dict[object, list[tuple[BoxKey, tuple[Preview, ...]]]] = {}
    for box, ways in by_box.items():
        ordered = tuple(sorted((preview_of(rules, position, move, seat, players) for move in ways), key=_rank_in_box))
        groups.setdefault(_alike(ordered, len(ways)), []).append((box, ordered))
    places = {zone.name: place for place, zone in enumerate(rules.view(position, seat).zones)}

    def order(group: Sequence[tuple[BoxKey, Sequence[Preview]]]) -> tuple[Any, ...]:
        """The best first; equally good ones in the order of the sheet."""
        (zone, _box), ways = group[0]
        *rank, move = _rank(ways[0])
        return *rank, places.get(zone, -1), move

    return tuple(map(_box_choice, sorted(groups.values(), key=order)))


def _box_choice(group: Sequence[tuple[BoxKey, Sequence[Preview]]]) -> BoxChoice:
    """A choice of boxes, by the ways to mark each of them in their order."""
    ordered = group[0][1]
    numbered = _numbered(ordered)
    return BoxChoice(
        tuple(box for box, _ in group),
        ordered[0],
        tuple(sorted({int(way.marks[0].written) for way in numbered})),
        tuple(ways[0].marks[0].spot for _, ways in group if ways[0].marks),
        frozenset(joker for _, ways in group if (joker := ways[0].move.joker_box)),
        _other_way(ordered[0], ordered),
        len({(way.total.by, way.kept, way.lost, way.forfeited, way.price) for way in numbered}) < 2,
    )


def offered_in(game: Game) -> Callable[[Sequence[Move]], tuple[Move, ...]]:
    """The ways to fill a box with a die or a bonus that are worth a label, in the present position of a game."""
    here = _previews(game)
    return lambda moves: tuple(way.move for way in _offered(map(here, moves)))


def offered_ways(game: Game, moves: Iterable[Move]) -> tuple[Preview, ...]:
    """The ways to fill one box as the table offers them."""
    return tuple(_offered(preview(game, move) for move in moves))


def offered_for(game: Game, move: Move) -> Move:
    """The move that the table offers for a legal one: the cheapest with the same result."""
    follow = game.rules.follow_zone(game.position)
    box = box_marked(move, follow)
    if box is None:
        return move
    same = [each for each in game.moves() if each.named_die == move.named_die and box_marked(each, follow) == box]
    result = _result(preview(game, move))
    return next(way.move for way in offered_ways(game, same) if _result(way) == result)


def _offered(ways: Iterable[Preview]) -> list[Preview]:
    """Of ways with the same result the cheapest. Where alternatives are printed, the best of each comes first, in their
    order; the numbers of a "?" stay in theirs."""
    cheapest: dict[object, Preview] = {}
    for way in sorted(ways, key=lambda way: (way.move.spends, way.move)):
        cheapest.setdefault(_result(way), way)
    if all(way.move.used_bonus and not _way(way.move) for way in cheapest.values()):
        return list(cheapest.values())
    ordered = sorted(cheapest.values(), key=_rank_in_box)
    printed = sorted({_way(way.move) for way in ordered} - {""})
    first = [next(way for way in ordered if _way(way.move) == each) for each in printed]
    return [*first, *(way for way in ordered if all(way is not each for each in first))]


def _result(found: Preview) -> object:
    """What is the same for two ways with the same result, whatever they spend."""
    move = found.move
    if not move.mark_made:
        return move
    source = move.named_die or move.used_bonus
    marks = tuple((marked.zone, marked.mark.box, marked.written) for marked in found.marks)
    dice = found.swept, found.then.pool
    return source, _way(move), marks, found.total, found.kept, found.lost, found.then.follow_ups, dice


def written_in(game: Game) -> Callable[[Move], str]:
    """What is in the box of a move after it, in the present position of a game."""
    here = _previews(game)

    def written(move: Move) -> str:
        marks = here(move).marks
        return marks[0].written if marks else ""

    return written


def _previews(game: Game) -> Callable[[Move], Preview]:
    """Previews of moves in the present position, also when the game has gone on."""
    rules, position, seat, players = game.rules, game.position, game.to_move or 0, len(game.players)
    return lambda move: preview_of(rules, position, move, seat, players)


def best_first(game: Game, moves: Iterable[Move]) -> tuple[Preview, ...]:
    """Several ways, the best first; what spends a joker or polish comes after what does not."""
    return tuple(sorted((preview(game, move) for move in moves), key=_rank_in_box))


def _rank_in_box(found: Preview) -> tuple[bool, Rank]:
    return any(found.move.spends), _rank(found)


def _rank(found: Preview) -> Rank:
    """The sort key of a move: by its gain, then by what it gives up, spends and skips."""
    given_up = len(found.forfeited) + len(found.lost)
    return -_worth(found), given_up, found.move.spends, len(found.price.skipped), found.move


def _worth(found: Preview) -> int:
    """The gain of a move in points, as far as it can be compared."""
    lost = _BONUS * (len(found.price.bonuses) + sum(found.move.spends))
    return _gain(found) + _rolls_to_come(found) - _to_subtract(found) - lost


def _gain(found: Preview) -> int:
    """Points, bonuses and crosses that may follow."""
    crosses = found.then.follow_ups.most if found.then.follow_ups else 0
    return found.total.by + _BONUS * (len(found.kept) + crosses)


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
    dice = (max(0, len(found.then.pool) - roll) for roll in range(found.then.rolls_left))
    return sum(_ROLL_OF[min(each, len(_ROLL_OF) - 1)] for each in dice)


def _alike(ordered: Sequence[Preview], ways: int) -> object:
    """What has to be equal for two boxes to be listed together, given the ways to mark each of them in their order."""
    found = ordered[0]
    marked = found.marks[0] if found.marks else None
    other = _other_way(found, ordered)
    return (
        marked.zone if marked else found.move,
        marked.spot.minus if marked else False,
        marked.spot.row if marked and not marked.spot.number else "",
        marked.written if marked else "",
        found.total.by,
        found.gains,
        found.then.follow_ups,
        found.lost,
        found.forfeited,
        found.price._replace(skipped=()),
        len(found.price.skipped),
        tuple((line.bonus, line.points) for line in found.lines),
        found.move.spends,
        found.move.shift,
        other and (other.marks[0].written, other.kept),
        ways,
    )


def _numbered(ways: Sequence[Preview]) -> list[Preview]:
    """Of the ways to fill one box with a "?", those that write a number in the way that is best."""
    numbered = (way for way in ways if way.move.used_bonus and way.move.mark_made and way.move.mark_made.number)
    return [way for way in numbered if _way(way.move) == _way(ways[0].move) and way.marks[0].written.isdecimal()]
