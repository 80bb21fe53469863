"""A bar for work that takes a while."""

import sys

_BAR = 40


def show_progress(done: int, of: int) -> None:
    """Fill the bar on the error stream, where somebody looks on; at the end it goes away."""
    if not sys.stderr.isatty():
        return
    filled = _BAR * done // of
    end = "\r" + " " * (_BAR + 20) + "\r" if done == of else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{of}{end}")
    sys.stderr.flush()
