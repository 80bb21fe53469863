"""Which die, which box: a line for each choice, and a few words where there is less room."""

from collections.abc import Sequence

from ..engine.moves import Mix, Return
from ..hints.compare import BoxChoice, DieChoice
from ..hints.preview import Preview
from ..language import _, ngettext
from .boxes import mark_words, place_text, row_text, subtracted_text
from .gains import a_bonus
from .names import this_die, zone_name
from .numbers import numbers
from .worth import dice_parts, ends_turn, line_of, short_costs, short_line_of, with_gains, worth_parts


def describe_die_choice(choice: DieChoice) -> str:
    """`blue 9, +2 points; green to the platter; 3 dice left to roll; or 2 other boxes`."""
    return _("; ").join(die_choice_parts(choice))


def die_choice_parts(choice: DieChoice) -> tuple[str, ...]:
    """What a die is good for, the most important first: the best box, where the dice go, how many other boxes."""
    best = [line_of(choice.best)] if choice.best.marks else [return_text(choice.die)]
    words = ngettext("or {number} other box", "or {number} other boxes", choice.more)
    more = [words.format(number=choice.more)] if choice.more else []
    at_once = [_or_at_once(line_of(choice.at_once))] if choice.at_once else []
    return (*best, *at_once, *dice_parts(choice.best), *more)


def _or_at_once(line: str) -> str:
    """What the same die gains more at once than what it is best for."""
    return _("or for points {line}").format(line=line)


def short_die_choice(choice: DieChoice, *, tight: bool = False) -> str:
    """The same in a few words, or fewer."""
    if isinstance(choice.best.move, Return):
        return return_text(choice.die)
    last = [_("no die left")] if ends_turn(choice.best) else []
    at_once = [_or_at_once(short_line_of(choice.at_once, tight=tight))] if choice.at_once else []
    return ", ".join([short_line_of(choice.best, tight=tight), *short_costs(choice.best), *at_once, *last])


def return_text(die: str) -> str:
    """A die that goes back to the pool."""
    return _("return {die}").format(die=this_die(die))


def unlock_text(track: str) -> str:
    """An action that a bonus may unlock."""
    return _("unlock {action}").format(action=a_bonus(track))


def describe_box_choice(choice: BoxChoice) -> str:
    """`blue 9, +2 points, gain reroll`; equal boxes of one zone together: `turquoise: 5 boxes, +1 point`."""
    best = choice.best
    if isinstance(best.move, Mix):
        return unlock_text(best.move.track)
    worth = list(worth_parts(best))
    if best.total.by and len(choice.numbers) > 1:
        worth[0] = _("at best {points}").format(points=worth[0])
    if not worth:
        worth = [_no_worth(best)]
    return ", ".join([_head(choice), *worth])


def _no_worth(found: Preview) -> str:
    """Why a mark is worth nothing now."""
    if found.marks and found.marks[0].written == "o":
        return _("a circle scores once it is crossed")
    return _("no bonus") if found.no_bonus else _("no points yet")


def short_box_choice(choice: BoxChoice) -> str:
    """The same in a few words."""
    if isinstance(choice.best.move, Mix):
        return unlock_text(choice.best.move.track)
    costs = short_costs(choice.best)
    if len(choice.boxes) == 1 and len(choice.numbers) < 2:
        return ", ".join([short_line_of(choice.best), *costs])
    return ", ".join([with_gains(_short_head(choice), choice.best), *costs])


def short_zone_choice(choices: Sequence[BoxChoice], key: str) -> str:
    """Several boxes of one zone in a few words, with what the best of them gains, and its key."""
    best = choices[0].best
    zone = zone_name(choices[0].boxes[0][0])
    gain = with_gains("", best)
    if not gain:
        return zone
    if not key:
        return _("{zone}, at best {gain}").format(zone=zone, gain=gain)
    return _("{zone}, best {key}: {gain}").format(zone=zone, key=key, gain=gain)


def _short_head(choice: BoxChoice) -> str:
    """The numbers that may be written as a range: the label of the box says which box it is."""
    if len(choice.numbers) < 2:
        return _head(choice)
    span = _("{lowest} to {highest}").format(lowest=min(choice.numbers), highest=max(choice.numbers))
    return _("{zone}: {numbers}").format(zone=zone_name(choice.best.marks[0].zone), numbers=_said(choice, span))


def _said(choice: BoxChoice, several: str) -> str:
    """Numbers that may be written, and that they are subtracted where they are."""
    return subtracted_text(several) if choice.best.marks[0].spot.minus else several


def _head(choice: BoxChoice) -> str:
    """What is marked: a box, or several boxes of a zone, or the numbers that may be written."""
    first = choice.best.marks[0]
    if len(choice.numbers) > 1:
        return _("{box}: write {number}").format(
            box=place_text(first.spot), number=_said(choice, numbers(choice.numbers))
        )
    if len(choice.boxes) == 1:
        return mark_words(first)
    zone = zone_name(first.zone)
    printed = sorted({int(spot.number) for spot in choice.spots if spot.number.isdecimal()})
    if len(printed) > 1:
        return _("{zone}: {numbers}").format(zone=zone, numbers=numbers(printed))
    columns = [int(spot.box) for spot in choice.spots if spot.place and not spot.number]
    if columns:
        text = _("{row}, columns {columns}: write {number}")
        return text.format(row=row_text(first.zone), columns=numbers(columns), number=first.written)
    words = ngettext("{zone}: {number} box", "{zone}: {number} boxes", len(choice.boxes))
    return words.format(zone=zone, number=len(choice.boxes))
