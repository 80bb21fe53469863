"""Dice that tumble on a drawn page."""

from collections.abc import Callable, Sequence
from random import Random

from textual.screen import Screen
from textual.timer import Timer

from ..pages.home.dice import RESTING, TUMBLE, TUMBLES, tumbled


class Tumbling:
    """The faces of the dice beside the logo; `show` is called whenever they have changed."""

    def __init__(self, screen: Screen[None], show: Callable[[], None]) -> None:
        self._screen, self._show = screen, show
        self._random = Random()
        self._last: Sequence[int] = RESTING
        self._step = 0
        self._timer: Timer | None = None
        self.faces: tuple[int, ...] = RESTING

    def roll(self, last: Sequence[int] = ()) -> None:
        """Let the dice tumble until they show these faces, or random ones; without animations they show them at
        once."""
        self.stop()
        self._last = last or tuple(self._random.randint(1, 6) for _die in RESTING)
        self._step = 0
        if self._screen.app.animation_level == "none":
            self.faces = tuple(self._last)
            self._show()
        else:
            self._timer = self._screen.set_interval(TUMBLE, self._tumble)

    def _tumble(self) -> None:
        self._step += 1
        self.faces = tumbled(self._step, self._last, self._random)
        if self._step >= TUMBLES:
            self.stop()
        self._show()

    def stop(self) -> None:
        """Let the dice rest."""
        if self._timer:
            self._timer.stop()
            self._timer = None
        self.faces = tuple(self._last)
