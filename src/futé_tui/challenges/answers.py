"""Answers: a finished game of a challenge as one text, short because the code gives the dice.

An answer is the number of the chosen move at every decision; reading it replays the game, so points are counted, never
claimed. The text does not show how the game went, so it can be sent at any time.
"""

from dataclasses import dataclass
from hashlib import blake2b

from ..engine.game import Game
from ..language import _
from ..user_errors import UserError
from .challenge import Challenge
from .codes import Sources, read_code, write_code
from .symbols import NoSymbol, read_number, write_number
from .verifying import verify

LONGEST_NAME = 40
_MARK = "."  # between code and answer
_CHECK = 4
_TOTAL = 2
_LONGEST = 1000  # signs of an answer
_START = 1  # a first byte that is not zero, so that zeros after it are kept


class AnswerError(UserError):
    """An answer that cannot be read; the text says why in one sentence."""


@dataclass(frozen=True)
class Answer:
    """A challenge and the game that was replayed from the answer."""

    challenge: Challenge
    game: Game


def write_answer(game: Game, challenge: Challenge) -> str:
    """The answer for a finished game; raises NotOfThisChallenge."""
    verify(game, challenge)
    code = write_code(challenge)
    name = game.players[0][:LONGEST_NAME].encode("utf-8", "replace")
    moves = 0
    for step in reversed(game.steps):
        moves = moves * len(step.before.moves) + step.before.moves.index(step.move)
    total = game.scores()[0].total.to_bytes(_TOTAL, "big", signed=True)
    content = bytes([len(name)]) + name + total + moves.to_bytes((moves.bit_length() + 7) // 8, "big")
    signs = write_number(int.from_bytes(bytes([_START]) + content + _check(code, content), "big"))
    return f"{code}{_MARK}{signs}"


def read_answer(text: str, sources: Sources = ()) -> Answer:
    """Read an answer; AnswerError or CodeError if it is mistyped or cannot be played here."""
    code, mark, signs = "".join(text.split())[:_LONGEST].partition(_MARK)
    if not mark:
        raise AnswerError(_("This is not an answer. An answer is the duel's code, a dot and a row of characters."))
    challenge = read_code(code, sources)
    name, total, moves = _unfold(write_code(challenge), signs)
    game = challenge.start(name)
    while game.to_move is not None:
        moves, chosen = divmod(moves, len(game.moves()))
        game.play(game.moves()[chosen])
    if moves or game.scores()[0].total != total:
        raise AnswerError(_("This answer comes from another version of futé with different moves."))
    return Answer(challenge, game)


def _unfold(code: str, signs: str) -> tuple[str, int, int]:
    """Name, total and moves of an answer to this code."""
    try:
        number = read_number(signs)
    except NoSymbol as error:
        raise AnswerError(_("This answer has a typo: {sign!r} can't be part of it.").format(sign=str(error))) from None
    everything = number.to_bytes((number.bit_length() + 7) // 8, "big")
    content, check = everything[1:-_CHECK], everything[-_CHECK:]
    if everything[:1] != bytes([_START]) or not content or check != _check(code, content):
        raise AnswerError(_("This answer has a typo, or a part of it is missing."))
    length = content[0]
    name = content[1 : 1 + length].decode("utf-8", "replace")
    if not name.strip():
        raise AnswerError(_("This answer has no name in it."))
    total = int.from_bytes(content[1 + length : 1 + length + _TOTAL], "big", signed=True)
    return name, total, int.from_bytes(content[1 + length + _TOTAL :], "big")


def _check(code: str, content: bytes) -> bytes:
    return blake2b(code.encode() + content, digest_size=_CHECK).digest()
