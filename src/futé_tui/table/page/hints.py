"""Hints drawn in the rows there are: what does not fit is said in fewer words or left out whole, never cut."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ...language import _, ngettext
from .drawing.caches import cached
from .drawing.glyphs import ARROW, with_minus
from .drawing.palette import Palette
from .drawing.runs import Row, Rows, Run, flow, joined, row_width, span, stacked, wrap
from .hint_words import CAPS, NOTE, HintLine, HintPart, Tone, Word

_TIED = "\N{NO-BREAK SPACE}"  # around the letter of a cap, so that no line ends there
_GAP = 3  # cells between things to choose between


def draw_hints(parts: Sequence[HintPart], width: int, height: int, palette: Palette) -> Rows:
    """As many of the hints as there is room for: parts in order, each with as many of its pieces as fit. What there is
    to choose between keeps its words before anything else is said."""
    ground = palette.table
    margin = span(" ", ground, ground)
    room = width - 2
    laid_out = _laid_out(parts, room, height, palette)
    if laid_out.folded and (beside := _folded_beside_prompt(parts, 1, room, palette)):
        more_said = _laid_out(beside, room, height, palette)
        laid_out = more_said if len(more_said.rows) >= len(laid_out.rows) else laid_out
    if not laid_out.worded:
        for others in _with_more_room(parts, room, palette):
            laid_out = _laid_out(others, room, height, palette)
            if laid_out.worded:
                break
    if not laid_out.asked:
        ways = (_laid_out(others, room, height, palette) for others in _asking(parts))
        laid_out = next((way for way in ways if way.asked and way.worded), laid_out)
    return stacked(((margin, *map(_untied, row)) for row in laid_out.rows), width, height, ground)


def shows_note(rows: Rows, note: str) -> bool:
    """Whether a note is there in all its words, neither folded nor left out."""
    shown = ("".join(run.text for run in row if run.target == NOTE) for row in rows)
    return " ".join(shown).split() == with_minus(note).split()


class _LaidOut(NamedTuple):
    """The rows of the parts, whether one of them has room only for what is said instead, whether all that there is to
    choose between has its words, and whether the first part is whole, which ends with what to do."""

    rows: list[Row]
    folded: bool
    worded: bool
    asked: bool


def _laid_out(parts: Sequence[HintPart], room: int, height: int, palette: Palette) -> _LaidOut:
    rows: list[Row] = []
    folded, worded, asked = False, True, True
    aside: HintLine = ()
    for number, part in enumerate(parts):
        free = height - len(rows) - part.below
        if aside and part is parts[-1] and not (part.short or part.instead):
            part = part._replace(pieces=(aside, *part.pieces))
        fitting = _choices(part, room, free, palette) if part.short else _sentences_that_fit(part, room, free, palette)
        if not number:
            asked = bool(part.short) or fitting == _running(part.pieces, room, palette)
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
    return _LaidOut(rows, folded, worded, asked)


def _with_more_room(parts: Sequence[HintPart], room: int, palette: Palette) -> Iterator[Sequence[HintPart]]:
    """The parts with more and more room for what there is to choose between: first the note is folded into the row of
    the prompt, then left out, then the choices follow the prompt, which may be brief."""
    beside = _folded_beside_prompt(parts, len(parts), room, palette)
    if beside:
        yield beside
    first, *rest = _without_notes(parts)
    yield first, *rest
    if rest and rest[0].short:
        for pieces in (beside[0].pieces if beside else (), first.pieces, first.brief):
            if pieces and len(_running(pieces, room, palette)) == 1:
                yield _after_prompt(pieces, rest[0]), *rest[1:]


def _asking(parts: Sequence[HintPart]) -> Iterator[Sequence[HintPart]]:
    """The parts with ever more room for what to do, below what has happened: a row more, fewer words, without what is
    new."""
    first = parts[0]
    for rest in (parts[1:], _without_notes(parts)[1:]):
        for pieces in filter(None, (first.pieces, first.brief)):
            for below in range(first.below, -1, -1):
                yield first._replace(pieces=pieces, below=below), *rest


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


@cached(8)
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
    """The short forms of all pieces; between two forms, more and more pieces take the shorter one, from the end."""
    yield part.short[0]
    for longer, shorter in pairwise(part.short):
        for count in range(len(longer) - 1, -1, -1):
            yield (*longer[:count], *shorter[count:])
    if part.merged:
        yield part.merged


@cached(8)
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
    text = _cap_text(word.text, palette) if word.tone in CAPS else with_minus(word.text)
    return span(text, fg, bg, bold=bold, target=word.target)


def _cap_text(key: str, palette: Palette) -> str:
    return f"{_TIED}{key}{_TIED}" if palette.painted else f"[{key}]"
