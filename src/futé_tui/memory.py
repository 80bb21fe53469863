"""How the C library hands out memory: worker threads take theirs where everything else is.

Linux gives every thread a heap of its own, and none of them gives memory back that another could use. An app that asks
experts all evening, each time in whichever thread is free, would grow with every thread that has ever worked.
"""

import sys

_M_ARENA_MAX = -8  # glibc's number for the most heaps there may be


def share_one_heap() -> None:
    """Let threads that start from now on use the heaps there are; other C libraries have one anyway, or no choice."""
    if sys.platform != "linux":
        return
    import ctypes  # only here: line mode and commands have no use for it

    try:
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1)
    except (OSError, AttributeError):
        return
