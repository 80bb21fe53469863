"""Whether somebody sits at a terminal, where the app can be opened."""

import sys


def at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
