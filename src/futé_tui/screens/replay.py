"""Replay: a game gone through again, step by step, with what each step did."""

from collections.abc import Callable, Iterable, Iterator

from textual.geometry import Size
from textual.widget import Widget

from ..engine.game import Game
from ..language import N_, _
from ..replay.moments import Replay
from ..replay.practice import dice_go_on, play_from
from ..replay.telling import tell_moment, tell_turn
from ..table.picking import Picker
from ..table.view import TableView, view_table
from ..text.result import tell_verdict
from ..widgets.text_lines import TextLines
from .board import BoardScreen
from .choosing import ChoiceCard
from .commands import REPLAY_COMMANDS, bindings
from .help import HelpScreen
from .turns import Turns

_HOW = N_(
    "A game is gone through again: by steps, by turns or by rounds, forwards and backwards. The sheet is that of the "
    "player who made the step, until one player's sheet is kept open. What does not fit into two lines is told in "
    "the log. Playing from here starts a practice game, in which everything can be taken back; the game that is "
    "replayed stays as it is."
)
_NOTHING_PICKED = Picker(())
_TOLD = 2  # lines


class ReplayScreen(BoardScreen):
    """Shows one moment of a game after the other."""

    COMMANDS_HERE = REPLAY_COMMANDS
    BINDINGS = bindings(REPLAY_COMMANDS)
    CSS = f"""
    ReplayScreen #told {{ text-style: bold; height: {_TOLD}; }}
    ReplayScreen.-full #header {{ display: none; }}
    """

    def __init__(
        self,
        game: Game,
        play_on: Callable[[Game], None],
        *,
        ascii_only: bool = False,
        changed_keys: Iterable[str] = (),
    ) -> None:
        """`play_on` takes a practice game to the table."""
        super().__init__(game, ascii_only=ascii_only, changed_keys=changed_keys)
        self.replay = Replay(game)
        self.moment = 0
        self.kept_open: int | None = (
            None  # the seat whose sheet stays open; otherwise it is that of whoever made the step
        )
        self._play_on = play_on
        self._told = [tell_moment(self.replay, moment, self._names) for moment in range(self.replay.last + 1)]

    def anew(self, *, ascii_only: bool, changed_keys: Iterable[str]) -> "ReplayScreen":
        game = self.replay.at(self.replay.last)
        screen = ReplayScreen(game, self._play_on, ascii_only=ascii_only, changed_keys=changed_keys)
        screen.moment, screen.kept_open = self.moment, self.kept_open
        return screen

    def compose_words(self) -> Iterable[Widget]:
        yield TextLines("told")

    def fit(self, size: Size) -> None:
        super().fit(size)
        self.remove_class("-full")
        self.call_after_refresh(self._make_room)

    def _make_room(self) -> None:
        """Where the sheet needs every line, the header goes."""
        self.set_class(self._panes[0].max_scroll_y > 0, "-full")
        self._show()

    def _show(self) -> None:
        mover = self.replay.mover(self.moment)
        shown = self.kept_open if self.kept_open is not None else mover
        view = view_table(self.replay.at(self.moment), _NOTHING_PICKED, self._letters, shown)
        self.query_one("#told", TextLines).show(" ".join(self._words(view)))
        self.draw(view, [sentence for told in self._told[: self.moment + 1] for sentence in told])

    def _words(self, view: TableView) -> Iterator[str]:
        """Where we are, and what the step to here did."""
        yield f"{self.moment}/{self.replay.last}"
        if self.has_class("-full"):
            seat = view.seats[view.shown]
            yield f"[{seat.name} {seat.score.total}]"
        if self.moment:
            yield f"{tell_turn(self.replay.turns[self.replay.turn(self.moment - 1)], self._names)}."
        yield from self._told[self.moment]
        if view.deciding is None:
            yield from tell_verdict(self.replay.at(self.moment), self._names)

    def go_to(self, moment: int) -> None:
        """Show another moment, as far as there is one."""
        self.moment = max(0, min(moment, self.replay.last))
        self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Dim what leads nowhere from here."""
        match action:
            case "step_back" | "turn_back" | "round_back" | "first" if not self.moment:
                return None
            case "step_on" | "turn_on" | "round_on" | "last" if self.moment == self.replay.last:
                return None
            case "next_sheet" if len(self._names) == 1:
                return None
            case "play_from_here" if self.replay.at(self.moment).to_move is None:
                return None
            case _:
                return super().check_action(action, parameters)

    def action_step_back(self) -> None:
        self.go_to(self.moment - 1)

    def action_step_on(self) -> None:
        self.go_to(self.moment + 1)

    def action_turn_back(self) -> None:
        self.go_to(self.replay.turn_before(self.moment))

    def action_turn_on(self) -> None:
        self.go_to(self.replay.turn_after(self.moment))

    def action_round_back(self) -> None:
        self.go_to(self.replay.round_before(self.moment))

    def action_round_on(self) -> None:
        self.go_to(self.replay.round_after(self.moment))

    def action_first(self) -> None:
        self.go_to(0)

    def action_last(self) -> None:
        self.go_to(self.replay.last)

    def action_turns(self) -> None:
        self.app.push_screen(Turns(self.replay, self._names, self.moment, self.go_to))

    def action_next_sheet(self) -> None:
        """Keep the next player's sheet open; after the last one, follow the steps again."""
        after = 0 if self.kept_open is None else self.kept_open + 1
        self.kept_open = after if after < len(self._names) else None
        self._show()

    def action_play_from_here(self) -> None:
        if self.replay.at(self.moment).to_move is None:
            return
        if not dice_go_on(self.replay):
            self._play_on(play_from(self.replay, self.moment))
            return
        question = _("Play on from here, as practice: with which dice?")
        answers = (_("Fresh dice"), _("The dice of this game"))
        self.app.push_screen(ChoiceCard(question, answers, 0, self._play_with))

    def _play_with(self, answer: int) -> None:
        self._play_on(play_from(self.replay, self.moment, same_dice=bool(answer)))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(_(_HOW), REPLAY_COMMANDS))

    def action_home(self) -> None:
        self.dismiss()
