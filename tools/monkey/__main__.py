"""`python -m tools.monkey --minutes 20 [--seed N]`: sessions one after another; failures with what leads to them."""

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import print_exception

from .home import furnish
from .openings import OPENINGS
from .session import Session, run_session
from .watching import ended_after

_TRICKS = 200  # in a session; some minutes are enough to begin at every opening
_LONGEST = 600.0  # seconds for a session, on a busy machine
_LEAVING = 120.0  # seconds to leave the app once the time is over
_LAST = 60  # tricks shown of a session that failed


def main() -> int:
    """Run for so long, or the one session that is asked for; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="how long to go on (20)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    parser.add_argument("--session", type=int, help="run only the session with this number")
    chosen = parser.parse_args()
    sessions: list[Session] = []
    with TemporaryDirectory() as folder:
        furnished = Path(folder) / "home"
        furnish(furnished)
        end = monotonic() + chosen.minutes * 60
        number = chosen.session or 0
        while not sessions or (chosen.session is None and monotonic() < end):
            longest = _LONGEST if chosen.session is not None else min(_LONGEST, end - monotonic())
            sessions.append(Session(chosen.seed, number, monotonic() + longest))
            with ended_after(longest + _LEAVING, partial(_give_up, sessions)):
                run_session(sessions[-1], _TRICKS, furnished)
            _report(sessions)
            number += 1
    return _sum_up(sessions)


def _give_up(sessions: list[Session]) -> None:
    """The latest session does not even end when its time is over."""
    sessions[-1].failure = TimeoutError("the session hangs, see above where")
    _report(sessions)
    _sum_up(sessions)


def _report(sessions: list[Session]) -> None:
    """Show the first session that fails in a new way."""
    session = sessions[-1]
    if session.failure and session.culprit not in {before.culprit for before in sessions[:-1] if before.failure}:
        print_exception(session.failure)
        print(f"\n{session.how_to_see_it}")
        print("The last tricks:", *map(str, session.tricks[-_LAST:]), sep="\n  ", flush=True)


def _sum_up(sessions: list[Session]) -> int:
    failures = Counter(session.culprit for session in sessions if session.failure)
    screens = Counter(screen for session in sessions for screen in session.screens)
    print(f"\n{len(sessions)} sessions, {sum(len(session.tricks) for session in sessions)} tricks,", end=" ")
    print(f"{len(screens)} screens: {', '.join(f'{screen} {times}' for screen, times in sorted(screens.items()))}")
    if unseen := sorted({opening.screen for opening in OPENINGS} - screens.keys()):
        print(f"There was no time for {', '.join(unseen)}.")
    for culprit, times in failures.most_common():
        print(f"{times:5} {culprit}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
