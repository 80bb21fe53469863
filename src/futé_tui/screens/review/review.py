"""The review of a game: made in a worker while a bar shows how far it is, then gone through with a cursor."""

from dataclasses import replace
from functools import partial

from ...engine.game import Game
from ...expert.manifest import NoExpert
from ...expert.review import Review
from ...language import N_, _
from ...pages.pen import Pen
from ...pages.review.page import draw_review, lines_in_sight, tabs
from ...pages.review.view import ReviewPage, Tab, view_review
from ...replay.moments import Replay
from ...store.reviewing import make_review
from ...store.reviews import ReviewRow
from ...table.page.drawing.runs import Target
from ...text.experts import explain_no_expert
from ...text.names import sentence
from ...text.review_lines import position_note
from ...text.spoken_sheet import speak_of
from ..commands import REVIEW
from ..cursor_screen import CursorScreen
from ..table.playing_on import ask_to_play_from
from ..threads import Stopped, stop_check


class ReviewScreen(CursorScreen):
    """Shows one player's game at a time, page by page."""

    COMMANDS_HERE = REVIEW
    HOW = N_(
        "This sheet's expert goes through the game. A decision costs as many points as it was behind the best choice; "
        "a roll is lucky if more can be expected after it than before. So your result is what was expected at the "
        "start, plus luck, minus what your decisions cost. Even with no roll between two decisions the expert may "
        "change its mind: that first lowers what the two cost, and what is left is shown as a “new estimate” and "
        "counts as luck. Enter shows the position under the cursor in the replay; p plays on from there."
    )

    def __init__(self, game: Game, number: int | None) -> None:
        """A stored game has a number, and its review is kept."""
        super().__init__()
        self._game, self._number = game, number
        self.dice_spoken_of = game.ruleset.dice
        speak_of(game.ruleset.dice)
        self._page = ReviewPage(game.ruleset.title, seat=_first_person(game))

    def on_mount(self) -> None:
        super().on_mount()
        self._start(again=False)

    def _start(self, *, again: bool) -> None:
        kept = self.game_app.store.review_rows(self._number) if self._number is not None else []
        game = self._game.until(len(self._game.steps))
        self.run_worker(partial(self._work, game, kept, again=again), thread=True, group="review", exclusive=True)

    def _work(self, game: Game, kept: list[ReviewRow], *, again: bool) -> None:
        """Runs in another thread."""
        check = stop_check()

        def report(done: int, of: int) -> None:
            check()
            self.call_later(self._show_progress, done, of)

        try:
            self.call_later(self._show_review, *make_review(game, kept, report, again=again))
        except NoExpert as problem:
            self.call_later(self._show_problem, problem)
        except Stopped:
            pass

    def _show_progress(self, done: int, of: int) -> None:
        self._page = replace(self._page, done=done, of=of)
        if self._page.game is None:
            self.redraw()

    def _show_problem(self, problem: NoExpert) -> None:
        text = f"{sentence(explain_no_expert(problem, self._game.ruleset.id))}."
        self._page = replace(self._page, problem=text)
        self.go_to(self.cursor)

    def _show_review(self, review: Review, rows: list[ReviewRow]) -> None:
        """Show the review, and keep one that was made now if the game is stored and over."""
        self._page = replace(self._page, game=view_review(review, self._game))
        if rows and review.over and self._number is not None:
            self.game_app.store.keep_review(self._number, rows)
        self.go_to(self.cursor)

    def draw(self, pen: Pen) -> None:
        draw_review(pen, replace(self._page, cursor=self.cursor))

    @property
    def count(self) -> int:
        return len(self._page.listed)

    @property
    def rows_in_sight(self) -> int:
        width, height = self.drawn_size
        return lines_in_sight(width, height - 1)

    def why_not(self, action: str) -> str:
        """Only a decision or a roll has a position; only several players can be changed."""
        match action:
            case "open_moment" | "play_from_here" if not self.count:
                return _("Only decisions and rolls have a position: choose one on another page.")
            case "next_player" if len(self._game.players) == 1:
                return _("There is only one player.")
        return ""

    def action_open_moment(self) -> None:
        if self.is_active and self.count:
            line = self._page.listed[self.cursor]
            self.game_app.open_replay(self._game, line.moment, number=self._number, note=position_note(line))

    def action_play_from_here(self) -> None:
        if not self.count:
            return
        replay, moment = Replay(self._game), self._page.listed[self.cursor].moment
        if replay.at(moment).to_move is not None:
            ask_to_play_from(self, replay, moment)

    def action_next_player(self) -> None:
        self._show_seat((self._page.seat + 1) % len(self._game.players))

    def _show_seat(self, seat: int) -> None:
        self._page = replace(self._page, seat=seat)
        self.go_to(0)

    def action_next_page(self) -> None:
        self._turn(1)

    def action_previous_page(self) -> None:
        self._turn(-1)

    def _turn(self, by: int) -> None:
        shown, tab = tabs(self.drawn_size.width), self._page.tab
        self._open_tab(shown[(shown.index(tab) + by) % len(shown)] if tab in shown else shown[0])

    def _open_tab(self, tab: Tab) -> None:
        self._page = replace(self._page, tab=tab)
        self.go_to(0)

    def clicked(self, target: Target) -> None:
        if target.kind == "tab":
            self._open_tab(Tab[target.name])
        elif target.kind == "seat":
            self._show_seat(int(target.name))

    def action_review_again(self) -> None:
        """Make the review again, even if one is stored."""
        self._page = ReviewPage(self._page.title, seat=self._page.seat, tab=self._page.tab)
        self.redraw()
        self._start(again=True)


def _first_person(game: Game) -> int:
    """The seat that is shown first: bots know what they did."""
    return next((seat for seat in range(len(game.players)) if seat not in game.bots), 0)
