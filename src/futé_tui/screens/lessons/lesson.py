"""A lesson at the table: the real table, with tasks in place of a game, and cards that say what it is about."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from textual.content import Content
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from ...engine.moves import Move
from ...expert.coach import Advice
from ...hints.levels import Level
from ...language import _
from ...lessons.course import course_of
from ...lessons.judging import RightAnswer, right_answer
from ...lessons.laying import LEARNER
from ...lessons.loader import LessonError, LessonFile
from ...lessons.running import Reply, Run, Verdict
from ...store.last_setup import GameSetup
from ...store.lessons import LessonProgress
from ...store.paths import lessons_file
from ...table.cursor import Pointed
from ...table.hint_view import HintView
from ...table.hinting import describe_why_not
from ...table.page.plan import LEAST_HINTS
from ...table.view import TableView, seal
from ...text.events import describe_events
from ...widgets.field import DIGITS
from ..commands import CONFIRM, LEAVE_LESSON, LESSON
from ..game_app import GameApp
from ..running_text import in_lines
from ..sitting_down import start_game
from ..table.command_table import CommandTable
from ..table.table_hints import TableHints
from .lesson_card import AnswerCard, CourseDoneCard, LessonCard, LessonDoneCard, SpeakingCard
from .lesson_keys import keys_introduced, label_taken_for_a_die, solution_keys

_ROOM_FOR_PANEL = 34  # rows; the panel has room for the longest text in 80 columns
_PANEL_ROWS = 8
_AROUND_PANEL = 3  # rows of its border and its title
_BESIDE_PANEL = 6  # columns of its border and its margins
_HINTS = 3  # rows: the task, and what is pointed at; a lesson lists no choices
_FOOTER = 1  # row


class LessonScreen(CommandTable):
    """Takes a lesson step by step, and notes how far it has come."""

    COMMANDS_HERE = LESSON
    CSS = """
    LessonScreen #lesson { display: none; height: 8; margin: 0 1; padding: 0 1; border: round $primary; }
    LessonScreen.-panel #lesson { display: block; }
    """

    def __init__(self, run: Run) -> None:
        super().__init__(run.game, TableHints(Level.OFF if run.step.exam else Level.OPTIONS))
        self._lesson_run, self._progress = run, LessonProgress(lessons_file())
        self._right: RightAnswer | None = None  # the latest, and what the expert says of it
        self._judged = ""
        self._keys_introduced = (-1, "")  # the number of the step, and the sentence on keys
        self._asking = False  # a card asks for a number, in the rows of the hints
        self._praise: SpeakingCard | None = None

    def again(self) -> "LessonScreen":
        return LessonScreen(self._lesson_run)

    def compose_above(self) -> Iterable[Widget]:
        yield Static(id="lesson", markup=False)

    @property
    def rows_above(self) -> int:
        return self._panel_rows if self.has_class("-panel") else 0

    @property
    def _panel_rows(self) -> int:
        """As many as the longest text of the lesson takes, so that the table keeps its shape from step to step."""
        return min(_PANEL_ROWS, max(len(self._panel_lines(text)) for text in self._lesson_run.texts) + _AROUND_PANEL)

    def _panel_lines(self, text: str) -> list[str]:
        return in_lines(text, self.size.width - _BESIDE_PANEL)

    @property
    def most_hints(self) -> int:
        return _HINTS

    def on_mount(self) -> None:
        self.call_after_refresh(self._open_step)

    def fit(self, size: Size) -> None:
        self.set_class(size.height >= _ROOM_FOR_PANEL, "-panel")
        panel = self.query_one("#lesson", Static)
        panel.styles.height = self._panel_rows
        text = "\n".join(self._panel_lines(self._lesson_run.text))
        panel.update(Content.assemble((self._lesson_run.title, "bold"), "\n", text))
        super().fit(size)

    # The task

    def _open_step(self) -> None:
        """Say what the step is about: in a panel where there is room for it, on a card where there is not."""
        self.fit(self.size)
        if not self.has_class("-panel"):
            self.action_task()

    @property
    def _full_task(self) -> str:
        """The task, and in a step that introduces keys the sentence on them."""
        run = self._lesson_run
        if self._keys_introduced[0] != run.number:  # once per step: its solution is no move any more once it is played
            self._keys_introduced = run.number, keys_introduced(run, self.state)
        return " ".join(filter(None, (run.task, self._keys_introduced[1])))

    def action_task(self) -> None:
        """Repeat what this step is about."""
        self._say(self._lesson_run.title, self._lesson_run.text)

    @property
    def _about_lower_zones(self) -> bool:
        """Whether the task is about a zone that a card at the bottom could hide."""
        zones = [zone.name for zone in self.game.rules.view(self.game.position, LEARNER).zones]
        zone = self._lesson_run.zone
        return zone in zones[len(zones) // 2 :]

    def action_solution(self) -> None:
        """Show one way to solve the task, and what it gains."""
        keys = " ".join(solution_keys(self._lesson_run, self.state, self.first_key(CONFIRM)))
        pressed = "\n" + _("Keys: {keys}").format(keys=keys) if keys else ""
        self._say(self._lesson_run.title, self._lesson_run.solution_text + pressed, top=False)

    def _say(self, title: str, text: str, *, top: bool | None = None) -> None:
        """Say something on a card that hides neither the zone that the task is about nor the text of the step."""
        top = self._about_lower_zones if top is None else top
        self.open(LessonCard(title, text, self._full_task, top=top, below=self.rows_above))

    def view_state(self) -> TableView:
        """Points that are asked for are not shown."""
        view = super().view_state()
        return seal(view) if self._lesson_run.step.ask else view

    def view_with_words(self) -> TableView:
        """The panel says what is pointed at, and leaves it to the lesson what to do; an exam has no hints at all."""
        view = super().view_with_words()
        how = (_("Type the number, then press Enter."),) if self._lesson_run.step.ask and not self._asking else ()
        return replace(view, hints=HintView(how, view.hints.about))

    def prompt(self, view: TableView) -> str:
        """The task, and once something is picked also what to do next; in an exam, where it stands."""
        if self._asking:
            return ""
        picked = self.state.picker != self.state.offer.picker or bool(view.options)
        standing, task = self._lesson_run.standing, self._lesson_run.task
        if standing:
            return super().prompt(view) if picked else f"{standing.text} {super().prompt(view)}"
        if picked:
            return " ".join(filter(None, (task, label_taken_for_a_die(self.state), super().prompt(view))))
        return self._full_task

    # Attempts

    def choose(self, move: Move) -> None:
        """A move that was picked is an attempt; only what solves the task changes the table."""
        self._right, self._judged, self._praise = right_answer(self._lesson_run, move), "", None
        if self._right:
            self.run_worker(partial(self._ask_expert, self._right), thread=True, group="judging", exclusive=True)
        self._answer(self._lesson_run.attempt(move))

    def _ask_expert(self, answer: RightAnswer) -> None:
        """Have the expert judge an answer, in a worker."""
        self.call_later(self._show_judgement, answer, answer.ask())

    def _show_judgement(self, answer: RightAnswer, advice: Advice | None) -> None:
        """What the expert says is below the praise; it is added when it comes later, and dropped when too late."""
        if answer is not self._right:
            return
        self._judged = answer.describe(advice)
        if self._praise:
            self._praise.add(self._judged)

    def refuse(self, pointed: Pointed) -> None:
        """What cannot be picked is a wrong attempt as well: a card gives the reason."""
        self.state = self.state.settled()
        self._not_yet(" ".join(describe_why_not(self.game, pointed)))

    def _not_yet(self, why: str) -> None:
        self._say(_("Not quite"), why)

    def _answer(self, reply: Reply) -> None:
        """Show the result of an attempt, and what the lesson says to it."""
        match reply.verdict:
            case Verdict.WRONG:
                self.state = self.state.settled().released()
                self._not_yet(reply.text)
            case Verdict.PLAYED:
                self.show_step(reply.events)
            case Verdict.FAILED:
                card = LessonCard(_("Not enough points yet"), reply.text, go_on=self._try_again)
                self.show_step(reply.events, then=partial(self.open, card))
            case Verdict.SOLVED:
                said = reply.text or " ".join(describe_events(reply.events, self.player_names, self.game.sheets()))
                self.show_step(reply.events, then=partial(self._solved, said))

    def _solved(self, said: str) -> None:
        """Praise, note the progress, and lead on: to the next step, to the next lesson, to a game."""
        self._praise = self._praise_card(said)
        self._praise.add(self._judged)
        self.open(self._praise)

    def _praise_card(self, said: str) -> SpeakingCard:
        run, file = self._lesson_run, self._lesson_run.file
        if not run.last:
            self._progress.note(file.key, run.number + 1)
            return LessonCard(_("Right!"), said, go_on=self._next_step)
        self._progress.note(file.key, 0, done=True)
        course = course_of(file.sheet, self._progress.of)
        following = course.after(file)
        if course.entries[-1].file == file or following is None:
            play = _("Play a solo game with hints now?")
            title = _("You can play {sheet}").format(sheet=run.game.ruleset.title)
            go_on = partial(self.close, partial(play_solo, self.game_app, file.sheet))
            return CourseDoneCard(title, said, play, go_on=go_on, leave=self.action_home)
        upcoming = _("Next lesson: {title}").format(title=following.title)
        go_on = partial(self.close, partial(open_lesson, self.game_app, following.file))
        return LessonDoneCard(_("Lesson complete"), said, upcoming, go_on=go_on, leave=self.action_home)

    def _next_step(self) -> None:
        """Continue at this table, or at a new one if the next step lays another position."""
        run = self._lesson_run
        run.go_on()
        if run.game is self.game:
            self.state = self.state.after_step(self.game)
            self._open_step()
        else:
            self.app.switch_screen(self.again())

    def _try_again(self) -> None:
        self._lesson_run.restart()
        self.app.switch_screen(self.again())

    def _ask_for_number(self, begun: str = "") -> None:
        if self.uncover():
            return
        run, self._asking = self._lesson_run, True
        self.state = self.state.settled().released()
        self.show_again()

        def attempt(typed: str) -> None:
            self._answer(run.attempt(typed))

        self.open(AnswerCard(run.task, begun, attempt, end=self.size.height - _FOOTER, rows=LEAST_HINTS))

    def on_screen_resume(self) -> None:
        if self._asking:
            self._asking = False
            self.show_again()

    # Keys and commands

    def on_key(self, event: Key) -> None:
        """Where a number is asked for, digits begin the answer and nothing on the table can be picked; keys that mean
        nothing say so."""
        if not self._lesson_run.step.ask or self.too_small:
            return
        event.prevent_default()
        if self.takes_log_key(event):
            return
        typed, bound = event.character or "", self.active_bindings.get(event.key)
        if typed and typed in DIGITS:
            event.stop()
            self.in_turn(self._ask_for_number, typed)
        else:
            self.explain(event, bound)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        step = self._lesson_run.step
        match action:
            case "roll" | "stop" if step.ask:
                return False
            case "confirm" if step.ask:
                return True
            case "solution" | "hints" if step.exam:
                return None
            case "undo" if not (step.undo or step.exam):
                return None
            case _:
                return super().check_action(action, parameters)

    def titles_now(self) -> dict[str, str]:
        """Where a number is asked for, Enter answers."""
        return {CONFIRM.action: _("Answer")} if self._lesson_run.step.ask else super().titles_now()

    @property
    def how_to_leave(self) -> str:
        return _("Nothing is picked. {key} leaves the lesson.").format(key=self.first_key(LEAVE_LESSON))

    def action_confirm(self) -> None:
        if self._lesson_run.step.ask:
            self._ask_for_number()
        else:
            super().action_confirm()

    def action_undo(self) -> None:
        """Take back a move: the task of some steps, and allowed in an exam; elsewhere the table says why not."""
        if not self.is_active or self.uncover():
            return
        reply = self._lesson_run.take_back()
        if reply.verdict is Verdict.WRONG:
            self.press(lambda state: state.settled().saying(reply.text))
        else:
            self._answer(reply)


def open_lesson(app: GameApp, file: LessonFile) -> None:
    """Continue a lesson where it was left; one that cannot be taken is reported."""
    try:
        run = Run(file, LessonProgress(lessons_file()).of(file.key).step)
    except LessonError as error:
        app.notify(str(error), severity="error", markup=False)
        return
    app.push_screen(LessonScreen(run))


def play_solo(app: GameApp, sheet: str) -> None:
    """Start a solo game on a sheet that was learned, with hints."""
    if app.settings.hints == "off":
        app.change_setting("hints", "options")
    last = app.last_setup
    start_game(app, GameSetup(sheet, last.players[:1] if last else (_("Player"),)))
