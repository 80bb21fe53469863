"""A lesson at the table: the real table, with tasks in place of a game, and cards that say what it is about."""

from collections.abc import Callable, Iterable

from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from ...engine.moves import Also, Claim, Move, Take
from ...engine.notation import parse
from ...hints.preview import preview
from ...language import _
from ...lessons.running import Reply, Run
from ...table.hinting import describe_why_not
from ...table.pointing import Pointed
from ...table.view import TableView, seal
from ...text.events import describe_events
from ...text.moves import move_words
from ...text.previews import describe_preview
from ..commands import LESSON, bindings
from ..table.command_table import CommandTable
from .lesson_card import AnswerCard, LessonCard

_ROOM_FOR_PANEL = 34  # rows; the panel has room for the longest text in 80 columns
_PANEL_ROWS = 8
_DIGITS = "-0123456789"


class LessonScreen(CommandTable):
    """Takes a lesson step by step. `note(step, done)` stores how far it has come, `finish` is called at its end."""

    COMMANDS_HERE = LESSON
    BINDINGS = bindings(LESSON)
    CSS = """
    LessonScreen #lesson { display: none; height: 8; margin: 0 1; padding: 0 1; border: round $primary; }
    LessonScreen.-panel #lesson { display: block; }
    """

    def __init__(
        self,
        run: Run,
        note: Callable[[int, bool], None],
        finish: Callable[[], None],
        changed_keys: Iterable[str] = (),
    ) -> None:
        super().__init__(run.game, changed_keys=changed_keys)
        self._lesson_run, self._note, self._finish = run, note, finish
        self._changed_keys = tuple(changed_keys)

    def again(self, changed_keys: Iterable[str]) -> "LessonScreen":
        return LessonScreen(self._lesson_run, self._note, self._finish, changed_keys)

    def compose_above(self) -> Iterable[Widget]:
        yield Static(id="lesson", markup=False)

    @property
    def rows_above(self) -> int:
        return _PANEL_ROWS if self.has_class("-panel") else 0

    def on_mount(self) -> None:
        self.call_after_refresh(self._open_step)

    def fit(self, size: Size) -> None:
        self.set_class(size.height >= _ROOM_FOR_PANEL, "-panel")
        super().fit(size)

    # The task

    def _open_step(self) -> None:
        """Say what the step is about: in a panel where there is room for it, on a card where there is not."""
        self.query_one("#lesson", Static).update(f"{self._title}\n{self._lesson_run.text}")
        if not self.has_class("-panel"):
            self.action_task()

    @property
    def _title(self) -> str:
        run = self._lesson_run
        lesson = run.file.lesson
        return _("{title}, step {number} of {steps}").format(
            title=lesson.title.now(), number=run.number + 1, steps=len(lesson.steps)
        )

    def action_task(self) -> None:
        """Say once more what this step is about."""
        run = self._lesson_run
        self.open(LessonCard(self._title, run.text, run.task))

    def action_solution(self) -> None:
        """Show one way to solve the task, and what it brings."""
        run = self._lesson_run
        solution, brings = run.solution, list[str]()
        if not run.step.ask:
            move = parse(solution)
            brings = describe_preview(preview(run.game, move), self.player_names)
            if isinstance(move, Take | Claim | Also):
                solution = move_words(preview(run.game, move))
        text = "\n".join([_("One solution: {solution}").format(solution=solution), *brings])
        self.open(LessonCard(self._title, text, run.task))

    def view_state(self) -> TableView:
        """Points that are asked for are not shown."""
        view = super().view_state()
        return seal(view) if self._lesson_run.step.ask else view

    def prompt(self, view: TableView) -> str:
        """The task, as long as nothing is picked."""
        picked = self.state.picker != self.state.offer.picker
        return super().prompt(view) if picked or view.options else self._lesson_run.task

    # Attempts

    def choose(self, move: Move) -> None:
        """A move that was picked is an attempt; only what solves the task changes the table."""
        self._answer(self._lesson_run.attempt(move))

    def refuse(self, pointed: Pointed) -> None:
        """What cannot be picked is a wrong attempt as well: a card gives the reason."""
        self.state = self.state.settled()
        self._not_yet(" ".join(describe_why_not(self.game, pointed)))

    def _not_yet(self, why: str) -> None:
        self.open(LessonCard(_("Not yet"), why, self._lesson_run.task))

    def _answer(self, reply: Reply) -> None:
        """Show what an attempt has brought, and what the lesson says to it."""
        if not reply.solved:
            self.state = self.state.settled().released()
            self._not_yet(reply.text)
            return
        self.show_step(reply.events)
        said = reply.text or " ".join(describe_events(reply.events, self.player_names, self.game.sheets()))
        last = self._lesson_run.last
        self._note(0 if last else self._lesson_run.number + 1, last)
        title = _("Right! The lesson is done.") if last else _("Right!")
        self.open(LessonCard(title, said, go_on=self._leave if last else self._next_step))

    def _leave(self) -> None:
        self.close(self._finish)

    def _next_step(self) -> None:
        """Go on at this table, or at a new one if the next step lays another position."""
        run = self._lesson_run
        run.go_on()
        if run.game is self.game:
            self.state = self.state.after_step(self.game)
            self._open_step()
        else:
            self.app.switch_screen(self.again(self._changed_keys))

    def _ask_for_number(self, begun: str = "") -> None:
        run = self._lesson_run
        self.open(AnswerCard(run.task, begun, lambda typed: self._answer(run.attempt(typed))))

    # Keys and commands

    def on_key(self, event: Key) -> None:
        """Where a number is asked for, digits begin the answer and nothing on the table can be picked."""
        if self._lesson_run.step.ask and not self.too_small:
            event.prevent_default()
            if event.character and event.character in _DIGITS:
                event.stop()
                self.app.call_later(self._ask_for_number, event.character)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        match action:
            case "roll" | "stop" if self._lesson_run.step.ask:
                return None
            case _:
                return super().check_action(action, parameters)

    def action_confirm(self) -> None:
        if self._lesson_run.step.ask:
            self._ask_for_number()
        else:
            super().action_confirm()
