"""Which die, which box: a line for each choice, and a few words where there is less room."""

from collections.abc import Iterator, Sequence

from ..engine.moves import Mix
from ..engine.zones import CIRCLED
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
from .costs import Length, changed_by, costs
from .gains import a_bonus, some_bonuses
from .names import label_of, this_die
from .numbers import numbers
from .worth import dice_parts, ends_turn, in_parentheses, left_text, line_of, more_crosses, short_gains


def order_text(*, by_dice: bool) -> str:
    """What choices are sorted by, which is no advice; `by_dice`, also by the dice that are left to roll."""
    return _("Sorted by points, bonuses and dice left.") if by_dice else _("Sorted by points and bonuses.")


def describe_die_choice(choice: DieChoice) -> str:
    """`blue 9, +2 points; green to the platter; 3 dice left to roll; or 2 other boxes`."""
    return _("; ").join(die_choice_parts(choice))


def die_choice_parts(choice: DieChoice, *, brief: bool = False) -> tuple[str, ...]:
    """What a die is good for, the most important first: the best box, what else could be better, where the dice go, in
    brief where that is wanted, how many other boxes."""
    dice = dice_parts(choice.best, brief=brief)
    if not choice.best.marks:
        return (return_text(choice.die), *dice)
    best = ", ".join([_line_of_best(choice, Length.WHOLE, choice.other), *_other_way(choice.other)])
    words = ngettext("or {number} other box", "or {number} other boxes", choice.more)
    more = [words.format(number=choice.more)] if choice.more else []
    instead = [_or(line_of(found)) for found in (choice.at_once, choice.costly) if found]
    return (best, *instead, *dice, *more)


def die_words(choice: DieChoice, length: Length) -> str:
    """The same in a few words; in fewer without what gains more at a cost. The barest is the best box alone."""
    best = choice.best
    if best.move.takes_back:
        return return_text(choice.die)
    if length is Length.BARE:
        return _line_of_best(choice, length)
    other = choice.other if length is Length.SHORT or best.forfeited else None
    instead = choice.at_once, choice.costly if length is Length.SHORT else None
    return ", ".join(
        [
            _line_of_best(choice, length, other),
            *_other_way(other),
            *(_or(line_of(found, length)) for found in instead if found),
            *([left_text(0)] if ends_turn(best) else []),
        ]
    )


def _line_of_best(choice: DieChoice, length: Length, other: Preview | None = None) -> str:
    """The best box in a line; of equal ones none is named. The `other` way to fill it may be named, too."""
    words = ""
    if choice.alike > 1:
        words = short_mark_words(choice.best.marks[0], tight=True)
        words = words if length else _any_of(words, choice.alike)
    return line_of(choice.best, length, words=words, forfeits=not other)


def least_die_words(choice: DieChoice) -> str:
    """The best box with its points, and that it gains a bonus."""
    best = choice.best
    if best.move.takes_back:
        return return_text(choice.die)
    gains = [
        *([f"{best.total.by:+}"] if best.total.by else []),
        *([_("bonus")] if best.kept else []),
        *more_crosses(best),
    ]
    words = short_mark_words(best.marks[0], tight=True)
    return ", ".join([in_parentheses(words, ", ".join(gains)) if gains else words, *changed_by(best.move)])


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


def return_text(die: str) -> str:
    """A die that goes back to the pool."""
    return _("return {die}").format(die=this_die(die))


def unlock_text(track: str) -> str:
    """An action that a bonus may unlock."""
    return _("unlock {action}").format(action=a_bonus(track))


def box_words(choice: BoxChoice, length: Length = Length.WHOLE, *, alone: bool = True) -> str:
    """`blue 9, +2 points, gain a reroll`; equal boxes of one zone together: `turquoise: any of 5 boxes, +1 point`. In
    the fewest words the keys say which boxes it is; where it is not `alone`, the zone was named before."""
    best = choice.best
    if isinstance(best.move, Mix):
        return unlock_text(best.move.track)
    other = choice.other if length <= Length.SHORT or (length is Length.TIGHT and best.forfeited) else None
    head = _row_head(choice) if not alone and length is Length.TIGHT else ""
    head = head or _head(choice, length)
    line = line_of(best, length, words=head, spends=_means(choice), forfeits=not other)
    if length is Length.WHOLE and line == head:
        line = ", ".join((head, no_worth_text(best)))
    return ", ".join([line, *_other_way(other, choice.numbers)])


