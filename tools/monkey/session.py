"""One session of the monkey: the app is opened somewhere, gets its bursts, and is left; all of it from a seed."""

import asyncio
from contextlib import redirect_stderr
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from time import monotonic
from traceback import TracebackException
from typing import Any

from futé_tui.app import FuteApp
from futé_tui.language import speak
from futé_tui.store.games import GameStore
from futé_tui.store.paths import games_file

from .home import moved_into
from .openings import OPENINGS, Opening, open_app
from .tricks import Trick, random_burst, random_size

_THINKING = 20.0  # seconds
_PATIENCE = 300.0  # seconds after which a session hangs, on a busy machine too


@dataclass
class Session:
    """What was done, what was seen, and what went wrong."""

    seed: int
    number: int
    tricks: list[Trick] = field(default_factory=list)
    screens: set[str] = field(default_factory=set)
    failure: BaseException | None = None

    def see(self, app: FuteApp) -> None:
        """Remember which screens are open."""
        self.screens.update(type(screen).__name__ for screen in app.screen_stack)

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


def run_session(seed: int, number: int, count: int, furnished: Path) -> Session:
    """Play about so many tricks in a copy of this home; sessions take turns at the openings."""
    session = Session(seed, number)
    with moved_into(furnished):
        try:
            with redirect_stderr(StringIO()):  # Textual prints failures too
                asyncio.run(asyncio.wait_for(_play(session, count), _PATIENCE))
            for stored in GameStore(games_file()).games():
                stored.read()
        except Exception as error:
            session.failure = error
        finally:
            speak("en")
    return session


async def _play(session: Session, count: int) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: _note(session, context))
    random = Random(f"{session.seed} {session.number}")
    opening = OPENINGS[session.number % len(OPENINGS)]
    app = open_app(opening, random)
    size = random_size(random, enough=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*opening.keys)
        await _wait_for(opening, app, session)
        while len(session.tricks) < count and app.is_running:
            for trick in random_burst(random, size):
                _do(trick, app, session)
            match random.randrange(4):
                case 0:
                    await pilot.pause()
                case 1:
                    await asyncio.sleep(random.random() / 100)
                case _:
                    await asyncio.sleep(0)
            session.see(app)
        for trick in (*random_burst(random, size), Trick("exit"), *random_burst(random, size)):
            _do(trick, app, session)
        while app.is_running:
            await asyncio.sleep(0.005)


async def _wait_for(opening: Opening, app: FuteApp, session: Session) -> None:
    """Look at the first screen; the coach takes its time."""
    give_up = monotonic() + _THINKING
    session.see(app)
    while opening.screen not in session.screens and monotonic() < give_up:
        await asyncio.sleep(0.02)
        session.see(app)


def _do(trick: Trick, app: FuteApp, session: Session) -> None:
    session.tricks.append(trick)
    trick.play(app)


def _note(session: Session, context: dict[str, Any]) -> None:
    """An exception in a task that nobody waits for is a failure too."""
    session.failure = session.failure or context.get("exception") or RuntimeError(context["message"])
