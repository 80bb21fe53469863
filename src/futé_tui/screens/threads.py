"""The threads in which workers run: once its work is done, a thread knows nothing of it any more."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import Context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ForgetfulThreads(ThreadPoolExecutor):
    """Textual notes in the thread for whom it works. A thread that waits would keep that table, with its game and all
    its widgets, until it happens to work for another screen."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return super().submit(Context().run, partial(fn, *args, **kwargs))
