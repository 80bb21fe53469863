"""Why a die, a box or an action that somebody points at cannot be used now: the reasons, the most telling first."""

from ..engine import refusals as r
from ..engine.game import Game
from ..engine.moves import MISS, REROLL, Also, Claim, Extra, Mix, Move, Return, Roll, Take
from ..engine.refusals import Refusal
from .actions import actions_left
from .reasons import ChangesNothing, NoBoxTakes, NotForMarking, PlatterEmpty, Reason, ZoneFull
from .telling import USED_UP, best, most_telling
from .trying import WHITE, reasons_at


def why_not_box(game: Game, zone: str, box: str) -> tuple[Reason, ...]:
    """Why a box cannot be marked now, by the dice or bonuses that could; nothing if it can."""
    if any(touched(game, move) == (zone, box) for move in game.moves()):
        return ()
    if zone not in _markable(game):
        return (Reason(NotForMarking(zone)),)
    return best(reasons_at(game, [(zone, box)]))


def why_not_die(game: Game, die: str) -> tuple[Reason, ...]:
    """Why a die cannot be used now, by the zones it could mark; nothing if it can."""
    if any(uses(move, die) for move in game.moves()):
        return ()
    tries = list(reasons_at(game, _boxes_for(game, die), die))
    zones = dict.fromkeys(_zone_of(reason.refusal) for reason in tries)
    if not any(zones):
        return best(tries) or (Reason(game.rules.explain(game.position, Return(die))),)
    return best([_of_zone([each for each in tries if _zone_of(each.refusal) == zone]) for zone in zones])


def why_not_action(game: Game, action: str) -> Refusal | None:
    """Why an action (or the misses of Qwinto) cannot be used now; None if it can."""
    moves, explain, position = game.moves(), game.rules.explain, game.position
    if any(spends(move, action) for move in moves):
        return None
    if game.to_move is None:
        return r.GameIsOver()
    if action == "misses":
        return explain(position, MISS)
    if not actions_left(game)[action]:
        return r.NoActionLeft(action)
    if game.phase == "bonus":
        return r.BonusFirst(", ".join(position.waiting))
    platter = [die for die in game.rules.dice(position) if die.place == "platter"]
    if action in ("return", "polish") and not platter:
        return PlatterEmpty(action)
    using = game.phase in ("choose", "extra", "passive", "passive_extra")
    if (action in ("joker", "polish") and using) or (action == "extra" and game.phase.endswith("extra")):
        return ChangesNothing(action)
    return r.NotInThisPhase(game.phase)


def touched(game: Game, move: Move) -> tuple[str, str] | None:
    """The zone and box that a move marks; a track that a mix bonus may choose has no box."""
    match move:
        case Take(zone=zone, mark=mark) | Claim(zone=zone, mark=mark):
            return zone, mark.box
        case Also(mark=mark):
            return game.rules.follow_zone(game.position), mark.box
        case Mix(track=track):
            return track, ""
    return None


def uses(move: Move, die: str) -> bool:
    """Whether a move picks this die."""
    if isinstance(move, Roll):
        return die in move.dice
    return isinstance(move, Take | Also | Return) and move.die == die


def spends(move: Move, action: str) -> bool:
    """Whether a move spends this action, or unlocks the next box of its track."""
    match action:
        case "reroll":
            return move == REROLL
        case "extra":
            return isinstance(move, Extra)
        case "return":
            return isinstance(move, Return) or move == Mix(action)
        case "joker":
            return (isinstance(move, Take) and bool(move.joker)) or move == Mix(action)
        case "polish":
            return (isinstance(move, Take) and bool(move.polish)) or move == Mix(action)
        case "misses":
            return move == MISS
    return move == Mix(action)


def _markable(game: Game) -> set[str]:
    """The zones that dice or bonuses mark."""
    views = game.rules.view(game.position, game.to_move or 0).zones
    return {view.name for view in views if view.name in game.ruleset.dice}


def _boxes_for(game: Game, die: str) -> list[tuple[str, str]]:
    """Every box that a die of this colour could ever mark."""
    views = game.rules.view(game.position, game.to_move or 0).zones
    zones = [view for view in views if view.name == die or (die == WHITE and view.name in game.ruleset.dice)]
    return [(view.name, box.label) for view in zones for row in view.rows for box in row if box]


def _zone_of(refusal: Refusal) -> str:
    """The zone that a refusal is about, if it is about a box."""
    return str(getattr(refusal, "zone", "")) if "box" in refusal.facts else ""


def _of_zone(tries: list[Reason]) -> Reason:
    """Why a die fits no box of one zone, in one reason."""
    first = tries[0]
    kinds = {type(each.refusal) for each in tries}
    if kinds <= set(USED_UP):
        return first._replace(refusal=ZoneFull(_zone_of(first.refusal)))
    open_to_it = [each for each in tries if not isinstance(each.refusal, (*USED_UP, r.NotTheNextBox, r.WrongRow))]
    if len(open_to_it) == 1 or not open_to_it:
        return most_telling(open_to_it or tries)
    numbers = {number for each in open_to_it for number in _numbers_taken(each.refusal)}
    facts = [each.refusal.facts for each in open_to_it]
    got = next((each[fact] for each in facts for fact in ("got", "number") if fact in each), None)
    if not isinstance(got, int):
        return most_telling(open_to_it)
    return first._replace(refusal=NoBoxTakes(_zone_of(first.refusal), got, tuple(sorted(numbers))))


def _numbers_taken(refusal: Refusal) -> tuple[int, ...]:
    """The numbers that the refused box would take, where the rules name them one by one."""
    if isinstance(refusal, r.WrongNumber):
        return (refusal.needs,)
    return refusal.needs if isinstance(refusal, r.WrongStep) else ()
