"""Whether the terminal is still there. A window may be gone without a signal; Textual would then read on for ever."""

import select
import sys


def terminal_is_gone() -> bool:
    """Whether whoever held the other end of the terminal has let go of it."""
    if sys.__stdin__ is None:
        return True
    poll = select.poll()
    poll.register(sys.__stdin__.fileno(), 0)
    return any(event & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, event in poll.poll(0))
