"""A move in a few words, for reading, not for typing."""

from ..engine.moves import Claim, Decline, Done, Miss, Mix, Move, Pass, Reroll, Return, Roll, Take
from ..hints.preview import Preview
from ..language import N_, _
from .boxes import mark_words
from .names import name, together
from .worth import changed_by, line_of

_PLAIN: dict[type[Move], str] = {
    Reroll: N_("reroll"),
    Pass: N_("pass: take no die"),
    Decline: N_("decline"),
    Miss: N_("write nothing and cross a misthrow"),
    Done: N_("finish"),
}


def move_words(found: Preview) -> str:
    """What a move does: `blue 9`, `white: pink, write 3`, `return blue`, `roll orange and purple`."""
    move = found.move
    match move:
        case Mix(track=track):
            return _("unlock {action}").format(action=name(track))
        case Return(die=die):
            return _("return {die}").format(die=name(die))
        case Roll(dice=()):
            return _("roll")
        case Roll(dice=dice):
            return _("roll {dice}").format(dice=together([name(die) for die in dice]))
        case _ if type(move) in _PLAIN:
            return _(_PLAIN[type(move)])
    return ", ".join([mark_words(found.marks[0]), *changed_by(move)])


def line_words(found: Preview) -> str:
    """A move of a list with what it brings: `blue 9, +2 points, gain reroll`."""
    if found.rolled or isinstance(found.move, Mix | Return) or found.move.stops:
        return move_words(found)
    return line_of(found)


def way_words(found: Preview) -> str:
    """One of several ways to mark a box: what is written, gained and spent."""
    return line_of(found) if found.marks else move_words(found)


def die_of(move: Move) -> str:
    """The die that a move uses, if it is not that of the zone it marks."""
    return move.die if isinstance(move, Take) and move.die != move.zone else ""


def bonus_of(move: Move) -> str:
    """The bonus that a move uses."""
    return move.bonus if isinstance(move, Claim) else ""
