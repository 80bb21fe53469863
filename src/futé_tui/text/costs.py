"""What a move costs: bonuses that are given up, skipped or wasted, boxes that are lost, actions that are used."""

from collections.abc import Iterator, Sequence
from enum import IntEnum

from ..engine.moves import ANY_NUMBER, Move
from ..hints.preview import Preview
from ..hints.sheet_changes import Forfeited, Price
from ..language import _, ngettext
from .bonuses import a_bonus, some_bonuses
from .names import bonus_name, bonus_names, listed_bonus, together

_MOST_NAMED = 3  # boxes


class Length(IntEnum):
    """How many words there is room for: a `WHOLE` line; a few words; the same without what the label of a box says
    and without boxes that bonuses mark (`TIGHT`); what is marked, gained and given up alone (`BARE`)."""

    WHOLE = 0
    SHORT = 1
    TIGHT = 2
    BARE = 3


def costs(found: Preview, length: Length = Length.WHOLE, *, forfeits: bool = True) -> Iterator[str]:
    """What is forfeited, skipped and wasted; without what this way `forfeits` where the other way is named, too."""
    if forfeits and found.forfeited:
        yield forfeit_text(found.forfeited, length)
    if found.price.skipped:
        yield price_text(found.price, length)
    if found.lost and length < Length.BARE:
        yield _("wasted: {bonuses}").format(bonuses=bonus_names(found.lost))


def changed_by(move: Move) -> Iterator[str]:
    """What makes the die of a move count as another number."""
    if move.joker_box == ANY_NUMBER:
        yield _('uses the "?" joker')
    elif move.joker_box:
        yield _("uses joker {number}").format(number=move.joker_box)
    if move.shift:
        yield _("polished by {number}").format(number=f"{move.shift:+}")


def forfeit_text(forfeited: Sequence[Forfeited], length: Length = Length.WHOLE) -> str:
    """The bonuses that are given up, and the number that would have gained them."""
    bonuses, least = together([bonus_name(each.bonus) for each in forfeited]), forfeited[0].least
    if least and length is Length.WHOLE:
        return _("without the {bonus} bonus (needs {number} or more)").format(bonus=bonuses, number=least)
    return _("without the {bonus} bonus").format(bonus=bonuses)


def named_price_text(price: Price) -> str:
    """The boxes and bonuses that skipping costs, each by its name where there are not too many."""
    if len(price.skipped) > _MOST_NAMED or not all(spot.number for spot in price.skipped):
        return price_text(price)
    boxes = together([_("the {number}").format(number=spot.number) for spot in price.skipped])
    if price.bonuses:
        text = _("skips {boxes} for good and loses {bonuses}")
        return text.format(boxes=boxes, bonuses=some_bonuses(price.bonuses))
    return _("skips {boxes} for good").format(boxes=boxes)


def price_text(price: Price, length: Length = Length.WHOLE) -> str:
    """How many boxes are skipped or closed, and what is lost with them: `skips 4 boxes and loses a reroll for good`,
    `skips 4 boxes (reroll)`, `skips 4 boxes`."""
    number, whole = len(price.skipped), length is Length.WHOLE
    gone = [(a_bonus if whole else listed_bonus)(bonus) for bonus in price.bonuses]
    if price.lines:
        gone.append(ngettext("{number} column", "{number} columns", price.lines).format(number=price.lines))
    if whole and gone and price.closes:
        text = ngettext(
            "closes {number} box and loses {gone} for good", "closes {number} boxes and loses {gone} for good", number
        )
    elif whole and gone:
        text = ngettext(
            "skips {number} box and loses {gone} for good", "skips {number} boxes and loses {gone} for good", number
        )
    elif whole and price.closes:
        text = ngettext("closes {number} box for good", "closes {number} boxes for good", number)
    elif whole:
        text = ngettext("skips {number} box for good", "skips {number} boxes for good", number)
    elif price.closes:
        text = ngettext("closes {number} box", "closes {number} boxes", number)
    else:
        text = ngettext("skips {number} box", "skips {number} boxes", number)
    words = text.format(number=number, gone=together(gone))
    return words if whole or not gone or length is Length.BARE else f"{words} ({', '.join(gone)})"
