"""Talking to people line by line, on a terminal or through pipes."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import TextIO

from ..language import _
from ..outside import visible, visible_lines

WIDTH = 78
_LONGEST = 10_000  # letters of a line; no names, moves or paths come near
_DIGITS = 6
_GAP = 2  # cells between a command and its explanation


class InputEnded(Exception):
    """Nobody is typing any more."""


def place(text: str, of: int) -> int | None:
    """The place, from 0, that a typed number from 1 to `of` stands for; None if it is none."""
    number = int(text) if text.isdecimal() and len(text) <= _DIGITS else 0
    return number - 1 if 1 <= number <= of else None


class Console:
    """Lines in and lines out. Prompts are shown only where somebody can see them."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._in = source or sys.stdin
        self._out = target or sys.stdout

    @property
    def interactive(self) -> bool:
        return self._in.isatty() and self._out.isatty()

    def say(self, text: str = "") -> None:
        self._out.write(f"{visible_lines(text)}\n")

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def tell(self, text: str, *, further: int = 0) -> None:
        """Say a text in lines, broken between words."""
        self.say_all(wrapped(text, further=further))

    def ask(self, prompt: str) -> str:
        """The next line. Through a pipe, empty lines and `#` comments are passed over and the line is echoed."""
        while True:
            self._out.write(visible(prompt))
            self._out.flush()
            line = self._in.readline(_LONGEST)
            if len(line) == _LONGEST and not line.endswith("\n"):
                self._pass_over_line()
                self.say(_("This line is too long."))
                continue
            if not line:
                self._out.write("\n")
                raise InputEnded
            line = line.strip()
            if self.interactive:
                return line
            self._out.write(f"{visible(line)}\n")
            if line and not line.startswith("#"):
                return line

    def _pass_over_line(self) -> None:
        while (more := self._in.readline(_LONGEST)) and not more.endswith("\n"):
            pass


def wrapped(text: str, first: int = 0, further: int = 0) -> list[str]:
    """A text in lines, broken between words; the first line and further ones are indented."""
    lines = wrap(text, WIDTH, initial_indent=" " * first, subsequent_indent=" " * further, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] or [""]


def explained(*texts: str) -> list[str]:
    """Explanations in lines, all indented."""
    return [line for text in texts for line in wrapped(text, 2, 2)]


def command_lines(commands: Sequence[tuple[str, str]]) -> Iterator[str]:
    """A heading, then the commands."""
    yield _("Commands:")
    heads = [f"  {_(word)}" for word, _text in commands]
    column = max(map(len, heads)) + _GAP
    for head, (_word, text) in zip(heads, commands, strict=True):
        yield from wrapped(f"{head.ljust(column)}{_(text)}", further=column)
