"""The screens of daily games and duels as home opens them."""

from ...challenges.codes import CodeError, read_code
from ...challenges.daily_tries import DailyTries
from ...challenges.duels import Duel
from ...sheets.loader import sheet_ids
from ...store.games import GameStore
from ...store.last_setup import GameSetup
from ..base import CommandScreen
from .daily import DailyScreen
from .duel import DuelScreen
from .duel_setup import DuelSetup
from .duels import DuelsScreen


def daily_screen(store: GameStore, last: GameSetup | None, sheet: str) -> CommandScreen:
    """The daily game of the player who played one last, or else any game last."""
    tries = DailyTries(store)
    player = next(tries.players(), last.players[0] if last and last.players else "")
    return DailyScreen(tries, player, sheet)


def duel_screen(store: GameStore, last: GameSetup | None, asked: str) -> CommandScreen:
    """The duel of a code, its set-up if nobody here has joined it or a sheet is given, or the list of duels."""
    if asked in sheet_ids():
        return DuelSetup(store, last, sheet=asked)
    try:
        duel = Duel(store, read_code(asked, store.sheet_sources()))
    except CodeError:
        return DuelsScreen(store, last)
    return DuelScreen(duel) if duel.seats else DuelSetup(store, last, code=duel.code)
