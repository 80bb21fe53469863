"""What a move is worth, in fragments that make up a line: points, bonuses, what is forfeited, where the dice go."""

from collections.abc import Iterator, Sequence

from ..engine.moves import Move, Take
from ..hints.preview import Preview
from ..hints.sheet_changes import Forfeited, Price
from ..hints.waiting import FollowUps
from ..language import _, ngettext
from .boxes import marks_words, short_mark_words
from .gains import some_bonuses
from .names import bonus_names, name, together


def line_of(found: Preview) -> str:
    """A move in a line: what it marks, the points and bonuses it gains and what it costs."""
    return ", ".join(part for part in (marks_words(found.marks), *worth_parts(found)) if part)


def done_line_of(found: Preview) -> str:
    """The same as something that somebody has done: `writes 3 in pink, +3 points, gains a reroll`."""
    gain = [_("gains {bonuses}").format(bonuses=some_bonuses(found.kept))] if found.kept else []
    points = [change_text(found.total.by)] if found.total.by else []
    return ", ".join([marks_words(found.marks, done=True), *points, *gain, *costs(found), *changed_by(found.move)])


def short_line_of(found: Preview, *, tight: bool = False) -> str:
    """The same in a few words, for a row of dice: `blue 9 +2, reroll`."""
    return with_gains(short_mark_words(found.marks[0], tight=tight) if found.marks else "", found)


def with_gains(words: str, found: Preview) -> str:
    """A few words about a mark, with the points and bonuses it gains, and the crosses that may follow."""
    points = f"{found.total.by:+}" if found.total.by else ""
    head = " ".join(part for part in (words, points) if part)
    return ", ".join(part for part in (head, bonus_names(found.kept), short_follow_text(found.follow_ups)) if part)


def worth_parts(found: Preview) -> Iterator[str]:
    """Points, bonuses and costs, without what does not change."""
    if found.total.by:
        yield change_text(found.total.by)
    if found.kept:
        yield gain_text(found.kept)
    if found.follow_ups:
        yield follow_text(found.follow_ups)
    yield from endings(found)
    yield from costs(found)
    yield from changed_by(found.move)


def endings(found: Preview) -> Iterator[str]:
    """What nobody can do any more after it, in games without a number of rounds."""
    if found.locks:
        yield _("locks the row")
    if found.ends_game:
        yield _("ends the game")


def costs(found: Preview) -> Iterator[str]:
    """What is forfeited, skipped and wasted."""
    if found.forfeited:
        yield forfeit_text(found.forfeited)
    if found.price.skipped:
        yield price_text(found.price)
    if found.lost:
        yield _("wasted: {bonuses}").format(bonuses=bonus_names(found.lost))


def short_costs(found: Preview) -> Iterator[str]:
    """What it ends, what is forfeited, and how much is skipped."""
    yield from endings(found)
    if found.forfeited:
        yield _("forfeits {bonuses}").format(bonuses=some_bonuses([each.bonus for each in found.forfeited]))
    if number := len(found.price.skipped):
        yield ngettext("skips {number} box", "skips {number} boxes", number).format(number=number)


def changed_by(move: Move) -> Iterator[str]:
    """What makes the die of a move count as another number."""
    if not isinstance(move, Take):
        return
    if move.joker:
        yield _("with joker {number}").format(number=move.joker[0])
    if move.polish:
        yield _("polished by {number}").format(number=f"{move.polish:+}")


def dice_parts(found: Preview) -> Iterator[str]:
    """What goes to the platter, and what is left to roll."""
    if found.placed:
        yield platter_text(found.swept)
    if ends_turn(found) or (found.rolls_left and (found.placed or found.returned)):
        yield left_text(len(found.pool))


def ends_turn(found: Preview) -> bool:
    """Whether a die goes to a slot before the last one and leaves none to roll."""
    return 0 < found.slot < _SLOTS and not found.pool


_MOST_NAMED = 3  # dice, boxes
_SLOTS = 3


def platter_text(swept: Sequence[str]) -> str:
    """Which dice go to the platter, or how many."""
    if not swept:
        return _("nothing to the platter")
    if len(swept) > _MOST_NAMED:
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
    return text.format(most=follow.most, dice=together([name(die) for die in follow.dice]))


def short_follow_text(follow: FollowUps | None) -> str:
    """How many crosses may follow."""
    if not follow:
        return ""
    text = ngettext("then {most} more cross", "then up to {most} more crosses", follow.most)
    return text.format(most=follow.most)


def forfeit_text(forfeited: Sequence[Forfeited]) -> str:
    """The bonuses that are given up, and the number that would have gained them."""
    bonuses, least = some_bonuses([each.bonus for each in forfeited]), forfeited[0].least
    if least:
        return _("forfeits {bonuses} (needs {number} or more)").format(bonuses=bonuses, number=least)
    return _("forfeits {bonuses}").format(bonuses=bonuses)


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
    """How many boxes skipping costs, and the bonuses."""
    number = len(price.skipped)
    if price.bonuses:
        text = ngettext(
            "skips {number} box and loses {bonuses} for good",
            "skips {number} boxes and loses {bonuses} for good",
            number,
        )
        return text.format(number=number, bonuses=some_bonuses(price.bonuses))
    return ngettext("skips {number} box for good", "skips {number} boxes for good", number).format(number=number)
