"""A program in a terminal of its own: keys go in, what it paints comes out, with times."""

import os
import pty
import select
import subprocess
import sys
import termios
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import NamedTuple, Self

SIZE = (40, 120)
QUIET = 0.08  # seconds without output after which a key's painting is over
PATIENCE = 120.0  # seconds; the machine may be busy


class Taken(NamedTuple):
    """What something took, in seconds: by the clock, and of the processor (0 where the system does not tell)."""

    passed: float
    worked: float


class Terminal:
    """Runs a Python module in a pseudo-terminal. Animations are off: output stops when a key has been painted."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._fd, inner = pty.openpty()
        termios.tcsetwinsize(inner, SIZE)
        environment = os.environ | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "TEXTUAL_ANIMATIONS": "none"}
        self._started = perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)
        self.painted = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._fd)

    def press(self, key: str, quiet: float = QUIET) -> Taken:
        """Press a key; what it takes until the last of what it paints has arrived."""
        worked, started = self.worked(), perf_counter()
        self.send(key)
        return Taken(self._read(quiet) - started, self.worked() - worked)

    def send(self, keys: str) -> None:
        """Press keys, whether they paint anything or not."""
        self.painted = ""
        os.write(self._fd, keys.encode())

    def wait_for(self, sign: str, quiet: float = QUIET) -> Taken:
        """Wait until a sign has been painted and nothing more comes; what that took since the start of the program."""
        painted, last = self.painted, perf_counter()
        while sign not in painted:
            last = self._read(quiet)
            painted += self.painted
        return Taken(last - self._started, self.worked())

    def listen(self, quiet: float) -> None:
        """Read what else is painted, if anything, until the program falls quiet."""
        while select.select([self._fd], [], [], quiet)[0]:
            self.painted += os.read(self._fd, 65536).decode(errors="replace")

    def memory(self) -> int:
        """The program's resident memory in KiB."""
        pid = str(self._process.pid)
        return int(subprocess.run(["ps", "-o", "rss=", "-p", pid], capture_output=True, check=True).stdout)

    def worked(self) -> float:
        """The processor time of the program so far, in seconds."""
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def _read(self, quiet: float) -> float:
        """Read until the program falls quiet; when the last of it arrived."""
        self.painted, last, patience = "", 0.0, PATIENCE
        while select.select([self._fd], [], [], patience)[0]:
            self.painted += os.read(self._fd, 65536).decode(errors="replace")
            last, patience = perf_counter(), quiet
        if not last:
            raise TimeoutError("the program painted nothing")
        return last
