"""What may be done: the complete, sorted list of moves at a table."""

from collections.abc import Callable, Sequence
from operator import attrgetter

from ..bonuses import MIX
from ..moves import DECLINE, DONE, PASS, REROLL, ROLL, Move
from ..zones import ANYWHERE, PASSIVE, Follow
from .setup import NOTHING, THE_PLATTER, Setup, Target, also
from .table import ROLLS, Stage, Table

_BY_KEY = attrgetter("key")
ONLY_DONE: list[Move] = [DONE]  # nothing to decide in this stage
_ONLY_ROLL: list[Move] = [ROLL]


def list_moves(setup: Setup, table: Table) -> list[Move]:
    """Every legal move, sorted; empty when the game is over or no waiting bonus can be used."""
    if table.follow is not None:
        return _follow_ups(setup, table)
    if table.waiting:
        return _claims(setup, table)
    return _BY_STAGE[table.stage](setup, table)


def _before_roll(setup: Setup, table: Table) -> list[Move]:
    if table.roll == ROLLS:
        return ONLY_DONE
    last = _ONLY_ROLL if table.pool else ONLY_DONE
    if table.platter and available(table, setup.returning):
        return [setup.returns[die] for die in setup.by_name if table.platter >> die & 1] + last
    return last


def _choose(setup: Setup, table: Table) -> list[Move]:
    targets, places = setup.take_targets(table.pool), setup.all_at[table.roll]
    moves = _plain_uses(setup, table, targets, places)
    if setup.changes_numbers and _can_change_numbers(setup, table):
        _add_changed_uses(setup, table, targets, places, moves)
    if available(table, setup.reroll):
        moves.append(REROLL)
    moves.append(PASS)
    return moves


def _extra(setup: Setup, table: Table) -> list[Move]:
    if not available(table, setup.extra):
        return ONLY_DONE
    targets, places = setup.extra_targets(setup.all_dice & ~table.spent), _places(setup, table)
    moves = _plain_uses(setup, table, targets, places)
    if setup.changes_numbers and _can_change_numbers(setup, table):
        _add_changed_uses(setup, table, targets, places, moves)
    moves.append(DONE)
    return moves


def _passive(setup: Setup, table: Table) -> list[Move]:
    targets, places = setup.take_targets(table.platter), setup.all_at[PASSIVE]
    moves = _plain_uses(setup, table, targets, places)
    if not moves:  # only then are the active player's slotted dice open
        targets = setup.take_targets(table.platter | slotted_dice(table))
        moves = _plain_uses(setup, table, targets, places)
    if setup.changes_numbers and _can_change_numbers(setup, table):
        _add_changed_uses(setup, table, targets, places, moves)
    moves.append(DECLINE)
    return moves


def platter_fits(setup: Setup, table: Table) -> bool:
    """Whether a die on the platter can be marked as it lies; if so, the slotted dice are closed to a passive player."""
    return bool(_plain_uses(setup, table, setup.take_targets(table.platter), setup.all_at[PASSIVE]))


def _places(setup: Setup, table: Table) -> list[int]:
    """For each die: 1, 2, 3 in a slot, 0 on the platter."""
    places = [0] * len(setup.dice)
    for slot, die in enumerate(table.slots, 1):
        if die >= 0:
            places[die] = slot
    return places


def slotted_dice(table: Table) -> int:
    return sum([1 << die for die in table.slots if die >= 0])


def counts_as(setup: Setup, table: Table, target: Target, face: int) -> int:
    """The number that the die, taken as `face`, gives in this zone."""
    if target.adds >= 0:
        return face + table.faces[target.adds]
    if target.adds == THE_PLATTER:
        others = table.platter & ~(1 << target.die)
        return face + sum([table.faces[other] for other in setup.members(others)])
    return face


def _plain_uses(setup: Setup, table: Table, targets: tuple[Target, ...], places: Sequence[int]) -> list[Move]:
    """What dice may mark at their faces. Every list of moves runs through here."""
    moves: list[Move] = []
    faces, zones = table.faces, table.zones
    for target in targets:
        die, zone, marks, adds, known, _ = target
        number = faces[die]
        if adds != NOTHING:
            number = number + faces[adds] if adds >= 0 else counts_as(setup, table, target, number)
        found = marks(zones[zone], number, places[die])
        if found:
            moves += known[found]
    return moves


def _can_change_numbers(setup: Setup, table: Table) -> bool:
    return available(table, setup.joker) > 0 or (table.platter > 0 and available(table, setup.polish) > 0)


