"""One duel: its code, who has played, answers from elsewhere, and the comparison at the end."""

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ...challenges.challenge import MOST_PLAYERS
from ...challenges.comparing import Comparison, describe_outcome
from ...challenges.duels import Duel, DuelError, Seat
from ...challenges.sources import text_of
from ...challenges.texts import seat_text
from ...language import N_, _
from ...table.hand_over import HandOverView
from ...text.player_names import shown_name
from ...widgets.comparison import ComparisonTable
from ...widgets.field import Field
from ...widgets.menu import Menu
from ..base import CommandScreen
from ..commands import DUEL, bindings
from ..copying import copy
from ..help import HelpScreen
from ..table.hand_over import HandOver
from .opening import SitDown

_HOW = N_(
    "Choose a player who has not finished and press Enter to start or continue that game. Points are "
    "shown once everybody here has played. Send the command at the top to friends elsewhere: they "
    "play the same dice. When you have finished, send them your answer; paste theirs into the field, "
    "or name a record (.fute), to compare."
)
_TO_PLAY = N_("Send this to opponents: they play the same dice. Points are shown at the end.")
_PLAYED = N_("Send your answer to players elsewhere, and give theirs below to compare.")
_FULL = N_("Everybody has played.")


class DuelScreen(CommandScreen):
    """Shows a duel and opens its games."""

    COMMANDS_HERE = DUEL
    BINDINGS = bindings(DUEL)
    LOBBY = True
    CSS = """
    DuelScreen VerticalScroll { padding: 0 1; }
    DuelScreen Static { height: auto; }
    DuelScreen .heading { text-style: bold; }
    DuelScreen #winners, DuelScreen #answer { margin: 1 0 0 0; }
    DuelScreen #seats { height: auto; border: none; padding: 0; }
    """

    def __init__(self, duel: Duel) -> None:
        super().__init__()
        self._duel = duel
        self._seats: tuple[Seat, ...] = ()
        self._answer = ""  # of the player under the cursor

    def compose_content(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="sheet", classes="heading", markup=False)
            yield Static(id="code", markup=False)
            yield Static(id="next", markup=False)
            yield Menu(id="seats", markup=False)
            yield Static(id="winners", classes="heading", markup=False)
            yield ComparisonTable()
            yield Static(id="answer", markup=False)
            yield Field(placeholder=_("an answer from elsewhere, or a record (.fute)"), select_on_focus=False)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self._show()
        self.query_one(OptionList).focus()

    def _show(self) -> None:
        """Show who has played; once everybody here has, answers from elsewhere are accepted and compared."""
        self._seats = self._duel.seats
        open_seats = [number for number, seat in enumerate(self._seats) if not seat.over]
        title = self._duel.challenge.ruleset.title
        self.query_one("#sheet", Static).update(_("Duel on {sheet}").format(sheet=title))
        self.query_one("#code", Static).update(f"fute duel {self._duel.code}")
        full = len(self._seats) == MOST_PLAYERS
        self.query_one("#next", Static).update(_(_TO_PLAY if open_seats else _FULL if full else _PLAYED))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(Option(seat_text(seat)) for seat in self._seats)
        menu.highlighted = open_seats[0] if open_seats else 0
        self.query_one(Input).display = not (open_seats or full)
        result = self._comparison()
        self.query_one(ComparisonTable).show(result)
        self.query_one("#winners", Static).update("\n".join(describe_outcome(result)) if result else "")
        self._show_answer()

    def _comparison(self) -> Comparison | None:
        try:
            return self._duel.comparison()
        except DuelError:
            return None

    @property
    def _seat(self) -> Seat | None:
        number = self.query_one(OptionList).highlighted
        return self._seats[number] if number is not None and number < len(self._seats) else None

    @on(OptionList.OptionHighlighted)
    def _show_answer(self) -> None:
        """Show the answer of the player under the cursor, if they have finished."""
        seat = self._seat
        self._answer = ""
        shown = ""
        if seat and seat.over:
            try:
                self._answer = self._duel.answer(seat)
                shown = _("{name}'s answer: {answer}").format(name=shown_name(seat.name), answer=self._answer)
            except ValueError as error:
                shown = str(error)
        self.query_one("#answer", Static).update(shown)
        self.show_commands()

    @on(OptionList.OptionSelected)
    def _play(self) -> None:
        seat = self._seat
        if seat is None or seat.over:
            return
        if len(self._seats) == 1:
            self._sit_down(seat)
        else:
            view = HandOverView(shown_name(seat.name), _("Play the duel. Everyone else, look away!"))
            self.open(HandOver(view), lambda done: self._sit_down(seat))

    def _sit_down(self, seat: Seat) -> None:
        try:
            self.ask(SitDown(self._duel.sit_down(seat)))
        except DuelError as error:
            self.notify(str(error), severity="error", markup=False)

    @on(Input.Submitted)
    def _take_in(self, event: Input.Submitted) -> None:
        try:
            name = self._duel.take_in(text_of(event.value.strip()))
        except DuelError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        event.input.value = ""
        self.notify(_("{name} is in the duel.").format(name=shown_name(name)), markup=False)
        self._show()

    def on_descendant_focus(self) -> None:
        self.show_commands()  # letters are not commands while an answer is typed

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return None if action == "copy_answer" and not self._answer else super().check_action(action, parameters)

    def action_copy_code(self) -> None:
        copy(self, f"fute duel {self._duel.code}")

    def action_copy_answer(self) -> None:
        copy(self, self._answer)

    def action_help(self) -> None:
        self.open(HelpScreen(_(_HOW), DUEL))

    def action_back(self) -> None:
        self.dismiss()
