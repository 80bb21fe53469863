"""A move in a few words, for reading, not for typing."""

from collections.abc import Sequence

from ..engine.moves import Decline, Done, Miss, Mix, Move, Pass, Penalty, Reroll, Return, Roll, Skip, zone_marked
from ..hints.preview import Preview
from ..language import N_, _, pgettext
from .boxes import mark_words, marks_words, write_text
from .choices import return_text, unlock_text
from .costs import Length, changed_by, price_text
from .names import bonus_name, bonus_names, name, together
from .worth import change_text, line_of, worth_parts

_PLAIN: dict[type[Move], str] = {
    Pass: N_("pass: take no die"),
    Decline: N_("decline"),
    Miss: N_("write nothing and cross a misthrow"),
    Penalty: N_("cross nothing and take a penalty"),
    Skip: N_("cross nothing"),
    Done: N_("finish"),
}
_WAYS = {"half": N_("with the bonus"), "times": N_("without the bonus")}


def move_words(found: Preview) -> str:
    """What a move does: `blue 9`, `pink: write 3`, `return the blue die`, `roll orange and purple`."""
    move = found.move
    match move:
        case Mix(track=track):
            return unlock_text(track)
        case Return(die=die):
            return return_text(die)
        case Reroll():
            return pgettext("move", "reroll") if found.spent else pgettext("free move", "reroll")
        case Roll(dice=()):
            return _("roll")
        case Roll(dice=dice):
            return _("roll {dice}").format(dice=together([name(die) for die in dice]))
        case _ if type(move) in _PLAIN:
            return _(_PLAIN[type(move)])
    return ", ".join([mark_words(found.marks[0]), *changed_by(move)])


def with_die(move: Move, words: str) -> str:
    """A move in words, with the die where that is not the die of its zone."""
    die = other_die(move)
    return _("{what} ({thing})").format(what=words, thing=name(die)) if die else words


def other_die(move: Move) -> str:
    """The die of a move, where that is not the die of its zone."""
    return move.named_die if move.mark_made and move.named_die != zone_marked(move, "") else ""


def way_words(found: Preview, waiting: Sequence[str] = (), length: Length = Length.WHOLE) -> str:
    """One of several ways to mark a box: what is written, gained and spent; the bonus, where several wait."""
    return _with_bonus(line_of(found, length) if found.marks else move_words(found), found.move, waiting)


def whole_way_words(found: Preview, waiting: Sequence[str] = ()) -> str:
    """The same with the die after what is written."""
    marked = with_die(found.move, marks_words(found.marks) if found.marks else move_words(found))
    return _with_bonus(", ".join((marked, *(worth_parts(found) if found.marks else ()))), found.move, waiting)


def scored_way_words(found: Preview, waiting: Sequence[str] = ()) -> str:
    """The same with the points alone, where sentences below say what else it gains and costs."""
    marked = with_die(found.move, marks_words(found.marks))
    points = [change_text(found.total.by)] if found.total.by else []
    return _with_bonus(", ".join((marked, *points, *changed_by(found.move))), found.move, waiting)


def number_words(found: Preview, length: Length) -> str:
    """A way in a few words where all differ in the number that is written: `write 6 (+6, reroll)`."""
    return line_of(found, length, words=write_text(found.marks[0].written))


def shared_words(found: Preview) -> str:
    """What ways to write different numbers may have in common: all that is gained but for points, given up and
    spent."""
    gains = [_("with {bonuses}").format(bonuses=bonus_names(found.kept))] if found.kept else []
    given_up = [_("without the bonus")] if found.forfeited else []
    priced = [price_text(found.price, Length.BARE)] if found.price.skipped else []
    return ", ".join((*gains, *given_up, *priced, *changed_by(found.move)))


def plain_way_words(found: Preview, waiting: Sequence[str] = ()) -> str:
    """A way without anything that is gained or spent: with the bonus of its box or without, where that is a choice."""
    move, words = found.move, move_words(found)
    if move.mark_made and move.mark_made.way in _WAYS:
        words = ", ".join((words, _(_WAYS[move.mark_made.way])))
    return _with_bonus(words, move, waiting)


def _with_bonus(words: str, move: Move, waiting: Sequence[str]) -> str:
    if move.mark_made and move.used_bonus and len(set(waiting)) > 1:
        return _("{what} ({thing})").format(what=words, thing=bonus_name(move.used_bonus))
    return words
