"""`fute daily`, `fute line --daily`: the game of the day."""

import argparse
import sys
from collections.abc import Iterator
from datetime import date

from ..challenges.daily_tries import DailyTries
from ..challenges.sharing import share_line
from ..challenges.texts import daily_game_text, describe_history, streak_text
from ..engine.game import GameError
from ..language import _
from ..line.console import Console
from ..line.ending import describe_end
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..sheets.loader import sheet_ids
from ..store.kept_game import KeptGame
from ..text.problems import describe_problem
from ..text.signs import ASCII, UNICODE
from ..user_errors import UserError
from .hinting import line_hints
from .open_store import open_store
from .output import at_terminal, say, say_all


def run_daily(chosen: argparse.Namespace) -> int:
    """Open the app at the daily game; without a terminal or with --text, print streaks and history."""
    if chosen.sheet:
        _check_sheet(chosen.sheet)
    if not chosen.text and at_terminal():
        from .play import open_app  # for the app only

        return open_app(chosen, f"daily {chosen.sheet or ''}")
    tries = DailyTries(open_store())
    players = [chosen.player] if chosen.player else list(tries.players())
    for player in players:
        say_all(describe_history(tries, player, date.today()))
    if not players:
        say(_("No daily games yet."))
    return 0


def play_daily(chosen: argparse.Namespace, console: Console) -> int:
    """Play the game of the day in line mode; an earlier day is practice, unless its rated try is not finished."""
    today = date.today()
    day = chosen.day or today
    sheet = chosen.sheet or ask_sheet(console)
    _check_sheet(sheet)
    if len(chosen.player) > 1:
        raise UserError(_("the daily game is solo: name one player"))
    [player] = chosen.player or ask_players(console, range(1, 2))
    tries = DailyTries(open_store())
    try:
        kept = tries.sit_down(day, sheet, player, today)
    except GameError as error:
        raise UserError(describe_problem(error)) from None
    console.say(daily_game_text(kept))
    for left in tries.open_tries(player):
        if (left.day, left.sheet) != (day, sheet):
            command = f"fute line {left.sheet} --daily --day {left.day.isoformat()}"
            console.say(_("Not finished yet: {command}").format(command=command))

    def describe_day(kept: KeptGame) -> Iterator[str]:
        yield from describe_end(kept)
        yield ""
        yield share_line(kept.game, day, UNICODE if _can_print(share_line(kept.game, day)) else ASCII)
        if not kept.game.practice:
            yield streak_text(tries.streak(player, today))

    Session(kept, console, describe_end=describe_day, hints=line_hints(chosen)).run()
    return 0


def _check_sheet(sheet: str) -> None:
    if sheet not in sheet_ids():
        known = ", ".join(sheet_ids())
        raise UserError(_("there is no daily game of {sheet!r}; there are {known}").format(sheet=sheet, known=known))


def _can_print(line: str) -> bool:
    """Whether the encoding of the output has the signs of this line."""
    try:
        line.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
