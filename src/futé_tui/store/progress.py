"""Reporting the progress of something that takes long."""

from collections.abc import Callable

ReportProgress = Callable[[int, int], None]  # gets how many of how many are done


def say_nothing(done: int, of: int) -> None:
    """Report nothing."""
