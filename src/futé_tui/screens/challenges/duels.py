"""The duels of this machine, and the way to a new one."""

from itertools import islice

from ...challenges.codes import CodeError, read_code
from ...challenges.duels import Duel, stored_duels
from ...language import N_, _
from ...pages.duels import DuelRow, DuelsView, draw_duels, duels_in_sight
from ...pages.pen import Pen
from ...sheets.loader import sheet_ids
from ...text.player_names import shown_name
from ...text.sheet_summaries import short_title
from ..commands import DUELS
from ..cursor_screen import CursorScreen
from ..game_app import GameApp
from .duel import DuelScreen, seat_states
from .duel_setup import DuelSetup

_MOST = 100  # duels in the list


class DuelsScreen(CursorScreen):
    """Lists the duels, unfinished ones first, after the way to a new one."""

    COMMANDS_HERE = DUELS
    HOW = N_(
        "In a duel two to four people play the same dice, one after the other, each on a sheet of their "
        "own. Nobody sees the others' points until everybody here has played; then everything is "
        "compared zone by zone. Friends elsewhere play the same duel with its code."
    )

    def __init__(self) -> None:
        super().__init__()
        self._duels: list[Duel] = []
        self._more = False

    def on_screen_resume(self) -> None:
        duels = stored_duels(self.game_app.store)
        self._duels = list(islice(duels, _MOST))
        self._more = next(duels, None) is not None
        self.cursor = min(self.cursor, len(self._duels))
        super().on_screen_resume()

    @property
    def count(self) -> int:
        return len(self._duels) + 1

    @property
    def rows_in_sight(self) -> int:
        return duels_in_sight(self.drawn_size.height - 1)

    def draw(self, pen: Pen) -> None:
        more = _("Older ones: {command}").format(command="fute duel CODE") if self._more else ""
        draw_duels(pen, DuelsView(tuple(map(_duel_row, self._duels)), self.cursor, more))

    def action_open_duel(self) -> None:
        if self.cursor == 0:
            self.action_new_duel()
        else:
            self.open(DuelScreen(self._duels[self.cursor - 1]))

    def action_new_duel(self) -> None:
        self.open(DuelSetup())


def _duel_row(duel: Duel) -> DuelRow:
    """A duel in the list: its players, and whose turn it is."""
    waiting = duel.next_seat
    state = _("Everybody here has played.")
    if waiting:
        state = _("{next} is next.").format(next=shown_name(waiting.name))
    sheet = duel.challenge.ruleset.id
    return DuelRow(sheet, short_title(sheet), seat_states(duel.seats), state)


def duel_screen(app: GameApp, asked: str) -> CursorScreen:
    """The duel of a code, its set-up if nobody here has joined it or a sheet is given, or the list of duels."""
    if asked in sheet_ids():
        return DuelSetup(sheet=asked)
    try:
        duel = Duel(app.store, read_code(asked, app.store.sheet_sources()))
    except CodeError:
        return DuelsScreen()
    return DuelScreen(duel) if duel.seats else DuelSetup(code=duel.code)
