"""Hints and prompts: running text in which keys are key-caps. What does not fit is left out whole, never cut."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from ...language import _
from ..hinting import HintItem, HintView
from ..letters import LABELS
from ..motion.beat import COUNTED_FROM, Beat
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, Run, Target, row_width, stacked
from .drawing.signs import ARROW, MORE, TIMES
from .drawing.spans import flow, joined, span, wrap

NOTE = Target("note", "")
_TIED = "\N{NO-BREAK SPACE}"  # around the letter of a cap, so that no line ends there
_GAP = 3  # cells between things to choose between
_MOST_KEYS = 10  # key-caps before one text
_MOST_BARE = 20  # key-caps without a text
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


class Word(NamedTuple):
    """A piece of a hint, and what a click on it means."""

    text: str
    tone: Tone = Tone.PLAIN
    target: Target | None = None


HintLine = tuple[Word, ...]


class HintPart(NamedTuple):
    """Pieces that belong together, the most important first: sentences that run on, or things to choose between, which
    are `listed` one in a row where there is room and otherwise flow in one of their `short` forms, the longest first. A
    listed piece may be said in several ways, too, for as much of it as fits. `below`: this many rows are left to what
    follows; `instead` is said where nothing else fits."""

    pieces: tuple[HintLine, ...] = ()
    listed: tuple[tuple[HintLine, ...], ...] = ()
    short: tuple[tuple[HintLine, ...], ...] = ()
    below: int = 0
    instead: HintLine = ()


def hint_parts(
    prompt: str,
    options: Sequence[str],
    cursor: int | None,
    said: HintView,
    notice: str = "",
    note_key: str = "",
    short_options: Sequence[Sequence[str]] = (),
    option_labels: Sequence[str] = LABELS,
) -> tuple[HintPart, ...]:
    """What is said below the sheet, most important first: what a key has done and what to do now, the ways to choose
    between with their labels (`cursor` is on one of them), what is pointed at, what is new, what to choose between,
    where in the turn we are. With a `note_key`, what is new makes room for what there is to choose between."""
    parts = []
    words = tuple(Word(text, tone) for text, tone in ((notice, Tone.ACCENT), (prompt, Tone.STRONG)) if text)
    if words:
        parts.append(HintPart(tuple((word,) for word in words), below=_FOR_CHOICES if options or said.items else 0))
    if options:
        ways, *short_ways = (
            tuple(_way(number, text, option_labels[number], here=number == cursor) for number, text in enumerate(texts))
            for texts in (options, *(short_options or [options]))
        )
        parts.append(HintPart(listed=tuple((way,) for way in ways), short=tuple(short_ways)))
    if said.about:
        parts.append(_sentences(said.about, Tone.PLAIN))
    folded = bool(note_key and said.note and said.items)
    if said.note and not folded:
        parts.append(HintPart((_note(said.note),)))
    if said.items:
        listed = tuple(tuple(_item(item, text) for text in _shorter(item.parts)) for item in said.items)
        forms = zip(*(item.in_few_words for item in said.items), strict=True)
        short = tuple(tuple(map(_item, said.items, texts)) for texts in forms)
        if said.by_zone:
            short = (*short, tuple(_item(item, item.in_few_words[-1]) for item in said.by_zone))
        parts.append(HintPart(listed=listed, short=short, below=1 if folded else 0))
    if folded:
        parts.append(HintPart((_note(said.note),), instead=_folded_note(note_key)))
    if said.now:
        parts.append(_sentences(said.now, Tone.DIM))
    return tuple(parts)


def beat_part(beat: Beat) -> HintPart:
    """What is said while something happens; the links of a chain reaction are counted from the third on."""
    counted = (Word(f"{TIMES}{beat.count}", Tone.LABEL), Word(" ")) if beat.count >= COUNTED_FROM else ()
    return HintPart(((*counted, Word(beat.said, Tone.ACCENT)),))


def _sentences(sentences: Sequence[str], tone: Tone) -> HintPart:
    return HintPart(tuple((Word(sentence, tone),) for sentence in sentences))


def _note(note: str) -> HintLine:
    return (Word(note, Tone.ACCENT, NOTE),)


def _folded_note(key: str) -> HintLine:
    """Where there is no room for it, what is new is a key away."""
    words = _("Something new: read about it")
    return Word(key, Tone.KEY, NOTE), Word(f" {words}", Tone.ACCENT, NOTE)


def _way(number: int, option: str, label: str, *, here: bool) -> HintLine:
    target = Target("option", str(number))
    text = Word(f"{ARROW if here else ' '}{option}", Tone.ACCENT if here else Tone.PLAIN, target)
    return Word(label, Tone.LABEL, target), text


def _shorter(parts: Sequence[str]) -> list[str]:
    """All parts, then ever fewer."""
    return [_("; ").join(parts[:count]) for count in range(len(parts), 0, -1)]


def _item(item: HintItem, text: str) -> HintLine:
    target = Target("die", item.die) if item.die else Target("box", *item.box) if item.box else None
    tone = Tone.KEY if item.die else Tone.LABEL
    keys = [key for key in item.keys if key]
    words = [Word(text, Tone.PLAIN if text == _TO else tone, target) for text in _with_ranges(keys)]
    more = f" {MORE}" if len(words) > _MOST_KEYS else ""
    words = words[:_MOST_KEYS]
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


def draw_hints(parts: Sequence[HintPart], width: int, height: int, palette: Palette) -> Rows:
    """As many of the hints as there is room for: parts in order, each with as many of its pieces as fit."""
    ground = palette.table
    margin = span(" ", ground, ground)
    room = width - 2
    rows, folded = _laid_out(parts, room, height, palette)
    if folded and (beside := _folded_beside_prompt(parts, room, palette)):
        rows, _folded = _laid_out(beside, room, height, palette)
    return stacked(((margin, *map(_untied, row)) for row in rows), width, height, ground)


def _laid_out(parts: Sequence[HintPart], room: int, height: int, palette: Palette) -> tuple[list[Row], bool]:
    """The rows of the parts, and whether one of them has room only for what is said instead."""
    rows: list[Row] = []
    folded = False
    for number, part in enumerate(parts):
        fitting = _fit(part, room, height - len(rows) - part.below, palette)
        if not fitting and not number:
            fitting = _running(part.pieces[:1], room, palette)[:height]
        folded |= bool(part.instead) and fitting == _running((part.instead,), room, palette)
        rows += fitting
    return rows, folded


def _folded_beside_prompt(parts: Sequence[HintPart], room: int, palette: Palette) -> tuple[HintPart, ...]:
    """The parts with the folded note in the row of the prompt, which leaves its own row to what there is to choose
    between; nothing if that row is too short."""
    first, *others = parts
    pieces = (*first.pieces, *(part.instead for part in others if part.instead))
    if len(_running(pieces, room, palette)) > 1:
        return ()
    return first._replace(pieces=pieces), *(part._replace(below=0) for part in others if not part.instead)


def _untied(run: Run) -> Run:
    """A run as it is shown."""
    return run._replace(text=run.text.replace(_TIED, " ")) if _TIED in run.text else run


def _fit(part: HintPart, room: int, height: int, palette: Palette) -> list[Row]:
    """The pieces of a part that fit: all of them listed, or in short, or else as many sentences as there are rows for.
    Of things to choose between none is left out."""
    if 0 < len(part.listed) <= height:
        listed = [row for ways in part.listed for row in _one_row(ways, room, palette)]
        if len(listed) <= height:
            return listed
    for pieces in chain(part.short, _ever_barer(part.short[-1]) if part.short else ()):
        rows = _flowing(pieces, room, palette)
        if len(rows) <= height and all(row_width(row) <= room for row in rows):
            return rows
    for count in range(len(part.pieces), 0, -1):
        if len(rows := _running(part.pieces[:count], room, palette)) <= height:
            return rows
    return _running((part.instead,), room, palette)[:height] if part.instead else []


def _ever_barer(pieces: Sequence[HintLine]) -> Iterator[Sequence[HintLine]]:
    """Shorten from the end: the last choices keep only their keys; if that is still too long, show the first alone:
    the boxes have their labels on the sheet."""
    for count in range(len(pieces) - 1, 0, -1):
        yield (*pieces[:count], *_bare(pieces[count:]))
    yield pieces[:1]


def _bare(pieces: Sequence[HintLine]) -> Iterator[HintLine]:
    """The keys of pieces, labels in their order. What has no key keeps its words unless it is a box, which gets its
    label later, and so does what is under the cursor."""
    keys: dict[str, Word] = {}
    for piece in pieces:
        own = [word for word in _all_keys(piece) if word.tone in (Tone.LABEL, Tone.KEY)]
        if any(word.text.startswith(ARROW) for word in piece) or not (own or piece[-1].target):
            yield piece
        else:
            keys |= {word.text: word for word in own}
    ordered = [*_with_ranges(sorted(keys, key=LABELS.find))]
    for first in range(0, len(ordered), _MOST_BARE):
        yield tuple(keys.get(text, Word(text)) for text in ordered[first : first + _MOST_BARE])


def _all_keys(piece: HintLine) -> Iterator[Word]:
    """The words of a piece, with all labels of its ranges."""
    for number, word in enumerate(piece):
        yield word
        if word.text == _TO:
            between = LABELS[LABELS.index(piece[number - 1].text) + 1 : LABELS.index(piece[number + 1].text)]
            yield from (word._replace(text=label, tone=Tone.LABEL) for label in between)


@lru_cache(maxsize=64)
def _one_row(ways: tuple[HintLine, ...], room: int, palette: Palette) -> list[Row]:
    """The longest way to say it that fits in one row, or else the shortest in several. The cursor moves on among the
    same things to choose between."""
    for way in ways:
        spans = [_run(word, palette) for word in way]
        if row_width(spans) <= room:
            return [joined(spans)]
    return wrap(spans, room)


def _flowing(pieces: Sequence[HintLine], room: int, palette: Palette) -> list[Row]:
    """Things to choose between beside each other, each in one piece."""
    blocks = [joined(_run(word, palette) for word in piece) for piece in pieces]
    return flow(blocks, room, _GAP, palette.table)


@lru_cache(maxsize=256)
def _running(pieces: tuple[HintLine, ...], room: int, palette: Palette) -> list[Row]:
    """Sentences as running text."""
    spans = []
    for number, piece in enumerate(pieces):
        if number:
            spans.append(_run(Word(" ", piece[0].tone), palette))
        spans += [_run(word, palette) for word in piece]
    return wrap(spans, room)


@lru_cache(maxsize=1024)
def _run(word: Word, palette: Palette) -> Run:
    ground = palette.table
    fg, bg, bold = {
        Tone.PLAIN: (palette.text, ground, False),
        Tone.STRONG: (palette.text, ground, True),
        Tone.ACCENT: (palette.accent, ground, True),
        Tone.DIM: (palette.dim, ground, False),
        Tone.LABEL: (palette.label_text, palette.label, True),
        Tone.KEY: (palette.cap_text, palette.cap, True),
    }[word.tone]
    text = f"{_TIED}{word.text}{_TIED}" if word.tone in (Tone.LABEL, Tone.KEY) else word.text
    return span(text, fg, bg, bold=bold, target=word.target)
