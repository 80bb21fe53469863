"""What can be done now, in lines with the number and the notation of each move."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..engine.game import Game
from ..engine.moves import Move, Roll, Take, die_of
from ..expert.coach import Advice
from ..hints.compare import which_box, which_die
from ..hints.preview import preview
from ..language import _
from ..text.choices import describe_box_choice, describe_die_choice, short_box_choice, short_die_choice
from ..text.coaching import choice_words, worth_text
from ..text.moves import move_words, other_die, way_words
from ..text.names import name
from .console import place

_TIED = "\N{NO-BREAK SPACE}"
INDENT = 5  # of the lines that continue a move, behind its number
MOST_WORDS = 60  # of what is said at a decision, list and all


class Entry(NamedTuple):
    """A move of a list: its number, what it does, and how it is typed."""

    number: int
    words: str
    notation: str
    always: bool = False  # never left out: rolling, and leaving it at that

    def __str__(self) -> str:
        return f"{self.number:>3}  {self.words}  [{self.notation}]"


def all_moves(game: Game) -> list[Entry]:
    """Every move with what it gains, in the order of the list."""
    waiting, several = game.moment.waiting, _several_dice(game)
    words = ((move, way_words(preview(game, move), waiting)) for move in game.moves())
    return [_entry(game, move, _with_die(move, text, several=several)) for move, text in words]


def _with_die(move: Move, words: str, *, several: bool) -> str:
    """A move in words, with the die in front where that is not the die of its zone, and `several` could be used."""
    if several and (die := other_die(move)):
        return _("({die}) {what}").format(die=name(die), what=words)
    return words


def _several_dice(game: Game) -> bool:
    return len({die for move in game.moves() if (die := die_of(move))}) > 1


def best_moves(game: Game) -> list[Entry]:
    """The best move of each die, or the boxes that bonuses offer, in a few words; then rolling and leaving it."""
    several = _several_dice(game)
    dice = [
        _entry(game, choice.best.move, _with_die(choice.best.move, short_die_choice(choice), several=several))
        for choice in which_die(game)
    ]
    boxes = which_box(game, _without_die(game))
    return [*dice, *(_entry(game, choice.best.move, short_box_choice(choice)) for choice in boxes), *_others(game)]


def advised_moves(game: Game, advice: Advice) -> list[Entry]:
    """The moves as the coach ranks them, each with what it is worth."""
    text = _("{what}: {detail}")
    return [
        _entry(game, each.move, text.format(what=choice_words(game, each.move), detail=worth_text(each)))
        for each in advice.ranked()
    ]


def compared(game: Game) -> Iterator[str]:
    """All choices of a decision beside each other, in full."""
    several = _several_dice(game)
    for choice in which_die(game):
        words = _with_die(choice.best.move, describe_die_choice(choice), several=several)
        yield str(_entry(game, choice.best.move, words))
    for box in which_box(game, _without_die(game)):
        yield str(_entry(game, box.best.move, describe_box_choice(box)))
    yield from map(str, _others(game))


def compared_for_die(game: Game, die: str) -> Iterator[str]:
    """The boxes that one die can mark, the best first."""
    moves = [move for move in game.moves() if isinstance(move, Take) and move.die == die]
    for choice in which_box(game, moves):
        yield str(_entry(game, choice.best.move, describe_box_choice(choice)))


def fitting(entries: Sequence[Entry], words: int) -> list[Entry]:
    """As many entries as these words are enough for."""
    left = words - sum(_count(entry) for entry in entries if entry.always)
    kept = []
    for entry in entries:
        left -= 0 if entry.always else _count(entry)
        if entry.always or left >= 0:
            kept.append(entry)
    return kept


def plain_list(game: Game) -> str:
    """The notation of all moves with their numbers, beside each other."""
    numbered = [f"{number} {move}" for number, move in enumerate(game.moves(), 1)]
    return "   ".join(text.replace(" ", _TIED) for text in numbered)


def numbered(game: Game, text: str) -> str:
    """The move behind a number of the list, or the text itself."""
    number = place(text, len(game.moves()))
    return text if number is None else str(game.moves()[number])


def count_words(lines: Iterable[str]) -> int:
    return sum(len(line.split()) for line in lines)


def _count(entry: Entry) -> int:
    return count_words([str(entry)])


def _entry(game: Game, move: Move, words: str) -> Entry:
    chooses_dice = isinstance(move, Roll) and bool(move.dice)
    always = move.stops or (move.throws and not chooses_dice)
    return Entry(game.moves().index(move) + 1, words, str(move), always)


def _without_die(game: Game) -> list[Move]:
    """The moves that mark a box without naming a die."""
    return [move for move in game.moves() if not die_of(move) and not move.throws and not move.stops]


def _others(game: Game) -> Iterator[Entry]:
    """Rolling and stopping."""
    for move in game.moves():
        if move.throws or move.stops:
            yield _entry(game, move, move_words(preview(game, move)))
