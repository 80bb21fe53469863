"""How memory is handed out and taken back: all threads share one heap, what is free at its end goes back to the system,
and Python collects garbage rarely.

Linux gives every thread a heap of its own, and none of them gives memory back that another could use. An app that asks
experts all evening, each time in whichever thread is free, would grow with every thread that has ever worked. And once
an expert has freed a large array, the C library keeps twice its size at the end of the heap from then on, and puts the
next one of that size into the heap: after a question or two that is 4 to 10 MiB that nobody uses.

Python frees at once what nothing refers to. By default it looks for objects that refer only to each other as soon as
there are 700 more than before. A page that is drawn has more: every key would start such a search, for nothing.
"""

import gc
import sys

_M_ARENA_MAX = -8  # glibc's number for the most heaps there may be
_M_MMAP_THRESHOLD = -3  # its number for the size from which a block lies outside the heap
_M_TRIM_THRESHOLD = -1  # its number for how much may stay free at the end of the heap
_LARGE = 1 << 20  # bytes; naming the sizes keeps the C library from raising them
_MORE_OBJECTS = 10_000


def keep_heap_small() -> None:
    """Let threads that start from now on use the heap there is, and give back what is free at its end; other C
    libraries do so anyway, or leave no choice."""
    if sys.platform != "linux":
        return
    import ctypes  # only here: line mode and commands have no use for it

    try:
        library = ctypes.CDLL(None)
        for setting, value in ((_M_ARENA_MAX, 1), (_M_MMAP_THRESHOLD, _LARGE), (_M_TRIM_THRESHOLD, _LARGE)):
            library.mallopt(setting, value)
    except (OSError, AttributeError):
        return


def collect_garbage_rarely() -> None:
    """Collect garbage only when there are many more objects than the last time."""
    gc.set_threshold(_MORE_OBJECTS)
