"""The turns of a replay as a list to jump to."""

from collections.abc import Callable, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical

from ...language import _
from ...replay.moments import Replay
from ...replay.texts import turn_text
from ...widgets.row_list import RowList
from ..base import CommandModal
from ..commands import TURNS_COMMANDS

_FRAME = 2  # rows


class Turns(CommandModal):
    """Lists every turn with the points at its start, and the end."""

    CSS = """
    Turns { align: center middle; }
    Turns Vertical { width: 66; max-height: 80%; border: round $primary; background: $surface; }
    Turns RowList { height: 1fr; background: $surface; }
    """
    COMMANDS_HERE = TURNS_COMMANDS

    def __init__(self, replay: Replay, names: Sequence[str], moment: int, go_to: Callable[[int], None]) -> None:
        super().__init__()
        self._replay, self._players, self._go_to = replay, names, go_to
        self._here = replay.turn(moment)

    def compose_content(self) -> ComposeResult:
        with Vertical():
            yield RowList()

    def on_mount(self) -> None:
        turns = self.query_one(RowList)
        turns.cursor = self._here
        count = len(self._replay.turns) + 1
        self.query_one(Vertical).styles.height = count + _FRAME
        turns.show(count, self._row)
        turns.focus()

    def _row(self, number: int, width: int) -> str:
        moment = self._moment(number)
        turns = self._replay.turns
        heading = turn_text(turns[number], self._players) if number < len(turns) else _("The end")
        points = zip(self._players, self._replay.at(moment).scores(), strict=True)
        return f"{moment:>4}  {heading}  ({', '.join(f'{name} {score.total}' for name, score in points)})"

    def _moment(self, number: int) -> int:
        turns = self._replay.turns
        return turns[number].start if number < len(turns) else self._replay.last

    @on(RowList.Chosen)
    def action_jump(self) -> None:
        moment = self._moment(self.query_one(RowList).cursor)
        self.close(lambda: self._go_to(moment))
