"""What can be done now, in lines with the number and the notation of each move."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ..engine.dice import FACES
from ..engine.game import Game
from ..engine.moves import Move, box_marked
from ..expert.coach import Advice
from ..hints.compare import BoxChoice, DieChoice, which_box, which_die
from ..hints.preview import Preview, preview
from ..language import _
from ..text.choices import box_words, describe_die_choice, die_words
from ..text.coaching import choice_words, short_choice_words, worth_text
from ..text.costs import Length
from ..text.moves import move_words, other_die, plain_way_words, way_words
from ..text.names import name
from ..text.worth import change_text
from .console import place

_TIED = "\N{NO-BREAK SPACE}"
INDENT = 5  # of the lines that continue a move, behind its number


class Entry(NamedTuple):
    """A move of a list: its number, what it does, and how it is typed; `shorter` says the same in fewer words, and
    `of` is its die or zone, by which it is named where there is no room for it."""

    number: int
    words: str
    notation: str
    always: bool = False  # never left out: rolling, and leaving it at that
    shorter: tuple[str, ...] = ()
    of: str = ""

    def __str__(self) -> str:
        return f"{self.number:>3}  {self.words}  [{self.notation}]"

    @property
    def forms(self) -> tuple["Entry", ...]:
        """The entry in its words and in fewer, the shortest last."""
        return (self, *(self._replace(words=words) for words in self.shorter))


def all_moves(game: Game) -> list[Entry]:
    """Every move with what it gains, in the order of the list."""
    return _listed(game, lambda found: way_words(found, game.moment.waiting) if found.marks else _other_words(found))


def plain_moves(game: Game) -> list[Entry]:
    """The same without what they gain."""
    return _listed(game, lambda found: plain_way_words(found, game.moment.waiting))


def _listed(game: Game, words: Callable[[Preview], str]) -> list[Entry]:
    """Every move in these words."""
    several = _several_dice(game)
    found = [preview(game, move) for move in game.moves()]
    return [_entry(game, each.move, _with_die(each.move, words(each), several=several)) for each in found]


def _with_die(move: Move, words: str, *, several: bool) -> str:
    """A move in words, with the die in front where that is not the die of its zone, and `several` could be used."""
    if several and (die := other_die(move)):
        return _("({die}) {what}").format(die=name(die), what=words)
    return words


def _several_dice(game: Game) -> bool:
    return len({die for move in game.moves() if (die := move.named_die)}) > 1


def best_moves(game: Game) -> list[Entry]:
    """The best move of each die, or the boxes that bonuses offer, in a few words; then rolling and leaving it."""
    several = _several_dice(game)
    lengths = (Length.SHORT, Length.TIGHT, Length.BARE)
    dice = []
    for choice in _dice(game):
        move, forms = choice.best.move, [die_words(choice, length) for length in lengths]
        dice.append(_entry(game, move, *(_with_die(move, form, several=several) for form in forms)))
    boxes = (_entry(game, choice.best.move, box_words(choice, Length.SHORT)) for choice in _boxes(game))
    return [*dice, *boxes, *_others(game)]


def _dice(game: Game) -> tuple[DieChoice, ...]:
    """The dice to choose from; none if it is only one that stays where it is: then its boxes are the choice."""
    choices = which_die(game)
    only = choices[0] if len(choices) == 1 else None
    return () if only and only.alike + only.more > 1 and not only.best.placed else choices


def _boxes(game: Game) -> tuple[BoxChoice, ...]:
    """The boxes to choose from, where that is not a matter of dice."""
    dice = _dice(game)
    marking = [move for move in game.moves() if not move.throws and not move.stops]
    return which_box(game, [move for move in marking if not (dice and move.named_die)])


def advised_moves(game: Game, advice: Advice) -> list[Entry]:
    """The moves as the coach ranks them, each with what it is worth."""
    text = _("{what}: {detail}")
    forms = (choice_words, short_choice_words)
    return [
        _entry(game, each.move, *(text.format(what=words(game, each.move), detail=worth_text(each)) for words in forms))
        for each in advice.ranked()
    ]


def compared(game: Game) -> Iterator[Entry]:
    """All choices of a decision side by side, in full."""
    several = _several_dice(game)
    for choice in _dice(game):
        words = _with_die(choice.best.move, describe_die_choice(choice), several=several)
        yield _entry(game, choice.best.move, words)
    for box in _boxes(game):
        yield _entry(game, box.best.move, box_words(box))
    yield from _others(game)


def compared_for_die(game: Game, die: str) -> Iterator[Entry]:
    """The boxes that one die can mark, the best first."""
    moves = [move for move in game.moves() if move.uses_die and move.named_die == die]
    for choice in which_box(game, moves):
        yield _entry(game, choice.best.move, box_words(choice))


def with_worth(entries: Iterable[Entry], advice: Advice | None) -> Iterator[str]:
    """Entries as lines, each with what the coach thinks of it."""
    worth = {str(each.move): worth_text(each) for each in advice.ranked()} if advice else {}
    text = _("{what}: {detail}")
    for entry in entries:
        detail = worth.get(entry.notation)
        yield str(entry._replace(words=text.format(what=entry.words, detail=detail)) if detail else entry)


def plain_list(game: Game) -> str:
    """The notation of all moves with their numbers, side by side."""
    numbered = [f"{number} {move}" for number, move in enumerate(game.moves(), 1)]
    return "   ".join(text.replace(" ", _TIED) for text in numbered)


def numbered(game: Game, text: str) -> str:
    """The move behind a number of the list, or the text itself."""
    number = place(text, len(game.moves()))
    return text if number is None else str(game.moves()[number])


def _entry(game: Game, move: Move, words: str, *shorter: str) -> Entry:
    always = move.stops or (move.throws and not move.chosen_dice)
    return Entry(game.moves().index(move) + 1, words, str(move), always, shorter, _of(game, move))


def _of(game: Game, move: Move) -> str:
    """The die of a move, or the zone that it marks without one."""
    box = box_marked(move, game.rules.follow_zone(game.position))
    return name(move.named_die or (box[0] if box else ""))


def _others(game: Game) -> Iterator[Entry]:
    """Rolling and stopping."""
    for move in game.moves():
        if move.throws or move.stops:
            found = preview(game, move)
            yield _entry(game, move, _other_words(found), move_words(found))


def _other_words(found: Preview) -> str:
    """Rolling or stopping in words: the sums that chosen dice can make, the points that nothing costs."""
    words = move_words(found)
    if dice := len(found.move.chosen_dice):
        return _("{what}: {lowest} to {highest}").format(what=words, lowest=FACES[0] * dice, highest=FACES[-1] * dice)
    return ", ".join((words, change_text(found.total.by))) if found.total.by and not found.move.throws else words
