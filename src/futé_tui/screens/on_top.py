"""Only the screen on top acts: screens that close at most once, and an app that drops what was typed for another one.

Textual hands a key to the queue of a screen, and from there back to the app. Keys and clicks that arrive together are
under way to a card when the first of them closes it: the others must neither close the screen below nor play there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.await_complete import AwaitComplete
from textual.events import Event, InputEvent, Key, Mount, MouseDown, MouseEvent, MouseUp, Paste, Resize, ScreenResume
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

from ..widgets.painting import SignedApp

_ECHO = 0.4  # seconds; terminals wait a little before they repeat a key that is held down
_REPEATED = 0.15  # seconds between repetitions, or between two keys that are pressed together
_CONFIRMING = {"enter", "space"}  # people press either to go on
_NEEDS_WIDGETS = (InputEvent, Mount, Resize, ScreenResume)


@dataclass(frozen=True, slots=True)
class Echo:
    """The key that has closed a card, when it was last heard, and how soon after that it may be heard again.

    Held down or pressed too often, it is heard again when the card is gone: a terminal hands over keys that were
    pressed together in one piece or in several, and on a busy machine the rest comes late. Who presses it again and
    again, once the card is gone, means it.
    """

    key: str
    time: float
    within: float = _ECHO

    def is_heard_in(self, event: Key) -> bool:
        since = event.time - self.time
        if event.key == self.key:
            return since < self.within
        return {event.key, self.key} <= _CONFIRMING and since < _REPEATED


class TopScreen(Screen[None]):
    """A screen that closes and opens others only while it is on top, and acts only while it has its widgets.

    Textual mounts nothing more into a screen that is being closed, nor into any screen once the app is leaving, but
    goes on handing it events: a screen that is opened and closed in one burst of keys would look for widgets that never
    came.
    """

    LOBBY: ClassVar[bool] = False  # leaving a table leads back to this screen

    @property
    def is_closing(self) -> bool:
        return not (self.display and self.is_attached)

    async def on_event(self, event: Event) -> None:
        """Take no input while another screen is on top, and no click where the terminal has become too small for it."""
        if self.is_closing and isinstance(event, _NEEDS_WIDGETS):
            return
        if isinstance(event, InputEvent) and not self.is_active:
            return
        if isinstance(event, MouseEvent) and not self.region.contains_point(event.screen_offset):
            return
        await super().on_event(event)

    def call_after_refresh(self, callback: Callable[..., Any], *args: Any, **kwargs: Any) -> bool:
        """Call something when the screen has been painted, unless it is closing by then."""

        def call() -> Any:
            return None if self.is_closing else callback(*args, **kwargs)

        return super().call_after_refresh(call)

    def on_screen_suspend(self) -> None:
        """Forget the lines that were painted on a screen that is closed: a cache of Textual's would keep them."""
        if self not in self.app.screen_stack:
            for widget in self.walk_children(Widget, with_self=True):
                widget.refresh()

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Close, unless that has happened already or another screen is on top."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def close_by_key(self, event: Key) -> None:
        """Close because of a key; its echo acts on nothing."""
        event.stop()
        event.prevent_default()
        app = self.app
        if self.is_active and isinstance(app, TopApp):
            app.echo = Echo(event.key, event.time)
        self.dismiss()

    def close(self, then: Callable[[], object]) -> None:
        """Close and then do something, both at most once."""
        if self.is_active:
            self.dismiss()
            then()

    def open(self, screen: Screen[None], then: Callable[[None], None] | None = None) -> None:
        """Put another screen on top, and do something when it has been closed."""
        if self.is_active:
            self.app.push_screen(screen, then)

    def in_turn(self, act: Callable[..., Any], *arguments: Any, **options: Any) -> None:
        """Do what a key asks for after everything that came before it, unless that has closed the screen or put another
        one on top."""

        def do() -> Any:
            return act(*arguments, **options) if self.is_active else None

        self.app.call_later(do)

    def ask(self, request: Message) -> None:
        """Ask the app for something."""
        if self.is_active:
            self.post_message(request)


class TopApp(SignedApp):
    """An app in which input acts on the screen it was typed for, or not at all."""

    echo: Echo | None = None
    last_key: Key | None = None
    _on_top_since = 0.0
    _last_click: MouseUp | None = None

    def on_mount(self) -> None:
        self.screen_change_signal.subscribe(self, self._screen_changed, immediate=True)

    def _screen_changed(self, _screen: Screen[Any]) -> None:
        self._on_top_since = Message().time

    def is_late(self, message: Message) -> bool:
        """Whether a message was sent before the screen on top was there, and was meant for another one; when the app
        ends, no screen is left."""
        return not self.screen_stack or message.time < self._on_top_since

    async def on_event(self, event: Event) -> None:
        if isinstance(event, InputEvent | Paste) and (self.is_late(event) or self._ends_double_click(event)):
            return
        if isinstance(event, Key) and not event.is_forwarded and self._is_echo(event):
            return
        if isinstance(event, Key):
            self.last_key = event
        if isinstance(event, Key | MouseUp):
            self._last_click = event if isinstance(event, MouseUp) else None
        await super().on_event(event)

    def _is_echo(self, event: Key) -> bool:
        """Whether a key is the one that has closed a card, still held down; any other key ends that."""
        echoes = self.echo is not None and self.echo.is_heard_in(event)
        self.echo = Echo(event.key, event.time, _REPEATED) if echoes else None
        return echoes

    def _ends_double_click(self, event: Event) -> bool:
        """Whether this is the second press of a double click, and its first has changed the screen."""
        first = self._last_click
        return (
            isinstance(event, MouseDown)
            and first is not None
            and self.is_late(first)
            and event.screen_offset == first.screen_offset
            and event.time - first.time < self.CLICK_CHAIN_TIME_THRESHOLD
        )
