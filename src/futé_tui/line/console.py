"""Talking to people line by line, on a terminal or through pipes."""

import sys
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TextIO

from ..language import _
from ..outside import visible, visible_lines

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

    def ask(self, prompt: str) -> str:
        """The next line. Through a pipe, empty lines and `#` comments are passed over and the line is echoed."""
        while True:
            self._out.write(visible(prompt))
            self._out.flush()
            line = self._in.readline()
            if not line:
                self._out.write("\n")
                raise InputEnded
            line = line.strip()
            if self.interactive:
                return line
            self._out.write(f"{visible(line)}\n")
            if line and not line.startswith("#"):
                return line


def command_lines(commands: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """A heading, then the commands."""
    yield _("Commands:")
    heads = [f"  {_(word)}" for word, _text in commands]
    column = max(map(len, heads)) + _GAP
    for head, (_word, text) in zip(heads, commands, strict=True):
        line = f"{head.ljust(column)}{_(text)}"
        yield from wrap(line, width, subsequent_indent=" " * column, break_on_hyphens=False)
