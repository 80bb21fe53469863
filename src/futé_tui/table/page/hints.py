"""Hints and prompts: running text in which keys are key-caps. What does not fit is left out whole, never cut."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ...language import _, ngettext
from ..hinting import HintItem, HintView, OptionGroup
from ..letters import LABELS
from ..motion.beat import COUNTED_FROM, Beat
from .drawing.glyphs import ARROW, COSTLY, MORE, TIMES, with_minus
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, Run, Target, row_width, stacked
from .drawing.spans import flow, joined, span, wrap

NOTE = Target("note", "")
_MORE = Target("more", "")
_TIED = "\N{NO-BREAK SPACE}"  # around the letter of a cap, so that no line ends there
_GAP = 3  # cells between things to choose between
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


_CAPS = (Tone.LABEL, Tone.KEY, Tone.COSTLY)


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
        for asked in (prompt, short_prompt)
    )
    pieces: tuple[HintLine, ...] = (*words, _leading_on(*more)) if all(more) else words
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
        listed = tuple(tuple(_item(item, text) for text in item.in_a_row) for item in said.items)
        forms = dict.fromkeys(zip(*(item.in_few_words for item in said.items), strict=True))
        short = tuple(tuple(map(_item, said.items, texts)) for texts in forms)
        merged = tuple(_item(item, item.in_few_words[-1]) for item in said.by_zone)
        parts.append(HintPart(listed=listed, short=short, merged=merged, below=1 if folded else 0))
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
    return HintPart(tuple(_sentence(sentence, tone) for sentence in sentences))


def _sentence(sentence: str, tone: Tone) -> HintLine:
    """A sentence; the sign of costly boxes in front of it looks like them."""
    said = sentence.removeprefix(COSTLY)
    return (Word(COSTLY, Tone.COSTLY), Word(said, tone)) if said != sentence else (Word(sentence, tone),)


def _leading_on(key: str, leads_to: str) -> HintLine:
    """The key for more, and what it leads to."""
    return Word(key, Tone.KEY, _MORE), Word(f" {leads_to}", Tone.PLAIN, _MORE)


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


def draw_hints(parts: Sequence[HintPart], width: int, height: int, palette: Palette) -> Rows:
    """As many of the hints as there is room for: parts in order, each with as many of its pieces as fit. What there is
    to choose between keeps its words before anything else is said."""
    ground = palette.table
    margin = span(" ", ground, ground)
    room = width - 2
    laid_out = _laid_out(parts, room, height, palette)
    if laid_out.folded and (beside := _folded_beside_prompt(parts, 1, room, palette)):
        laid_out = _laid_out(beside, room, height, palette)
    if not laid_out.worded:
        for others in _with_more_room(parts, room, palette):
            laid_out = _laid_out(others, room, height, palette)
            if laid_out.worded:
                break
    return stacked(((margin, *map(_untied, row)) for row in laid_out.rows), width, height, ground)


def shows_note(rows: Rows, note: str) -> bool:
    """Whether a note is there in all its words, neither folded nor left out."""
    shown = ("".join(run.text for run in row if run.target == NOTE) for row in rows)
    return " ".join(shown).split() == with_minus(note).split()


class _LaidOut(NamedTuple):
    """The rows of the parts, whether one of them has room only for what is said instead, and whether all that there is
    to choose between has its words."""

    rows: list[Row]
    folded: bool
    worded: bool


def _laid_out(parts: Sequence[HintPart], room: int, height: int, palette: Palette) -> _LaidOut:
    rows: list[Row] = []
    folded, worded = False, True
    aside: HintLine = ()
    for number, part in enumerate(parts):
        free = height - len(rows) - part.below
        if aside and part is parts[-1] and not (part.short or part.instead):
            part = part._replace(pieces=(aside, *part.pieces))
        fitting = _choices(part, room, free, palette) if part.short else _sentences_that_fit(part, room, free, palette)
        if part.aside:
            longer = _running((*part.pieces, part.aside), room, palette)
            fitting, aside = (longer, ()) if len(longer) == len(fitting) else (fitting, part.aside)
        if part.short and not fitting:
            worded = False
            fitting = _first_choices(part, room, free, palette)
        if not fitting and not number:
            fitting = _running(part.pieces[:1], room, palette)[:height]
        folded |= bool(part.instead) and any(fitting == _running((form,), room, palette) for form in part.instead)
        rows += fitting
    return _LaidOut(rows, folded, worded)


def _with_more_room(parts: Sequence[HintPart], room: int, palette: Palette) -> Iterator[Sequence[HintPart]]:
    """The parts with ever more room for what there is to choose between: what is new folded in the row of the prompt,
    then left out, then the choices themselves after the prompt, which may be brief."""
    beside = _folded_beside_prompt(parts, len(parts), room, palette)
    if beside:
        yield beside
    first, *rest = _without_notes(parts)
    yield first, *rest
    if rest and rest[0].short:
        for pieces in (beside[0].pieces if beside else (), first.pieces, first.brief):
            if pieces and len(_running(pieces, room, palette)) == 1:
                yield _after_prompt(pieces, rest[0]), *rest[1:]


def _folded_beside_prompt(parts: Sequence[HintPart], forms: int, room: int, palette: Palette) -> tuple[HintPart, ...]:
    """The parts with the folded note, in one of its first `forms`, in the row of the prompt, which leaves its own row
    to what there is to choose between; nothing if that row is too short."""
    first, *rest = _without_notes(parts)
    for form in (form for part in parts for form in part.instead[:forms]):
        if len(_running(pieces := (*first.pieces, form), room, palette)) == 1:
            return first._replace(pieces=pieces), *rest
    return ()


def _without_notes(parts: Sequence[HintPart]) -> tuple[HintPart, ...]:
    """The parts without what can be folded; nothing below what there is to choose between has a row of its own."""
    return tuple(part._replace(below=part.below if part.pieces else 0) for part in parts if not part.instead)


def _after_prompt(prompt: tuple[HintLine, ...], choices: HintPart) -> HintPart:
    """What there is to choose between in the row of the prompt and below."""
    said = tuple(word for piece in prompt for word in (*piece, Word(" ")))[:-1]
    forms = tuple((said, *form) for form in choices.short)
    return HintPart(short=forms, merged=(said, *choices.merged) if choices.merged else ())


def _untied(run: Run) -> Run:
    """A run as it is shown."""
    return run._replace(text=run.text.replace(_TIED, " ")) if _TIED in run.text else run


def _sentences_that_fit(part: HintPart, room: int, height: int, palette: Palette) -> list[Row]:
    """As many sentences as there are rows for, or what is said instead."""
    for count in range(len(part.pieces), 0, -1):
        if len(rows := _running(part.pieces[:count], room, palette)) <= height:
            return rows
    for form in part.instead:
        if len(rows := _running((form,), room, palette)) <= height:
            return rows
    return []


def _choices(part: HintPart, room: int, height: int, palette: Palette) -> list[Row]:
    """All that there is to choose between, each with its words: one in a row, or in short; nothing if that does not
    fit."""
    if 0 < len(part.listed) <= height:
        listed = [row for ways in part.listed for row in _one_row(ways, room, palette)]
        if len(listed) <= height:
            return listed
    for pieces in _ever_shorter(part):
        rows = _flowing(pieces, room, palette)
        if len(rows) <= height and all(row_width(row) <= room for row in rows):
            return rows
    return []


def _ever_shorter(part: HintPart) -> Iterator[Sequence[HintLine]]:
    """The short forms of all pieces; between two of them, ever more pieces in the shorter one, from the end."""
    yield part.short[0]
    for longer, shorter in pairwise(part.short):
        for count in range(len(longer) - 1, -1, -1):
            yield (*longer[:count], *shorter[count:])
    if part.merged:
        yield part.merged


def _first_choices(part: HintPart, room: int, height: int, palette: Palette) -> list[Row]:
    """The first that there is to choose between, with the one under the cursor, and how many more there are."""
    for pieces in filter(None, (part.merged, part.short[-1])):
        here = next((piece for piece in pieces if any(word.text.startswith(ARROW) for word in piece)), pieces[0])
        for count in range(len(pieces) - 1, 0, -1):
            kept = pieces[:count] if here in pieces[:count] else (*pieces[: count - 1], here)
            others = tuple(piece for piece in pieces if piece not in kept)
            rows = _flowing((*kept, _others(others)), room, palette)
            if len(rows) <= height and all(row_width(row) <= room for row in rows):
                return rows
    return []


def _others(pieces: Sequence[HintLine]) -> HintLine:
    """The keys of what else there is to choose between; boxes, which have their labels on the sheet, are counted."""
    if any(word.target and word.target.kind == "box" for word in pieces[-1]):
        text = ngettext("and {number} more on the sheet", "and {number} more on the sheet", len(pieces))
        return (Word(text.format(number=len(pieces)), Tone.DIM),)
    keys = (word for piece in pieces for word in piece if word.tone in (Tone.KEY, Tone.LABEL))
    more = _("more:")
    return Word(f"{more} ", Tone.DIM), *keys


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
    return flow([_block(piece, palette) for piece in pieces], room, _GAP, palette.table)


@lru_cache(maxsize=256)
def _block(piece: HintLine, palette: Palette) -> Row:
    """A thing to choose between in one piece. The same are tried together with ever shorter ones."""
    return joined(_run(word, palette) for word in piece)


@lru_cache(maxsize=256)
def _running(pieces: tuple[HintLine, ...], room: int, palette: Palette) -> list[Row]:
    """Sentences as running text."""
    spans = []
    for number, piece in enumerate(pieces):
        if number:
            spans.append(_run(Word(" "), palette))
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
        Tone.COSTLY: (palette.costly_text, palette.label, True),
    }[word.tone]
    text = _cap_text(word.text, palette) if word.tone in _CAPS else with_minus(word.text)
    return span(text, fg, bg, bold=bold, target=word.target)


def _cap_text(key: str, palette: Palette) -> str:
    return f"{_TIED}{key}{_TIED}" if palette.painted else f"[{key}]"
