"""What may be typed for a value, and what is meant by what was typed."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..engine.bonuses import FOX, NOTHING, zone_bonus
from ..language import N_, _
from ..outside import is_harmless
from ..sheets.schema.ruleset import Header
from ..text.names import name
from .values import Value

LONGEST = 100  # characters of a text
_NUMBER = re.compile("-?[0-9]+")
_ROUNDS = "round_bonuses"
_SIGNS = {
    "x": N_("a printed cross"),
    "-": N_("no box"),
    "o": N_("a box"),
    "P": N_("a pentagon"),
    ".": N_("no box"),
    "W": N_("white"),
    "L": N_("light"),
    "D": N_("dark"),
    "?": N_("any number"),
}


class Meant(NamedTuple):
    """What a text means, or why it means nothing."""

    value: int | str | None
    problem: str = ""


def read_typed(model: Header, value: Value, typed: str) -> Meant:
    """What somebody means who types this: a number, a word, or enough letters of one."""
    text = typed.strip()
    if value.allowed.text:
        if not text or not is_harmless(text):
            return Meant(None, _("This needs some text."))
        return Meant(text)
    if value.allowed.number and _NUMBER.fullmatch(text):
        number = int(text)
        low, high = value.allowed.least, value.allowed.most
        if (low is not None and number < low) or (high is not None and number > high):
            return Meant(None, number_text(value))
        return Meant(number)
    if word := _word(text, dict(_words(model, value))):
        return Meant("" if value.allowed.bonus and word == NOTHING else word)
    return Meant(None, "" if _begins(model, value, text) else choices_text(model, value))


def _word(typed: str, words: dict[str, str]) -> str:
    """The word that is typed, or the only one that begins like this. Capital letters may matter: `P` is a pentagon."""
    if typed in words:
        return words[typed]
    folded = typed.casefold()
    exactly = {word for shown, word in words.items() if shown.casefold() == folded}
    alike = exactly or {word for shown, word in words.items() if shown.casefold().startswith(folded)}
    return alike.pop() if len(alike) == 1 and folded else ""


def _begins(model: Header, value: Value, typed: str) -> bool:
    """Whether more letters could make something of it."""
    words = [shown.casefold() for shown, _word in _words(model, value)]
    if value.allowed.number:
        words.append("-")
    if value.allowed.bonus and "=" in typed:
        zone, _sign, number = typed.partition("=")
        return not number and zone.casefold() in {word[1:] for word in words if word.startswith("?")}
    return any(word.startswith(typed.casefold()) for word in words)


def _words(model: Header, value: Value) -> Iterator[tuple[str, str]]:
    """The words that may be typed, each as the format has it and in the language spoken."""
    if not value.allowed.bonus:
        yield from ((word, word) for word in value.allowed.words)
        return
    for word in bonus_words(model, value):
        yield word, word
        bonus = zone_bonus(word)
        if bonus is None and word != NOTHING:
            yield name(word), word
        elif bonus and bonus.zone:
            yield f"?{name(bonus.zone)}" if not bonus.number else f"{name(bonus.zone)}={bonus.number}", word


def bonus_words(model: Header, value: Value) -> Iterator[str]:
    """The bonuses that can be printed here."""
    yield from (word for word in model.bonus_words() if word != FOX or value.field != _ROUNDS)


def number_text(value: Value) -> str:
    """Which numbers may be typed."""
    low, high = value.allowed.least, value.allowed.most
    if low is None or high is None:
        return _("A whole number.")
    return _("A number from {low} to {high}.").format(low=low, high=high)


def choices_text(model: Header, value: Value) -> str:
    """What may be typed, in a line or two."""
    allowed = value.allowed
    if allowed.text:
        return _("Any text, up to {number} characters.").format(number=LONGEST)
    if allowed.bonus:
        short = [word for word in bonus_words(model, value) if "=" not in word]
        numbered = _("zone=number")
        return _("A bonus: {words}.").format(words=", ".join([*short, numbered]))
    words = ", ".join(f"{word} ({_(_SIGNS[word])})" if word in _SIGNS else word for word in allowed.words)
    if allowed.number and words:
        numbers = number_text(value).rstrip(".")
        return _("{numbers}, or {words}.").format(numbers=numbers, words=words)
    return number_text(value) if allowed.number else _("One of {words}.").format(words=words)
