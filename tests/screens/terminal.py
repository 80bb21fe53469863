"""A real terminal for the app: a pseudo-terminal with a program in it."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from futé_tui.store.lessons import LessonProgress

PATIENCE = 60.0
_LOCAL_MODES = 3  # the place of echo and lines in what tcgetattr gives
_PAUSE = 0.7  # seconds after which a key is no longer part of a burst
_NOT_KEPT = ("LC_", "LANG", "TEXTUAL", "COLUMNS", "LINES", "NO_COLOR")  # what would speak for another terminal
_CONTROL = re.compile(
    r"\x1b(?:\[[0-9;?<>=]*[a-zA-Z]|[()][A-Z0-9]|[=>78]|P[^\x1b]*\x1b\\|\][^\x07\x1b]*(?:\x07|\x1b\\))"
)
_SWITCH = re.compile(r"\x1b\[\?(\d+)([hl])")
_KEYBOARD = re.compile(r"\x1b\[([<>])\d*u")  # the Kitty protocol is pushed and popped
_ON_BY_DEFAULT = {"7", "25"}  # lines are wrapped, the cursor is visible
TAKEN = "\x1b[?1049h"  # the alternate screen
GIVEN_BACK = "\x1b[?1049l"


class Terminal:
    """Runs Python in a pseudo-terminal of 80 x 24."""

    def __init__(self, *arguments: str, home: Path, environment: Mapping[str, str] | None = None) -> None:
        self._outer, self._inner = pty.openpty()
        self._resize(80, 24)
        self._modes = termios.tcgetattr(self._inner)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_NOT_KEPT)}
        LessonProgress(home / "fute" / "lessons.json").note_offer()  # nobody starts for the first time here
        folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(home))
        plain = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=self._inner,
            stdout=self._inner,
            stderr=self._inner,
            env=kept | folders | plain | dict(environment or {}),
            start_new_session=True,
        )
        self.output = ""
        self._unseen = ""  # painted after the words that were waited for
        self._closed: set[int] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        for end in {self._outer, self._inner} - self._closed:
            os.close(end)

    def press(self, keys: str) -> None:
        self.send(keys.encode())

    def send(self, keys: bytes) -> None:
        self._unseen = ""  # what comes next is the answer
        os.write(self._outer, keys)

    def resize(self, width: int, height: int) -> None:
        """Resize the terminal, with two signals, as when a window is dragged."""
        self._unseen = ""
        self._resize(width, height)
        for _ in range(2):
            self.process.send_signal(signal.SIGWINCH)
            sleep(0.1)

    def _resize(self, width: int, height: int) -> None:
        termios.tcsetwinsize(self._inner, (height, width))

    def stop_taking(self) -> None:
        """Take no more output, as after Ctrl+S: writers wait."""
        termios.tcflow(self._inner, termios.TCOOFF)

    def reset_modes(self) -> None:
        """Have the modes of before, as a shell sets them when its program has stopped."""
        termios.tcsetattr(self._inner, termios.TCSANOW, self._modes)

    @property
    def is_raw(self) -> bool:
        """Whether keys reach the program at once and unseen."""
        return not termios.tcgetattr(self._inner)[_LOCAL_MODES] & (termios.ECHO | termios.ICANON)

    def vanish(self) -> None:
        """Be gone without a signal, as a window whose program was killed."""
        os.close(self._outer)
        self._closed.add(self._outer)

    def wait_for(self, words: str) -> str:
        """Read until these words have been painted after the last ones; what was painted, as text."""
        return self._read_until(re.compile(f".*{re.escape(words)}", re.DOTALL)).group()

    def wait_for_number(self, name: str) -> int:
        """Read until a number was printed behind a name."""
        return int(self._read_until(re.compile(rf"{name} (\d+)\s")).group(1))

    def _read_until(self, wanted: re.Pattern[str]) -> re.Match[str]:
        read = self._unseen
        give_up = monotonic() + PATIENCE
        while not (found := wanted.search(_CONTROL.sub("", read))):
            assert monotonic() < give_up, f"{wanted.pattern!r} was not painted: {_CONTROL.sub('', read)!r}"
            read += self._read(0.5)
        self._unseen = found.string[found.end() :]
        return found

    def wait_for_codes(self, codes: str, *, after: int = 0) -> None:
        """Read until the terminal has been sent these control codes, after so many letters of output."""
        give_up = monotonic() + PATIENCE
        while codes not in self.output[after:]:
            assert monotonic() < give_up, f"{codes!r} was not sent: {self.output!r}"
            self._read(0.5)

    def wait_until_stopped(self) -> None:
        """Wait until the program has stopped itself, and read what it wrote before."""
        give_up = monotonic() + PATIENCE
        while not os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOWAIT | os.WNOHANG):
            assert monotonic() < give_up, "the program does not stop"
            self._read(0.1)
        while self._read(0.1):
            pass

    def wait_until_raw(self) -> None:
        """Wait until keys reach the program; the screen is switched before them."""
        give_up = monotonic() + PATIENCE
        while not self.is_raw:
            assert monotonic() < give_up, "the program does not take the keys"
            self._read(0.1)

    def watch(self, seconds: float) -> None:
        """Let the program paint for a while; nobody who does not read can be painted for."""
        enough = monotonic() + seconds
        while (left := enough - monotonic()) > 0:
            self._read(left)

    def roll(self) -> None:
        """Sit down to a new game and roll."""
        self.wait_for("New game")
        self.press("\r")
        self.wait_for("Lia: roll the dice.")
        self.press("r")
        self.wait_for("Lia: take a die")

    def quit(self) -> int:
        """Go home from the table and leave by keys that come one after the other, not in a burst."""
        self.press("q")
        self.wait_for("Continue")
        give_up = monotonic() + PATIENCE
        while self.process.poll() is None:
            assert monotonic() < give_up, "the program does not end"
            self.watch(_PAUSE)
            self.press("q")
        return self.leave()

    def leave(self) -> int:
        """Wait for the end of the program; its status as a shell shows it."""
        give_up = monotonic() + PATIENCE
        while self.process.poll() is None:
            assert monotonic() < give_up, "the program does not end"
            self._read(0.1)
        while self._read(0.1):
            pass
        status = self.process.returncode
        return status if status >= 0 else 128 - status

    @property
    def is_restored(self) -> bool:
        """Whether the terminal is as it was: its modes, and everything that was switched on or off."""
        switches = dict(_SWITCH.findall(self.output))
        keyboard = _KEYBOARD.findall(self.output)
        return (
            all(state == ("h" if number in _ON_BY_DEFAULT else "l") for number, state in switches.items())
            and keyboard.count(">") <= keyboard.count("<")
            and termios.tcgetattr(self._inner) == self._modes
        )

    def _read(self, patience: float) -> str:
        """Everything that comes at once; a terminal gives it away in small pieces."""
        read = ""
        while select.select([self._outer], [], [], 0 if read else patience)[0]:
            read += os.read(self._outer, 65536).decode(errors="replace")
        self.output += read
        return read
