"""The commands of line mode as a table: each with what it does, in lines that fit."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from ..language import _

_GAP = 2  # cells between a command and its explanation


def command_lines(commands: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """A heading, then the commands."""
    yield _("Commands:")
    heads = [f"  {_(word)}" for word, _text in commands]
    column = max(map(len, heads)) + _GAP
    for head, (_word, text) in zip(heads, commands, strict=True):
        line = f"{head.ljust(column)}{_(text)}"
        yield from wrap(line, width, subsequent_indent=" " * column, break_on_hyphens=False)
