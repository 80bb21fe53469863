"""What a move is worth, in fragments that make up a line: points, bonuses, what follows, where the dice go."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.moves import Also
from ..hints.following import FollowUps
from ..hints.preview import Preview
from ..language import _, ngettext, pgettext
from .bonuses import some_bonuses
from .boxes import cross_in, marks_words, short_mark_words
from .costs import Length, changed_by, costs
from .names import either, label_of, listed_bonus, name, together

_MOST_NAMED = 3  # dice
_SLOTS = 3


def line_of(
    found: Preview,
    length: Length = Length.WHOLE,
    *,
    words: str = "",
    spends: Iterable[str] | None = None,
    forfeits: bool = True,
) -> str:
    """A move in a line of this length: what it marks, the points and bonuses it gains, what it costs. Other `words` may
    be said for the box that it marks, and for what it `spends`."""
    if length is Length.WHOLE:
        gains = [words or marks_words(found.marks), *gain_parts(found, chain=bool(words))]
    else:
        mark = found.marks[0] if found.marks and not words else None
        gains = [with_gains(short_mark_words(mark, tight=length > Length.SHORT) if mark else words, found, length)]
    if length < Length.BARE:
        gains += endings(found)
    spent = changed_by(found.move) if spends is None else spends
    return ", ".join(filter(None, (*gains, *costs(found, length, forfeits=forfeits), *spent)))


def done_line_of(found: Preview) -> str:
    """The same as something that somebody has done: `writes 3 in pink, +3 points, gains a reroll`."""
    gain = [_("gains {bonuses}").format(bonuses=some_bonuses(found.kept))] if found.kept else []
    points = [points_text(found)] if found.total.by else []
    return ", ".join([marks_words(found.marks, done=True), *points, *gain, *costs(found), *changed_by(found.move)])


def worth_parts(found: Preview) -> Iterator[str]:
    """Points, bonuses and costs, without what does not change."""
    yield from (*gain_parts(found), *endings(found), *costs(found), *changed_by(found.move))


def gain_parts(found: Preview, *, chain: bool = False) -> Iterator[str]:
    """Points, bonuses and what follows; with the boxes of the `chain`, where only the first was named."""
    if found.total.by:
        yield points_text(found)
    if chain and len(found.marks) > 1:
        yield _chain_text(found)
    if found.kept:
        yield gain_text(found.kept)
    if found.then.follow_ups:
        yield follow_text(found.then.follow_ups)


def endings(found: Preview) -> Iterator[str]:
    """What nobody can do any more after it, in games without a number of rounds."""
    if found.locks:
        yield _("locks the row")
    if found.then.ends_game:
        yield _("ends the game")


def with_gains(words: str, found: Preview, length: Length) -> str:
    """A few words about a mark, in parentheses what it gains, then the crosses that may follow: `blue 9 (+2, reroll)`.
    How many may follow one that follows is known where words are few."""
    gains = short_gains(found, length)
    marked = in_parentheses(words, gains) if words and gains else words or gains
    known = length is Length.TIGHT and isinstance(found.move, Also)
    if not found.then.follow_ups or known or length is Length.BARE:
        return marked
    text = ngettext("then {most} more cross", "then up to {most} more crosses", found.then.follow_ups.most)
    return ", ".join(filter(None, (marked, text.format(most=found.then.follow_ups.most))))


def in_parentheses(words: str, gains: str) -> str:
    """A few words, then what is gained: in the parentheses at their end, if they have some."""
    if words.endswith(")"):
        return _("{what}; {thing})").format(what=words.removesuffix(")"), thing=gains)
    return _("{what} ({thing})").format(what=words, thing=gains)


def short_gains(found: Preview, length: Length = Length.SHORT) -> str:
    """Points and bonuses in a few words: `+2, reroll`; in the fewest that crosses may follow, too."""
    points = f"{found.total.by:+}" if found.total.by else ""
    chain = _chain_text(found) if length is Length.SHORT else ""
    crosses = more_crosses(found) if length is Length.BARE else ()
    return ", ".join(filter(None, (points, chain, *map(listed_bonus, found.kept), *crosses)))


def more_crosses(found: Preview) -> Iterator[str]:
    """That crosses may follow a mark, which count when choices are sorted; that more may follow one that follows is
    known."""
    if found.then.follow_ups and not isinstance(found.move, Also):
        yield pgettext("gain", "crosses")


def _chain_text(found: Preview) -> str:
    """The boxes that bonuses mark by themselves, because there is no choice: `with blue 8`."""
    words = [(marked.zone, short_mark_words(marked, tight=True)) for marked in found.marks[1:]]
    boxes = [cross_in(zone) if text == label_of(zone) else text for zone, text in words]
    return _("with {boxes}").format(boxes=together(boxes)) if boxes else ""


def points_text(found: Preview) -> str:
    """The points of a move, and what foxes add to them or take from them: `+4 points, including fox +2`."""
    foxes = found.fox_points.by if found.fox_points.by != found.total.by else 0
    return ", ".join([change_text(found.total.by), *([fox_points_text(foxes)] if foxes else [])])


def fox_points_text(by: int) -> str:
    """How many of the points of a mark are those of foxes: `including fox +2`."""
    return _("including fox {points}").format(points=f"{by:+}")


def dice_parts(found: Preview, *, brief: bool) -> Iterator[str]:
    """What is left to roll, and what goes to the platter; in brief, how many dice go there, if any."""
    if ends_turn(found) or (found.then.rolls_left and (found.placed or found.returned)):
        yield left_text(len(found.then.pool))
    if found.placed:
        yield _platter_text(found.swept, brief=brief)


def ends_turn(found: Preview) -> bool:
    """Whether a die goes to a slot before the last one and leaves none to roll."""
    return 0 < found.slot < _SLOTS and not found.then.pool


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
