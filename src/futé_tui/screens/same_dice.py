"""What the app needs of daily games and duels: their screens by the entries of the home screen, and sitting down."""

from textual.message import Message

from ..same_dice.codes import CodeError, read_code
from ..same_dice.daily_tries import DailyTries
from ..same_dice.duels import Duel
from ..same_dice.sitting import Sitting
from ..setting_up import SetUp
from ..sheets.loader import ruleset_ids
from ..store.games import GameStore
from .sized import SizedScreen


class SitDown(Message):
    """Somebody goes to the table."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting


def daily_screen(store: GameStore, last: SetUp | None, sheet: str, *, ascii_only: bool) -> SizedScreen:
    """The daily game, for whoever played one last, or played anything last."""
    from .daily import DailyScreen

    tries = DailyTries(store)
    player = next(tries.players(), last.players[0] if last and last.players else "")
    return DailyScreen(tries, player, sheet, ascii_only=ascii_only)


def duel_screen(store: GameStore, last: SetUp | None, asked: str) -> SizedScreen:
    """The duel of a code; without one, or before anybody here has a seat in it, the set-up; or the list of duels."""
    from .duel import DuelScreen
    from .duel_set_up import DuelSetUp
    from .duels import DuelsScreen

    if asked in ruleset_ids():
        return DuelSetUp(store, last, sheet=asked)
    try:
        duel = Duel(store, read_code(asked))
    except CodeError:
        return DuelsScreen(store, last)
    return DuelScreen(duel) if duel.seats else DuelSetUp(store, last, code=duel.code)
