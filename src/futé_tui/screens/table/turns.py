"""The turns of a replay as a list to jump to."""

from collections.abc import Callable, Sequence

from ...language import N_, _
from ...pages.pen import Pen
from ...pages.turns import TurnRow, TurnsView, draw_turns, turns_in_sight
from ...replay.moments import Replay
from ...replay.texts import turn_text
from ..commands import TURNS_COMMANDS
from ..cursor_screen import CursorScreen
from ..records.game_views import preview_of


class TurnsScreen(CursorScreen):
    """Lists every turn with the points at its start, and the end."""

    COMMANDS_HERE = TURNS_COMMANDS
    HOW = N_("Every turn, with everybody's points at its start. Enter or a second click shows the replay from there.")

    def __init__(self, replay: Replay, names: Sequence[str], moment: int, go_to: Callable[[int], None]) -> None:
        super().__init__()
        self._replay, self._names, self._go_to = replay, names, go_to
        self._most = max(1, *(score.total for score in replay.at(replay.last).scores()))
        self.cursor = replay.turn(moment)

    @property
    def count(self) -> int:
        return len(self._replay.turns) + 1

    @property
    def rows_in_sight(self) -> int:
        return turns_in_sight(self.drawn_size.height - 1)

    def draw(self, pen: Pen) -> None:
        game = self._replay.at(self._moment(self.cursor))
        title, preview = game.ruleset.title, preview_of(game)
        draw_turns(pen, TurnsView(title, self._names, self.count, self.cursor, self._row, preview, self._most))

    def action_jump(self) -> None:
        moment = self._moment(self.cursor)
        self.close(lambda: self._go_to(moment))

    def _row(self, number: int) -> TurnRow:
        moment, turns = self._moment(number), self._replay.turns
        heading = turn_text(turns[number], self._names) if number < len(turns) else _("The end")
        return TurnRow(moment, heading, [score.total for score in self._replay.at(moment).scores()])

    def _moment(self, number: int) -> int:
        turns = self._replay.turns
        return turns[number].start if number < len(turns) else self._replay.last
