"""A progress bar."""

import sys

_BAR = 40


def show_progress(done: int, of: int) -> None:
    """Draw the bar on the error stream if it is a terminal; remove it at the end."""
    if not sys.stderr.isatty():
        return
    filled = _BAR * done // of
    end = "\r" + " " * (_BAR + 20) + "\r" if done == of else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{of}{end}")
    sys.stderr.flush()
