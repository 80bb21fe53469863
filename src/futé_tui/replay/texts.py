"""A replay in words: its turns, its moments, and the whole of it as plain text."""

from collections.abc import Iterator, Sequence

from ..language import _
from ..table.story import Story
from ..text.dates import day_text
from ..text.result import describe_result, describe_scores
from ..text.sheet import draw_sheet
from ..text.story import StoryLine, plain_story
from .moments import Replay, Turn


def turn_text(turn: Turn, names: Sequence[str]) -> str:
    """The heading of a turn."""
    if turn.seat is None:
        return _("Round {round}: round bonuses").format(round=turn.round)
    return _("Round {round}: {player}").format(round=turn.round, player=names[turn.seat])


def begin_text(turn: Turn, names: Sequence[str]) -> str:
    """That a turn begins."""
    if turn.seat is None:
        return f"{turn_text(turn, names)}."
    return _("Round {round}: {player} is next.").format(round=turn.round, player=names[turn.seat])


def describe_step(story: Story, moment: int, speaking: int | None, names: Sequence[str]) -> list[str]:
    """What the step to this moment did, in the words of the log, after a heading about one player. Whose turn is next
    belongs to the moment after."""
    lines = [line for line in story.lines_of(moment) if not (moment and line.names_a_turn)]
    texts = [line.told_by(speaking, names) if line.what else _text(line) for line in lines]
    texts = [f"{text} ({line.points})" if line.points else text for line, text in zip(lines, texts, strict=True)]
    return [text if text.endswith(".") else f"{text}." for text in texts]


def _text(line: StoryLine) -> str:
    """A line about nobody's sheet; with dice that were rolled: `Rolled: 2 3 4`."""
    if not line.dice:
        return line.text
    return _("{what}: {detail}").format(what=line.text, detail=" ".join(str(shown) for _die, shown in line.dice))


def describe_replay(replay: Replay, names: Sequence[str]) -> Iterator[str]:
    """The whole game: its story, every step with its number and its notation; then the sheets and the result."""
    game = replay.at(replay.last)
    game.players = tuple(names)  # the result uses the names as they are shown
    yield f"{game.ruleset.title} - {', '.join(names)}, {day_text(game.played_on)}"
    story = Story(game, names)
    for moment in range(replay.last + 1):
        yield from _describe_move(replay, story, moment, names)
    for seat, name in enumerate(names):
        yield ""
        yield _("{player}'s sheet").format(player=name)
        yield from draw_sheet(game.rules.view(game.position, seat), game.scores()[seat])
    yield ""
    yield from describe_result(game) if game.to_move is None else describe_scores(game)


def _describe_move(replay: Replay, story: Story, moment: int, names: Sequence[str]) -> Iterator[str]:
    step, mover = replay.step(moment), replay.mover(moment)
    if step and mover is not None:
        what = f"{moment}. {names[mover]}"
        yield _("{what}: {detail}").format(what=what, detail=step.move)
    before_was_heading = False
    for line, text in zip(lines := story.lines_of(moment), plain_story(lines), strict=True):
        if line.heading and not before_was_heading:
            yield ""
        yield text if line.heading else f"  {text}"
        before_was_heading = line.heading
