"""A table at which moves are picked, with keys, clicks or a cursor; what becomes of a move is up to the screen.

Every key and click is a function of `table/pressing.py`: it makes a new state, which is shown, or a move.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from textual import on
from textual.binding import ActiveBinding
from textual.events import Event as TextualEvent
from textual.events import Key, MouseDown
from textual.reactive import Initialize, var

from ...engine.events import DiceRolled, Event
from ...engine.game import Game
from ...engine.moves import Move
from ...language import _
from ...table import captions, pressing
from ...table.cursor import Pointed
from ...table.hinting import describe_all, describe_why_not, view_hints
from ...table.letters import LABELS
from ...table.motion.beats import beats_of
from ...table.page.hints import shows_note
from ...table.page.status import status_text
from ...table.pressing import Asked, Outcome, Refused
from ...table.state import TableState
from ...table.story import Story
from ...table.view import TableView, view_beat, view_table
from ...widgets.page import Hovered, Page
from ..commands import DISMISS, ROLL, STOP
from .about import AboutCard
from .board import BoardScreen
from .motion import Motion
from .table_hints import TableHints

_PICKABLE = {"die", "box", "track", "option", "seat"}


class PickingTable(BoardScreen):
    """Shows a game and its state; turns keys and clicks into picks."""

    SAYS_IDLE = False  # it has a line for that

    def _first_state(self) -> TableState:
        return TableState.of(self.game, self.letters, self.hints.level, confirms=self._confirms)

    state: var[TableState] = var(Initialize(_first_state), init=False)

    def __init__(self, game: Game, hints: TableHints, *, confirms: bool = False) -> None:
        """`confirms`: every move is shown before it is made."""
        super().__init__(game)
        self.game, self.hints, self._confirms = game, hints, confirms
        self.story = Story(game, self.player_names)
        self.motion = Motion(self, self._show_now, self._dice_settled)
        self._before: TableView | None = None  # what was shown before the step that is being seen
        self.view = view_table(game, self.state)

    # What a kind of table decides for itself

    def choose(self, move: Move) -> None:
        """A move has been picked."""
        raise NotImplementedError

    def refuse(self, pointed: Pointed) -> None:
        """Something has been picked that cannot be used now: say why."""
        self.state = self.state.settled().saying(" ".join(describe_why_not(self.game, pointed)))

    def next_note(self, *, asked: bool = False) -> str:
        """An explanation of what is new to the player who decides now; what has waited, too, if it is asked for."""
        return ""

    def prompt(self, view: TableView) -> str:
        """Who does what now."""
        return captions.prompt(view)

    def short_prompt(self, view: TableView) -> str:
        """The same where there is little room for it."""
        return captions.prompt(view, brief=True)

    def view_state(self) -> TableView:
        """The game in the present state, before prompt, hints and story are added."""
        return view_table(self.game, self.state)

    # Showing

    def show_step(
        self, events: Sequence[Event], notice: str = "", note: str = "", then: Callable[[], None] | None = None
    ) -> None:
        """Show what a step did, beat by beat, and then do what follows."""
        moves = self.app.animation_level != "none"
        self.story.catch_up(self.game)
        self.story_back = 0
        beats = beats_of(self.game) if events and moves else ()
        rolled = (die for event in events if isinstance(event, DiceRolled) for die, _face in event.faces)
        tumbling = frozenset(rolled if beats else ())
        self._before = self.view
        self.motion.play(beats, then if beats else None)
        self.state = self.state.after_step(self.game, tumbling, notice, note)
        if then and not beats:
            then()

    def watch_state(self) -> None:
        """Show the table after every change of its state."""
        self.view = self.view_with_words()
        self._show_now()

    def _show_now(self) -> None:
        """Draw the current beat, or the table if nothing moves."""
        beat = self.motion.beat
        self.show(view_beat(self._before, beat) if beat and self._before else self.view)

    def on_unmount(self) -> None:
        self.motion.stop()
        self._leave_note()

    def show_again(self) -> None:
        self.mutate_reactive(PickingTable.state)

    def view_with_words(self) -> TableView:
        """The view with all its words."""
        view, state = self.view_state(), self.state
        hints = view_hints(self.game, state, None if view.sealed else state.pointed)
        prompt = self.prompt(view)
        notice = "" if prompt.startswith(state.notice) else state.notice
        status = status_text(self.game.moment, self.player_names) if self.game.to_move is not None else ""
        if status:
            reconstruction = _("reconstruction") if self.game.ruleset.is_reconstruction else ""
            status = " · ".join(filter(None, (status, self.occasion_word, reconstruction)))
        return replace(
            view,
            prompt=prompt,
            short_prompt=self.short_prompt(view),
            notice=notice,
            status=status,
            hints=hints,
            story=self.story.lines,
        )

    @property
    def occasion_word(self) -> str:
        """What the game is played for; empty for one that is simply played."""
        return ""

    @property
    def roll_and_stop_keys(self) -> tuple[str, str]:
        return self.first_key(ROLL), self.first_key(STOP)

    def uncover(self) -> bool:
        """Close the log that covers the sheet, and nothing else, so that nobody plays unseen; whether there was one."""
        covered = self.log_covers
        if covered:
            self.action_log()
        return covered

    def say(self, sentence: str) -> None:
        self.press(lambda state: state.saying(sentence))

    # Keys and clicks

    async def on_event(self, event: TextualEvent) -> None:
        """A key or a click skips the animation and then acts; if a card follows, it only skips."""
        if not (self.motion.beat and self.is_active and isinstance(event, Key | MouseDown)):
            await super().on_event(event)
        elif self.motion.then:
            self.motion.finish()
        else:
            self.motion.stop()
            self._show_now()
            await super().on_event(event)
            self.app.call_later(self._dice_settled)  # after what the key does

    def press(self, act: Callable[[TableState], Outcome]) -> None:
        """Do what a key, a click or a command means in the present state; nothing while a card is open."""
        if not self.is_active or self.uncover():
            return
        if self.motion.then:
            self.motion.finish()
            return
        self._leave_note()
        moving = self.motion.beat is not None
        self.motion.stop()
        outcome = act(self.state)
        match outcome:
            case Move():
                self.choose(outcome)
            case Refused(pointed=pointed):
                self.refuse(pointed)
            case Asked(pointed=pointed):
                self.state = self.state.settled()
                self.open(AboutCard(describe_all(self.game, self.state.picker, pointed, self.state.shown_seat)))
            case _:
                self.state = outcome
                if moving:
                    self._dice_settled()

    def on_key(self, event: Key) -> None:
        """Letters and labels queue after commands, which go through the app: typing fast changes no order."""
        if self.too_small or self.takes_log_key(event):
            return
        typed = event.character or ""
        if typed and (typed in LABELS or typed in self.letters.values()):
            event.stop()
            self.in_turn(self.type_character, typed)
            return
        if not self._gives_command(event.key):
            self.explain(event, self.active_bindings.get(event.key))

    def _gives_command(self, key: str) -> bool:
        """Whether a key gives a command of the table that means something now. Most do, and to ask Textual for what
        all keys mean takes long."""
        changed = self.game_app.settings.keys
        return any(
            key in changed.get(each.id, each.key).split(",") and self.check_action(each.action, ())
            for each in self.COMMANDS_HERE
        )

    def explain(self, event: Key, bound: ActiveBinding | None) -> None:
        """A key that picks nothing: a dimmed command says why, and a key without a command says that it has none. The
        one for notes is free for its label while there is nothing to read."""
        label = (event.character or "").upper()
        if not bound or (bound.binding.action == DISMISS.action and self._is_label(label)):
            event.stop()
            self.in_turn(self._type_idle, event)
        elif not bound.enabled and bound.node is self:
            event.stop()
            self.in_turn(getattr(self, f"action_{bound.binding.action}"))

    async def give(self, action: str) -> None:
        """A command that is dimmed explains itself, as its key does."""
        if self.check_action(action, ()) is None and not self.too_small:
            getattr(self, f"action_{action}")()
        else:
            await super().give(action)

    def _type_idle(self, event: Key) -> object:
        """A key was pressed that means nothing else: a small letter stands for the label in capitals, or else it is the
        extra key of a command; what that returns is waited for."""
        label, command = (event.character or "").upper(), self._extra_command(event.key)
        if self._is_label(label):
            self.type_character(label)
        elif command:
            return getattr(self, f"action_{command}")()
        else:
            self.press(lambda state: state.settled().saying(self.idle_text(event)))
        return None

    def _is_label(self, character: str) -> bool:
        """Whether this is the label of a box or of a way that is shown."""
        return character in (*self.state.labels.values(), *self.state.picker.option_labels)

    def _extra_command(self, key: str) -> str:
        """The command on this extra key."""
        extra = (each for each in self.COMMANDS_HERE if key == each.also and each.id not in self.game_app.settings.keys)
        return next((each.id for each in extra), "")

    def type_character(self, character: str) -> None:
        """A letter or a label was typed."""
        self.press(lambda state: pressing.type_character(state, character))

    @on(Page.Clicked)
    def _clicked(self, message: Page.Clicked) -> None:
        target = message.target.picked
        if target.kind == "more":
            self.press(pressing.more)
        elif target.kind == "note":
            self.read_note()
        elif target.kind in _PICKABLE:
            self.press(lambda state: pressing.click(state, target))

    def _dice_settled(self) -> None:
        if self.motion.beat or self.is_closing:
            return
        if self.state.tumbling:
            self.state = replace(self.state, tumbling=frozenset())
        else:
            self._show_now()

    @on(Hovered)
    def _mouse_moved(self, message: Hovered) -> None:
        """The mouse points at something on the page, or at nothing any more."""
        self.state = pressing.point(self.state, message.target)

    def read_note(self) -> None:
        """Close the note on something new and go on to the next one; where there is no room for it, show all of them on
        a card."""
        note = self.state.note
        if not note:
            self.say(_("There is nothing new to read."))
            return
        self.hints.read(note)
        if self._shows_note():
            self.state = replace(self.state, note=self.next_note(asked=True))
            return
        notes = [note]
        while note := self.next_note(asked=True):
            notes.append(note)
            self.hints.read(note)
        self.state = replace(self.state, note="")
        self.open(AboutCard(notes))

    def _shows_note(self) -> bool:
        """Whether the note is there in all its words."""
        return shows_note(self._page.shown, self.state.note)

    def _leave_note(self) -> None:
        """A note that was shown in full has been read."""
        if self.state.note and self._shows_note():
            self.hints.read(self.state.note)