def no_worth_text(found: Preview) -> str:
    """Why a mark is worth nothing now."""
    if found.marks and found.marks[0].written == CIRCLED:
        return _("a circle scores once it is crossed")
    return _("no bonus") if found.no_bonus else _("no points yet")


def _means(choice: BoxChoice) -> Iterator[str]:
    """What the boxes cost besides: jokers or polish."""
    if len(choice.jokers) > 1:
        yield _("uses a joker")
    else:
        yield from changed_by(choice.best.move)


def zone_words(choices: Sequence[BoxChoice], key: str) -> str:
    """Several boxes of one zone in a few words, with what the best of them gains, and its key."""
    zone, best = label_of(choices[0].boxes[0][0]), choices[0].best
    gains = short_gains(best, Length.BARE), *costs(best, Length.BARE), *_means(choices[0])
    gain = ", ".join(filter(None, gains))
    if not gain:
        return zone
    if not key:
        return _("{zone}, at best {gain}").format(zone=zone, gain=gain)
    return _("{zone}, best {key}: {gain}").format(zone=zone, key=key, gain=gain)


def _row_head(choice: BoxChoice) -> str:
    """What is marked, with the name of the row or a verb in place of the zone; empty where there is no number."""
    marked = choice.best.marks[0] if choice.best.marks else None
    printed = sorted({int(spot.number) for spot in choice.spots if spot.number.isdecimal()})
    if marked is None or not (printed or choice.numbers or marked.written.isdecimal()):
        return ""
    if printed and not choice.numbers:
        return one_row_name(choice.spots) or _("cross {number}").format(number=numbers(printed))
    written, row = _written(choice) if choice.numbers else number_text(marked), one_row_name(choice.spots)
    return _("{zone}: {numbers}").format(zone=row, numbers=written) if row else write_text(written)


def _head(choice: BoxChoice, length: Length) -> str:
    """What is marked: a box, or several boxes of a zone, or the numbers that may be written; in a few words by the
    colour of the zone alone, then without the row, which the label of the box says."""
    first, several = choice.best.marks[0], len(choice.numbers) > 1
    if length is Length.BARE and (several or len(choice.boxes) > 1):
        return label_of(first.zone)
    if several and length is Length.WHOLE:
        return _("{box}: write {number}").format(box=place_text(first.spot), number=_written(choice))
    if several:
        zone = short_place_text(first.spot) if length is Length.SHORT else label_of(first.zone)
        return _("{zone}: {numbers}").format(zone=zone, numbers=_written(choice))
    if len(choice.boxes) > 1:
        return _boxes(choice, label_of(first.zone) if length else zone_text(first.zone))
    return short_mark_words(first, tight=length > Length.SHORT) if length else mark_words(first)


def _boxes(choice: BoxChoice, zone: str) -> str:
    """Several boxes of a zone."""
    first = choice.best.marks[0]
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
    return _any_of(zone, len(choice.boxes))


def _any_of(zone: str, boxes: int) -> str:
    if boxes == 2:
        return _("{zone}: either box").format(zone=zone)
    return _("{zone}: any of {number} boxes").format(zone=zone, number=boxes)


def _written(choice: BoxChoice) -> str:
    """The numbers that may be written, that they are subtracted where they are, and the best of them if they differ in
    what they gain; where there is another way with other numbers, the highest."""
    first = choice.best.marks[0]
    if choice.other and len(choice.numbers) > 1:
        return _up_to(max(choice.numbers))
    several = subtracted_text(numbers(choice.numbers)) if first.spot.minus else numbers(choice.numbers)
    return several if choice.equal else _("{numbers}, best {number}").format(numbers=several, number=first.written)
