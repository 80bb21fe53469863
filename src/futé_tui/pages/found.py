"""Words that are searched for, set off in rows of text."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from ..table.page.drawing.colour import ink_on
from ..table.page.drawing.palette import Palette
from ..table.page.drawing.runs import Row, Run, span
from ..text.rule_pages.printing import plain_letters


def marked(row: Row, words: Sequence[str], palette: Palette) -> Row:
    """The row with every word that is found in it on a ground of its own; accents and capitals do not matter."""
    pattern = _pattern(tuple(words))
    if pattern is None:
        return row
    text = "".join(plain_letters(letter)[:1] or letter for run in row for letter in run.text)
    found = {place for match in pattern.finditer(text) for place in range(*match.span())}
    if not found:
        return row
    runs: list[Run] = []
    start = 0
    for run in row:
        runs += _split(run, [start + place in found for place in range(len(run.text))], palette)
        start += len(run.text)
    return tuple(runs)


def _split(run: Run, found: Sequence[bool], palette: Palette) -> list[Run]:
    """A run in pieces that are found or not."""
    pieces: list[Run] = []
    for here, letters in groupby(zip(run.text, found, strict=True), key=itemgetter(1)):
        text = "".join(letter for letter, _found in letters)
        gold = span(text, ink_on(palette.gold), palette.gold, bold=True, target=run.target)
        pieces.append(gold if here else run._replace(text=text))
    return pieces


@lru_cache(maxsize=16)
def _pattern(words: tuple[str, ...]) -> re.Pattern[str] | None:
    """Matches any of the words."""
    plain = [re.escape(plain_letters(word)) for word in words]
    return re.compile("|".join(sorted(plain, key=len, reverse=True))) if plain else None
