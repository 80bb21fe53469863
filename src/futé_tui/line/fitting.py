"""The moves of a prompt in few words: shorter where there is little room, named by die or zone where there is none."""

from collections.abc import Iterable, Mapping, Sequence

from ..language import _
from .listing import Entry

MOST_WORDS = 60  # of what is said at a decision, list and all


def fitting(entries: Sequence[Entry], moves: int, room: int) -> list[str]:
    """The entries in as many words as fit, and where to find the rest of all `moves`."""
    by_number = {entry.number: entry for entry in entries}
    listed = {number: entry.forms[-1] for number, entry in by_number.items()}
    for entry in reversed(entries):
        if count_words(_lines(entries, listed, moves)) <= room:
            break
        if not entry.always:
            del listed[entry.number]
    for number in tuple(listed):
        for form in by_number[number].forms:
            longer = listed | {number: form}
            if count_words(_lines(entries, longer, moves)) <= room:
                listed = longer
                break
    return _lines(entries, listed, moves)


def count_words(lines: Iterable[str]) -> int:
    """How many words and numbers there are; a colon by itself, as in French, does not count."""
    return sum(any(map(str.isalnum, word)) for line in lines for word in line.split())


def _lines(entries: Sequence[Entry], listed: Mapping[int, Entry], moves: int) -> list[str]:
    lines = [str(entry) for entry in listed.values()]
    if len(listed) == moves:
        return lines
    said = {entry.of for entry in listed.values()}
    left_out = dict.fromkeys(entry.of for entry in entries if entry.of and entry.of not in said)
    rest = _("Type moves for all {number} moves.").format(number=moves)
    also = _("Also: {names}.").format(names=", ".join(left_out)) if left_out else ""
    return [*lines, f"  {f'{also} {rest}'.strip()}"]
