"""`fute daily`, `fute line --daily`: the game of the day."""

import argparse
import sys
from collections.abc import Iterator
from datetime import date

from ..engine.game import Game
from ..language import _
from ..line.console import Console
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..same_dice.daily_tries import DailyTries, NotYet
from ..same_dice.sharing import share_line
from ..same_dice.telling import tell_history, tell_sitting, tell_streak
from ..sheets.loader import ruleset_ids
from .hinting import line_hints
from .keeping import OpenStore
from .terminal import at_terminal
from .words import UserError


def run_daily(chosen: argparse.Namespace) -> int:
    """Open the app on the daily game; without a terminal, or if that is asked for, tell streaks and history as text."""
    if chosen.sheet:
        _check_sheet(chosen.sheet)
    if not chosen.text and at_terminal():
        from .table import open_app

        return open_app(chosen, f"daily {chosen.sheet or ''}")
    tries = DailyTries(OpenStore().games)
    players = [chosen.player] if chosen.player else list(tries.players())
    for player in players:
        for line in tell_history(tries, player, date.today()):
            print(line)
    if not players:
        print(_("No daily games yet."))
    return 0


def play_daily(chosen: argparse.Namespace, console: Console) -> int:
    """The game of the day in line mode; a day gone by is practice, unless its rated try waits to be finished."""
    today = date.today()
    day = chosen.day or today
    sheet = chosen.sheet or ask_sheet(console)
    _check_sheet(sheet)
    if len(chosen.player) > 1:
        raise UserError(_("the daily game is played alone: name one player"))
    [player] = chosen.player or ask_players(console, range(1, 2))
    store = OpenStore()
    tries = DailyTries(store.games)
    try:
        sitting = tries.sit_down(day, sheet, player, today)
    except NotYet as error:
        raise UserError(str(error)) from None
    console.say(tell_sitting(sitting))
    for left in tries.open_tries(player):
        if (left.day, left.sheet) != (day, sheet):
            command = f"fute line {left.sheet} --daily --day {left.day.isoformat()}"
            console.say(_("Not finished yet: {command}").format(command=command))

    keep = store.keeper(sitting)

    def tell_end(game: Game) -> Iterator[str]:
        yield from keep.tell_end(game)
        yield ""
        yield share_line(game, day, ascii_only=not _spells(share_line(game, day)))
        if not game.practice:
            yield tell_streak(tries.streak(player, today))

    hints = line_hints(chosen)
    Session(sitting.game, console, keep=keep, tell_end=tell_end, hints=hints).run()
    return 0


def _check_sheet(sheet: str) -> None:
    if sheet not in ruleset_ids():
        known = ", ".join(ruleset_ids())
        raise UserError(_("there is no daily game of {sheet!r}; there are {known}").format(sheet=sheet, known=known))


def _spells(line: str) -> bool:
    """Whether the output can write this line."""
    try:
        line.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
