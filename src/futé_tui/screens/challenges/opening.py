"""The screens of daily games and duels as home opens them."""

from ...challenges.codes import CodeError, read_code
from ...challenges.daily_tries import DailyTries
from ...challenges.duels import Duel
from ...sheets.loader import sheet_ids
from ..base import CommandScreen
from ..game_app import GameApp
from .daily import DailyScreen
from .duel import DuelScreen
from .duel_setup import DuelSetup
from .duels import DuelsScreen


def daily_screen(app: GameApp, sheet: str) -> CommandScreen:
    """The daily game of the player who played one last, or else any game last."""
    tries, last = DailyTries(app.store), app.last_setup
    player = next(tries.players(), last.players[0] if last and last.players else "")
    return DailyScreen(tries, player, sheet)


def duel_screen(app: GameApp, asked: str) -> CommandScreen:
    """The duel of a code, its set-up if nobody here has joined it or a sheet is given, or the list of duels."""
    if asked in sheet_ids():
        return DuelSetup(sheet=asked)
    try:
        duel = Duel(app.store, read_code(asked, app.store.sheet_sources()))
    except CodeError:
        return DuelsScreen()
    return DuelScreen(duel) if duel.seats else DuelSetup(code=duel.code)
