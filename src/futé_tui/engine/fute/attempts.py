"""What marking a box of a Futé sheet could mean, and which numbers it takes."""

from ..bonuses import zone_bonus
from ..moves import Also, Claim, Extra, Mark, Take
from ..rules import Attempt
from ..zones import ANYWHERE, NUMBERS, Follow
from .position import EXTRA, PASSIVE_EXTRA, FollowUp, Position
from .sheet_tables import WHITE, SheetTables

_QUESTION_NUMBERS = range(13)  # what a "?" may stand for; 0: just a cross


def attempts(tables: SheetTables, position: Position, zone: str, box: str, die: str) -> tuple[Attempt, ...]:
    """The moves that could mark a box. If something else comes first, a plain use is refused for that."""
    found: list[Attempt] = []
    if position.follow is not None:
        found = _follow_ups(tables, position.follow, zone, box, die)
    elif position.waiting and not die:
        found = [_claims(word, zone, box) for word in dict.fromkeys(position.waiting)]
    return tuple(found or _uses(tables, position, zone, box, die))


def _uses(tables: SheetTables, position: Position, zone: str, box: str, die: str) -> list[Attempt]:
    """The die of the zone's colour and the white one, or the die that is named."""
    use = Extra if position.stage in (EXTRA, PASSIVE_EXTRA) else Take
    white = (WHITE,) if tables.may_mark(WHITE, tables.zone_index[zone]) else ()
    dice = dict.fromkeys((die,) if die else (zone, *white))
    return [Attempt(each, (use(each, zone, Mark(box)),)) for each in dice if each in tables.die_index]


def _claims(word: str, zone: str, box: str) -> Attempt:
    """A waiting bonus with every number it could stand for; where it marks another zone, it comes first."""
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone not in (None, zone):
        return Attempt("", (Take(zone, zone, Mark(box)),))
    return Attempt("", tuple(Claim(word, zone, Mark(box, number)) for number in _QUESTION_NUMBERS))


def _follow_ups(tables: SheetTables, follow: FollowUp, zone: str, box: str, die: str) -> list[Attempt]:
    """A cross for each swept die, or for dice of equal face, of which none is named."""
    followed = tables.zones[follow.zone]
    if zone != followed.name:
        return []
    dice = ("",) if followed.follow is Follow.EQUAL else tables.names[follow.dice]
    return [Attempt(each, (Also(each, Mark(box)),)) for each in dice if die in ("", each)]


def takes(tables: SheetTables, position: Position, seat: int, zone: str, box: str) -> tuple[int, ...]:
    index = tables.zone_index[zone]
    rules, state = tables.zones[index], position.sheets[seat].zones[index]
    return tuple(n for n in NUMBERS[rules.reads] if any(mark.box == box for mark in rules.marks(state, n, ANYWHERE)))
