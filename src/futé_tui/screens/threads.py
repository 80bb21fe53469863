"""The threads in which workers run: once its work is done, a thread knows nothing of it any more."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import Context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ForgetfulThreads(ThreadPoolExecutor):
    """Runs each job in a fresh context: Textual notes the screen there, and an idle thread would keep a closed table
    alive."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return super().submit(Context().run, partial(fn, *args, **kwargs))
