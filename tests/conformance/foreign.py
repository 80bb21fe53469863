"""Texts that look like moves: those of other moments of the game, and legal ones with a word or number exchanged."""

import random
import re
from collections import Counter
from collections.abc import Iterator

from futé_tui.engine.game import without_number
from futé_tui.engine.moves import Claim, Move, Take
from futé_tui.engine.notation import parse

from .subjects import Subject, walk

_TOKEN = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")
_PLAIN = ("roll", "reroll", "pass", "decline", "done", "miss", "", "nonsense", ">", "?any>", "roll white")
_ADDED = ("~3", "~?5", "+1", "-2", "=4", ":half")


class Vocabulary:
    """Every move met in some games of a sheet, and the words, numbers and signs they are made of."""

    def __init__(self, subject: Subject) -> None:
        met = {str(move) for seed in range(3) for game in walk(subject.new_game(seed), seed) for move in game.moves()}
        self._moves = sorted(met)
        tokens = sorted({token for text in met for token in _TOKEN.findall(text)})
        self._numbers = sorted({*(token for token in tokens if token.isdigit()), "0", "7", "13"})
        self._words = [token for token in tokens if token.isalpha() and len(token) > 1]

    def texts(self, legal: tuple[Move, ...], rng: random.Random, amount: int) -> Iterator[str]:
        """Some texts that may or may not be legal now."""
        for _ in range(amount):
            yield rng.choice(self._moves)
            yield rng.choice(_PLAIN)
            base = str(rng.choice(legal)) if rng.random() < 0.7 else rng.choice(self._moves)
            yield self._with_a_token_exchanged(base, rng)
            yield self._with_something_added(base, rng)
            yield str(without_number(rng.choice(legal)))

    def _with_a_token_exchanged(self, text: str, rng: random.Random) -> str:
        found = [match for match in _TOKEN.finditer(text) if match[0].isalnum()]
        if not found:
            return text
        token = rng.choice(found)
        other: str = rng.choice(self._numbers if token[0].isdigit() else self._words)
        return text[: token.start()] + other + text[token.end() :]

    def _with_something_added(self, text: str, rng: random.Random) -> str:
        head, arrow, tail = text.partition(">")
        added = rng.choice(_ADDED)
        return f"{text}{added}" if added[0] in "=:" or not arrow else f"{head}{added}>{tail}"


class Legal:
    """What a list allows: texts that spell a move, or just one move with its number left out."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._spelled = set(map(str, moves))
        self._without_number = Counter(str(without_number(move)) for move in moves)

    def __contains__(self, text: str) -> bool:
        try:
            move = parse(text)
        except ValueError:
            return False
        if str(move) in self._spelled:
            return True
        return isinstance(move, Take | Claim) and not move.mark.number and self._without_number[str(move)] == 1
