"""A lesson in progress: the current step, the game on the table, and a reply to every attempt."""

from dataclasses import dataclass
from enum import Enum, auto
from itertools import takewhile

from ..engine.dice import FairShareDice
from ..engine.events import Event, RoundStarted
from ..engine.game import Game
from ..engine.moves import Move, zone_marked
from ..engine.notation import parse
from ..engine.refusals import IllegalMove, Refusal
from ..language import _
from ..text.lesson_answers import answer_sentence, solution_lines
from ..text.refusals import describe_refusal
from .exams import ExamStanding, standing_in
from .facts import fact, filled_in
from .goals import accepted, accepts, achieved, matches, shortfalls, text_on
from .laying import lay, make
from .loader import LessonError, LessonFile
from .schema import Step, Text

UNDO = "undo"  # the attempt to take back a move


class Verdict(Enum):
    """The result of an attempt. `PLAYED`: a move of an exam that goes on; `FAILED`: its end without enough points."""

    WRONG = auto()
    SOLVED = auto()
    PLAYED = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to an attempt, and the events on the table if it changed something there."""

    verdict: Verdict
    text: str = ""
    events: tuple[Event, ...] = ()

    @property
    def solved(self) -> bool:
        return self.verdict is Verdict.SOLVED


class Run:
    """One lesson, from one of its steps on; `go_on` leads from a solved step to the next."""

    def __init__(self, file: LessonFile, number: int = 0) -> None:
        """Begin at a step; LessonError if the table of a step cannot be set up, or lacks what its text is about."""
        self.file = file
        self.number = min(number, len(file.lesson.steps) - 1)
        try:
            self.texts = tuple(
                filled_in(step.text.now(), self._game_at(place)) for place, step in enumerate(file.lesson.steps)
            )
            self.game = self._game_at(self.number)
        except (ValueError, IllegalMove) as error:
            raise LessonError([f"{file.path}: {error}"]) from None

    @property
    def step(self) -> Step:
        return self.file.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        return self.number + 1 == len(self.file.lesson.steps)

    @property
    def title(self) -> str:
        """The title of the lesson with the number of the step; an exam has only one."""
        title, steps = self.file.lesson.title.now(), len(self.file.lesson.steps)
        text = _("{title} (step {number} of {steps})")
        return text.format(title=title, number=self.number + 1, steps=steps) if steps > 1 else title

    @property
    def text(self) -> str:
        """What the step is about."""
        return self._filled_in(self.step.text)

    @property
    def task(self) -> str:
        return self._filled_in(self.step.task)

    @property
    def solution(self) -> str:
        """A move that solves the task, the number asked for, or `undo`; an exam has none."""
        step = self.step
        if step.ask:
            return str(fact(step.ask, self.game))
        if not step.moves:
            return UNDO if step.undo else ""
        legal = accepted(step, self.game)
        named = (str(move) for pattern in step.moves for move in legal if matches(pattern, move))
        return next(named, str(legal[0]))

    @property
    def solution_text(self) -> str:
        """One way to solve the task and what it gains, or the number asked for; an exam has no solution."""
        step = self.step
        if step.exam:
            return _("An exam has no single solution: play as you see fit.")
        if step.ask:
            return _("The answer: {number}").format(number=self.solution)
        move, *gains = [_("undo the last move")] if step.undo else solution_lines(self.game, parse(self.solution))
        return "\n".join((_("One solution: {solution}").format(solution=move), *gains))

    @property
    def zone(self) -> str:
        """The zone that the task is about; empty if it is about none."""
        step = self.step
        if step.ask:
            return step.ask.split()[0]
        if step.goal or not step.moves:
            return step.goal.zone if step.goal else ""
        return zone_marked(parse(self.solution), self.game.rules.follow_zone(self.game.position))

    @property
    def standing(self) -> ExamStanding | None:
        """Where the exam stands; None if the step is not an exam."""
        step = self.step
        return standing_in(self.game, step.exam, step.start.round) if step.exam and step.start else None

    def attempt(self, typed: str | Move) -> Reply:
        """Reply to a move, a number or `undo`; only a solution, or a move of an exam, changes the table."""
        if typed == UNDO:
            return self.take_back()
        if self.step.ask:
            return self._answer_number(str(typed))
        found = self.game.find(typed)
        if isinstance(found, Refusal):
            return self._wrong(describe_refusal(found), self._remark(str(typed)))
        if self.step.exam:
            return self._play_exam(found)
        if self.step.undo:
            return self._wrong(self._filled_in(self.step.wrong))
        if not self.accepts(found):
            return self._wrong(self._remark(str(found)) or self._not_the_task(found))
        answer = answer_sentence(self.game, found)
        events = self._make(found)
        said = text_on(self.step.praise, found) or self.step.after
        return Reply(Verdict.SOLVED, filled_in(said.now(), self.game, answer), tuple(events))

    def take_back(self) -> Reply:
        """Undo the last move, where that is the task or an exam allows it."""
        if not (self.step.undo or self.step.exam):
            return self._wrong(_("There is nothing to undo: only a right move changes the table here."))
        if refusal := self.game.why_not_undo():
            return self._wrong(describe_refusal(refusal))
        self.game.undo()
        return Reply(Verdict.PLAYED) if self.step.exam else Reply(Verdict.SOLVED, self._filled_in(self.step.after))

    def accepts(self, move: Move) -> bool:
        """Whether a legal move solves the task."""
        return accepts(self.step, self.game, move)

    def go_on(self) -> None:
        """Go to the next step: to its own position, or on from the one on the table."""
        self.number += 1
        if self.step.start is not None:
            self.restart()

    def restart(self) -> None:
        """Set up the table of this step again."""
        self.game = self._game_at(self.number)

    def _play_exam(self, move: Move) -> Reply:
        events = tuple(takewhile(lambda event: not isinstance(event, RoundStarted), self.game.play(move)))
        standing = self.standing
        assert standing is not None
        if not standing.over:
            return Reply(Verdict.PLAYED, events=tuple(self.game.last_events()))
        reached = _("{points} points; the goal was {wanted}.").format(points=standing.points, wanted=standing.wanted)
        verdict, said = (Verdict.SOLVED, self.step.after) if standing.passed else (Verdict.FAILED, self.step.wrong)
        return Reply(verdict, f"{reached} {self._filled_in(said)}".strip(), events)

    def _answer_number(self, typed: str) -> Reply:
        try:
            number = int(typed)
        except ValueError:
            return self._wrong(_("Type a number."))
        if number != fact(self.step.ask, self.game):
            return self._wrong(self._remark(str(number)), self._filled_in(self.step.wrong))
        return Reply(Verdict.SOLVED, self._filled_in(self.step.after))

    def _make(self, move: Move) -> list[Event]:
        """Play the move and what follows; events of a new round are left out, because no lesson goes that far."""
        events = make(self.game, self.step, move)
        return list(takewhile(lambda event: not isinstance(event, RoundStarted), events))

    def _game_at(self, number: int) -> Game:
        """The game at a step: the last position laid before it, with the solutions of the steps in between played."""
        steps = self.file.lesson.steps
        first = max(i for i in range(number + 1) if steps[i].start is not None)
        start = steps[first].start
        assert start is not None
        game = lay(self.file.sheet, start)
        for step in steps[first:number]:
            if step.moves:
                make(game, step, step.moves[0])
            elif step.undo:
                game.undo()
        if exam := steps[number].exam:
            game.dice = FairShareDice(exam.seed)  # they fall alike at the same moment: the same moves, the same dice
        return game

    def _remark(self, attempt: str) -> str:
        """The lesson's own remark on this attempt, if there is one."""
        return self._filled_in(text_on(self.step.remarks, attempt))

    def _not_the_task(self, move: Move) -> str:
        """Why a legal move does not solve the task."""
        goal, own = self.step.goal, self._filled_in(self.step.wrong)
        missing = shortfalls(goal, achieved(self.game, move)) if goal and not move.throws else ()
        return " ".join((*missing, own)).strip() or _("The rules allow that, but the task asks for something else.")

    def _wrong(self, *sentences: str) -> Reply:
        return Reply(Verdict.WRONG, " ".join(filter(None, sentences)) or _("Not quite. Try again."))

    def _filled_in(self, text: Text | None) -> str:
        return filled_in(text.now(), self.game) if text else ""
