"""A reviewed game move by move: every decision with its loss and a word, every roll with its luck."""

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from ..engine.game import Game
from ..engine.moves import Claim, Done, Move, Take
from ..engine.phases import Phase
from ..expert.review import Chosen, Luck, SeatReview, Verdict
from ..hints.preview import preview
from ..language import _, pgettext
from .bonuses import some_bonuses
from .coaching import choice_words, short_choice_words
from .dice import faces_text
from .names import sentence
from .numbers import decimal
from .review_words import phase_words, verdict_word

_WITH_EXTRA_DIE = (Phase.EXTRA, Phase.PASSIVE_EXTRA)
SMALL = 0.05  # points: what is less rounds to nothing

Dice = tuple[tuple[str, int], ...]


class ReviewLine(NamedTuple):
    """A decision, with its verdict and what would have been better, or a roll, with its dice and no verdict. `moment`
    is where a replay shows it; `amount` is what it cost or gave."""

    moment: int
    round: int
    phase: str
    words: str
    amount: float
    expected: float
    verdict: Verdict | None = None
    better: str = ""
    colour: str = ""  # of the die that was used, or of the zone that was marked
    dice: Dice = ()


def review_lines(seat: SeatReview, game: Game) -> Iterator[ReviewLine]:
    """Everything in the order in which it happened."""
    for luck, chosen in zip_longest(seat.luck, seat.decisions):
        if luck and (luck.step >= 0 or abs(luck.gain) >= SMALL):
            yield _luck_line(luck, chosen, game)
        if chosen:
            yield decision_line(chosen, game)


def decision_line(chosen: Chosen, game: Game, *, weighed: bool = False) -> ReviewLine:
    """A decision: what was played and, if it was not the best, what would have been; `weighed`, with what both gain and
    give up."""
    describe = weighed_move if weighed else described_move
    better = "" if chosen.loss < SMALL else describe(chosen.best, chosen, game)
    return ReviewLine(
        chosen.step,
        chosen.round,
        phase_words(chosen.phase),
        describe(chosen.move, chosen, game),
        -chosen.loss,
        chosen.expected,
        chosen.verdict,
        better,
        _colour(chosen.move),
    )


def _luck_line(luck: Luck, chosen: Chosen | None, game: Game) -> ReviewLine:
    moment = luck.step + 1 if luck.step >= 0 else chosen.step if chosen else len(game.steps)
    round_number = chosen.round if chosen else game.moment.round
    words = _("New estimate")
    dice: Dice = ()
    if luck.step >= 0:
        step = game.steps[luck.step]
        assert step.throw
        assert step.outcome
        dice = tuple(zip(step.throw.dice, step.outcome.faces, strict=True))
        words = pgettext("in the review", "Roll")
    return ReviewLine(moment, round_number, phase_words(luck.phase), words, luck.gain, luck.expected, dice=dice)


def described_move(move: Move, chosen: Chosen, game: Game) -> str:
    """A move of a decision in the words of the coach."""
    if isinstance(move, Done) and chosen.phase in _WITH_EXTRA_DIE:
        return _("finish and keep the extra die")
    return short_choice_words(game.until(chosen.step), move)


def weighed_move(move: Move, chosen: Chosen, game: Game) -> str:
    """The same with what it gains and gives up, and with the actions that it uses and the other one keeps, or the other
    way round."""
    before = game.until(chosen.step)
    words = choice_words(before, move)
    used, others = (
        Counter(preview(before, each).spent) for each in (move, chosen.best if move == chosen.move else chosen.move)
    )
    if more := used - others - _named(move):
        words = _("{move}, using {actions}").format(move=words, actions=some_bonuses(list(more.elements())))
    if fewer := others - used:
        words = _("{move}, keeping {actions}").format(move=words, actions=some_bonuses(list(fewer.elements())))
    return words


def _named(move: Move) -> Counter[str]:
    """The actions that the words of a move name already."""
    return Counter(action for action in move.actions if action != "extra")


def position_note(line: ReviewLine) -> str:
    """What is said at the position of a decision: the move that was made and the better one; nothing of a roll."""
    if line.verdict is None:
        return ""
    played = _("Played: {move} ({verdict}).").format(move=line.words, verdict=verdict_word(line.verdict))
    if not line.better:
        return played
    better = _("Better by {points} points: {move}.").format(points=decimal(-line.amount), move=line.better)
    return f"{played} {better}"


def _colour(move: Move) -> str:
    match move:
        case Take(die=die):
            return die
        case Claim(zone=zone):
            return zone
    return ""


def describe_lines(lines: Iterator[ReviewLine]) -> Iterator[str]:
    """The lines as text, each round under its number."""
    number = -1
    for line in lines:
        if line.round != number:
            number = line.round
            yield _("Round {round}").format(round=number)
        yield f"{amount_text(line):>8}  {_line_text(line)}"


def amount_text(line: ReviewLine) -> str:
    """What a decision cost or a roll gave; `0` where that rounds to nothing."""
    return decimal(line.amount, signed=True) if abs(line.amount) >= SMALL else "0"


def _line_text(line: ReviewLine) -> str:
    if line.verdict is None:
        return " ".join((line.words, faces_text(line.dice))).strip()
    text = f"{sentence(line.words)} ({verdict_word(line.verdict)})"
    better = _("better: {move}").format(move=line.better)
    return _("; ").join((text, better)) if line.better else text


def luck_note(line: ReviewLine) -> str:
    """What luck means in a line that is no decision."""
    if line.dice:
        return _("Luck: how much more or less can be expected after this roll than before it.")
    return _("No roll: after the move the expert judges the position differently. It counts as luck.")
