"""A table at which moves are picked, with keys, clicks or a cursor; what becomes of a move is up to the screen.

Every key and click is a function of `table/pressing.py`: it makes a new state, which is shown, or a move.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from textual import on
from textual.binding import ActiveBinding
from textual.events import Event as TextualEvent
from textual.events import Key, MouseDown
from textual.geometry import Size
from textual.reactive import Initialize, var
from textual.widget import Widget

from ...engine.events import DiceRolled, Event
from ...engine.game import Game
from ...engine.moves import Move
from ...hints.levels import Level
from ...language import _
from ...table import captions, pressing
from ...table.cursor import Pointed
from ...table.hinting import describe_all, describe_why_not, view_hints
from ...table.letters import LABELS
from ...table.motion.beats import beats_of
from ...table.motion.shown import view_beat
from ...table.page.plan import folds_notes, is_airy
from ...table.page.status import status_text
from ...table.pressing import Asked, Outcome, Refused
from ...table.state import TableState
from ...table.story import Story
from ...table.view import TableView, view_table
from ...text.player_names import cells
from ...widgets.dice import DiceBoard
from ...widgets.hints import HintPanel
from ...widgets.mouse import Clicked, Hovered
from ...widgets.options import Options
from ...widgets.page import Page
from ...widgets.text_lines import Prompt
from ..commands import HELP, MORE, ROLL, STOP
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

    def __init__(
        self,
        game: Game,
        *,
        changed_keys: Mapping[str, str] | None = None,
        hints: TableHints | None = None,
        confirms: bool = False,
    ) -> None:
        """`confirms`: every move is shown before it is made."""
        super().__init__(game, changed_keys)
        self.game, self._confirms = game, confirms
        self.changed_keys = changed_keys or {}
        self.hints = hints or TableHints(Level.OFF)
        self.story = Story(game, self.player_names)
        self._prompt, self._options, self._panel = Prompt(), Options(), HintPanel()
        self._under_mouse: Widget | None = None
        self.motion = Motion(self, self._show_now, self._dice_settled)
        self._before: TableView | None = None  # what was shown before the step that is being seen
        self.view = view_table(game, self.state)

    def compose_words(self) -> Iterable[Widget]:
        return self._prompt, self._options

    def compose_below(self) -> Iterable[Widget]:
        yield self._panel

    # What a kind of table decides for itself

    def choose(self, move: Move) -> None:
        """A move has been picked."""
        raise NotImplementedError

    def refuse(self, pointed: Pointed) -> None:
        """Something has been picked that cannot be used now: say why."""
        self.state = self.state.settled().saying(" ".join(describe_why_not(self.game, pointed)))

    def prompt(self, view: TableView) -> str:
        """Who does what now."""
        return captions.prompt(view, banded=self.paints)

    def short_prompt(self, view: TableView) -> str:
        """The same where there is little room for it."""
        return captions.prompt(view, brief=True, banded=self.paints)

    def view_state(self) -> TableView:
        """The game in the present state, before prompt, hints and story are added."""
        return view_table(self.game, self.state)

    # Showing

    def show_step(
        self, events: Sequence[Event], notice: str = "", note: str = "", then: Callable[[], None] | None = None
    ) -> None:
        """Show what a step did, beat by beat if the table is painted, and then do what follows."""
        moves = self.app.animation_level != "none"
        self.story.catch_up(self.game)
        self.story_back = 0
        beats = beats_of(self.game) if events and moves and self.paints else ()
        rolled = (die for event in events if isinstance(event, DiceRolled) for die, _face in event.faces)
        tumbling = frozenset(rolled if moves and (beats or not self.paints) else ())
        self._before = self.view
        self.motion.play(beats, then if beats else None)
        self.state = self.state.after_step(self.game, tumbling, notice, note)
        if then and not beats:
            then()

    def watch_state(self) -> None:
        """Show the table after every change of its state."""
        view = self.view = self.view_with_words()
        if not self.paints:
            self._prompt.show(self._with_more(view))
            self._show_ways(view)
            self._panel.show(view.hints)
        self._show_now()

    def _show_now(self) -> None:
        """Draw the current beat, or the table if nothing moves."""
        beat = self.motion.beat
        self.show(view_beat(self._before, beat) if beat and self._before else self.view)

    def on_unmount(self) -> None:
        self.motion.stop()

    def show_again(self) -> None:
        self.mutate_reactive(PickingTable.state)

    def view_with_words(self) -> TableView:
        """The view with all its words; where the panel has no room, the prompt says what is pointed at."""
        view, state = self.view_state(), self.state
        cramped = not self.paints and not self._panel.has_room
        pointed = None if view.sealed else state.pointed
        hints = view_hints(self.game, state, pointed, brief=cramped)
        asked = self.prompt(view)
        notice = "" if asked.startswith(state.notice) else state.notice
        prompt = "" if self.paints else notice
        if cramped and pointed:
            prompt = prompt or " ".join(hints.about)
            hints = replace(hints, about=())
        status = status_text(self.game.moment, self.player_names) if self.game.to_move is not None else ""
        if status:
            reconstruction = _("reconstruction") if self.game.ruleset.is_reconstruction else ""
            status = " · ".join(filter(None, (status, self.occasion_word, reconstruction)))
        words = self._with_task(prompt, asked) if prompt else asked
        view = replace(view, prompt=words, short_prompt=self.short_prompt(view), notice=notice, status=status)
        return replace(view, hints=hints, story=self.story.lines)

    @property
    def occasion_word(self) -> str:
        """What the game is played for; empty for one that is simply played."""
        return ""

    def _with_task(self, said: str, asked: str) -> str:
        """The notice, then the prompt if both fit on one line."""
        both = f"{said} {asked}"
        return both if cells(both) <= self.size.width else said

    def _with_more(self, view: TableView) -> str:
        """The prompt, then the key for more and what it leads to, if both fit on one line."""
        more = captions.more_text(view)
        return self._with_task(view.prompt, f"{self.first_key(MORE)} {more}") if more else view.prompt

    def _show_ways(self, view: TableView) -> None:
        """List the ways there are. Shrink the hint panel in the same pass, so that layout runs once."""
        before = self._options.rows
        self._options.show(view.option_labels, view.options, view.cursor_option)
        if more := self._options.rows - before:
            self._panel.give_room(max(0, self.spare_rows - more))
            self.call_after_refresh(self._fit_hints)

    def fit(self, size: Size) -> None:
        super().fit(size)
        if not self.paints:
            self.call_after_refresh(self._fit_hints)

    def _fit_hints(self) -> None:
        """Give the panel the room that the sheet leaves, once everything else has its place."""
        self._panel.give_room(self.spare_rows)
        self.show_again()

    @property
    def roll_and_stop_keys(self) -> tuple[str, str]:
        return self.first_key(ROLL), self.first_key(STOP)

    @property
    def log_is_beside(self) -> bool:
        """Whether the log is always there, beside the sheet."""
        return self.paints and is_airy(*self.page_size)

    def uncover(self) -> bool:
        """Close the log that covers the sheet, and nothing else, so that nobody plays unseen; whether there was one."""
        covered = self.log_covers
        if covered:
            self.action_log()
        return covered

    def action_log(self) -> None:
        """Show or hide the log; where it is always there, say so."""
        if self.log_is_beside:
            self.press(lambda state: state.saying(_("The log is always there, beside the sheet.")))
        else:
            super().action_log()

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
        self.explain(event, self.active_bindings.get(event.key))

    def explain(self, event: Key, bound: ActiveBinding | None) -> None:
        """A key that picks nothing: a dimmed command explains itself, and a key without a command says so."""
        if command := self._explained_command(event.key, bound):
            event.stop()
            self.in_turn(getattr(self, f"action_{command}"))
        elif not bound:
            event.stop()
            self.in_turn(self._type_idle, event.character if event.is_printable else event.key)

    def _explained_command(self, key: str, bound: ActiveBinding | None) -> str:
        """The command on this extra key, or the dimmed one that explains itself."""
        if bound:
            return bound.binding.action if not bound.enabled and bound.node is self else ""
        return next(
            (each.id for each in self.COMMANDS_HERE if key == each.also and each.id not in self.changed_keys), ""
        )

    async def give(self, action: str) -> None:
        """A command that is dimmed explains itself, as its key does."""
        if self.check_action(action, ()) is None and not self.too_small:
            getattr(self, f"action_{action}")()
        else:
            await super().give(action)

    def _type_idle(self, key: str) -> None:
        """A key was pressed that means nothing else: a small letter stands for the label in capitals."""
        if (label := key.upper()) in (*self.state.labels.values(), *self.state.picker.option_labels):
            self.type_character(label)
            return
        sentence = _("{key} does nothing here. {help} shows every key.")
        said = sentence.format(key=key, help=self.first_key(HELP))
        self.press(lambda state: state.settled().saying(said))

    def type_character(self, character: str) -> None:
        """A letter or a label was typed."""
        self.press(lambda state: pressing.type_character(state, character))

    @on(Clicked)
    def _clicked(self, message: Clicked) -> None:
        target = message.target.picked
        if target.kind == "more":
            self.press(pressing.more)
        elif target.kind == "note":
            self.read_note()
        elif target.kind in _PICKABLE:
            self.press(lambda state: pressing.click(state, target))

    @on(DiceBoard.Settled)
    def _dice_settled(self) -> None:
        if self.motion.beat or self.is_closing:
            return
        if self.state.tumbling:
            self.state = replace(self.state, tumbling=frozenset())
        else:
            self._show_now()

    @on(Hovered)
    def _mouse_moved(self, message: Hovered) -> None:
        """The mouse points at something: on the page, on the sheet that is shown, or at a die."""
        widget = message.widget
        if message.target is None and widget is not self._under_mouse:
            return  # the mouse has gone to another widget, which has said so already
        self._under_mouse = widget
        own = isinstance(widget, DiceBoard | Page) or self.open_pane in widget.ancestors
        self.state = pressing.point(self.state, message.target if own else None)

    @on(HintPanel.NoteClicked)
    def read_note(self) -> None:
        """Close the note on something new; where it is folded, show it on a card first."""
        note = self.state.note
        if not note:
            self.press(lambda state: state.saying(_("There is nothing new to read.")))
            return
        folded = self.paints and folds_notes(*self.page_size) and self.view.hints.items
        self.state = replace(self.state, note="")
        if folded:
            self.open(AboutCard([note]))
