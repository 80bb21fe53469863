"""The story of a game, which grows with every step and goes back with every undo."""

from collections.abc import Sequence
from typing import Any

from ..engine.events import Event, RoundStarted, TurnStarted
from ..engine.game import Game
from ..hints.links import happenings
from ..text.links import printed_boxes
from ..text.story import StoryLine, StoryWriter


class Story:
    """All lines so far; those of a mark have its points."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        rules = game.rules
        self._rules = rules
        printed = printed_boxes(rules.view(game.position, 0), game.ruleset.zone_kind)
        self._writer = StoryWriter(tuple(names), printed, rules.round_track(len(game.players)))
        self._before: list[int] = []  # how many lines there were before each step
        self.lines: tuple[StoryLine, ...] = ()
        first = game.until(0)
        self._add(first.position, first.position, _opening(first))
        self.catch_up(game)

    def catch_up(self, game: Game) -> None:
        """Add the steps that are not in the story yet."""
        steps = len(game.steps)
        for number in range(len(self._before) + 1, steps + 1):
            self._before.append(len(self.lines))
            here = game if number == steps else game.until(number)
            self._add(here.steps[-1].before.position, here.position, here.last_events())

    def _add(self, before: Any, after: Any, events: Sequence[Event]) -> None:
        found = happenings(self._rules, before, after, events)
        speaking = next((line.seat for line in reversed(self.lines) if line.heading), None)
        self.lines += tuple(self._writer.write(found, speaking))

    def lines_at(self, step: int) -> tuple[StoryLine, ...]:
        """The story up to this many steps."""
        return self.lines[: self._before[step]] if step < len(self._before) else self.lines

    def lines_of(self, step: int) -> tuple[StoryLine, ...]:
        """What one step said, counted from 1; 0 is the opening."""
        start = self._before[step - 1] if step else 0
        return self.lines_at(step)[start:]

    def last_step(self) -> str:
        """What the last step did, in a few sentences; nothing if it only rolled dice, and nothing of bonuses that wait,
        which the prompt names."""
        lines = self.lines_of(len(self._before))
        happened = [line for line in lines if not (line.dice or line.names_a_turn or line.waits)]
        return " ".join(line.as_sentence for line in happened)

    def take_back(self) -> None:
        """Forget the last step."""
        self.lines = self.lines[: self._before.pop()]


def _opening(game: Game) -> Sequence[Event]:
    """What happened before the first step; for a position that is set up by hand, only where it is."""
    if game.position == game.rules.start(len(game.players)).position:
        return game.opening
    return RoundStarted(0, game.moment.round), TurnStarted(game.moment.active)
