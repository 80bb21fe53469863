"""The driver for POSIX terminals: whatever ends, stops or continues the program, the terminal is restored.

Textual's own driver lets most signals kill the program while the terminal is still in raw mode, starts a second reader
when the program continues after SIGSTOP, crashes on bytes that are not UTF-8, and blocks for ever when it writes to a
terminal that is gone.
"""

import os
import select
import signal
import sys
from asyncio import get_running_loop
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

_LOOK_SECONDS = 0.5  # between looks whether the terminal is still there
_A_MOMENT = 0.05  # seconds
_PATIENCE = 2.0  # seconds for the last words to a terminal that does not read
_HARMLESS = {"SIGCHLD", "SIGCONT", "SIGINFO", "SIGTTIN", "SIGTTOU", "SIGTSTP", "SIGURG", "SIGWINCH"}
_FAULTS = {"SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV"}  # nothing can run after one of these
_NEVER_CAUGHT = {"SIGKILL", "SIGSTOP"}


class TerminalDriver(LinuxDriver):
    """Leaves on every signal that would kill the program, and when the terminal is gone; stops and continues cleanly.

    Signals are handled by the event loop, so that they never interrupt Textual half-way.
    """

    def __init__(self, app: App[Any], **options: Any) -> None:
        super().__init__(app, **options)
        self._app_to_leave = app
        self._in_use = False  # between the start and the end of application mode
        self._suspended = False
        self._output = _Output()
        self._events = get_running_loop()
        self._deadly = deadly_signals()
        for number in self._deadly:
            self._events.add_signal_handler(number, self._leave, number)
        self._events.add_signal_handler(signal.SIGTSTP, self._stop)
        self._events.add_signal_handler(signal.SIGCONT, self._continue)
        self._look_for_terminal()

    def write(self, data: str) -> None:
        """Write behind the app's back: it never waits for the terminal."""
        self._output.write(data)

    def run_input_thread(self) -> None:
        """Read on after what nobody can read, such as letters in another encoding; what came with it is lost."""
        while not self.exit_event.is_set():
            with suppress(ValueError, OverflowError):
                super().run_input_thread()
            self.exit_event.wait(_A_MOMENT)  # if it fails again and again, other threads still run

    def start_application_mode(self) -> None:
        """Take the terminal, as soon as the shell lets us have it."""
        _wait_for_foreground(self.fileno)
        self._output = _Output()
        self._output.start()
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self._in_use = True

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        super().stop_application_mode()
        self._in_use = False

    def close(self) -> None:
        """End the output. At the end of the app signals kill again: the terminal may not take its last words."""
        super().close()
        self._output.finish()
        if not self._suspended:
            for number in self._deadly:
                self._events.remove_signal_handler(number)

    def _leave(self, number: int) -> None:
        """End as asked from outside, with the status that shells expect; at the earliest when the app has started."""
        self._app_to_leave.call_later(self._app_to_leave.exit, return_code=128 + number)

    def _stop(self) -> None:
        """Give the terminal back before stopping."""
        self._suspend()
        os.kill(os.getpid(), signal.SIGSTOP)

    def _suspend(self) -> None:
        if self._in_use:
            self._suspended = True
            self.suspend_application_mode()

    def _continue(self) -> None:
        """Take the terminal again. After SIGSTOP, which gives no warning, it is first put in order."""
        _wait_for_foreground(self.fileno)
        self._suspend()
        if self._suspended:  # and not about to end
            self._suspended = False
            self.resume_application_mode()

    def _look_for_terminal(self) -> None:
        """A window may be gone without a signal; Textual would read on for ever."""
        if _is_gone(self.fileno):
            self._leave(signal.SIGHUP)
        else:
            self._events.call_later(_LOOK_SECONDS, self._look_for_terminal)


class _Output(Thread):
    """Writes to the terminal; what a terminal that is gone cannot take is dropped."""

    def __init__(self) -> None:
        super().__init__(name="terminal-output", daemon=True)
        self._texts: SimpleQueue[str | None] = SimpleQueue()

    def write(self, text: str) -> None:
        self._texts.put(text)

    def finish(self) -> None:
        """Have everything written, unless the terminal does not read."""
        self._texts.put(None)
        if self.is_alive():
            self.join(_PATIENCE)

    def run(self) -> None:
        stream = sys.__stderr__
        assert stream is not None  # the app was opened at a terminal
        while (text := self._texts.get()) is not None:
            left = text.encode(stream.encoding, "replace")
            try:
                while left:
                    left = left[os.write(stream.fileno(), left) :]
            except OSError:
                return


def deadly_signals() -> list[signal.Signals | int]:
    """The signals that end a program by default and can be caught; what is ignored on purpose stays ignored."""
    spared = _HARMLESS | _FAULTS | _NEVER_CAUGHT
    named = {number: getattr(number, "name", "") for number in signal.valid_signals()}
    return [n for n, name in named.items() if name not in spared and signal.getsignal(n) is not signal.SIG_IGN]


def _wait_for_foreground(terminal: int) -> None:
    """Stop for as long as the shell has us in the background, where a terminal must not be touched."""
    while _is_in_background(terminal):
        os.kill(os.getpid(), signal.SIGSTOP)


def _is_in_background(terminal: int) -> bool:
    try:
        return os.tcgetpgrp(terminal) != os.getpgrp()
    except OSError:  # not the terminal of our session
        return False


def _is_gone(terminal: int) -> bool:
    """Whether the other end of the terminal is closed."""
    poll = select.poll()
    poll.register(terminal, 0)
    return any(event & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, event in poll.poll(0))
