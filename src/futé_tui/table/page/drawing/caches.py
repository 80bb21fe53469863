"""Caches for drawings: the last few results of a function, by its arguments."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def cached(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep this many results. Arguments are compared and need no hash: views that have not changed are the same
    objects, so that comparing them costs nothing."""

    def keep(function: Callable[P, R]) -> Callable[P, R]:
        known: list[tuple[object, object, R]] = []

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            for number, (some, named, result) in enumerate(known):
                if some == args and named == kwargs:
                    if number:
                        known.insert(0, known.pop(number))
                    return result
            result = function(*args, **kwargs)
            known.insert(0, (args, kwargs, result))
            del known[size:]
            return result

        return call

    return keep


def cached_for(size: int) -> Callable[[Callable[[T], R]], Callable[[T], R]]:
    """Keep this many results of a function of one object, found again for the very same object only: that takes no time
    even where comparing does."""

    def keep(function: Callable[[T], R]) -> Callable[[T], R]:
        known: dict[int, tuple[T, R]] = {}  # the objects stay alive, so that no other has their number

        @wraps(function)
        def call(of: T) -> R:
            found = known.get(id(of))
            if found is None:
                if len(known) >= size:
                    known.clear()
                found = known[id(of)] = (of, function(of))
            return found[1]

        return call

    return keep


def cached_by(key: Callable[P, Hashable], size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep this many results by a key that is made of the arguments."""

    def keep(function: Callable[P, R]) -> Callable[P, R]:
        known: dict[Hashable, R] = {}

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            found = key(*args, **kwargs)
            if found not in known:
                if len(known) >= size:
                    known.clear()
                known[found] = function(*args, **kwargs)
            return known[found]

        return call

    return keep
