"""What dice may mark: as rolled, or counted as another number."""

from collections.abc import Sequence
from operator import itemgetter

from ..moves import Move, Take
from ..zones import at_coordinates
from .known_moves import BY_COORDINATES, THE_PLATTER, Counted, Target, TargetsBySet
from .table import Table

_FIRST = itemgetter(0)


def list_uses(
    table: Table, targets: TargetsBySet, dice: int, places: Sequence[int], plain: list[Move] | None = None
) -> list[Move]:
    """What a set of dice may mark, sorted; `places` says where each die is. `plain` are the plain uses, if known."""
    sheet = table.sheet
    if sheet.changes_numbers:
        jokers = table.at_hand(sheet.joker)
        polish = table.available(sheet.polish) if table.platter & sheet.polishable[dice] else 0
        if jokers or polish:
            return _uses_in_all_ways(table, targets[dice], places, jokers, polish)
    return plain_uses(table, targets[dice], places) if plain is None else plain


def plain_uses(table: Table, targets: tuple[Target, ...], places: Sequence[int]) -> list[Move]:
    """What the dice may mark as rolled. Most lists of moves run through here."""
    moves: list[Move] = []
    faces, zones, platter = table.faces, table.zones, table.platter
    for die, zone, marks, adds, plain, _, _ in targets:
        number = faces[die]
        if adds is not None:
            if adds >= 0:
                number += faces[adds]
            elif adds == BY_COORDINATES:
                number = at_coordinates(faces[table.sheet.zone_dice[zone]], faces[table.sheet.white])
            elif platter:
                number += platter_without(table, die)
        found = marks(zones[zone], number, places[die])
        if found:
            moves += plain[found]
    return moves


def _uses_in_all_ways(
    table: Table, targets: tuple[Target, ...], places: Sequence[int], jokers: int, polish: int
) -> list[Move]:
    """What the dice may mark as rolled, with jokers and with polish.

    Targets come die by die; a stable sort by the way to count the die leaves the zones in their order.
    """
    faces, zones, platter = table.faces, table.zones, table.platter
    found_by_order: list[tuple[str, Sequence[Take]]] = []
    for target in targets:
        die, zone, marks, adds, _, own, _ = target
        face, state, place = faces[die], zones[zone], places[die]
        added, other = (0, 0) if adds is None else added_by_others(table, target)
        polishable = polish > 0 and (platter >> die & 1 > 0 or other > 0)
        if adds == BY_COORDINATES:
            numbers = coordinates(table, target, jokers, polish)
        elif jokers or polishable:
            numbers = own.by_way(face, jokers, polish, platter >> die & 1 > 0, other)
        else:
            numbers = ((face, own.plain, ()),)
        for number, counted, less in numbers:
            found = marks(state, added + number, place)
            if less and found:
                spared = {mark for fewer in less for mark in marks(state, added + fewer, place)}
                found = tuple([mark for mark in found if mark not in spared])  # no action is spent for nothing
            if found:
                found_by_order.append((counted.order, counted[found]))
    found_by_order.sort(key=_FIRST)
    moves: list[Move] = []
    for _, uses in found_by_order:
        moves += uses
    return moves


def coordinates(table: Table, target: Target, jokers: int, polish: int) -> tuple[Counted, ...]:
    """The boxes that two dice can point at, with their moves."""
    pair, polishable = pair_on_table(table, target)
    return target.moves.by_pair(pair, jokers, polish, polishable, target.die != table.sheet.white)


def pair_on_table(table: Table, target: Target) -> tuple[tuple[int, int], tuple[bool, bool]]:
    """What a die and the one that counts with it show, and which of them are on the platter."""
    die, other, platter = target.die, target.other, table.platter
    return (table.faces[die], table.faces[other]), (platter >> die & 1 > 0, platter >> other & 1 > 0)


def added_by_others(table: Table, target: Target) -> tuple[int, int]:
    """What other dice add to this one in this zone, and the face of such a die that polish can change."""
    adds = target.adds
    if adds == THE_PLATTER:
        return platter_without(table, target.die), 0
    if adds is None:
        return 0, 0
    face = table.faces[target.other]
    return face if adds >= 0 else 0, face if table.platter >> target.other & 1 else 0


def platter_without(table: Table, die: int) -> int:
    """The sum of the other dice on the platter."""
    faces = table.faces
    return sum([faces[other] for other in table.sheet.members[table.platter & ~(1 << die)]])
