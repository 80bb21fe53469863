"""Why a die, a box or an action that somebody points at cannot be used now: the reasons, the most telling first."""

from collections.abc import Iterable, Iterator

from ..engine import refusals as r
from ..engine.bonuses import zone_bonus
from ..engine.game import Game
from ..engine.moves import MISS, REROLL, Also, Claim, Extra, Mark, Mix, Move, Return, Roll, Take
from ..engine.refusals import Refusal
from ..engine.rules import DieView
from .actions import actions_left
from .reasons import ChangesNothing, NoBoxTakes, NotForMarking, PlatterEmpty, Reason, ZoneFull

_WHITE = "white"
_HIGHEST = 12  # a "?" stands for a number up to this
_USED_UP = (r.AlreadyMarked, r.BoxGone)
_TELLING: tuple[type[Refusal], ...] = (  # what concerns the numbers says most, then the box, then the die
    r.AlreadyMarked,
    r.BoxGone,
    r.NothingFits,
    r.AlreadyInColumn,
    r.WrongNumber,
    r.WrongStep,
    r.TooLow,
    r.TooHigh,
    r.NotTheNextBox,
    r.WrongRow,
    NoBoxTakes,
    ZoneFull,
    r.ColourNotRolled,
    r.PlatterComesFirst,
    r.AlreadyAnExtra,
    r.DieLiesElsewhere,
    r.BonusFirst,
    r.WrongZone,
)


def why_not_box(game: Game, zone: str, box: str) -> tuple[Reason, ...]:
    """Why a box cannot be marked now, by the dice or bonuses that could; nothing if it can."""
    if any(touched(game, move) == (zone, box) for move in game.moves()):
        return ()
    if zone not in _markable(game):
        return (Reason(NotForMarking(zone)),)
    return _best(_tries(game, [(zone, box)]))


def why_not_die(game: Game, die: str) -> tuple[Reason, ...]:
    """Why a die cannot be used now, by the zones it could mark; nothing if it can."""
    if any(uses(move, die) for move in game.moves()):
        return ()
    tries = list(_tries(game, _boxes_for(game, die), die))
    zones = dict.fromkeys(_zone_of(reason.refusal) for reason in tries)
    if not any(zones):
        return _best(tries) or (Reason(game.rules.explain(game.position, Return(die))),)
    return _best([_of_zone([each for each in tries if _zone_of(each.refusal) == zone]) for zone in zones])


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
    zones = [view for view in views if view.name == die or (die == _WHITE and view.name in game.ruleset.dice)]
    return [(view.name, box.label) for view in zones for row in view.rows for box in row if box]


def _tries(game: Game, boxes: Iterable[tuple[str, str]], die: str = "") -> Iterator[Reason]:
    """What the engine says to everything that could be meant by pointing at these boxes, with a die or with any."""
    explain, position = game.rules.explain, game.position
    dice = {each.name: each for each in game.rules.dice(position)}
    waiting = tuple(dict.fromkeys(getattr(position, "waiting", ())))
    follow = game.rules.follow_zone(position)
    for zone, box in boxes:
        if follow:
            yield from _follow_tries(game, follow, zone, box, die)
        elif waiting and not die:
            yield from _claim_tries(game, waiting, zone, box)
        else:
            for each in dict.fromkeys([die] if die else [zone, _WHITE]):
                if each in dice:
                    use = _use(game)(each, zone, Mark(box))
                    yield Reason(explain(position, use), *_shown(dice[each]))


def _claim_tries(game: Game, waiting: tuple[str, ...], zone: str, box: str) -> Iterator[Reason]:
    """Waiting bonuses that mark the zone, with any number; other zones wait until these are used."""
    for word in waiting:
        bonus = zone_bonus(word)
        if bonus is None or bonus.zone not in (None, zone):
            yield Reason(r.BonusFirst(", ".join(waiting)))
        else:
            claims = [Claim(word, zone, Mark(box, number)) for number in range(_HIGHEST + 1)]
            yield _most_telling([Reason(game.rules.explain(game.position, claim)) for claim in claims])


def _follow_tries(game: Game, follow: str, zone: str, box: str, die: str) -> Iterator[Reason]:
    """Follow-up crosses go to one zone, for swept dice or for dice of equal face."""
    dice = {each.name: each for each in game.rules.dice(game.position)}
    found = []
    for each in [die] if die else ["", *dice] if zone == follow else []:
        refusal = game.rules.explain(game.position, Also(each, Mark(box)))
        if not isinstance(refusal, r.NotAMove | r.NoSuchDie | r.DieLiesElsewhere):
            found.append(Reason(refusal, *_shown(dice.get(each))))
    yield from found or [Reason(r.NotInThisPhase("follow_up"))]


def _shown(die: DieView | None) -> tuple[str, int]:
    return (die.name, die.face) if die else ("", 0)


def _use(game: Game) -> type[Take]:
    return Extra if game.phase in ("extra", "passive_extra") else Take


def _zone_of(refusal: Refusal) -> str:
    """The zone that a refusal is about, if it is about a box."""
    return str(getattr(refusal, "zone", "")) if "box" in refusal.facts else ""


def _of_zone(tries: list[Reason]) -> Reason:
    """Why a die fits no box of one zone, in one reason."""
    first = tries[0]
    kinds = {type(each.refusal) for each in tries}
    if kinds <= set(_USED_UP):
        return first._replace(refusal=ZoneFull(_zone_of(first.refusal)))
    open_to_it = [each for each in tries if not isinstance(each.refusal, (*_USED_UP, r.NotTheNextBox, r.WrongRow))]
    if len(open_to_it) == 1 or not open_to_it:
        return _most_telling(open_to_it or tries)
    numbers = {number for each in open_to_it for number in _numbers_taken(each.refusal)}
    got = next((getattr(each.refusal, "got", 0) for each in open_to_it if "got" in each.refusal.facts), 0)
    return first._replace(refusal=NoBoxTakes(_zone_of(first.refusal), got, tuple(sorted(numbers))))


def _numbers_taken(refusal: Refusal) -> tuple[int, ...]:
    """The numbers that the refused box would take, where the rules name them one by one."""
    if isinstance(refusal, r.WrongNumber):
        return (refusal.needs,)
    return refusal.needs if isinstance(refusal, r.WrongStep) else ()


def _most_telling(reasons: Iterable[Reason]) -> Reason:
    return min(reasons, key=_rank)


def _best(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Each reason once, the most telling first. A die is named only with what is wrong about its number."""
    ordered = sorted(reasons, key=_rank)
    if ordered and isinstance(ordered[0].refusal, _USED_UP):
        return (Reason(ordered[0].refusal),)
    about_numbers = {"got", "number"}
    return tuple(
        dict.fromkeys(each if about_numbers & each.refusal.facts.keys() else Reason(each.refusal) for each in ordered)
    )


def _rank(reason: Reason) -> int:
    kind = type(reason.refusal)
    return _TELLING.index(kind) if kind in _TELLING else len(_TELLING)
