"""The end of a game: the total counts up zone by zone, then everything about it, and what comes next."""

from dataclasses import replace
from functools import partial

from textual.events import Key
from textual.timer import Timer

from ...engine.dice import from_start
from ...engine.game import Game
from ...engine.scoring import Score
from ...expert.manifest import NoExpert
from ...expert.measured import opponents_of
from ...expert.review import Review
from ...language import N_, _
from ...pages.caps import Button
from ...pages.pen import Pen
from ...pages.result.kept import same_dice, view_kept_result
from ...pages.result.page import draw_result
from ...pages.result.view import ResultView, view_costly
from ...pages.rows import command_target
from ...store.kept_game import KeptGame
from ...store.reviewing import make_review
from ...store.reviews import ReviewRow
from ...text.opponents import EXPERT
from ...text.spoken_sheet import speak_of
from ..commands import RESULT, RESULT_HOME, SAME_DICE, Command
from ..help import ExplainedScreen, HelpScreen
from ..page_screen import PageScreen
from ..sitting_down import play_again
from ..threads import Stopped, stop_check

_SECONDS = 0.25  # for each zone
_A_LOOK = 0.3  # seconds before anything is calculated


class ResultScreen(ExplainedScreen, PageScreen):
    """Shows the result; Enter goes back to the table, where the sheets can still be looked at."""

    COMMANDS_HERE = RESULT
    HOW = N_(
        "The total counts up zone by zone; any key skips that. Bars show the points of each zone. Same dice again is "
        "practice: it does not count, and is compared with this game."
    )

    def __init__(self, kept: KeptGame, *, leaving: str = "", count: bool = True) -> None:
        """`leaving` says where leaving leads, if not home; `count` lets the total count up, where animations are on."""
        super().__init__()
        self._leaving = leaving
        self._kept, self._count = kept, count
        self.dice_spoken_of = kept.game.ruleset.dice
        speak_of(kept.game.ruleset.dice)
        self._par_due = self._asks_for_par()
        self._view = replace(view_kept_result(kept, self.signs), par_due=self._par_due)
        self._copied = False
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        super().on_mount()
        if self._par_due or self._is_stored:
            self.set_timer(_A_LOOK, self._start_afterwards)
        if self._count and self.app.animation_level != "none":
            self._view = replace(self._view, counted=0)
            self._timer = self.set_interval(_SECONDS, self._count_on)

    def _asks_for_par(self) -> bool:
        """Par is shown of a game that was played solo, with dice that have a seed, on a sheet that has an expert."""
        game = self._kept.game
        alone = len(game.players) == 1 and 0 not in game.bots
        return alone and EXPERT in opponents_of(game.ruleset) and from_start(game.dice) is not None

    @property
    def _is_stored(self) -> bool:
        return self._kept.store is not None and self._kept.number is not None

    def _start_afterwards(self) -> None:
        """Work out par and the review, once somebody stays to look: the review of a stored game, where there is none or
        where its decisions are shown."""
        kept, game = self._kept, self._kept.game.until(len(self._kept.game.steps))
        rows = kept.store.review_rows(kept.number) if kept.store and kept.number is not None else []
        review = self._is_stored and (self._view.alone or not rows)
        if self._par_due or review:
            work = partial(self._work, game, rows, review=review)
            self.run_worker(work, thread=True, group="afterwards", exclusive=True)

    def _work(self, game: Game, rows: list[ReviewRow], *, review: bool) -> None:
        """Runs in another thread."""
        from ...expert.par import par  # imports numpy
        from ...expert.player import load_expert

        check = stop_check()
        try:
            expert = load_expert(game.ruleset)
            if self._par_due:
                self.call_later(self._show_par, par(expert, game.dice, check))
            if review:
                self.call_later(self._show_review, *make_review(game, rows, check))
        except NoExpert:
            self.call_later(self._show_par, None)
        except Stopped:
            pass

    def _show_par(self, par: Score | None) -> None:
        self._show(replace(self._view, par=par, par_due=False))

    def _show_review(self, review: Review, rows: list[ReviewRow]) -> None:
        """Keep the review if it was made now, and show what a solo game's decisions cost."""
        if rows and self._kept.store and self._kept.number is not None:
            self._kept.store.keep_review(self._kept.number, rows)
        if self._view.alone:
            self._show(replace(self._view, costly=view_costly(review, self._kept.game)))

    def _show(self, view: ResultView) -> None:
        """Show more than before; the total goes on counting."""
        self._view = view
        self.redraw()

    def _count_on(self) -> None:
        self._show(replace(self._view, counted=self._view.counted + 1))
        if self._view.all_counted:
            self._finish()

    def _finish(self) -> None:
        """Show everything at once."""
        if self._timer:
            self._timer.stop()
            self._timer = None
        self._show(replace(self._view, counted=len(self._view.zones)))

    def draw(self, pen: Pen) -> None:
        draw_result(pen, self._view, self._buttons(), line=self._copied)

    def _buttons(self) -> list[Button]:
        return [self._button(command) for command in RESULT if command.id != "help"]

    def _button(self, command: Command) -> Button:
        enabled = self.check_action(command.id, ()) is True
        title = self._leaving if command is RESULT_HOME and self._leaving else _(command.title)
        return Button(self.first_key(command), title, command_target(command.id), enabled)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Dice that were typed in have no seed, so they cannot be played again."""
        if action == SAME_DICE.id and from_start(self._kept.game.dice) is None:
            return None
        return super().check_action(action, parameters)

    def action_help(self) -> None:
        how = _(self.HOW)
        if self._view.compared:
            line = _("The thin line in each bar: {compared}.")
            how = " ".join((how, line.format(compared=self._view.compared)))
        self.open(HelpScreen(how, self.COMMANDS_HERE))

    def on_key(self, event: Key) -> None:
        """Any key ends the counting, and then does what it does."""
        if self._timer:
            self._finish()

    def action_again(self) -> None:
        if self.is_active:
            play_again(self.game_app, self._kept.game)

    def action_same_dice(self) -> None:
        if self.is_active and (again := same_dice(self._kept)):
            self.game_app.action_home()
            self.game_app.open_table(again)

    def action_replay_game(self) -> None:
        if self.is_active:
            self.game_app.open_replay(self._kept.game, number=self._kept.number)

    def action_review(self) -> None:
        if self.is_active:
            self.game_app.open_review(self._kept.game, self._kept.number)

    def action_copy(self) -> None:
        self.copy_text(self._view.line)
        self._copied = True
        self.redraw()

    async def action_records(self) -> None:
        await self.app.run_action(f"records({self._kept.game.ruleset.id!r})")

    def action_home(self) -> None:
        """Leave the table, which is below."""
        self.close(self.app.pop_screen)
