"""Every way to end, stop and continue: the terminal is as it was, the game is stored, and no process is left."""

import os
import signal
from pathlib import Path

import pytest

from futé_tui.store.games import GameStore
from futé_tui.terminal import deadly_signals

from ..statistics.games import random_game
from .terminal import GIVEN_BACK, PATIENCE, TAKEN, Terminal

DEADLY = {"SIGINT", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGABRT", "SIGTERM", "SIGHUP", "SIGVTALRM", "SIGXCPU"}
MOMENTS_OF_START = ["", TAKEN, "\x1b[?2004h"]
CRASH_WHILE_OPENING = """
import sys
from importlib import import_module
import fute
setup = import_module("fut\\u00e9_tui.screens.setup")
setup.SetupScreen.on_mount = lambda screen: 1 / 0
sys.argv = ["fute"]
sys.exit(fute.main())
"""
SLOW_EXPERT = """
import sys
from importlib import import_module
from time import sleep
import fute
review = import_module("fut\\u00e9_tui.expert.review")
go_through = review.review_game

def go_slowly(expert, game, progress):
    def tell(done, of):
        progress(done, of)
        sleep(0.2)
    return go_through(expert, game, tell)

review.review_game = go_slowly
sys.argv = ["fute"]
sys.exit(fute.main())
"""
SHELL = """
import fcntl, os, signal, subprocess, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
modes = termios.tcgetattr(0)
app = subprocess.Popen([sys.executable, "-m", "fute"], process_group=0)

def wait_for_stop():
    stopped = os.WIFSTOPPED(os.waitpid(app.pid, os.WUNTRACED)[1])
    os.tcsetpgrp(0, os.getpgrp())
    termios.tcsetattr(0, termios.TCSANOW, modes)
    return stopped

os.tcsetpgrp(0, app.pid)
print("pid", app.pid, flush=True)
for _ in range(2):
    assert wait_for_stop()
    app.send_signal(signal.SIGCONT)
    assert wait_for_stop(), "it stops again while it is in the background"
    print("$", "yes" if termios.tcgetattr(0) == modes else "no", flush=True)
    input()
    os.tcsetpgrp(0, app.pid)
    app.send_signal(signal.SIGCONT)
status = app.wait()
os.tcsetpgrp(0, os.getpgrp())
sys.exit(status)
"""  # what a shell with job control does: the app is stopped, sent to the background (`bg`), and fetched back (`fg`)


def stored_moves(home: Path) -> list[list[str]]:
    """The moves of every stored game, read from a file that nobody holds any more."""
    path = home / "fute" / "games.sqlite3"
    assert not path.with_name("games.sqlite3-wal").exists(), "the store was closed"
    return [[str(step.move) for step in stored.read().steps] for stored in GameStore(path).games()]


def test_every_signal_that_kills_and_can_be_caught_is_caught() -> None:
    assert {getattr(signal, name) for name in DEADLY} <= set(deadly_signals())
    assert not {signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV, signal.SIGCONT} & set(deadly_signals())


def test_a_signal_while_a_review_is_made_ends_it_at_once(home: Path) -> None:
    store = GameStore(home / "fute" / "games.sqlite3")
    number = store.begin(random_game("qwinto", ["Lia"], 1))
    store.close()
    with Terminal("-c", SLOW_EXPERT, home=home) as terminal:
        terminal.wait_for("New game")
        terminal.press("g")
        terminal.wait_for("finished")
        terminal.press("b")
        terminal.wait_for("going through the game")
        terminal.process.send_signal(signal.SIGQUIT)
        assert terminal.leave() == 128 + signal.SIGQUIT
        assert terminal.is_restored
    assert GameStore(home / "fute" / "games.sqlite3").review_rows(number) == []


def test_a_signal_while_a_bot_plays_stores_what_was_shown(home: Path) -> None:
    with Terminal("-m", "fute", "play", "qwinto", "-p", "bot:chick", "-p", "Lia", home=home) as terminal:
        terminal.wait_for("Chick")
        terminal.process.send_signal(signal.SIGHUP)
        assert terminal.leave() == 128 + signal.SIGHUP
        assert terminal.is_restored
    assert len(stored_moves(home)) <= 1


@pytest.mark.parametrize("codes", MOMENTS_OF_START)
def test_a_signal_while_the_app_starts_leaves_no_trace(home: Path, codes: str) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.wait_for_codes(codes)
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.leave() == 128 + signal.SIGTERM
        assert terminal.is_restored
        assert "Traceback" not in terminal.output


@pytest.mark.parametrize("codes", MOMENTS_OF_START)
def test_a_terminal_that_vanishes_while_the_app_starts_ends_it(home: Path, codes: str) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.wait_for_codes(codes)
        terminal.vanish()
        assert terminal.process.wait(PATIENCE) != 0
    assert stored_moves(home) == []


def test_a_terminal_that_vanishes_in_mid_game_leaves_the_game_stored(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        terminal.vanish()
        assert terminal.process.wait(PATIENCE) == 128 + signal.SIGHUP
    assert stored_moves(home) == [["roll"]]


def test_a_terminal_that_vanishes_at_home_ends_the_app(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.wait_for("New game")
        terminal.vanish()
        assert terminal.process.wait(PATIENCE) == 128 + signal.SIGHUP
    assert stored_moves(home) == []


@pytest.mark.parametrize("codes", ["", GIVEN_BACK])
def test_a_terminal_that_vanishes_while_the_app_ends_does_not_keep_it_and_the_game_is_stored(
    home: Path, codes: str
) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        terminal.process.send_signal(signal.SIGTERM)
        terminal.wait_for_codes(codes)
        terminal.vanish()
        assert terminal.process.wait(PATIENCE) in (128 + signal.SIGTERM, 128 + signal.SIGHUP)
    assert stored_moves(home) == [["roll"]]


def test_a_terminal_that_takes_no_output_does_not_keep_the_app_and_the_game_is_stored(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        terminal.stop_taking()
        terminal.press("\x1b[B" * 40)
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.process.wait(PATIENCE) == 128 + signal.SIGTERM
    assert stored_moves(home) == [["roll"]]


def test_after_a_stop_without_warning_the_terminal_is_taken_again_and_the_table_is_left_by_keys(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        terminal.process.send_signal(signal.SIGSTOP)
        terminal.wait_until_stopped()
        terminal.reset_modes()
        stopped = len(terminal.output)
        terminal.process.send_signal(signal.SIGCONT)
        terminal.wait_for_codes(TAKEN, after=stopped)
        terminal.wait_until_raw()
        assert terminal.quit() == 0
        assert terminal.is_restored
    assert stored_moves(home) == [["roll"]]


def test_stopped_or_suspended_and_continued_it_comes_back_painted_and_ends_when_it_is_terminated(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        terminal.process.send_signal(signal.SIGSTOP)
        terminal.wait_until_stopped()
        terminal.process.send_signal(signal.SIGCONT)
        terminal.wait_for("Lia: take a die")
        terminal.process.send_signal(signal.SIGTSTP)
        terminal.wait_until_stopped()
        assert terminal.is_restored
        terminal.process.send_signal(signal.SIGCONT)
        terminal.wait_for("Lia: take a die")
        for _ in range(20):
            terminal.process.send_signal(signal.SIGSTOP)
            terminal.process.send_signal(signal.SIGCONT)
            terminal.watch(0.02)
        before = len(terminal.output)
        for number in (signal.SIGTERM, signal.SIGCONT, signal.SIGTERM, signal.SIGCONT):
            terminal.process.send_signal(number)
        terminal.wait_for_codes(GIVEN_BACK, after=before)
        terminal.process.send_signal(signal.SIGCONT)
        assert terminal.leave() == 128 + signal.SIGTERM
        assert terminal.is_restored
    assert stored_moves(home) == [["roll"]]


def test_a_shell_can_stop_the_app_send_it_to_the_background_and_fetch_it_back_to_be_left_by_keys(home: Path) -> None:
    with Terminal("-c", SHELL, home=home) as terminal:
        app = terminal.wait_for_number("pid")
        terminal.roll()
        for number in (signal.SIGSTOP, signal.SIGTSTP):
            os.kill(app, number)
            terminal.wait_for("$ yes")
            terminal.press("\n")
            terminal.wait_for("Lia: take a die")
        assert terminal.quit() == 0
        assert terminal.is_restored
    assert stored_moves(home) == [["roll"]]


def test_a_crash_while_a_screen_opens_gives_the_terminal_back(home: Path) -> None:
    with Terminal("-c", CRASH_WHILE_OPENING, home=home) as terminal:
        terminal.wait_for("New game")
        terminal.press("n")
        assert terminal.leave() == 1
        assert terminal.is_restored
        assert "ZeroDivisionError" in terminal.output
