"""A replay in words: its turns, its moments, and the whole of it as plain text."""

from collections.abc import Iterator, Sequence

from ..engine.events import RoundStarted, TurnStarted
from ..language import _
from ..text.events import describe_event, describe_events
from ..text.result import describe_result, describe_scores
from ..text.sheet import draw_sheet
from .moments import Replay, Turn

_INDENT = " " * 4


def turn_text(turn: Turn, names: Sequence[str]) -> str:
    """The heading of a turn."""
    if turn.seat is None:
        return _("Round {round}: round bonuses").format(round=turn.round)
    return _("Round {round}: {player}").format(round=turn.round, player=names[turn.seat])


def describe_step(replay: Replay, moment: int, names: Sequence[str]) -> list[str]:
    """What the step to this moment did, a sentence for each event."""
    return describe_events(replay.events[moment], names, replay.at(moment).sheets())


def describe_replay(replay: Replay, names: Sequence[str]) -> Iterator[str]:
    """The whole game: every step under its turn, with its number and its notation; then the sheets and the result."""
    game = replay.at(replay.last)
    game.players = tuple(names)  # the result uses the names as they are shown
    yield f"{game.ruleset.title} - {', '.join(names)}, {game.played_on.isoformat()}"
    for moment in range(replay.last + 1):
        yield from _describe_move(replay, moment, names)
    for seat, name in enumerate(names):
        yield ""
        yield _("Sheet of {player}").format(player=name)
        yield from draw_sheet(game.rules.view(game.position, seat), game.scores()[seat])
    yield ""
    yield from describe_result(game) if game.to_move is None else describe_scores(game)


def _describe_move(replay: Replay, moment: int, names: Sequence[str]) -> Iterator[str]:
    step, mover = replay.step(moment), replay.mover(moment)
    if step and mover is not None:
        yield f"{moment}. {names[mover]}: {step.move}"
    turn = replay.turns[replay.turn(moment)]
    opened = False
    sheets = replay.at(moment).sheets()
    for event in replay.events[moment]:
        if not isinstance(event, RoundStarted | TurnStarted):
            yield f"{_INDENT}{describe_event(event, names, sheets)}"
        elif not opened:
            opened = True
            yield ""
            yield turn_text(turn, names)
