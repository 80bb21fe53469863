"""A move in a few words, for reading, not for typing."""

from collections.abc import Sequence

from ..engine.moves import Claim, Decline, Done, Miss, Mix, Move, Pass, Reroll, Return, Roll
from ..hints.preview import Preview
from ..language import N_, _
from .boxes import mark_words
from .names import bonus_name, name, together
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


def way_words(found: Preview, waiting: Sequence[str] = ()) -> str:
    """One of several ways to mark a box: what is written, gained and spent; the bonus, where several wait."""
    words = line_of(found) if found.marks else move_words(found)
    move = found.move
    if isinstance(move, Claim) and len(set(waiting)) > 1:
        return _("{what} ({thing})").format(what=words, thing=bonus_name(move.bonus))
    return words
