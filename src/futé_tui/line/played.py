"""What a move did, in lines: what was marked, points and gains first, then what followed."""

from collections.abc import Sequence

from ..engine import events as e
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import Move
from ..hints.preview import Preview, preview
from ..language import _
from ..text.events import describe_events
from ..text.worth import done_line_of

_SAID_WITH_THE_MARK = (
    e.DiePlaced,
    e.BoxMarked,
    e.BonusGained,
    e.BonusUsed,
    e.BonusLost,
    e.ActionUnlocked,
    e.ActionUsed,
)


def _said_with_the_mark(event: Event) -> bool:
    return isinstance(event, _SAID_WITH_THE_MARK) or (isinstance(event, e.DieUsed) and not event.extra)


def foresee(game: Game, typed: str) -> Preview | None:
    """The preview of a typed move; None if it rolls dice, or is no move."""
    found = game.find(typed)
    return preview(game, found) if isinstance(found, Move) and not found.throws else None


def describe_played(game: Game, found: Preview | None, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What a move did; `found` is its preview, if it marks a box."""
    if found is None or not found.marks:
        return describe_events(events, names, game.sheets())
    rounds = [place for place, event in enumerate(events) if isinstance(event, e.RoundStarted)]
    end = rounds[0] if rounds else len(events)
    rest = [event for event in events[:end] if event.seat != found.seat or not _said_with_the_mark(event)]
    rest += events[end:]
    head = _("{who} {what}.").format(who=names[found.seat], what=done_line_of(found))
    return [head, *describe_events(rest, names, game.sheets())]
