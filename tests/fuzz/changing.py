"""Changes to texts and data, from a seed: letters, lines and values that are lost, doubled, swapped or wrong."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

_SIGNS = "0123456789=>.:~?#\"'[]{}, \n\t\x00\x1b\u202eéZ-+_"
_WORDS = (
    "",
    "0",
    "-1",
    "99",
    "roll",
    "pass",
    "r1c1",
    "r9c9",
    "1=9",
    "2=5:times",
    "*",
    "{x}",
    "{green 3}",
    "fox",
    "green",
)
_NUMBERS = (-1, 0, 1, 2, 6, 7, 99, 10**9, -(10**30))
_VALUES: tuple[Any, ...] = (None, True, 1.5, "", [], {}, "x", 10**9)


def changed_text(text: str, random: Random) -> str:
    """The text after one to three mishaps."""
    for _ in range(random.choice((1, 1, 2, 3))):
        text = random.choice((_other_sign, _lost_line, _doubled_line, _swapped_lines, _other_word, _cut))(text, random)
    return text


def _other_sign(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice((random.choice(_SIGNS), "")) + text[at + random.choice((0, 1)) :]


def _other_word(text: str, random: Random) -> str:
    words = text.split(" ")
    words[random.randrange(len(words))] = random.choice(_WORDS)
    return " ".join(words)


def _lost_line(text: str, random: Random) -> str:
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def _doubled_line(text: str, random: Random) -> str:
    lines = text.split("\n")
    lines.insert(random.randrange(len(lines)), random.choice(lines))
    return "\n".join(lines)


def _swapped_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def changed_data(data: dict[str, Any], random: Random) -> dict[str, Any]:
    """Parsed data after one or two mishaps."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 2))):
        places = list(_places(data))
        if places:
            _change(*random.choice(places), random)
    return data


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with every key or place in it."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])


def _change(container: Any, key: Any, random: Random) -> None:
    match random.randrange(5), container[key]:
        case 0, _:
            del container[key]
        case 1, _:
            container[key] = random.choice(_VALUES)
        case _, bool(value):
            container[key] = not value
        case _, int():
            container[key] = random.choice(_NUMBERS)
        case _, str(value):
            container[key] = _other_word(value, random)
        case _, [*values] if values:
            container[key] = random.choice((values[:-1], values + values[:1], values[::-1]))
        case _, dict(values) if values:
            lost = random.choice(list(values))
            container[key] = {random.choice(_WORDS) if name == lost else name: value for name, value in values.items()}
