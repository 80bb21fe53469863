"""Worker threads: once its work is done, one knows nothing of it any more; while it works, it can be told to stop."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import Context
from functools import partial
from typing import ParamSpec, TypeVar

from textual.worker import get_current_worker

P = ParamSpec("P")
T = TypeVar("T")


class ForgetfulThreads(ThreadPoolExecutor):
    """Runs each job in a fresh context: Textual notes the screen there, and an idle thread would keep a closed table
    alive."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return super().submit(Context().run, partial(fn, *args, **kwargs))


class Stopped(Exception):
    """Nobody waits for a worker any more."""


def stop_check() -> Callable[..., None]:
    """What a worker calls after each step of its work: it raises if nobody waits for the worker any more."""
    worker = get_current_worker()

    def check(*_progress: int) -> None:
        if worker.is_cancelled:
            raise Stopped

    return check
