"""The table of a game: moves that are picked are played, players hand over to each other, and the end is shown."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial

from textual.timer import Timer

from ...engine.dice import Outcome as Fall
from ...engine.dice import Throw
from ...engine.moves import PASS, Move
from ...engine.moves import ROLL as ROLL_MOVE
from ...expert.manifest import NoExpert
from ...expert.seats import BotSeats
from ...language import _, pgettext
from ...store.dismissed_topics import DismissedTopics
from ...store.kept_game import KeptGame
from ...store.paths import dismissed_topics_file
from ...table.hand_over import view_hand_over
from ...table.pressing import Outcome
from ...table.state import TableState
from ...table.typed_dice import TypedDice
from ...table.view import TableView
from ...text.experts import explain_stand_in
from ...text.refusals import describe_refusal
from ..commands import CONFIRM, HELP, HOME, LOG, NEXT_SHEET, TABLE, UNDO
from ..home.home import HomeScreen
from .coached_table import CoachedTable
from .dice_card import DiceCard
from .hand_over import Closed, HandOver
from .result import ResultScreen
from .table_hints import TableHints

_LOOK_AGAIN = 0.2  # seconds
_PAUSES = {"calm": 1.2, "brisk": 0.4, "instant": 0.01}  # seconds before a bot decides


class TableScreen(CoachedTable):
    """Plays one game; every step is stored before it is shown."""

    COMMANDS_HERE = TABLE

    def __init__(self, kept: KeptGame) -> None:
        app, dismissed = self.game_app, DismissedTopics(dismissed_topics_file())
        change = partial(app.change_setting, "hints")
        hints = TableHints(app.settings.hints, dismissed, change, coach=kept.may_be_coached)
        super().__init__(kept, hints, confirms=app.settings.confirm_moves)
        self._hand_over = app.settings.hand_over
        self._bots, self._bot_pause = BotSeats(kept.game, self._say_no_expert), _PAUSES[app.settings.bot_pace]
        self._thinking: Timer | None = None

    def again(self) -> "TableScreen":
        return TableScreen(self.kept)

    def on_mount(self) -> None:
        self.state = replace(self.state, note=self.next_note())
        if self._bots.decide:
            self._wait_for_bot()

    def choose(self, move: Move) -> None:
        """Play the move, and hand over or show the result if it was the last one of the turn or of the game."""
        if throw := self._throw_to_type(move):
            self._ask_for_dice(throw, move)
            return
        seat = self.game.to_move
        gives_up = move == PASS and any(other.uses_die for other in self.game.moves())
        events = self.kept.play(move)
        if self.game.to_move is None:
            self.show_step(events, then=self.show_result)
        elif self._bots.decide:
            self.show_step(events, then=self._wait_for_bot)
        elif self.game.to_move != seat and self._hand_over:
            self.show_step(events, note=self.next_note(), then=partial(self._hand_on, seat))
        else:
            self.show_step(events, self._said_of_step(seat, gives_up=gives_up), self.next_note())

    # Bots

    def _wait_for_bot(self) -> None:
        """Let a bot decide in a moment, so that people can follow."""
        self._thinking = self.set_timer(self._bot_pause, self._let_bot_decide)

    def _let_bot_decide(self) -> None:
        """Play a bot's move; while a card covers the table, the bot waits."""
        if not self.is_active:
            self._thinking = self.set_timer(_LOOK_AGAIN, self._let_bot_decide)
        elif self._bots.decide:
            self.choose(self._bots.choose())

    def _say_no_expert(self, problem: NoExpert) -> None:
        self.notify(explain_stand_in(problem, self.game.ruleset.id), severity="warning", markup=False)

    def press(self, act: Callable[[TableState], Outcome]) -> None:
        """While bots decide, any key or click skips ahead to the next decision of a person."""
        if self._bots.decide and self.is_active:
            self._hurry_bots()
        else:
            super().press(act)

    def _hurry_bots(self) -> None:
        """Play what the bots do all at once; where they roll real dice, ask what these show."""
        if self._thinking:
            self._thinking.stop()
        seat = self.game.to_move
        while self._bots.decide:
            seat, move = self.game.to_move, self._bots.choose()
            if self._throw_to_type(move):
                self.show_step(())
                self.choose(move)
                return
            self.kept.play(move)
        then = self.show_result if self.game.to_move is None else partial(self._go_on, seat)
        self.show_step((), note=self.next_note(), then=then)

    def _go_on(self, seat: int | None) -> None:
        if self._hand_over:
            self._hand_on(seat)

    def prompt(self, view: TableView) -> str:
        if self._bots.decide and view.deciding is not None:
            return _("{who} is playing. Any key skips ahead.").format(who=view.seats[view.deciding].name)
        return super().prompt(view)

    def _said_of_step(self, seat: int | None, *, gives_up: bool) -> str:
        """What the move did, while its player goes on deciding."""
        if gives_up:
            return _("No die taken from this roll. Undo takes that back.")
        self.story.catch_up(self.game)
        return self.story.last_step() if self.game.to_move == seat else ""

    def _hand_on(self, seat: int | None) -> None:
        """Hand over to the next player; until they take over, the sheet of the player who has just acted stays open."""
        note = self.state.note
        self.state = replace(self.state, open_seat=seat, note="")
        view = view_hand_over(self.game, self.story, self.player_names)
        undo = seat not in self.game.bots and self.game.why_not_undo(seat) is None
        due = self.state.offer.only_move == ROLL_MOVE
        card = HandOver(view, undo=undo, rolls=due, has_log=not self.log_is_beside)
        self.open(card, lambda _result: self._taken_over(note, card.closed, seat))

    def _taken_over(self, note: str, closed: Closed, before: int | None) -> None:
        """The next player takes over, and rolls or reads the log at once if the key that does so was pressed; or the
        player before takes back what they have just done."""
        self.state = replace(self.state.settled(), note=note)
        if closed is Closed.UNDO:
            self._take_back(before)
        elif closed is Closed.ROLL:
            self.call_later(self.action_roll)
        elif closed is Closed.LOG and not self.has_class("-log"):
            self.call_later(self.action_log)

    def _throw_to_type(self, move: Move) -> Throw | None:
        """The roll of real dice that the move makes, unless its numbers are typed already."""
        dice = self.game.dice
        if not isinstance(dice, TypedDice) or dice.entered:
            return None
        return self.game.rules.throw(self.game.position, move)

    def _ask_for_dice(self, throw: Throw, move: Move) -> None:
        """Ask what real dice show; the move is made when that is known."""

        def take(outcome: Fall) -> None:
            dice = self.game.dice
            assert isinstance(dice, TypedDice)
            dice.enter(outcome)
            self.choose(move)

        self.state = self.state.settled()
        self.open(DiceCard(throw, take))

    def action_undo(self) -> None:
        """Put back what is picked, or else take back the last move; first come back to one's own sheet."""
        if self.uncover():
            return
        if self.state.looks_elsewhere:
            self.state = self.state.settled()
            return
        if self.state.has_picked:
            self.action_release()
            return
        if refusal := self.game.why_not_undo():
            self.state = self.state.settled().saying(describe_refusal(refusal))
            return
        self._take_back()

    def _take_back(self, by: int | None = None) -> None:
        self.kept.undo(by)
        self.story.take_back()
        self.state = self.state.after_step(self.game)

    def action_release(self) -> None:
        """When the game is over, Escape goes back to its result."""
        if self.game.to_move is None:
            self.show_result(count=False)
        else:
            super().action_release()

    def next_note(self, *, asked: bool = False) -> str:
        return self.hints.explain_next(self.game, asked=asked) if self.state.level.shows_rules else ""

    @property
    def can_confirm(self) -> bool:
        return self.game.to_move is None or super().can_confirm

    def titles_now(self) -> dict[str, str]:
        """When the game is over, Enter leads to its result. `home` says where it leads to."""
        over = {CONFIRM.action: pgettext("command", "Result")} if self.game.to_move is None else {}
        leaving = {HOME.action: self._leaving} if self._leaving else {}
        return super().titles_now() | over | leaving

    def only_now(self) -> tuple[str, ...]:
        """When the game is over, its sheets and its log can still be read."""
        if self.game.to_move is None and not self.log_covers:
            log = () if self.log_is_beside else (LOG.id,)
            return (CONFIRM.id, NEXT_SHEET.id, *log, HELP.id, HOME.id)
        return super().only_now()

    def type_character(self, character: str) -> None:
        """When the game is over, nothing can be picked."""
        if self.game.to_move is None:
            said = _("The game is over: {key} shows its result.").format(key=self.first_key(CONFIRM))
            self.say(said)
        else:
            super().type_character(character)

    def action_confirm(self) -> None:
        """When the game is over, its result is shown again."""
        if self.game.to_move is None:
            self.show_result(count=False)
        else:
            super().action_confirm()

    def show_result(self, *, count: bool = True) -> None:
        """Show how the game has ended; `count` lets the total count up."""
        self.open(ResultScreen(self.kept, leaving=self._leaving, count=count))

    @cached_property
    def _leaving(self) -> str:
        """The title of leaving, where that does not lead home."""
        stack = self.app.screen_stack
        return "" if isinstance(stack[stack.index(self) - 1], HomeScreen) else _("Back")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Undo is dimmed where there is nothing to undo; its key then says why."""
        if action == UNDO.action and not self.state.has_picked and self.game.why_not_undo():
            return None
        return super().check_action(action, parameters)
