"""A screen acts only while it is whole.

Textual mounts nothing more into a screen that is being closed, nor into any screen once the app is leaving, but goes on
handing it events: a screen that is opened and closed in one burst of keys would look for widgets that never came.
"""

from collections.abc import Callable
from typing import Any

from textual.events import Event, InputEvent, Mount, Resize, ScreenResume
from textual.screen import Screen

_NEEDS_WIDGETS = (InputEvent, Mount, Resize, ScreenResume)


class WholeScreen(Screen[None]):
    """Ignores what would need its widgets while it is closing."""

    @property
    def is_closing(self) -> bool:
        return not (self.display and self.is_attached)

    async def on_event(self, event: Event) -> None:
        if not (self.is_closing and isinstance(event, _NEEDS_WIDGETS)):
            await super().on_event(event)

    def call_after_refresh(self, callback: Callable[..., Any], *args: Any, **kwargs: Any) -> bool:
        """Call something when the screen has been painted, unless it is closing by then."""

        def call() -> Any:
            return None if self.is_closing else callback(*args, **kwargs)

        return super().call_after_refresh(call)
