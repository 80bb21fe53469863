"""A lesson in line mode: says what it is about, reads attempts and words until the lesson or the input ends."""

from collections.abc import Callable

from ..engine.rules import SheetView
from ..language import N_, _
from ..lessons.judging import right_answer
from ..lessons.laying import LEARNER
from ..lessons.running import UNDO, Run, Verdict
from ..text.names import bonus_name
from ..text.player_names import shown_names
from ..text.sheet import draw_sheet
from ..text.spoken_sheet import speak_of
from .answers import HELP, answer, show_dice, show_sheet, typed_move
from .console import Console, InputEnded, command_lines
from .fitting import MOST_WORDS, fitting
from .listing import INDENT, all_moves, best_moves, plain_moves
from .played import describe_played, foresee

_HELP = (
    ("task", N_("what is asked for")),
    ("solution", N_("one way to do it")),
    ("sheet", N_("the whole sheet")),
    *HELP,
    ("hint", N_("what you can do now")),
    ("undo", N_("undo a move, where the task says so and in an exam")),
    ("score", N_("the points so far")),
    ("quit", N_("stop; next time you continue here")),
)
_MOST_LISTED = 20  # moves that are all listed


class LessonSession:
    """Runs one lesson in line mode. `note(step)` gets every step that is reached, and says whether it could be kept."""

    def __init__(self, run: Run, console: Console, note: Callable[[int], bool]) -> None:
        self._run, self._console, self._note = run, console, note
        self._say, self._tell = console.say, console.tell
        speak_of(run.game.ruleset.dice)
        self._quit = self.finished = False
        self._kept = True
        self._commands: dict[str, Callable[[], None]] = {
            "task": self._task,
            "solution": self._solution,
            "undo": lambda: self._attempt(UNDO),
            "help": self._help,
            "quit": self._stop,
        }
        self._in_exam: dict[str, Callable[[], None]] = {
            "hint": self._refuse_hints,
            "hints": self._refuse_hints,
            "preview": self._refuse_hints,
            "moves": self._show_all_moves,
        }

    def run(self) -> None:
        """Go through the lesson until it is finished, somebody quits, or the input ends."""
        self._show_step()
        try:
            while not self._quit and not self.finished:
                self._read(self._console.ask("> "))
        except (InputEnded, KeyboardInterrupt):
            self._stop()

    def _read(self, line: str) -> None:
        word, game = line.partition(" ")[0], self._run.game
        if word in self._commands:
            self._commands[word]()
        elif self._run.step.exam and word in self._in_exam:
            self._in_exam[word]()
        elif (answered := answer(game, line)) is not None:
            self._console.say_all(answered)
        elif typed := line if self._run.step.ask else typed_move(game, line):
            self._attempt(typed)

    def _show_step(self) -> None:
        run = self._run
        self._say()
        self._say(_("{what}: {detail}").format(what=run.game.ruleset.title, detail=run.title))
        self._tell(run.text)
        self._show_sheet()
        self._console.say_all(show_dice(run.game))
        if not (run.step.ask or run.step.undo):
            self._show_moves()
        self._task()

    def _show_sheet(self) -> None:
        """The zone that the task is about, without points that are asked for; or the whole sheet and the rounds, where
        the answer could be anywhere."""
        game, step = self._run.game, self._run.step
        view, score = game.rules.view(game.position, LEARNER), game.scores()[LEARNER]
        if shown := tuple(zone for zone in view.zones if zone.name == self._run.zone):
            lines = draw_sheet(SheetView(shown, ()), score)
            lines = lines[1:] if step.ask else lines
        elif step.ask or step.goal or step.exam:
            lines = [*self._rounds(), *draw_sheet(view, score)]
        else:
            lines = []
        self._console.say_all(lines)

    def _rounds(self) -> list[str]:
        """The round track, in games that have one."""
        game = self._run.game
        track = game.rules.round_track(len(game.players))
        rounds = [f"{number} {bonus_name(word)}" if word else str(number) for number, word in enumerate(track, 1)]
        return [_("Rounds: {rounds}").format(rounds=", ".join(rounds)), ""] if rounds else []

    def _attempt(self, typed: str) -> None:
        game, step = self._run.game, self._run.step
        foreseen = None if step.ask or step.then else foresee(game, typed)  # what follows by itself is shown in full
        right = right_answer(self._run, typed)
        reply = self._run.attempt(typed)
        for line in describe_played(game, foreseen, reply.events, shown_names(game.players)):
            self._tell(line)
        judged = right.describe(right.ask()) if right else ""
        for said in filter(None, (reply.text, judged)):
            self._tell(said)
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
                self._kept = self._note(self._run.number)
                self._show_step()

    def _show_exam(self) -> None:
        """Where the exam stands, and what can be done; the sheet where the dice are rolled next."""
        game = self._run.game
        self._say()
        if game.phase.awaits_dice:
            self._console.say_all(show_sheet(game))
        if standing := self._run.standing:
            self._say(standing.text)
        self._console.say_all(show_dice(game))
        self._show_moves()

    def _show_moves(self) -> None:
        """What can be done: all of it unless that is too much, with the gains unless this is an exam."""
        game, exam = self._run.game, self._run.step.exam
        entries = plain_moves(game) if exam else all_moves(game)
        lines = [str(entry) for entry in entries]
        if len(entries) > _MOST_LISTED:
            lines = fitting(entries if exam else best_moves(game), len(entries), MOST_WORDS)
        for line in lines:
            self._tell(line, further=INDENT)

    def _show_all_moves(self) -> None:
        """Every move of an exam, without what it gains."""
        for entry in plain_moves(self._run.game):
            self._tell(str(entry), further=INDENT)

    def _refuse_hints(self) -> None:
        self._say(_("There are no hints in the exam."))

    def _task(self) -> None:
        self._tell(_("Your task: {task}").format(task=self._run.task))

    def _solution(self) -> None:
        if self._run.step.exam:
            self._say(_("An exam has no single solution: play as you see fit."))
        else:
            self._say(_("One solution: {solution}").format(solution=self._run.solution))

    def _help(self) -> None:
        how = _("Type a move, such as {move}, its number in the list, or the number asked for.")
        self._tell(how.format(move=self._run.game.moves()[0]))
        self._console.say_all(command_lines(_HELP))

    def _stop(self) -> None:
        self._quit = True
        self._say(_("Next time you continue here.") if self._kept else _("How far you are could not be stored."))
