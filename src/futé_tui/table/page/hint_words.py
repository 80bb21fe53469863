"""Hints and prompts in words: what is said, the most important first, with keys as key-caps and what a click means."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from ...language import _
from ..hint_view import HintItem, HintView, OptionGroup
from ..letters import LABELS
from ..motion.beat import COUNTED_FROM, Beat
from .drawing.caches import cached
from .drawing.glyphs import ARROW, COSTLY, MORE, TIMES
from .drawing.runs import Target

NOTE = Target("note", "")
_MORE = Target("more", "")
_MOST_KEYS = 10  # key-caps before one text
_FOR_CHOICES = 2  # rows that a long prompt leaves to what there is to choose between
_LEAST_RANGE = 4  # consecutive labels, from this many on, are shown as a range
_TO = "–"
_RANGES = LABELS.replace("0", " ")  # 0 comes after 9, which nobody expects


class Tone(StrEnum):
    """How a word is said."""

    PLAIN = "plain"
    STRONG = "strong"
    ACCENT = "accent"
    DIM = "dim"
    LABEL = "label"  # the key-cap of a box
    KEY = "key"  # any other key
    COSTLY = "costly"  # the sign of boxes that cost an action, in the colours of their key-caps


CAPS = (Tone.LABEL, Tone.KEY, Tone.COSTLY)


class Word(NamedTuple):
    """A piece of a hint, and what a click on it means."""

    text: str
    tone: Tone = Tone.PLAIN
    target: Target | None = None


HintLine = tuple[Word, ...]


class HintPart(NamedTuple):
    """Pieces that belong together, the most important first: sentences that run on, or things to choose between, which
    are `listed` one in a row where there is room and otherwise flow in one of their `short` forms, the longest first,
    or `merged`, those that have much in common together. A listed piece may be said in several ways, too, for as much
    of it as fits. `below`: this many rows are left to what follows; `instead` is said where nothing else fits, in the
    first form that does; `brief` are the pieces where what follows needs the room; `aside` is said in their last row,
    or else before the last part."""

    pieces: tuple[HintLine, ...] = ()
    listed: tuple[tuple[HintLine, ...], ...] = ()
    short: tuple[tuple[HintLine, ...], ...] = ()
    merged: tuple[HintLine, ...] = ()
    below: int = 0
    instead: tuple[HintLine, ...] = ()
    brief: tuple[HintLine, ...] = ()
    aside: HintLine = ()


def hint_parts(
    prompt: str,
    options: Sequence[str],
    cursor: int | None,
    said: HintView,
    notice: str = "",
    note_key: str = "",
    short_options: Sequence[Sequence[str]] = (),
    option_labels: Sequence[str] = LABELS,
    option_groups: Sequence[OptionGroup] = (),
    short_prompt: str = "",
    more: tuple[str, str] = ("", ""),
) -> tuple[HintPart, ...]:
    """What is said below the sheet, most important first: what a key has done and what to do now, the ways to choose
    between with their labels (`cursor` is on one of them), what is pointed at, what is new, what to choose between,
    where in the turn we are. With a `note_key`, what is new makes room for what there is to choose between. `more` is
    the key for what has no label yet, and what it leads to."""
    parts = []
    words, brief = (
        tuple((Word(text, tone),) for text, tone in ((notice, Tone.ACCENT), (asked, Tone.STRONG)) if text)
        for asked in (prompt, short_prompt or prompt)
    )
    key, leads_to = more
    leading_on = Word(key, Tone.KEY, _MORE), Word(f" {leads_to}.", Tone.PLAIN, _MORE)  # among sentences
    pieces: tuple[HintLine, ...] = (*words, leading_on) if all(more) else words
    if pieces:
        below = _FOR_CHOICES if options or said.items else 0
        aside = (Word(said.order, Tone.DIM),) if said.order else ()
        parts.append(HintPart(pieces, below=below, brief=brief, aside=aside))
    if options:
        ways, *short_ways = (
            tuple(_way(number, text, option_labels[number], here=number == cursor) for number, text in enumerate(texts))
            for texts in (options, *(short_options or [options]))
        )
        groups = tuple(_group(group, option_labels, cursor) for group in option_groups)
        parts.append(HintPart(listed=tuple((way,) for way in ways), short=tuple(short_ways), merged=groups))
    if said.about:
        parts.append(_sentences(said.about, Tone.PLAIN))
    folded = bool(note_key and said.note and said.items)
    if said.note and not folded:
        parts.append(HintPart((_note(said.note),)))
    if said.items:
        parts.append(_choices(said.items, said.by_zone)._replace(below=1 if folded else 0))
    if folded:
        parts.append(HintPart((_note(said.note),), instead=_folded_note(note_key)))
    if said.now:
        parts.append(_sentences(said.now, Tone.DIM))
    return tuple(parts)


@cached(4)
def _choices(items: Sequence[HintItem], by_zone: Sequence[HintItem]) -> HintPart:
    """What there is to choose between; the cursor moves on among the same items."""
    listed = tuple(tuple(_item(item, text) for text in item.in_a_row) for item in items)
    most = max(len(item.in_few_words) for item in items)
    words = [item.in_few_words for item in items]
    forms = dict.fromkeys(tuple(each[min(number, len(each) - 1)] for each in words) for number in range(most))
    short = tuple(tuple(map(_item, items, texts)) for texts in forms)
    return HintPart(listed=listed, short=short, merged=tuple(_item(item, item.in_few_words[-1]) for item in by_zone))


def beat_part(beat: Beat) -> HintPart:
    """What is said while something happens; the links of a chain reaction are counted from the third on."""
    counted = (Word(f"{TIMES}{beat.count}", Tone.LABEL), Word(" ")) if beat.count >= COUNTED_FROM else ()
    return HintPart(((*counted, Word(beat.said, Tone.ACCENT)),))


def _sentences(sentences: Sequence[str], tone: Tone) -> HintPart:
    return HintPart(tuple(_sentence(sentence, tone) for sentence in sentences))


def _sentence(sentence: str, tone: Tone) -> HintLine:
    """A sentence; the sign of costly boxes in front of it looks like them."""
    said = sentence.removeprefix(COSTLY)
    return (Word(COSTLY, Tone.COSTLY), Word(said, tone)) if said != sentence else (Word(sentence, tone),)


def _note(note: str) -> HintLine:
    return (Word(note, Tone.ACCENT, NOTE),)


def _folded_note(key: str) -> tuple[HintLine, ...]:
    """Where there is no room for it, what is new is a key away."""
    forms = _("Something new: read about it"), _("Something new")
    return tuple((Word(key, Tone.KEY, NOTE), Word(f" {words}", Tone.ACCENT, NOTE)) for words in forms)


def _way(number: int, option: str, label: str, *, here: bool) -> HintLine:
    target = Target("option", str(number))
    text = Word(f"{ARROW if here else ' '}{option}", Tone.ACCENT if here else Tone.PLAIN, target)
    return Word(label, Tone.LABEL, target), text


def _group(group: OptionGroup, labels: Sequence[str], cursor: int | None) -> HintLine:
    """Ways that have much in common: their keys with the numbers that the keys do not say, then what they share."""
    words: list[Word] = []
    for number, text in group.ways:
        target, here = Target("option", str(number)), number == cursor
        words.append(Word(labels[number], Tone.LABEL, target))
        if text or here:
            words.append(Word(f"{ARROW if here else ' '}{text} ", Tone.ACCENT if here else Tone.PLAIN, target))
    gap = "" if words[-1].text.endswith(" ") else " "
    return *words, Word(f"{gap}{group.shared}")


def _item(item: HintItem, text: str) -> HintLine:
    target = Target("die", item.die) if item.die else Target("box", *item.box) if item.box else None
    tone = Tone.KEY if item.die else Tone.LABEL
    keys = [key for key in item.keys if key]
    words = [Word(text, Tone.PLAIN if text == _TO else tone, target) for text in _with_ranges(keys)]
    more = f" {MORE}" if len(words) > _MOST_KEYS else ""
    words = words[:_MOST_KEYS]
    if words and words[-1].text == _TO:
        words.pop()
    return *words, Word(f"{more} {text}" if words else text, Tone.PLAIN, target)


def _with_ranges(keys: Sequence[str]) -> Iterator[str]:
    """Keys, of which several consecutive letters, or digits from 1 to 9, are a range: `A`, `–`, `F`, `J`."""
    start = 0
    while start < len(keys):
        end = start + 1
        while end < len(keys) and "".join(keys[start : end + 1]) in _RANGES:
            end += 1
        if end - start >= _LEAST_RANGE:
            yield from (keys[start], _TO, keys[end - 1])
        else:
            yield from keys[start:end]
        start = end
