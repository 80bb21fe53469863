"""One session of the monkey: the app is opened somewhere, gets its bursts, and is left; all of it from a seed.

Patience is counted in turns of the event loop, which the app takes part in: on a busy machine both get fewer of them.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import redirect_stderr, suppress
from dataclasses import dataclass, field
from functools import partialmethod
from io import StringIO
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from traceback import TracebackException
from typing import Any
from unittest.mock import patch

from textual.pilot import Pilot

from futé_tui.app import FuteApp
from futé_tui.language import speak
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file
from futé_tui.store.stored import StoredGame, StoredRecord

from .home import OWN_SHEET, moved_into
from .openings import HOME, OPENINGS, Opening, open_app
from .tricks import Trick, random_burst, random_size

_TURN = 0.01  # seconds, at least
_THINKING = 2_000  # turns until the coach has spoken
_PATIENCE = 30_000  # turns after which a session hangs
_LOOKS = 0.02  # of all bursts are followed by a long look: par, reviews and the coach take their time
_read: set[StoredRecord] = set()
_without_a_clock = partialmethod(Pilot._wait_for_screen, timeout=None)  # else Textual gives up after 30 seconds


@dataclass
class Session:
    """What was done, what was seen, and what went wrong; nothing more is done once the clock shows `end`."""

    seed: int
    number: int
    end: float = inf
    tricks: list[Trick] = field(default_factory=list)
    screens: set[str] = field(default_factory=set)
    failure: BaseException | None = None

    def see(self, app: FuteApp) -> None:
        """Remember which screens are open."""
        self.screens.update(type(screen).__name__ for screen in app.screen_stack)

    def goes_on(self, count: int) -> bool:
        """Whether there are fewer tricks than this, and there is time for more."""
        return len(self.tricks) < count and monotonic() < self.end

    @property
    def culprit(self) -> str:
        """The failure in one line: what, and where in our code."""
        assert self.failure is not None
        frames = TracebackException.from_exception(self.failure).stack
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames if "futé_tui" in frame.filename]
        what = " ".join(f"{type(self.failure).__name__}: {self.failure}".split())
        return f"{what} ({places[-1] if places else 'in Textual'})"

    @property
    def how_to_see_it(self) -> str:
        return f"{self.culprit}: python -m tools.monkey --seed {self.seed} --session {self.number}"


def run_session(session: Session, count: int, furnished: Path) -> None:
    """Play about so many tricks in a copy of this home; sessions take turns at the openings."""
    with moved_into(furnished):
        try:
            with redirect_stderr(StringIO()), patch.object(Pilot, "_wait_for_screen", _without_a_clock):
                asyncio.run(_within(_PATIENCE, _play(session, count)))  # Textual prints failures, too
            for stored in GameStore(games_file()).games():
                _check(stored)
        except Exception as error:
            session.failure = error
        finally:
            speak("en")


def _check(stored: StoredGame) -> None:
    """See that a game can be read. Most are the same in every session; the monkey may have changed its own sheet."""
    if stored.sheet == OWN_SHEET or stored.record not in _read:
        stored.read()
        _read.add(stored.record)


async def _within(turns: int, play: Coroutine[Any, Any, None]) -> None:
    """Play, and give up after so many turns of the event loop."""
    playing = asyncio.create_task(play)
    while not playing.done() and turns:
        await asyncio.sleep(_TURN)
        turns -= 1
    if not playing.done():
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        raise TimeoutError("the session hangs")
    await playing


async def _play(session: Session, count: int) -> None:
    """Begin at an opening; whenever the app is left too early, go on at home."""
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: _note(session, context))
    random = Random(f"{session.seed} {session.number}")
    await _visit(OPENINGS[session.number % len(OPENINGS)], session, count, random)
    while session.goes_on(count):
        await _visit(HOME, session, count, random)


async def _visit(opening: Opening, session: Session, count: int, random: Random) -> None:
    """Open the app, play tricks until there are enough of them or the app is left, and leave it."""
    app = open_app(opening, random)
    size = random_size(random, enough=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in opening.keys:
            await pilot.press(key)
            await _calm_down(pilot)  # what is typed before a screen is there acts on nothing
            session.see(app)
        await _wait_for(opening, app, session)
        while session.goes_on(count) and app.is_running:
            for trick in random_burst(random, size):
                _do(trick, app, session)
            match random.randrange(4):
                case 0:
                    await pilot.pause()
                case 1:
                    await asyncio.sleep(1 if random.random() < 4 * _LOOKS else random.random() / 100)
                case _:
                    await asyncio.sleep(0)
            session.see(app)
        for trick in (*random_burst(random, size), Trick("exit"), *random_burst(random, size)):
            _do(trick, app, session)
        while app.is_running:
            await asyncio.sleep(_TURN)


async def _calm_down(pilot: Pilot[Any]) -> None:
    """Wait until a key has been dealt with, and the screen that it opens is there."""
    for _ in range(3):
        await pilot.pause()


async def _wait_for(opening: Opening, app: FuteApp, session: Session) -> None:
    """Look at the first screen; the coach takes its time."""
    session.see(app)
    for _ in range(_THINKING):
        if opening.screen in session.screens:
            return
        await asyncio.sleep(_TURN)
        session.see(app)


def _do(trick: Trick, app: FuteApp, session: Session) -> None:
    session.tricks.append(trick)
    trick.play(app)


def _note(session: Session, context: dict[str, Any]) -> None:
    """An exception in a task that nobody waits for is a failure too."""
    session.failure = session.failure or context.get("exception") or RuntimeError(context["message"])
