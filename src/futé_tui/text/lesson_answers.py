"""Answers to the tasks of lessons: a move with the die that it uses, and what it has gained."""

from ..engine.game import Game
from ..engine.moves import Move
from ..engine.rules import DiePlace
from ..hints.preview import Preview, preview
from ..language import _
from .boxes import marks_words
from .choices import no_worth_text
from .costs import changed_by
from .moves import move_words
from .names import sentence, the_die
from .previews import describe_preview
from .worth import change_text, worth_parts


def solution_lines(game: Game, move: Move) -> list[str]:
    """A move that solves a task, `green: a cross (the white die), +3 points`, and what else it gains and leaves."""
    found = preview(game, move)
    gains = describe_preview(found, game.players)
    if not found.marks:
        return [move_words(found), *gains]
    points = [change_text(found.total.by)] if found.total.by else []
    return [", ".join((_with_die(game, found), *points, *changed_by(move))), *gains[1:]]  # the first says the mark


def answer_words(game: Game, move: Move) -> str:
    """A move in a line: `blue 7 (the blue die), +2 points, gain a purple ?`."""
    found = preview(game, move)
    return ", ".join((_with_die(game, found), *worth_parts(found))) if found.marks else move_words(found)


def answer_sentence(game: Game, move: Move) -> str:
    """What a learner's move marks, gains and costs: `Blue 7, +1 point.`, `Yellow 3, row 1, no points yet.`"""
    found = preview(game, move)
    if not found.marks:
        return f"{sentence(move_words(found))}."
    worth = list(worth_parts(found)) or [no_worth_text(found)]
    return f"{sentence(', '.join((marks_words(found.marks), *worth)))}."


def _with_die(game: Game, found: Preview) -> str:
    """What a move marks, with the die that it uses in games with a platter, where players take single dice."""
    words, move = marks_words(found.marks), found.move
    if move.named_die and DiePlace.PLATTER in game.rules.places:
        return _("{what} ({thing})").format(what=words, thing=the_die(move.named_die))
    return words
