"""Hints and prompts: running text in which labels are key-caps."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from ..letters import LABELS
from ..motion.beat import COUNTED_FROM, Beat
from .drawing.palette import Palette
from .drawing.runs import Rows, Run, Target, stacked
from .drawing.signs import ARROW, MORE, TIMES
from .drawing.spans import cut, span, wrap

NOTE = Target("note", "")
_TIED = "\N{NO-BREAK SPACE}"  # around the letter of a cap, so that no line ends there


class Tone(Enum):
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


def hint_lines(
    prompt: str, options: Sequence[str], cursor: str, about: Sequence[str], now: Sequence[str], note: str = ""
) -> tuple[HintLine, ...]:
    """What is said below the sheet, most important first: what to do, the ways to choose between with their labels
    (`cursor` is on one of them), what is pointed at, what is new, where in the turn we are."""
    lines: list[HintLine] = [(Word(prompt, Tone.STRONG),)] if prompt else []
    if options:
        lines.append(tuple(_option_words(options, cursor)))
    lines += [(Word(" ".join(about)),)] if about else []
    lines += [(Word(note, Tone.ACCENT, NOTE),)] if note else []
    lines += [(Word(" ".join(now), Tone.DIM),)] if now else []
    return tuple(lines)


def beat_line(beat: Beat) -> HintLine:
    """What is said while something happens; the links of a chain reaction are counted from the third on."""
    counted = (Word(f"{TIMES}{beat.count}", Tone.LABEL), Word(" ")) if beat.count >= COUNTED_FROM else ()
    return (*counted, Word(beat.said, Tone.ACCENT))


def _option_words(options: Sequence[str], cursor: str) -> Iterator[Word]:
    for number, (option, label) in enumerate(zip(options, LABELS, strict=False)):
        target = Target("option", str(number))
        yield Word(label, Tone.LABEL, target)
        here = option == cursor
        yield Word(f"{ARROW if here else ' '}{option}", Tone.ACCENT if here else Tone.PLAIN, target)
        yield Word("   ")


def draw_hints(lines: Sequence[HintLine], width: int, height: int, palette: Palette, margin: int = 1) -> Rows:
    """As many lines of the hints as there is room for; dots where something is left out."""
    ground = palette.table
    inset = span(" " * margin, ground, ground)
    room = width - 2 * margin
    rows = [row for line in lines for row in wrap([_run(word, palette) for word in line], room)]
    if 0 < height < len(rows):
        last = rows[height - 1]
        rows[height - 1] = cut((*last, last[-1]._replace(text=f" {MORE}")), room)
    spaced = ((inset, *(run._replace(text=run.text.replace(_TIED, " ")) for run in row)) for row in rows[:height])
    return stacked(spaced, width, height, ground)


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
