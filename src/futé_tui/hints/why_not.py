"""Why a die, a box or an action that a player points at cannot be used now, the most informative reason first."""

from collections.abc import Container, Iterable, Iterator

from ..engine import zone_refusals as z
from ..engine.game import Game
from ..engine.moves import Move, Return, box_marked
from ..engine.refusals import Refusal
from ..engine.rules import DiePlace
from ..engine.zones import CIRCLED, Box, Reads, ZoneView
from .reasons import USED_UP, ClosedBox, NoBoxTakes, NotForMarking, Reason, ZoneFull, best, most_informative
from .spots import Spot, spot


def why_not_box(game: Game, zone: str, box: str) -> tuple[Reason, ...]:
    """Why a box cannot be marked now, for every die or bonus that could mark it; nothing if it can."""
    follow = game.rules.follow_zone(game.position)
    if any(box_marked(move, follow) == (zone, box) for move in game.moves()):
        return ()
    if view := next((view for view in _zones(game) if view.name == zone), None):
        if view.never_marked:
            return (Reason(NotForMarking(zone)),)
        if view.box(box).mark not in ("", CIRCLED):  # a circled box can still be crossed
            return (Reason(z.AlreadyMarked(zone, box)),)
        if _is_closed(view, view.box(box)):
            return (Reason(ClosedBox(zone, box)),)
    return best(_reasons_at(game, [(zone, box)]))


def _is_closed(view: ZoneView, box: Box) -> bool:
    """Whether no number fits a box any more; skipped boxes have a refusal of their own."""
    return box.lost and not box.mark and not view.skips


def _zones(game: Game) -> tuple[ZoneView, ...]:
    """The zones of the player who decides."""
    return game.rules.view(game.position, game.to_move or 0).zones


def why_not_die(game: Game, die: str) -> tuple[Reason, ...]:
    """Why a die cannot be used now, for every zone it could mark; nothing if it can."""
    if any(uses(game, move, die) for move in game.moves()):
        return ()
    tries = list(_reasons_at(game, _boxes_for(game, die), die))
    zones = dict.fromkeys(_zone_of(reason.refusal) for reason in tries)
    if not any(zones):
        return best(tries) or (Reason(game.rules.explain(game.position, Return(die))),)
    reasons = best([_of_zone([each for each in tries if _zone_of(each.refusal) == zone]) for zone in zones])
    return tuple(reason._replace(spot=_spot(game, reason.refusal)) for reason in reasons)


def _spot(game: Game, refusal: Refusal) -> Spot | None:
    """The box that a refusal is about; None if it is not about one."""
    if not isinstance(refusal, z.BoxRefusal):
        return None
    return next((spot(view, refusal.box) for view in _zones(game) if view.name == refusal.zone), None)


def why_not_action(game: Game, track: str) -> Refusal | None:
    """Why no move marks a track now (an action, the misses of Qwinto); None if some move does."""
    if any(track in game.rules.tracks_marked(move) for move in game.moves()):
        return None
    return game.rules.explain_track(game.position, track)


def uses(game: Game, move: Move, die: str) -> bool:
    """Whether a move uses this die."""
    return die in (move.chosen_dice or game.rules.dice_used(game.position, move))


def _reasons_at(game: Game, boxes: Iterable[tuple[str, str]], die: str = "") -> Iterator[Reason]:
    """Try every move that pointing at these boxes could mean, with this die or any, and collect the refusals."""
    rules, position = game.rules, game.position
    for zone, box in boxes:
        for used, moves in rules.attempts(position, zone, box, die):
            counting = _counting(game, zone, used) if used else ()
            yield most_informative([Reason(rules.explain(position, move), *counting) for move in moves])


def _counting(game: Game, zone: str, die: str) -> tuple[tuple[tuple[str, int], ...], int]:
    """The dice that make up the number of a die in a zone, where it is not just what the die shows."""
    kind = game.ruleset.zone_kind(zone)
    dice = {each.name: each for each in game.rules.dice(game.position)}
    if kind.adds:
        return ((zone, dice[zone].face), (kind.adds, dice[kind.adds].face)), 0
    on_platter = sum(each.face for each in dice.values() if each.place is DiePlace.PLATTER and each.name != die)
    if kind.reads is Reads.PLATTER and on_platter:
        return ((die, dice[die].face),), on_platter
    return (), 0


def _boxes_for(game: Game, die: str) -> list[tuple[str, str]]:
    """Every box that a die of this colour could ever mark, or could have marked; while crosses follow a mark, those of
    its zone."""
    follow = game.rules.follow_zone(game.position)
    zones = (follow,) if follow else game.rules.zones_for(die)
    return [
        (view.name, box.label)
        for view in _zones(game)
        if view.name in zones
        for box in view.boxes
        if not box.implied and not _is_closed(view, box)
    ]


def _zone_of(refusal: Refusal) -> str:
    """The zone that a refusal is about, if it is about a box."""
    return refusal.zone if isinstance(refusal, z.BoxRefusal) else ""


def _is_about(refusal: Refusal, boxes: Container[str]) -> bool:
    """Whether a refusal is about one of these boxes."""
    return isinstance(refusal, z.BoxRefusal) and refusal.box in boxes


def _of_zone(tries: list[Reason]) -> Reason:
    """Sum up in one reason why a die fits no box of a zone."""
    first = tries[0]
    sums = {str(number) for each in tries if isinstance(each.refusal, z.NotTheSum) for number in each.refusal.sums}
    if at_sums := [each for each in tries if _is_about(each.refusal, sums)]:
        return most_informative(at_sums)
    kinds = {type(each.refusal) for each in tries}
    if kinds <= set(USED_UP):
        return first._replace(refusal=ZoneFull(_zone_of(first.refusal)))
    open_to_it = [each for each in tries if not isinstance(each.refusal, (*USED_UP, z.NotTheNextBox, z.WrongRow))]
    if not open_to_it or (len(open_to_it) == 1 and not _numbers_taken(open_to_it[0].refusal)):
        return most_informative(open_to_it or tries)
    for each in open_to_it:
        if isinstance(each.refusal, z.WrongCoordinates):
            meant = each.refusal.meant
            return next((other for other in tries if _is_about(other.refusal, [meant])), each)
    numbers = {number for each in open_to_it for number in _numbers_taken(each.refusal)}
    counted = next((each.refusal.counted for each in open_to_it if each.refusal.counted is not None), None)
    if counted is None:
        return most_informative(open_to_it)
    return first._replace(refusal=NoBoxTakes(_zone_of(first.refusal), counted, tuple(sorted(numbers))))


def _numbers_taken(refusal: Refusal) -> tuple[int, ...]:
    """The numbers that the refused box would take, where the refusal lists them."""
    if isinstance(refusal, z.WrongNumber):
        return (refusal.needs,)
    return refusal.needs if isinstance(refusal, z.WrongStep) else ()
