"""A move in a few words, for reading, not for typing."""

from collections.abc import Iterator

from ..engine.bonuses import ANY
from ..engine.moves import Also, Claim, Mark, Mix, Move, Return, Roll, Take
from ..language import NP_, _, pgettext
from .names import name, names, short

_WAYS = {"half": NP_("way", "half"), "times": NP_("way", "times")}


def move_text(move: Move, follow_zone: str = "") -> str:
    """`purple 1=3`, `white for purple 1=3`, `orange 1=6, joker ?6`; `follow_zone` is where follow-up crosses go."""
    match move:
        case Take():
            return ", ".join([_use(move.die, move.zone, move.mark), *_spent(move)])
        case Claim(bonus=bonus, zone=zone, mark=mark):
            sign = short(ANY) + " " if bonus == ANY else "?" if bonus.startswith("?") else ""
            return f"{sign}{name(zone)} {mark_text(mark)}"
        case Also(die=die, mark=mark):
            return _use(die or follow_zone, follow_zone, mark)
        case Mix(track=word) | Return(die=word):
            return name(word)
        case Roll(dice=dice) if dice:
            return names(dice)
        case _:
            return str(move)


def mark_text(mark: Mark) -> str:
    """The box, the number written in it, and the way: `r1c4`, `1=3`, `3=5 (half)`."""
    if not mark.way:
        return str(mark)
    way = pgettext("way", _WAYS[mark.way])
    return f"{mark._replace(way='')} ({way})"


def _use(die: str, zone: str, mark: Mark) -> str:
    told = f"{name(zone)} {mark_text(mark)}"
    return told if die == zone else _("{die} for {zone_and_box}").format(die=name(die), zone_and_box=told)


def _spent(move: Take) -> Iterator[str]:
    if move.joker:
        yield f"{short('joker')} {move.joker}"
    if move.polish:
        yield f"{short('polish')} {move.polish:+}"
