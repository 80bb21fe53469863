"""Leaving home: a burst of keys that began on another screen ends here, and not at the shell."""

MOMENT = 0.6  # seconds


class Burst:
    """Keys that follow each other closely are one burst. Times are in seconds."""

    def __init__(self, now: float) -> None:
        """A burst may be under way."""
        self._last = now

    def is_over(self, now: float) -> bool:
        """Whether a key at this time is a new one; if it is not, the burst goes on."""
        over = now - self._last >= MOMENT
        self._last = now
        return over
