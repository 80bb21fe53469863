"""A game: its players, its dice, its history, and what can be done now."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from datetime import date
from functools import cached_property
from typing import Any

from .dice import DiceSource, Outcome, Throw, roll
from .events import Event
from .fast_tuple import fast_tuple
from .history import Events, Step, Waypoint
from .moment import Moment
from .moves import Claim, Mark, Move, Take
from .notation import parse
from .phases import Phase
from .playable import PlayableRuleset
from .problems import Problem
from .record_lines import write_record
from .refusals import DiceWereRolled, GameIsOver, IllegalMove, NotAMove, NothingToUndo, NotYourMove, Refusal
from .rules import Decision, SheetView
from .scoring import RatingLevel, Score, rating, winners
from .zone_refusals import SayTheNumber


class GameError(Problem):
    """A game that cannot be started like this."""


_RECENT = 8  # steps whose events are kept


class Game:
    """One game from its start. Positions are values; the game is the one thing that changes."""

    def __init__(
        self,
        ruleset: PlayableRuleset,
        players: Sequence[str],
        dice: DiceSource,
        *,
        played_on: date | None = None,
        practice: bool = False,
        bots: Mapping[int, str] | None = None,
        coached: bool = False,
    ) -> None:
        """`bots` names the bots by the seats they play for; all others are people. `coached`: the coach was asked."""
        if len(players) not in ruleset.player_counts:
            counts = ruleset.player_counts
            raise GameError(
                "{sheet} is for {least} to {most} players, not {found}",
                sheet=ruleset.id,
                least=counts[0],
                most=counts[-1],
                found=len(players),
            )
        if not all(name.strip() for name in players):
            raise GameError("every player needs a name")
        if bots and not set(bots) <= set(range(len(players))):
            raise GameError("there is no seat {seat}", seat=max(bots) + 1)
        self.ruleset = ruleset
        self.rules = ruleset.rules
        self.players = tuple(players)
        self.dice = dice
        self.played_on = played_on or date.today()
        self.practice = practice
        self.bots = dict(bots or {})
        self.coached = coached
        self.steps: list[Step] = []
        self._recent: deque[Events] = deque(maxlen=_RECENT)
        self._seen: tuple[Any, Moment] | None = None  # the last position whose moment was asked for
        first = self.rules.start(len(players))
        self._now = Waypoint(self.rules, first.moves, position=first.position)

    @cached_property
    def opening(self) -> list[Event]:
        """What happened before the first decision."""
        events: list[Event] = []
        self.rules.start(len(self.players), events)
        return events

    @property
    def position(self) -> Any:
        return self._now.position

    @property
    def phase(self) -> Phase:
        return self.rules.phase(self.position)

    @property
    def moment(self) -> Moment:
        """The round, whose turn it is, the roll, what is waiting; cached, as it is asked for often."""
        position = self.position
        if self._seen is None or self._seen[0] is not position:
            self._seen = position, self.rules.moment(position)
        return self._seen[1]

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return self.rules.to_move(self.position)

    def moves(self) -> tuple[Move, ...]:
        return self._now.moves

    def play(self, move: Move | str) -> Events:
        """Make a move, given as a value or as its text; a roll takes its numbers from the game's dice."""
        return self._advance(move)

    def replay(self, move: Move | str, read_outcome: Callable[[Throw], Outcome]) -> Events:
        """Make a recorded move; `read_outcome` gives the recorded roll."""
        return self._advance(move, read_outcome)

    def _advance(self, move: Move | str, read_outcome: Callable[[Throw], Outcome] | None = None) -> Events:
        rules, now = self.rules, self._now
        move = self._legal(move)
        throw = outcome = None
        turn = now.leave()
        turn.carry_out(move)
        if move.throws:
            throw = turn.throw_in_hand()
            outcome = read_outcome(throw) if read_outcome else roll(self.dice, throw)
            turn.land(outcome)
        step = fast_tuple(Step, (now, move, throw, outcome))
        self._now = Waypoint(rules, (*turn.settle(),), step, turn)
        self.steps.append(step)
        events = Events(rules, step)
        self._recent.append(events)
        return events

    def _legal(self, move: Move | str) -> Move:
        """The legal move that is meant."""
        for legal in self._now.moves:
            if legal is move:  # as it came from the list
                return legal
        found = self.find(move)
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        return found

    def put(self, position: Any) -> None:
        """Continue from a position that was set up by hand, as lessons do; earlier steps are forgotten."""
        self.steps.clear()
        self._now = Waypoint(self.rules, self.rules.moves(position), position=position)

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move cannot be made now; None if it can."""
        found = self.find(move)
        return found if isinstance(found, Refusal) else None

    def find(self, move: Move | str) -> Move | Refusal:
        """The legal move that is meant, or why there is none."""
        if isinstance(move, str):
            text = move
            try:
                move = parse(text)
            except ValueError:
                return NotAMove(text)
        if move in self._now.moves:
            return move
        if isinstance(move, Take | Claim) and not move.mark.number:
            meant = [legal for legal in self._now.moves if without_number(legal) == move]
            if len(meant) == 1:
                return meant[0]
            if meant:
                return SayTheNumber(move.zone, move.mark.box)
        return self.rules.explain(self.position, move)

    def preview(self, move: Move | str) -> tuple[Decision[Any], list[Event]]:
        """The next decision and the events of a legal move; the game does not change. A roll cannot be previewed."""
        found = self._legal(move)
        if found.throws:
            return Decision(self.position, self.moves()), []
        log: list[Event] = []
        return self.rules.play(self.position, found, None, log), log

    def why_not_undo(self, by: int | None = None) -> Refusal | None:
        """Why the last step cannot be taken back by a seat, or else by the one that is to move; None if it can."""
        if not self.steps:
            return NothingToUndo()
        last = self.steps[-1]
        decided = self.rules.to_move(last.before.position)
        if self.practice:
            return NotYourMove() if decided in self.bots else None
        if self.to_move is None:
            return GameIsOver()
        if decided in self.bots or decided != (self.to_move if by is None else by):
            return NotYourMove()
        return DiceWereRolled() if last.throw else None

    def undo(self, by: int | None = None) -> Move:
        """Take back the last step and return its move."""
        if refusal := self.why_not_undo(by):
            raise IllegalMove(refusal)
        step = self.steps.pop()
        self._now = step.before
        return step.move

    def until(self, steps: int) -> "Game":
        """A copy of the game as it was after this many steps."""
        earlier = copy(self)
        earlier.steps = self.steps[:steps]
        earlier._now = self.steps[steps].before if steps < len(self.steps) else self._now
        return earlier

    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return self.opening + [event for step in self.steps for event in self.events_of(step)]

    def events_of(self, step: Step) -> Events:
        """What a step did; several ask about the latest steps, whose events are calculated once."""
        found = next((events for events in self._recent if events.step is step), None)
        return found or Events(self.rules, step)

    def last_events(self) -> Sequence[Event]:
        """What the last step did, or the opening."""
        return self.events_of(self.steps[-1]) if self.steps else self.opening

    def scores(self) -> tuple[Score, ...]:
        return tuple(self.rules.score(self.position, seat) for seat in range(len(self.players)))

    def sheets(self) -> tuple[SheetView, ...]:
        """The sheets of all players as they look now."""
        return tuple(self.rules.view(self.position, seat) for seat in range(len(self.players)))

    def winners(self) -> tuple[int, ...]:
        """The seats that lead; at the end, the winners."""
        return winners(self.scores(), best_zone_breaks_ties=self.rules.best_zone_breaks_ties)

    def rating(self, seat: int) -> RatingLevel | None:
        """The level of the solo rating table that a player's total reaches; None if the sheet has no table."""
        return rating(self.ruleset.ratings, self.scores()[seat].total)

    def record(self) -> str:
        """The game as text; see docs/notation.md."""
        return write_record(self)


def without_number(move: Move) -> Move:
    """The move with the number of its mark left out, as people may write it."""
    if isinstance(move, Take | Claim):
        return replace(move, mark=Mark(move.mark.box, 0, move.mark.way))
    return move
