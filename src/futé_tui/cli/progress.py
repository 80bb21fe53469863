"""A progress bar."""

import sys

from ..language import _

_BAR = 40


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
