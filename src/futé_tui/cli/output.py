"""All that the command line prints. Whatever comes from outside goes through the same door on its way."""

import sys

from ..language import _
from ..outside import visible_complaint, visible_lines


def say(text: object = "") -> None:
    print(visible_lines(text))


def complain(problem: object) -> None:
    """Say on the error stream what is wrong."""
    print(_("fute: {problem}").format(problem=visible_complaint(problem)), file=sys.stderr)


def at_terminal() -> bool:
    """Whether there is a terminal for the app."""
    return sys.stdin.isatty() and sys.stdout.isatty()
