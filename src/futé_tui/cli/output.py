"""Everything that the command line prints. Text from outside is made visible on its way."""

import os
import sys
from collections.abc import Iterable

from ..language import _
from ..outside import visible_complaint, visible_lines

_BAR = 40  # columns


def say(text: object = "") -> None:
    print(visible_lines(text))


def say_all(lines: Iterable[object]) -> None:
    for line in lines:
        say(line)


def complain(problem: object) -> None:
    """Say on the error stream what is wrong."""
    print(_("fute: {problem}").format(problem=visible_complaint(problem)), file=sys.stderr)


def open_streams() -> None:
    """Open standard streams that were closed when the program was started."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def discard_output() -> None:
    """Discard everything from now on, even what is still buffered."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def at_terminal() -> bool:
    """Whether there is a terminal for the app."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def show_progress(done: int, of: int, title: str = "") -> None:
    """Draw the bar on the error stream if it is a terminal; remove it at the end."""
    if not sys.stderr.isatty():
        return
    filled = _BAR * done // of
    line = f"{title}[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{of}"
    end = "\r" + " " * len(line) + "\r" if done == of else ""
    sys.stderr.write(f"\r{line}{end}")
    sys.stderr.flush()


def show_salvage(done: int, of: int) -> None:
    """Say what takes so long at the start: games are being saved from a damaged file."""
    show_progress(done, of, _("Saving games: "))
