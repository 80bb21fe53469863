"""What a move is worth, in fragments that make up a line: points, bonuses, what is forfeited, where the dice go."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..engine.moves import Move, Take
from ..hints.preview import Preview
from ..hints.sheet_changes import Forfeited, Price
from ..hints.waiting import FollowUps
from ..language import _, ngettext
from .boxes import cross_in, marks_words, short_mark_words
from .gains import a_bonus, some_bonuses
from .names import bonus_name, bonus_names, either, label_of, listed_bonus, name, together


def line_of(found: Preview, *, forfeits: bool = True) -> str:
    """A move in a line: what it marks, the points and bonuses it gains and what it costs."""
    return ", ".join(part for part in (marks_words(found.marks), *worth_parts(found, forfeits=forfeits)) if part)


def done_line_of(found: Preview) -> str:
    """The same as something that somebody has done: `writes 3 in pink, +3 points, gains a reroll`."""
    gain = [_("gains {bonuses}").format(bonuses=some_bonuses(found.kept))] if found.kept else []
    points = [points_text(found)] if found.total.by else []
    return ", ".join([marks_words(found.marks, done=True), *points, *gain, *costs(found), *changed_by(found.move)])


def short_line_of(found: Preview, *, tight: bool = False) -> str:
    """The same in a few words, for a row of dice: `blue 9 (+2, reroll)`."""
    return with_gains(short_mark_words(found.marks[0], tight=tight) if found.marks else "", found, tight=tight)


def bare_line_of(found: Preview) -> str:
    """The same without the crosses that may follow: `blue 9 (+2, reroll)`."""
    return bare_gains(short_mark_words(found.marks[0], tight=True) if found.marks else "", found)


def bare_gains(words: str, found: Preview) -> str:
    """A few words about a mark with the points and bonuses it gains."""
    return with_gains(words, replace(found, follow_ups=None), tight=True)


def bare_costs(found: Preview) -> Iterator[str]:
    """The bonuses that are given up, and how many boxes are closed or skipped, without what is lost with them."""
    if found.forfeited:
        yield forfeited_text(found.forfeited)
    if found.price.skipped:
        yield bare_price_text(found.price)


def with_gains(words: str, found: Preview, *, tight: bool = False) -> str:
    """A few words about a mark, in parentheses what it gains, then the crosses that may follow; `tight`, without the
    boxes that bonuses mark."""
    gains = short_gains(found, tight=tight)
    marked = in_parentheses(words, gains) if words and gains else words or gains
    return ", ".join(part for part in (marked, short_follow_text(found.follow_ups)) if part)


def in_parentheses(words: str, gains: str) -> str:
    """A few words, then what is gained: in the parentheses at their end, if they have some."""
    if words.endswith(")"):
        return _("{what}; {thing})").format(what=words.removesuffix(")"), thing=gains)
    return _("{what} ({thing})").format(what=words, thing=gains)


def short_gains(found: Preview, *, tight: bool = False) -> str:
    """Points and bonuses in a few words: `+2, reroll`."""
    points = f"{found.total.by:+}" if found.total.by else ""
    return ", ".join(filter(None, (points, "" if tight else _chain_text(found), *map(listed_bonus, found.kept))))


def _chain_text(found: Preview) -> str:
    """The boxes that bonuses mark by themselves, because there is no choice: `with blue 8`."""
    words = [(marked.zone, short_mark_words(marked, tight=True)) for marked in found.marks[1:]]
    boxes = [cross_in(zone) if text == label_of(zone) else text for zone, text in words]
    return _("with {boxes}").format(boxes=together(boxes)) if boxes else ""


def fox_text(found: Preview) -> str:
    """What foxes add to the points of a move, or take from them: `(fox +2)`."""
    if not found.fox_points.by or found.fox_points.by == found.total.by:
        return ""
    return fox_points_text(found.fox_points.by)


def fox_points_text(by: int) -> str:
    """Points that a mark gains by foxes: `(fox +2)`."""
    return _("(fox {points})").format(points=f"{by:+}")


def points_text(found: Preview) -> str:
    """The points of a move, and what foxes add to them: `+4 points (fox +2)`."""
    return " ".join(part for part in (change_text(found.total.by), fox_text(found)) if part)


def worth_parts(found: Preview, *, forfeits: bool = True) -> Iterator[str]:
    """Points, bonuses and costs, without what does not change."""
    yield from gain_parts(found)
    yield from costs(found, forfeits=forfeits)
    yield from changed_by(found.move)


def gain_parts(found: Preview, *, chain: bool = False) -> Iterator[str]:
    """Points, bonuses and what follows; with the boxes of the `chain`, where only the first was named."""
    if found.total.by:
        yield points_text(found)
    if chain and len(found.marks) > 1:
        yield _chain_text(found)
    if found.kept:
        yield gain_text(found.kept)
    if found.follow_ups:
        yield follow_text(found.follow_ups)
    yield from endings(found)


def endings(found: Preview) -> Iterator[str]:
    """What nobody can do any more after it, in games without a number of rounds."""
    if found.locks:
        yield _("locks the row")
    if found.ends_game:
        yield _("ends the game")


def costs(found: Preview, *, forfeits: bool = True) -> Iterator[str]:
    """What is forfeited, skipped and wasted; where the other way is named, too, what this one `forfeits` goes without
    saying."""
    if forfeits and found.forfeited:
        yield forfeit_text(found.forfeited)
    if found.price.skipped:
        yield price_text(found.price)
    if found.lost:
        yield wasted_text(found.lost)


def short_costs(found: Preview, *, forfeits: bool = True) -> Iterator[str]:
    """The same in fewer words, with what it ends."""
    yield from endings(found)
    if forfeits and found.forfeited:
        yield forfeited_text(found.forfeited)
    if found.price.skipped:
        yield short_price_text(found.price)
    if found.lost:
        yield wasted_text(found.lost)


def changed_by(move: Move) -> Iterator[str]:
    """What makes the die of a move count as another number."""
    if not isinstance(move, Take):
        return
    if move.joker.startswith("?"):
        yield _('uses the "?" joker')
    elif move.joker:
        yield _("uses joker {number}").format(number=move.joker[0])
    if move.polish:
        yield _("polished by {number}").format(number=f"{move.polish:+}")


def dice_parts(found: Preview, *, brief: bool) -> Iterator[str]:
    """What goes to the platter, and what is left to roll; in brief, how many dice go there, if any."""
    if found.placed:
        yield _platter_text(found.swept, brief=brief)
    if ends_turn(found) or (found.rolls_left and (found.placed or found.returned)):
        yield left_text(len(found.pool))


def ends_turn(found: Preview) -> bool:
    """Whether a die goes to a slot before the last one and leaves none to roll."""
    return 0 < found.slot < _SLOTS and not found.pool


_MOST_NAMED = 3  # dice, boxes
_SLOTS = 3


def _platter_text(swept: Sequence[str], *, brief: bool) -> str:
    """Which dice go to the platter, or how many; in brief, how many if there are several, and no word if none does."""
    if not swept:
        return "" if brief else _("nothing to the platter")
    if len(swept) > (1 if brief else _MOST_NAMED):
        return _("{number} dice to the platter").format(number=len(swept))
    return _("{dice} to the platter").format(dice=together([name(die) for die in swept]))


def left_text(dice: int) -> str:
    if not dice:
        return _("no die left to roll")
    return ngettext("{number} die left to roll", "{number} dice left to roll", dice).format(number=dice)


def change_text(by: int) -> str:
    """`+3 points`, `-1 point`."""
    return ngettext("{number} point", "{number} points", abs(by)).format(number=f"{by:+}")


def gain_text(bonuses: Sequence[str]) -> str:
    return _("gain {bonuses}").format(bonuses=some_bonuses(bonuses))


def follow_text(follow: FollowUps) -> str:
    """How many crosses may follow, and for which dice."""
    text = ngettext("then {most} more cross with {dice}", "then up to {most} more crosses with {dice}", follow.most)
    dice = [name(die) for die in follow.dice]
    return text.format(most=follow.most, dice=either(dice) if follow.most == 1 else together(dice))


def short_follow_text(follow: FollowUps | None) -> str:
    """How many crosses may follow."""
    if not follow:
        return ""
    text = ngettext("then {most} more cross", "then up to {most} more crosses", follow.most)
    return text.format(most=follow.most)


def forfeit_text(forfeited: Sequence[Forfeited]) -> str:
    """The bonuses that are given up, and the number that would have gained them."""
    if not forfeited[0].least:
        return forfeited_text(forfeited)
    text = _("without the {bonus} bonus (needs {number} or more)")
    return text.format(bonus=_given_up(forfeited), number=forfeited[0].least)


def forfeited_text(forfeited: Sequence[Forfeited]) -> str:
    """The bonuses that are given up."""
    return _("without the {bonus} bonus").format(bonus=_given_up(forfeited))


def _given_up(forfeited: Sequence[Forfeited]) -> str:
    return together([bonus_name(each.bonus) for each in forfeited])


def wasted_text(bonuses: Sequence[str]) -> str:
    """The bonuses that are gained and cannot be used."""
    return _("wasted: {bonuses}").format(bonuses=bonus_names(bonuses))


def named_price_text(price: Price) -> str:
    """The boxes and bonuses that skipping costs, each by its name where there are not too many."""
    if len(price.skipped) > _MOST_NAMED or not all(spot.number for spot in price.skipped):
        return price_text(price)
    boxes = together([_("the {number}").format(number=spot.number) for spot in price.skipped])
    if price.bonuses:
        text = _("skips {boxes} for good and loses {bonuses}")
        return text.format(boxes=boxes, bonuses=some_bonuses(price.bonuses))
    return _("skips {boxes} for good").format(boxes=boxes)


def price_text(price: Price) -> str:
    """How many boxes are skipped or closed, and what is lost with them."""
    number, gone = len(price.skipped), [*map(a_bonus, price.bonuses), *_lines_text(price)]
    if gone and price.closes:
        text = ngettext(
            "closes {number} box and loses {gone} for good", "closes {number} boxes and loses {gone} for good", number
        )
    elif gone:
        text = ngettext(
            "skips {number} box and loses {gone} for good", "skips {number} boxes and loses {gone} for good", number
        )
    elif price.closes:
        text = ngettext("closes {number} box for good", "closes {number} boxes for good", number)
    else:
        text = ngettext("skips {number} box for good", "skips {number} boxes for good", number)
    return text.format(number=number, gone=together(gone))


def short_price_text(price: Price) -> str:
    """The same in a few words: `skips 4 boxes (reroll, pink ?)`."""
    number = len(price.skipped)
    text = ngettext("skips {number} box", "skips {number} boxes", number)
    if price.closes:
        text = ngettext("closes {number} box", "closes {number} boxes", number)
    words = text.format(number=number)
    gone = [*map(listed_bonus, price.bonuses), *_lines_text(price)]
    return f"{words} ({', '.join(gone)})" if gone else words


def _lines_text(price: Price) -> Iterator[str]:
    """How many columns can no longer be completed, if any."""
    if price.lines:
        yield ngettext("{number} column", "{number} columns", price.lines).format(number=price.lines)


def bare_price_text(price: Price) -> str:
    """How many boxes are skipped or closed, without what is lost with them."""
    return short_price_text(Price(price.skipped, closes=price.closes))
