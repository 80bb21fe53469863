"""Which die, which box: a line for each choice, and a few words where there is less room."""

from collections.abc import Iterator, Sequence

from ..engine.moves import Also, Mix, Return
from ..hints.compare import BoxChoice, DieChoice
from ..hints.preview import Preview
from ..language import _, ngettext
from .boxes import (
    mark_words,
    number_text,
    one_row_name,
    place_text,
    row_text,
    short_mark_words,
    short_place_text,
    subtracted_text,
    write_text,
    zone_text,
)
from .gains import a_bonus, some_bonuses
from .names import label_of, this_die
from .numbers import numbers
from .worth import (
    bare_costs,
    bare_gains,
    bare_line_of,
    changed_by,
    costs,
    dice_parts,
    ends_turn,
    gain_parts,
    in_parentheses,
    left_text,
    line_of,
    short_costs,
    short_line_of,
    with_gains,
)


def order_text(*, by_dice: bool) -> str:
    """What choices are sorted by, which is no advice; `by_dice`, also by the dice that are left to roll."""
    return _("Sorted by gain now and dice left.") if by_dice else _("Sorted by gain now.")


def describe_die_choice(choice: DieChoice) -> str:
    """`blue 9, +2 points; green to the platter; 3 dice left to roll; or 2 other boxes`."""
    return _("; ").join(die_choice_parts(choice))


def die_choice_parts(choice: DieChoice, *, brief: bool = False) -> tuple[str, ...]:
    """What a die is good for, the most important first: the best box, what else could be better, where the dice go, in
    brief where that is wanted, how many other boxes."""
    dice = dice_parts(choice.best, brief=brief)
    if not choice.best.marks:
        return (return_text(choice.die), *dice)
    best = ", ".join([line_of(choice.best, forfeits=not choice.other), *_other_way(choice.other)])
    words = ngettext("or {number} other box", "or {number} other boxes", choice.more)
    more = [words.format(number=choice.more)] if choice.more else []
    instead = [_or(line_of(found)) for found in (choice.at_once, choice.costly) if found]
    return (best, *instead, *dice, *more)


def _or(line: str) -> str:
    """What else the same die could do."""
    return _("or {line}").format(line=line)


def _other_way(found: Preview | None, numbers: Sequence[int] = ()) -> Iterator[str]:
    """The other way to fill a box: `or 3 and a yellow ?`, `or 10 without it`; where there are several `numbers` to
    write, the highest."""
    if not found:
        return
    number = found.marks[0].written
    if len(numbers) > 1:
        number = _up_to(number)
    if found.forfeited:
        yield _("or {number} without it").format(number=number)
    elif found.kept:
        yield _("or {number} and {bonuses}").format(number=number, bonuses=some_bonuses(found.kept))
    else:
        yield _("or {number} with the bonus").format(number=number)


def _up_to(highest: object) -> str:
    return _("up to {highest}").format(highest=highest)


def short_die_choice(choice: DieChoice, *, tight: bool = False, costly: bool = False) -> str:
    """The same in a few words, or fewer; `costly`, also with what gains more at a cost."""
    if isinstance(choice.best.move, Return):
        return return_text(choice.die)
    instead = choice.at_once, choice.costly if costly else None
    other = choice.other if not tight or choice.best.forfeited else None
    return ", ".join(
        [
            _brief_line(choice.best) if tight else short_line_of(choice.best),
            *short_costs(choice.best, forfeits=not other),
            *changed_by(choice.best.move),
            *_other_way(other),
            *(_or(_short_line(found, tight=tight)) for found in instead if found),
            *([left_text(0)] if ends_turn(choice.best) else []),
        ]
    )


def _brief_line(found: Preview) -> str:
    """A move in the fewest words; how many more crosses may follow one that follows is known by then."""
    return bare_line_of(found) if isinstance(found.move, Also) else short_line_of(found, tight=True)


def bare_die_choice(choice: DieChoice) -> str:
    """The best box alone, with what it gains and spends."""
    if isinstance(choice.best.move, Return):
        return return_text(choice.die)
    return ", ".join([bare_line_of(choice.best), *changed_by(choice.best.move)])


def _short_line(found: Preview, *, tight: bool) -> str:
    return ", ".join([short_line_of(found, tight=tight), *short_costs(found), *changed_by(found.move)])


def return_text(die: str) -> str:
    """A die that goes back to the pool."""
    return _("return {die}").format(die=this_die(die))


def unlock_text(track: str) -> str:
    """An action that a bonus may unlock."""
    return _("unlock {action}").format(action=a_bonus(track))


def least_die_choice(choice: DieChoice) -> str:
    """The best box with its points, and that it gains a bonus."""
    best = choice.best
    if not best.kept:
        return bare_die_choice(choice)
    points = [f"{best.total.by:+}"] if best.total.by else []
    words = in_parentheses(short_mark_words(best.marks[0], tight=True), ", ".join([*points, _("bonus")]))
    return ", ".join([words, *changed_by(best.move)])


def describe_box_choice(choice: BoxChoice) -> str:
    """`blue 9, +2 points, gain reroll`; equal boxes of one zone together: `turquoise: any of 5
    boxes, +1 point`."""
    best = choice.best
    if isinstance(best.move, Mix):
        return unlock_text(best.move.track)
    worth = [*gain_parts(best, chain=True), *costs(best, forfeits=not choice.other), *_means(choice)]
    if not worth:
        worth = [no_worth_text(best)]
    return ", ".join([_head(choice), *worth, *_other_way(choice.other, choice.numbers)])


