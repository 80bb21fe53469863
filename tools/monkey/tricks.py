"""What the monkey does: keys, clicks, resizes and leaving, as events that can be posted and printed."""

from collections.abc import Iterator
from random import Random
from string import ascii_lowercase
from typing import NamedTuple

from textual.events import (
    Event,
    Key,
    MouseDown,
    MouseEvent,
    MouseMove,
    MouseScrollDown,
    MouseScrollUp,
    MouseUp,
    Paste,
    Resize,
)
from textual.geometry import Size

from futé_tui.app import FuteApp
from futé_tui.screens.commands import SCREENS

_MOVING = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end", "tab", "shift+tab")
_DECIDING = ("enter", "enter", "enter", "escape", "escape", "space", "backspace", "delete")
_LEAVING = ("q", "ctrl+q")
_COMMANDS = {key for commands in SCREENS for command in commands for key in command.key.split(",")}
_CALLING = ("ctrl+p", "plus", "minus", *sorted(_COMMANDS.difference(_LEAVING)))
_SIGNS = {"question_mark": "?", "slash": "/", "plus": "+", "minus": "-", "space": " ", "enter": "\r", "tab": "\t"}
_TYPING = (*ascii_lowercase, *"0123456789-=?.,é山\u0301\u0663")
_PLAYING = tuple("rrrrrxxuvlhmed123456789gbyopw")  # mostly what the table understands
_KEYS: tuple[tuple[str, ...], ...] = (_MOVING, _DECIDING, _PLAYING, _TYPING, _CALLING, _LEAVING)
_HOW_OFTEN = (30, 25, 22, 15, 12, 1)
_ENOUGH = ((80, 24), (120, 40), (200, 60))
_TOO_SMALL = ((79, 24), (80, 23), (40, 10), (20, 5), (1, 1))
_PASTES = ("Lia", "tres-fute-1082-XM1S-JDGR", "é\u0301\u202e\x1b[2J", "9" * 300, "--5", "山" * 50, "a\x00\nb", "\udcff")


class Trick(NamedTuple):
    """Something the monkey does once: `key`, `click`, `scroll`, `paste`, `resize` or `exit`, and with what."""

    kind: str
    name: str = ""
    x: int = 0
    y: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.name!r} {self.x},{self.y}"

    def play(self, app: FuteApp) -> None:
        """Post the trick as a terminal would, without waiting for what it does."""
        if self.kind == "exit":
            app.exit()
        for event in self._events():
            app.post_message(event)

    def _events(self) -> Iterator[Event]:
        match self.kind:
            case "key":
                yield Key(self.name, _SIGNS.get(self.name, self.name if len(self.name) == 1 else None))
            case "click":
                yield from (_mouse(kind, self.x, self.y) for kind in (MouseMove, MouseDown, MouseUp))
            case "scroll":
                yield _mouse(MouseScrollUp if self.name == "up" else MouseScrollDown, self.x, self.y)
            case "paste":
                yield Paste(self.name)
            case "resize":
                yield Resize(Size(self.x, self.y), Size(self.x, self.y))


def _mouse(kind: type[MouseEvent], x: int, y: int) -> Event:
    return kind(None, x, y, 0, 0, 0 if kind is MouseMove else 1, False, False, False, x, y)


def random_size(random: Random, *, enough: bool = False) -> tuple[int, int]:
    """Enough for the table, or sometimes far too little."""
    return random.choice(_ENOUGH if enough or random.random() < 0.7 else _TOO_SMALL)


def random_burst(random: Random, size: tuple[int, int]) -> Iterator[Trick]:
    """Tricks that come at once, the same key or click often twice or more."""
    for _ in range(random.choice((1, 1, 2, 3, 8, 20))):
        yield from [_trick(random, size)] * random.choice((1, 1, 1, 2, 2, 3))


def _trick(random: Random, size: tuple[int, int]) -> Trick:
    match random.choices(("key", "click", "scroll", "paste", "resize"), (70, 20, 4, 1, 5))[0]:
        case "key":
            return Trick("key", _key(random))
        case "resize":
            return Trick("resize", "", *random_size(random))
        case "paste":
            return Trick("paste", random.choice(_PASTES))
        case kind:
            name = random.choice(("up", "down")) if kind == "scroll" else ""
            return Trick(kind, name, random.randrange(size[0]), random.randrange(size[1]))


def _key(random: Random) -> str:
    return random.choice(random.choices(_KEYS, _HOW_OFTEN)[0])
