"""Replay: a game gone through again, step by step, with what each step did."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from textual.events import Key

from ...engine.game import Game
from ...language import N_, _
from ...replay.moments import Replay
from ...replay.texts import begin_text, describe_step, turn_text
from ...table.hint_view import HintView
from ...table.story import Story
from ...table.view import TableView, view_moment
from ...text.result import describe_verdict
from ..commands import REPLAY_COMMANDS
from ..help import ExplainedScreen
from .board import BoardScreen
from .playing_on import ask_to_play_from
from .turns import TurnsScreen


def _going(where: Callable[[Replay, int], int]) -> Callable[["ReplayScreen"], None]:
    """The action of a command that leads to another moment, by the replay and the present moment."""
    return lambda screen: screen.go_to(where(screen.replay, screen.moment))


class ReplayScreen(ExplainedScreen, BoardScreen):
    """Shows one moment of a game after the other."""

    COMMANDS_HERE = REPLAY_COMMANDS
    HOW = N_(
        "Go through a game again by steps, turns or rounds, forwards and backwards. You see the sheet of "
        "the player who made the step, unless you keep one player's sheet open. What does not fit into "
        "two lines is in the log. Playing from here starts a practice game, where you can undo "
        "everything; the game you replay stays as it is."
    )

    def __init__(self, game: Game, moment: int = 0, *, number: int | None, note: str = "") -> None:
        """Shown first is `moment`, with a note on it; a stored game has a number."""
        super().__init__(game)
        self.replay = Replay(game)
        self.moment = moment
        self._noted = moment, note
        self._number = number
        self.kept_open: int | None = None  # the seat whose sheet stays open; else that of the player who made the step
        self._story = Story(game, self.player_names)

    def again(self) -> "ReplayScreen":
        screen = ReplayScreen(self.replay.at(self.replay.last), self.moment, number=self._number)
        screen.kept_open, screen._noted = self.kept_open, self._noted
        return screen

    def on_key(self, event: Key) -> None:
        self.takes_log_key(event)

    def show_again(self) -> None:
        here = self.replay.at(self.moment)
        sheet = here.to_move if self._has_note else self.replay.mover(self.moment)  # a note is about what comes next
        view = view_moment(here, self.letters, sheet if self.kept_open is None else self.kept_open)
        story = self._story.lines_at(self.moment)
        where, done = tuple(self._where()), tuple(self._done(view))
        words = " ".join((*where, *done))
        if self._has_note:  # what was done before it stands below
            words, view = " ".join(where), replace(view, hints=HintView(now=done))
        self.show(replace(view, story=story, prompt=words))

    @property
    def _has_note(self) -> bool:
        noted, note = self._noted
        return bool(note) and self.moment == noted

    def _where(self) -> Iterator[str]:
        """Where we are, and what is noted about it."""
        yield f"{self.moment}/{self.replay.last}"
        if self._has_note:
            yield self._noted[1]

    def _done(self, view: TableView) -> Iterator[str]:
        """What the step to here did; at the start of a turn, whose turn it is, and what was done just before."""
        turn = self.replay.turns[self.replay.turn(max(0, self.moment - 1))]
        upcoming = self.replay.turns[self.replay.turn(self.moment)]
        if not self.moment or upcoming is turn:
            if self.moment:
                yield f"{turn_text(turn, self.player_names)}."
            yield from describe_step(self._story, self.moment, turn.seat, self.player_names)
        else:
            yield begin_text(upcoming, self.player_names)
            done = " ".join(describe_step(self._story, self.moment, None, self.player_names))
            if done:
                yield _("Just before: {what}").format(what=done)
        if view.deciding is None:
            yield from describe_verdict(self.replay.at(self.moment), self.player_names)

    def go_to(self, moment: int) -> None:
        """Show another moment, as far as there is one."""
        self.moment = max(0, min(moment, self.replay.last))
        self.show_again()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Dim what leads nowhere from here."""
        match action:
            case "step_back" | "turn_back" | "round_back" | "first" if not self.moment:
                return None
            case "step_on" | "turn_on" | "round_on" | "last" if self.moment == self.replay.last:
                return None
            case "next_sheet" if len(self.player_names) == 1:
                return False
            case "review" if self.replay.at(self.replay.last).to_move is not None:
                return None
            case "play_from_here" if self.replay.at(self.moment).to_move is None:
                return None
            case _:
                return super().check_action(action, parameters)

    action_step_back = _going(lambda replay, moment: moment - 1)
    action_step_on = _going(lambda replay, moment: moment + 1)
    action_turn_back = _going(lambda replay, moment: replay.before(moment, replay.turn_starts))
    action_turn_on = _going(lambda replay, moment: replay.after(moment, replay.turn_starts))
    action_round_back = _going(lambda replay, moment: replay.before(moment, replay.round_starts))
    action_round_on = _going(lambda replay, moment: replay.after(moment, replay.round_starts))
    action_first = _going(lambda replay, moment: 0)
    action_last = _going(lambda replay, moment: replay.last)

    def action_turns(self) -> None:
        self.open(TurnsScreen(self.replay, self.player_names, self.moment, self.go_to))

    def action_next_sheet(self) -> None:
        """Keep the next player's sheet open; after the last one, follow the steps again."""
        after = 0 if self.kept_open is None else self.kept_open + 1
        self.kept_open = after if after < len(self.player_names) else None
        self.show_again()

    def action_play_from_here(self) -> None:
        if self.replay.at(self.moment).to_move is None:
            return
        ask_to_play_from(self, self.replay, self.moment)

    def action_review(self) -> None:
        self.game_app.open_review(self.replay.at(self.replay.last), self._number)