def no_worth_text(found: Preview) -> str:
    """Why a mark is worth nothing now."""
    if found.marks and found.marks[0].written == "o":
        return _("a circle scores once it is crossed")
    return _("no bonus") if found.no_bonus else _("no points yet")


def short_box_choice(choice: BoxChoice, *, tight: bool = False) -> str:
    """The same in a few words, or fewer."""
    if isinstance(choice.best.move, Mix):
        return unlock_text(choice.best.move.track)
    several = len(choice.boxes) > 1 or len(choice.numbers) > 1
    head = _short_head(choice, tight=tight) if several else short_mark_words(choice.best.marks[0], tight=tight)
    return ", ".join([with_gains(head, choice.best, tight=tight), *_short_rest(choice, tight=tight)])


def shortest_box_choice(choice: BoxChoice) -> str:
    """The same with a verb, or the name of the row, in place of the zone, for boxes of the zone that was named
    before."""
    marked = choice.best.marks[0] if choice.best.marks else None
    printed = sorted({int(spot.number) for spot in choice.spots if spot.number.isdecimal()})
    if marked is None or not (printed or choice.numbers or marked.written.isdecimal()):
        return short_box_choice(choice, tight=True)
    if printed and not choice.numbers:
        shown = _("cross {number}").format(number=numbers(printed))
    else:
        written, row = _written(choice) if choice.numbers else number_text(marked), one_row_name(choice.spots)
        shown = _("{zone}: {numbers}").format(zone=row, numbers=written) if row else write_text(written)
    return ", ".join([with_gains(shown, choice.best, tight=True), *_short_rest(choice, tight=True)])


def bare_box_choice(choice: BoxChoice) -> str:
    """The zone, or the one box, with what it gains at best, skips and spends; the keys say which boxes it is."""
    best = choice.best
    if isinstance(best.move, Mix):
        return unlock_text(best.move.track)
    several = len(choice.boxes) > 1 or len(choice.numbers) > 1
    head = label_of(best.marks[0].zone) if several else short_mark_words(best.marks[0], tight=True)
    return ", ".join([bare_gains(head, best), *bare_costs(best), *_means(choice)])


def _short_rest(choice: BoxChoice, *, tight: bool) -> Iterator[str]:
    """What a choice costs, and the other way to fill its box."""
    other = choice.other if not tight or choice.best.forfeited else None
    yield from short_costs(choice.best, forfeits=not other)
    yield from _means(choice)
    yield from _other_way(other, choice.numbers)


def _means(choice: BoxChoice) -> Iterator[str]:
    """What the boxes cost besides: jokers or polish."""
    if len(choice.jokers) > 1:
        yield _("uses a joker")
    else:
        yield from changed_by(choice.best.move)


def short_zone_choice(choices: Sequence[BoxChoice], key: str) -> str:
    """Several boxes of one zone in a few words, with what the best of them gains, and its key."""
    zone, best = label_of(choices[0].boxes[0][0]), choices[0].best
    gain = ", ".join(filter(None, [bare_gains("", best), *bare_costs(best), *_means(choices[0])]))
    if not gain:
        return zone
    if not key:
        return _("{zone}, at best {gain}").format(zone=zone, gain=gain)
    return _("{zone}, best {key}: {gain}").format(zone=zone, key=key, gain=gain)


def _short_head(choice: BoxChoice, *, tight: bool) -> str:
    """The numbers that may be written, `tight` without the row: the label of the box says which box it is."""
    if len(choice.numbers) < 2:
        return _head(choice, short=True)
    spot = choice.best.marks[0].spot
    zone = label_of(spot.zone) if tight else short_place_text(spot)
    return _("{zone}: {numbers}").format(zone=zone, numbers=_written(choice))


def _written(choice: BoxChoice) -> str:
    """The numbers that may be written, that they are subtracted where they are, and the best of them if they differ in
    what they gain; where there is another way with other numbers, the highest."""
    first = choice.best.marks[0]
    if choice.other and len(choice.numbers) > 1:
        return _up_to(max(choice.numbers))
    several = subtracted_text(numbers(choice.numbers)) if first.spot.minus else numbers(choice.numbers)
    return several if choice.equal else _("{numbers}, best {number}").format(numbers=several, number=first.written)


def _head(choice: BoxChoice, *, short: bool = False) -> str:
    """What is marked: a box, or several boxes of a zone, or the numbers that may be written; `short`, by the colour of
    the zone alone."""
    first = choice.best.marks[0]
    if len(choice.numbers) > 1:
        return _("{box}: write {number}").format(box=place_text(first.spot), number=_written(choice))
    if len(choice.boxes) == 1:
        return mark_words(first)
    zone = label_of(first.zone) if short else zone_text(first.zone)
    printed = sorted({int(spot.number) for spot in choice.spots if spot.number.isdecimal()})
    if len(printed) > 1:
        rows = {spot.row for spot in choice.spots}
        if len(rows) == 1 and first.spot.row:
            text = _("{zone}, {row}: {numbers}")
            return text.format(zone=zone, row=row_text(first.spot.row), numbers=numbers(printed))
        return _("{zone}: {numbers}").format(zone=zone, numbers=numbers(printed))
    places = [spot.place for spot in choice.spots if spot.place and not spot.number]
    if places:
        text = _("{row}, boxes {places}: write {number}")
        return text.format(row=row_text(first.zone), places=numbers(places), number=first.written)
    if len(choice.boxes) == 2:
        return _("{zone}: either box").format(zone=zone)
    return _("{zone}: any of {number} boxes").format(zone=zone, number=len(choice.boxes))