def _add_changed_uses(
    setup: Setup,
    table: Table,
    targets: tuple[Target, ...],
    places: Sequence[int],
    moves: list[Move],
) -> None:
    """Add what the dice may mark with jokers and polish, and sort."""
    jokers = joker_numbers(setup, table)
    polishable = table.platter if available(table, setup.polish) else 0
    plain = len(moves)
    for target in targets:
        die = target.die
        polish = polishable >> die & 1 or (target.adds >= 0 and polishable >> target.adds & 1)
        if not polish and not jokers:
            continue
        face, state, added = table.faces[die], table.zones[target.zone], counts_as(setup, table, target, 0)
        for joker, number in [("", face), *[joker for joker in jokers if joker[1] != face]]:
            low, high = polish_range(setup, table, target, number) if polish else (0, 0)
            for shift in range(low, high + 1):
                if number + shift == face:  # spent for nothing, or not changed at all
                    continue
                found = target.marks(state, added + number + shift, places[die])
                if found:
                    moves += target.changed[joker, shift][found]
    if len(moves) > plain:
        moves.sort(key=_BY_KEY)


def joker_numbers(setup: Setup, table: Table) -> list[tuple[str, int]]:
    """The jokers at hand, as a move spells them (`4`, `?4`) and with the number each gives."""
    if not available(table, setup.joker):
        return []
    circled, used = table.tracks[setup.joker]
    shown = {face for i, face in enumerate(setup.tracks[setup.joker].boxes[:circled]) if not used >> i & 1}
    fixed = [(face, int(face)) for face in sorted(shown - {"?"})]
    return fixed + ([(f"?{number}", number) for number in range(1, 7)] if "?" in shown else [])


def polish_range(setup: Setup, table: Table, target: Target, number: int) -> tuple[int, int]:
    """How far polish can shift this use down and up: every polished die lies on the platter and stays within 1 to 6."""
    amount = available(table, setup.polish)
    if not amount:
        return 0, 0
    down = up = 0
    polished = [(target.die, number)]
    if target.adds >= 0:
        polished.append((target.adds, table.faces[target.adds]))
    for each, face in polished:
        if table.platter >> each & 1:
            down, up = down + face - 1, up + 6 - face
    return -min(amount, down), min(amount, up)


def _claims(setup: Setup, table: Table) -> list[Move]:
    words = dict.fromkeys(table.waiting)
    moves: list[Move] = []
    for word in words:
        moves += _mixes(setup, table) if word == MIX else _claim(setup, table, word)
    if len(words) > 1:
        moves.sort(key=_BY_KEY)
    return moves


def _mixes(setup: Setup, table: Table) -> list[Move]:
    return [mix for track, mix in setup.mix if table.tracks[track].circled < len(setup.tracks[track].boxes)]


def _claim(setup: Setup, table: Table, word: str) -> list[Move]:
    """The ways to use one waiting bonus that marks a zone."""
    bonus, claims = setup.bonuses[word], setup.claims[word]
    moves: list[Move] = []
    for index in setup.bonus_zones(bonus):
        zone, state, known = setup.zones[index], table.zones[index], claims[index]
        if bonus.number:
            marks = zone.marks(state, bonus.number, ANYWHERE)
        else:
            marks = zone.question_marks(state, table.faces[setup.white])
        moves += [known[mark] for mark in marks]
    return moves


def _follow_ups(setup: Setup, table: Table) -> list[Move]:
    assert table.follow is not None
    index, dice, number = table.follow
    zone, state = setup.zones[index], table.zones[index]
    moves: list[Move] = []
    if zone.follow is Follow.SWEPT:
        for die in setup.by_name:
            if dice >> die & 1:
                name = setup.dice[die]
                moves += [also(name, mark) for mark in zone.swept_marks(state, name, table.faces[die])]
    elif dice:
        moves += [also("", mark) for mark in zone.marks(state, number, ANYWHERE)]
    moves.append(DONE)
    return moves


def available(table: Table, track: int) -> int:
    """How many unlocked, unused boxes a track has; none if the sheet has no such track."""
    if track < 0:
        return 0
    circled, used = table.tracks[track]
    return circled - used.bit_count()


_LISTERS: dict[Stage, Callable[[Setup, Table], list[Move]]] = {
    Stage.ROUND_BONUS: lambda setup, table: ONLY_DONE,
    Stage.BEFORE_ROLL: _before_roll,
    Stage.CHOOSE: _choose,
    Stage.EXTRA: _extra,
    Stage.SOLO_ROLL: lambda setup, table: _ONLY_ROLL,
    Stage.PASSIVE: _passive,
    Stage.PASSIVE_EXTRA: _extra,
    Stage.OVER: lambda setup, table: [],
}
_BY_STAGE = tuple(_LISTERS[stage] for stage in Stage)  # a stage is its index here
