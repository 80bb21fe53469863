"""Steps through the beats of what happens with one timer, and keeps what follows until they have been seen."""

from collections.abc import Callable

from textual.screen import Screen
from textual.timer import Timer

from ...table.motion.beat import Beat


class Motion:
    """The beats that are still to be shown. `show` draws the present one, `settle` is called once they are over. `then`
    is what follows, such as a card: it comes at most once, after the last beat."""

    def __init__(self, screen: Screen[None], show: Callable[[], None], settle: Callable[[], None]) -> None:
        self._screen, self._show, self._settle = screen, show, settle
        self._beats: tuple[Beat, ...] = ()
        self._timer: Timer | None = None
        self.then: Callable[[], None] | None = None

    @property
    def beat(self) -> Beat | None:
        """What is shown now; None while nothing moves."""
        return self._beats[0] if self._beats else None

    def play(self, beats: tuple[Beat, ...], then: Callable[[], None] | None = None) -> None:
        """Show beats one after the other; without any, what follows comes at once."""
        self.stop()
        self._beats, self.then = beats, then
        self._wait()

    def _wait(self) -> None:
        if self._beats:
            self._timer = self._screen.set_timer(self._beats[0].seconds, self.next)

    def next(self) -> None:
        """The next beat, unless a card is open: then this one waits."""
        if self._screen.is_active:
            self._beats = self._beats[1:]
        if not self._beats:
            self.finish()
            return
        self._show()
        self._wait()

    def stop(self) -> None:
        """Show no further beats; what follows is forgotten."""
        if self._timer:
            self._timer.stop()
        self._timer, self._beats, self.then = None, (), None

    def finish(self) -> None:
        """Skip to the end, and go on to what follows."""
        then = self.then
        self.stop()
        self._settle()
        if then:
            then()
