"""Whether there is a terminal for the app."""

import sys


def at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
