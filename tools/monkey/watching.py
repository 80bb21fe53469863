"""Somebody who looks at the clock from outside: where a session hangs, nothing inside it can say so."""

import faulthandler
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

_STDERR = 2  # sys.stderr is caught while a session runs


@contextmanager
def ended_after(seconds: float, last_words: Callable[[], object]) -> Iterator[None]:
    """Do something; if that takes longer, say where every thread is and what there is to say, and end with status 1."""
    watch = Timer(seconds, _end, [last_words])
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()


def _end(last_words: Callable[[], object]) -> None:
    faulthandler.dump_traceback(_STDERR)
    last_words()
    sys.stdout.flush()
    os._exit(1)
