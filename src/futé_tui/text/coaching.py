"""What the coach says, in words: the expert's choice, why, and how far the others are behind it."""

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.game import Game
from ..engine.moves import Move
from ..expert.coach import Advice, Appraisal
from ..hints.preview import preview
from ..language import _
from .command_titles import title_of
from .moves import plain_way_words, scored_way_words, whole_way_words, with_die
from .names import sentence, within_sentence
from .numbers import decimal
from .previews import describe_preview
from .worth import in_parentheses

_EQUAL = 0.05  # points: what is nearer than that rounds to nothing
_FEW = 5  # choices side by side


class Ranked(NamedTuple):
    """A choice in words, the die it uses, and how many points it is behind the best."""

    words: str
    die: str
    behind: float


class CoachWords(NamedTuple):
    """The expert's choice: the die and what it shows, what is done with it, the total to be expected then, why, and the
    best few choices."""

    die: str
    face: int
    move: str
    expected: str
    why: tuple[str, ...]
    ranking: tuple[Ranked, ...]


def coach_words(game: Game, advice: Advice, names: Sequence[str]) -> CoachWords:
    """What an expert would do in the present decision of a game, and why, in facts of the preview."""
    ranked = advice.ranked()
    best = ranked[0].move
    found = preview(game, best)
    why = describe_preview(found, names)[1 if found.marks else 0 :]  # what is marked is said by the choice itself
    die = best.named_die
    return CoachWords(
        die,
        next((each.face for each in game.rules.dice(game.position) if each.name == die), 0),
        scored_way_words(found, game.moment.waiting) if found.marks else choice_words(game, best),
        _("{points} points expected at the end").format(points=decimal(ranked[0].expected)),
        tuple(why),
        tuple(Ranked(short_choice_words(game, each.move), each.move.named_die, each.behind) for each in ranked[:_FEW]),
    )


def describe_advice(words: CoachWords) -> list[str]:
    """The same as lines of text."""
    choice = _("The coach's choice: {move}. {expected}.")
    others = [in_parentheses(each.words, behind_text(each.behind)) for each in words.ranking[1:]]
    lines = [choice.format(move=words.move, expected=sentence(words.expected)), *words.why]
    return [*lines, _("Next best: {choices}.").format(choices=_("; ").join(others))] if others else lines


def choice_words(game: Game, move: Move) -> str:
    """A choice in a few words: what one key does, or what is marked, gained and given up, and with which die."""
    title = _title(move)
    return with_die(move, title) if title else whole_way_words(preview(game, move), game.moment.waiting)


def short_choice_words(game: Game, move: Move) -> str:
    """The same without what is gained and given up: only what sets it apart from other choices."""
    return with_die(move, _title(move) or plain_way_words(preview(game, move), game.moment.waiting))


def _title(move: Move) -> str:
    return "" if move.chosen_dice else within_sentence(title_of(move))


def worth_text(appraisal: Appraisal) -> str:
    """What a choice is worth: the total to be expected with the best one, the distance to it with any other."""
    if appraisal.behind < _EQUAL:
        return _("{points} points expected").format(points=decimal(appraisal.expected))
    return behind_text(appraisal.behind)


def with_worth(words: str, appraisal: Appraisal) -> str:
    """A few words, then what the choice is worth in a few cells: `blue 9 (+2): -3.2`."""
    best = appraisal.behind < _EQUAL
    expected = _("{points} expected").format(points=decimal(appraisal.expected))
    return _("{what}: {detail}").format(what=words, detail=expected if best else behind_text(appraisal.behind))


def behind_text(behind: float, room: int = 5, tick: str = "") -> str:
    """How far a choice is behind the best, in this many cells: `-3.2`, `-12`; the best one has a tick."""
    if behind < _EQUAL:
        return tick or "="
    if len(exact := decimal(-behind)) <= room:
        return exact
    whole = f"-{max(1, int(behind + 0.5))}"
    return whole if len(whole) <= room else "-99"
