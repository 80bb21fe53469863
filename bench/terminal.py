"""A program in a terminal of its own: keys go in, what it paints comes out, with times."""

import os
import pty
import select
import subprocess
import sys
import termios
from time import perf_counter
from types import TracebackType
from typing import Self

SIZE = (40, 120)
QUIET = 0.08  # seconds without output after which a key's painting is over
PATIENCE = 20.0


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

    def press(self, key: str, quiet: float = QUIET) -> float:
        """Press a key; the seconds until the last of what it paints has arrived."""
        started = perf_counter()
        os.write(self._fd, key.encode())
        return self._read(quiet) - started

    def wait_for(self, sign: str, quiet: float = QUIET) -> float:
        """Wait until a sign has been painted and nothing more comes; the seconds since the start of the program."""
        painted, last = self.painted, perf_counter()
        while sign not in painted:
            last = self._read(quiet)
            painted += self.painted
        return last - self._started

    def memory(self) -> int:
        """The program's resident memory in KiB."""
        pid = str(self._process.pid)
        return int(subprocess.run(["ps", "-o", "rss=", "-p", pid], capture_output=True, check=True).stdout)

    def _read(self, quiet: float) -> float:
        """Read until the program falls quiet; when the last of it arrived."""
        self.painted, last, patience = "", 0.0, PATIENCE
        while select.select([self._fd], [], [], patience)[0]:
            self.painted += os.read(self._fd, 65536).decode(errors="replace")
            last, patience = perf_counter(), quiet
        if not last:
            raise TimeoutError("the program painted nothing")
        return last
