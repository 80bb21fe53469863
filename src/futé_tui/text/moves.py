"""A move in a few words, where nobody has to type it."""

from ..engine.bonuses import ANY
from ..engine.moves import Also, Claim, Mark, Mix, Move, Return, Roll, Take
from ..language import NP_, _, pgettext
from .names import name, names, short

_WAYS = {"half": NP_("way", "half"), "times": NP_("way", "times")}


def tell_move(move: Move) -> str:
    """`purple 1=3`, `white for purple 1=3`, `orange 1=6, joker ?6`."""
    match move:
        case Take():
            return _take(move)
        case Claim(bonus=bonus, zone=zone, mark=mark):
            sign = short(ANY) + " " if bonus == ANY else "?" if bonus.startswith("?") else ""
            return f"{sign}{name(zone)} {tell_mark(mark)}"
        case Also(die=die, mark=mark):
            return f"{name(die)} {tell_mark(mark)}" if die else tell_mark(mark)
        case Mix(track=word) | Return(die=word):
            return name(word)
        case Roll(dice=dice) if dice:
            return names(dice)
        case _:
            return str(move)


def tell_mark(mark: Mark) -> str:
    """The box, the number written in it, and the way: `r1c4`, `1=3`, `3=5 (half)`."""
    if not mark.way:
        return str(mark)
    way = pgettext("way", _WAYS[mark.way])
    return f"{mark._replace(way='')} ({way})"


def _take(move: Take) -> str:
    told = f"{name(move.zone)} {tell_mark(move.mark)}"
    if move.die != move.zone:
        told = _("{die} for {zone_and_box}").format(die=name(move.die), zone_and_box=told)
    spent = []
    if move.joker:
        spent.append(f"{short('joker')} {move.joker}")
    if move.polish:
        spent.append(f"{short('polish')} {move.polish:+}")
    return ", ".join([told, *spent])
