"""The story of a game, which grows with every step and goes back with every undo."""

from collections.abc import Iterable, Sequence

from ..engine.events import Event
from ..engine.game import Game
from ..text.story import StoryLine, printed_boxes, story_lines


class Story:
    """All lines so far; the last line of a step has the points that the step brought."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._names = names
        self._printed = printed_boxes(game.rules.view(game.position, 0))
        self._platter = bool(game.rules.round_track(len(game.players)))
        self._before: list[int] = []  # how many lines there were before each step
        self.lines: tuple[StoryLine, ...] = ()
        self._add(game.opening, 0)
        self.catch_up(game)

    def catch_up(self, game: Game) -> None:
        """Tell what the steps have brought that are not in the story yet."""
        steps = len(game.steps)
        for number in range(len(self._before) + 1, steps + 1):
            self._add_step(game if number == steps else game.until(number))

    def _add_step(self, game: Game) -> None:
        """Tell what the last step of a game has brought."""
        last = game.steps[-1]
        seat = game.rules.to_move(last.before.position) or 0
        before = game.rules.score(last.before.position, seat).total
        self._before.append(len(self.lines))
        self._add(game.last_events(), game.scores()[seat].total - before)

    def _add(self, events: Iterable[Event], gained: int) -> None:
        lines = list(story_lines(events, self._names, self._printed, platter=self._platter))
        for number, line in enumerate(lines):
            if gained and line.colour and not line.heading:
                lines[number] = line._replace(points=f"{gained:+}")
                break
        self.lines += tuple(lines)

    def lines_at(self, step: int) -> tuple[StoryLine, ...]:
        """The story up to so many steps."""
        return self.lines[: self._before[step]] if step < len(self._before) else self.lines

    def take_back(self) -> None:
        """Forget the last step."""
        self.lines = self.lines[: self._before.pop()]
