"""The app in a real terminal: a turn, resizing, signals, a crash; the terminal is always left as it was."""

import re
import signal
from pathlib import Path

import pytest

from futé_tui.store.games import GameStore

from .terminal import Terminal

COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9\d|10\d)(?:;\d+)*m")
CRASH = """
import sys
from importlib import import_module
import fute
table = import_module("fut\\u00e9_tui.screens.table.table")
table.TableScreen.action_undo = lambda screen: 1 / 0
sys.argv = ["fute"]
sys.exit(fute.main())
"""


def test_a_turn_with_the_terminal_growing_and_shrinking(home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        assert COLOUR.search(terminal.output)
        terminal.resize(120, 40)
        terminal.wait_for("Total")
        terminal.resize(70, 20)
        terminal.wait_for("Make it larger")
        terminal.resize(80, 24)
        terminal.wait_for("Lia: take a die")
        terminal.press("x")
        terminal.wait_for("roll the dice")
        assert terminal.quit() == 0
        assert terminal.is_restored


def test_keys_that_arrive_together_close_the_card_between_players_and_roll_for_nobody(home: Path) -> None:
    (home / "fute" / "last-set-up.json").write_text('{"sheet": "tres-fute", "players": ["Lia", "Tom", "Zoe"]}', "utf-8")
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.wait_for("New game")
        terminal.press("\r")
        terminal.wait_for("Lia: roll the dice.")
        for what_follows in ("roll the dice", "roll the dice", "Tom is next"):
            terminal.press("r")
            terminal.wait_for("Lia: take a die")
            terminal.press("x")
            terminal.wait_for(what_follows)
        for name, following in (("Tom", "Zoe"), ("Zoe", "Tom")):
            terminal.press("\r\r\r\r")
            terminal.wait_for(f"{name}: use a platter die")  # said when the card is gone
            terminal.press("x")
            terminal.wait_for(f"{following} is next")
        terminal.press("\r\r\r\r")
        terminal.wait_for("Tom: roll the dice.")
        assert terminal.quit() == 0
    [stored] = GameStore(home / "fute" / "games.sqlite3").games()
    assert str(stored.read().steps[-1].move) == "decline"


@pytest.mark.parametrize("bad", [b"\xe9 ", b"\x1b[1114112u", b"\x1b[:~"], ids=["Latin-1", "no letter", "no key"])
def test_input_that_nobody_can_read_is_dropped(bad: bytes, home: Path) -> None:
    with Terminal("-m", "fute", home=home) as terminal:
        terminal.roll()
        terminal.send(bad)
        terminal.watch(0.5)
        terminal.press("x")
        terminal.wait_for("roll the dice")
        assert terminal.quit() == 0
        assert terminal.is_restored


def test_without_colours_in_ascii_until_it_is_interrupted(home: Path) -> None:
    with Terminal("-m", "fute", "--ascii", home=home, environment={"NO_COLOR": "1"}) as terminal:
        terminal.wait_for("New game")
        terminal.press("\r")
        painted = terminal.wait_for("Lia: roll the dice.") + terminal.wait_for("Home")
        terminal.press("r")
        terminal.wait_for("Lia: take a die")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.leave() == 128 + signal.SIGINT
        assert terminal.is_restored
        assert not COLOUR.search(terminal.output)
        assert all(sign.isascii() or sign.isalpha() for sign in painted)
    [stored] = GameStore(home / "fute" / "games.sqlite3").games()
    assert [str(step.move) for step in stored.read().steps] == ["roll"]


def test_a_locale_without_the_signs_gets_ascii_until_the_line_is_cut(home: Path) -> None:
    with Terminal("-m", "fute", home=home, environment={"LC_ALL": "C"}) as terminal:
        terminal.wait_for("New game")
        terminal.press("\r")
        painted = terminal.wait_for("Lia: roll the dice.") + terminal.wait_for("Home")
        terminal.process.send_signal(signal.SIGHUP)
        assert terminal.leave() == 128 + signal.SIGHUP
        assert terminal.is_restored
        assert all(sign.isascii() or sign.isalpha() for sign in painted)


def test_a_crash_is_reported_and_gives_the_terminal_back(home: Path) -> None:
    with Terminal("-c", CRASH, home=home) as terminal:
        terminal.wait_for("New game")
        terminal.press("\r")
        terminal.wait_for("Lia: roll the dice.")
        terminal.press("u")
        assert terminal.leave() == 1
        assert terminal.is_restored
        assert "ZeroDivisionError" in terminal.output


def test_a_record_is_replayed_in_the_terminal(home: Path) -> None:
    record = Path(__file__).parent.parent / "golden" / "tres-fute-2.fute"
    with Terminal("-m", "fute", "replay", str(record), home=home) as terminal:
        terminal.wait_for("0/110")
        terminal.press("\x1b[C")
        terminal.wait_for("1/110")
        assert terminal.quit() == 0
        assert terminal.is_restored


def test_a_bad_record_is_one_sentence_and_the_terminal_stays_as_it_is(home: Path) -> None:
    with Terminal("-m", "fute", "replay", "no-such-file.fute", home=home) as terminal:
        assert terminal.leave() == 2
        assert terminal.output == "fute: no-such-file.fute: cannot be read: there is no such file or folder\r\n"
