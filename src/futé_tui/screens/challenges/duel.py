"""A duel: who has played, what to send to others, and the comparison once everybody here has played."""

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from ...challenges.challenge import MOST_PLAYERS
from ...challenges.comparing import Comparison, describe_outcome
from ...challenges.duels import Duel, DuelError, Seat, bot_moves, read_source
from ...challenges.texts import seat_state_text
from ...engine.game import Game
from ...engine.moves import Move
from ...engine.scoring import Score
from ...expert.par import solo_par
from ...language import N_, _
from ...pages.duel import DuelView, draw_duel
from ...pages.duels import SeatState
from ...pages.pen import Pen
from ...table.hand_over import HandOverView
from ...text.player_names import shown_name
from ...text.review import describe_par
from ..asking import AskCard
from ..commands import DUEL
from ..cursor_screen import CursorScreen
from ..table.hand_over import HandOver
from ..threads import Stopped, stop_check

_TO_PLAY = N_("Send this to your opponents: they play the same dice. Points are shown at the end.")
_PLAYED = N_("Send your answer to players elsewhere, and add theirs below to compare.")
_FULL = N_("Everybody has played.")


def seat_states(seats: Iterable[Seat]) -> tuple[SeatState, ...]:
    """The players of a duel, and how far along they are."""
    return tuple(SeatState(seat.name, seat.over, seat_state_text(seat)) for seat in seats)


class DuelScreen(CursorScreen):
    """Shows a duel and opens its games."""

    COMMANDS_HERE = DUEL
    HOW = N_(
        "Enter on a player who has not finished starts or continues that game. Points are shown when everybody here "
        "has played. Send the command at the top to friends elsewhere: they play the same dice. Players who have "
        "finished have an answer to send; to compare, add the answers of the others, or name a record (.fute)."
    )
    LOBBY = True

    def __init__(self, duel: Duel) -> None:
        super().__init__()
        self._duel = duel
        self._seats: tuple[Seat, ...] = ()
        self._comparison: Comparison | None = None
        self._bots_at_work = False
        self._par: Score | None = None
        self._par_asked = False
        self._answer = ""  # of the player under the cursor, or why there is none

    def on_screen_resume(self) -> None:
        self._look()
        super().on_screen_resume()

    def _look(self) -> None:
        """See who has played; once everybody here has, all are compared."""
        self._seats = self._duel.seats
        try:
            self._comparison = self._duel.comparison()
        except DuelError:
            self._comparison = None
        self._start_bots()
        self._ask_par()
        waiting = [number for number, seat in enumerate(self._seats) if not seat.over and not seat.bot]
        self.go_to(waiting[0] if waiting else 0)

    def _start_bots(self) -> None:
        """Let the next bot play its game, unseen."""
        bot = next((seat for seat in self._seats if seat.bot and not seat.over), None)
        if bot and not self._bots_at_work:
            self._bots_at_work = True
            self.run_worker(partial(self._play_bot, bot, self._duel.game(bot)), thread=True, group="bots")

    def _play_bot(self, seat: Seat, game: Game) -> None:
        """Runs in another thread."""
        with suppress(Stopped):
            self.call_later(self._bot_has_played, seat, bot_moves(game, stop_check()))

    def _ask_par(self) -> None:
        """Once points are shown, find out what the expert scores with the same dice."""
        if self._comparison and not self._par_asked and not self._duel.has_expert:
            self._par_asked = True
            self.run_worker(partial(self._find_par, self._duel.game(self._seats[0])), thread=True, group="par")

    def _find_par(self, game: Game) -> None:
        """Runs in another thread."""
        with suppress(Stopped):
            self.call_later(self._show_par, solo_par(game.ruleset, game.dice, stop_check()))

    def _show_par(self, par: Score | None) -> None:
        self._par = par
        self.redraw()

    def _bot_has_played(self, seat: Seat, moves: list[Move]) -> None:
        self._bots_at_work = False
        self._duel.play_bot(seat, moves)
        if self.is_active:
            self._look()

    @property
    def count(self) -> int:
        return len(self._seats)

    @property
    def _everybody_has_played(self) -> bool:
        return all(seat.over for seat in self._seats)

    @property
    def _accepts(self) -> bool:
        """Whether answers from elsewhere can be given."""
        return self._everybody_has_played and len(self._seats) < MOST_PLAYERS

    def go_to(self, number: int) -> None:
        """Go to a player; those who have finished have an answer."""
        self.cursor = max(0, min(number, self.count - 1))
        seat = self._seat
        self._answer = ""
        if seat and seat.over:
            try:
                self._answer = self._duel.answer(seat)
            except ValueError as error:
                self.notify(str(error), severity="warning", markup=False)
        super().go_to(number)

    def draw(self, pen: Pen) -> None:
        ruleset = self._duel.challenge.ruleset
        text = _TO_PLAY if not self._everybody_has_played else _PLAYED if self._accepts else _FULL
        view = DuelView(
            ruleset.id,
            ruleset.title,
            self._command,
            seat_states(self._seats),
            self.cursor,
            _(text),
            self._answer,
            self._accepts,
            self._comparison,
            tuple(describe_outcome(self._comparison)) if self._comparison else (),
            describe_par(self._par) if self._par and self._comparison else "",
        )
        draw_duel(pen, view)

    @property
    def _command(self) -> str:
        return f"fute duel {self._duel.code}"

    @property
    def _seat(self) -> Seat | None:
        return self._seats[self.cursor] if self._seats else None

    def action_play_duel(self) -> None:
        seat = self._seat
        if seat is None or seat.over or seat.bot:
            return
        if self._duel.is_shared:
            view = HandOverView(shown_name(seat.name), _("Play the duel. Everyone else, look away!"))
            self.open(HandOver(view), lambda done: self._sit_down(seat))
        else:
            self._sit_down(seat)

    def _sit_down(self, seat: Seat) -> None:
        if not self.is_active:
            return
        try:
            self.game_app.open_table(self._duel.sit_down(seat))
        except DuelError as error:
            self.notify(str(error), severity="error", markup=False)

    def action_give_answer(self) -> None:
        """Ask for an answer or a record from elsewhere."""
        self.open(AskCard(_("An answer from elsewhere, or a record (.fute)"), "", self._take_in))

    def _take_in(self, text: str) -> str:
        if not text:
            return ""
        try:
            name = self._duel.take_in(read_source(text))
        except DuelError as error:
            return str(error)
        self.notify(_("{name} is in the duel.").format(name=shown_name(name)), markup=False)
        return ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A full duel takes no more answers."""
        if (action == "give_answer" and not self._accepts) or (action == "play_duel" and self._seat is None):
            return None
        return super().check_action(action, parameters)

    def why_not(self, action: str) -> str:
        """Only who has not finished plays; only who has finished has an answer."""
        seat = self._seat
        match action:
            case "copy_answer" if not self._answer:
                return _("There is an answer to copy once this player has finished.")
            case "give_answer" if not self._everybody_has_played:
                return _("Answers are added once everybody here has played.")
            case "play_duel" if seat and (seat.over or seat.bot):
                return _("This game is finished.") if seat.over else _("The bot plays by itself.")
        return ""

    def action_copy_code(self) -> None:
        self.copy_text(self._command)

    def action_copy_answer(self) -> None:
        self.copy_text(self._answer)
