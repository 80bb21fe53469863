"""A lesson in line mode: says what it is about, reads attempts and words until the lesson or the input ends."""

from collections.abc import Callable

from ..engine.phases import Phase
from ..engine.rules import SheetView
from ..language import N_, _
from ..lessons.judging import right_answer
from ..lessons.laying import LEARNER
from ..lessons.running import UNDO, Run, Verdict
from ..store.kept_game import KeptGame
from ..store.occasion import Kind, Occasion
from ..store.paths import experts_folder
from ..text.lessons import standing_text
from ..text.names import bonus_name
from ..text.sheet import draw_sheet
from .console import Console, InputEnded, command_lines
from .listing import plain_list
from .session import WIDTH, Session

_HELP = (
    ("task", N_("what is asked for")),
    ("solution", N_("one way to do it")),
    ("sheet", N_("the whole sheet")),
    ("dice", N_("where the dice are")),
    ("moves", N_("all moves and what they gain")),
    (N_("why MOVE"), N_("why you can't play a move; also why DIE, why ZONE BOX, why ACTION")),
    (N_("preview [MOVE]"), N_("what a move gains; preview DIE: all its boxes; just preview: all choices compared")),
    (N_("explain ZONE"), N_("how a zone works; also explain ZONE BOX, explain ACTION, explain BONUS, explain score")),
    ("hint", N_("what you can do now")),
    ("undo", N_("undo a move, where the task says so and in an exam")),
    ("score", N_("the points so far")),
    ("quit", N_("stop; next time you continue here")),
)
_TURN_BEGINS = (Phase.BEFORE_ROLL, Phase.SOLO_ROLL)
_GAME_WORDS = ("log", "save")  # of a game, and of no use in a lesson


class LessonSession(Session):
    """Runs one lesson in line mode. `note(step)` gets every step that is reached."""

    def __init__(self, run: Run, console: Console, note: Callable[[int], None]) -> None:
        super().__init__(KeptGame(run.game, Occasion(Kind.LESSON)), console)
        self._run, self._note = run, note
        self.finished = False
        for word in _GAME_WORDS:
            self._commands.pop(word, None)
        self._commands |= {"task": self._task, "solution": self._solution, "help": self.help, "quit": self.stop}
        self._commands["undo"] = lambda rest: self.play(UNDO)

    def run(self) -> None:
        """Go through the lesson until it is finished, somebody quits, or the input ends."""
        self._show_step()
        try:
            while not self._quit and not self.finished:
                self._read(self._console.ask("> "))
        except (InputEnded, KeyboardInterrupt):
            self.stop("")

    def _show_step(self) -> None:
        run = self._run
        self.game = run.game
        lesson = run.file.lesson
        self._say()
        self._say(
            _("{sheet}: {title}, step {number} of {steps}").format(
                sheet=self.game.ruleset.title,
                title=lesson.title.now(),
                number=run.number + 1,
                steps=len(lesson.steps),
            )
        )
        self._say_wrapped(run.text)
        self._show_sheet()
        self._dice("")
        if not (run.step.ask or run.step.undo):
            self._say_wrapped(plain_list(self.game))
        self._task("")

    def _show_sheet(self) -> None:
        """The zone that the task is about, without points that are asked for; or the whole sheet and the rounds, where
        the answer could be anywhere."""
        game, step = self.game, self._run.step
        view, score = game.rules.view(game.position, LEARNER), game.scores()[LEARNER]
        if shown := tuple(zone for zone in view.zones if zone.name == self._run.zone):
            lines = draw_sheet(SheetView(shown, ()), score)
            lines = lines[1:] if step.ask else lines
        elif step.ask or step.goal or step.exam:
            lines = [*self._rounds(), *draw_sheet(view, score)]
        else:
            lines = []
        for line in lines:
            self._say(line)

    def _rounds(self) -> list[str]:
        """The round track, in games that have one."""
        track = self.game.rules.round_track(len(self.game.players))
        rounds = [f"{number} {bonus_name(word)}" if word else str(number) for number, word in enumerate(track, 1)]
        return [_("Rounds: {rounds}").format(rounds=", ".join(rounds)), ""] if rounds else []

    def by_number(self, text: str) -> str:
        return text if self._run.step.ask else super().by_number(text)

    def play(self, text: str) -> None:
        answer = right_answer(self._run, text)
        reply = self._run.attempt(text)
        self._show_events(list(reply.events))
        judged = answer.describe(answer.ask((experts_folder(),))) if answer else ""
        for said in filter(None, (reply.text, judged)):
            self._say_wrapped(said)
        match reply.verdict:
            case Verdict.PLAYED:
                self._show_exam()
            case Verdict.FAILED:
                self._run.restart()
                self._show_step()
            case Verdict.SOLVED if self._run.last:
                self.finished = True
            case Verdict.SOLVED:
                self._run.go_on()
                self._note(self._run.number)
                self._show_step()

    def _show_exam(self) -> None:
        """How the exam stands, and what can be done; the sheet at the start of a turn."""
        self._say()
        if self.game.phase in _TURN_BEGINS:
            self._sheet("")
        if standing := self._run.standing:
            self._say(standing_text(standing))
        self._dice("")
        self._say_wrapped(plain_list(self.game))

    def _task(self, rest: str) -> None:
        self._say_wrapped(_("Your task: {task}").format(task=self._run.task))

    def _solution(self, rest: str) -> None:
        if self._run.step.exam:
            self._say(_("There is no one solution to an exam: play as you see fit."))
        else:
            self._say(_("One solution: {solution}").format(solution=self._run.solution))

    def help(self, rest: str) -> None:
        how = _("Type a move, such as {move}, its number in the list, or the number asked for.")
        self._say_wrapped(how.format(move=self._run.game.moves()[0]))
        for line in command_lines(_HELP, WIDTH):
            self._say(line)

    def stop(self, rest: str) -> None:
        self._quit = True
        self._say(_("Next time you continue here."))
