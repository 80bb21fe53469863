"""Who sits at a table, as typed or chosen: people by their names, bots as `bot:renard`."""

from collections.abc import Iterable

from ..engine.problems import Problem
from ..expert.levels import BY_KEY
from ..language import N_
from .opponents import BOT, opponent_name


class NoSuchBot(Problem):
    """A bot that nobody knows."""


def seat_word(bot: str) -> str:
    """How a bot is typed and remembered."""
    return f"{BOT}{bot}"


def bot_of(word: str) -> str:
    """The key of the bot that a word means; empty for the name of a person."""
    key = word.removeprefix(BOT)
    return key if word.startswith(BOT) and key in BY_KEY else ""


def read_seats(words: Iterable[str]) -> tuple[list[str], dict[int, str]]:
    """The names, and which seats are bots; NoSuchBot if one of them does not exist. Equal bots get numbers."""
    names: list[str] = []
    bots: dict[int, str] = {}
    for seat, word in enumerate(words):
        if not word.startswith(BOT):
            names.append(word)
            continue
        key = word.removeprefix(BOT)
        if key not in BY_KEY:
            raise NoSuchBot(N_("there is no bot {key!r}; there are {known}"), key=key, known=", ".join(BY_KEY))
        bots[seat] = key
        names.append(_free_name(opponent_name(key), names))
    return names, bots


def _free_name(name: str, taken: list[str]) -> str:
    """The name, with a number if it is taken."""
    free = (each for each in (name, *(f"{name} {number}" for number in range(2, len(taken) + 2))) if each not in taken)
    return next(free)
