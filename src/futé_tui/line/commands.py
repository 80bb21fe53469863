"""The commands of line mode as a table: each with what it does, in lines that fit."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from ..language import _

_COLUMN = 19  # where the explanations start


def command_lines(commands: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """A heading, then the commands."""
    yield _("Commands:")
    for word, text in commands:
        head = f"  {_(word)}".ljust(_COLUMN - 1)
        yield from wrap(f"{head} {_(text)}", width, subsequent_indent=" " * _COLUMN, break_on_hyphens=False)
